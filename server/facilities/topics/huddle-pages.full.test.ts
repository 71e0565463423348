import { expect, test } from 'vitest';
import { huddlesTakeMs, otherEditions, otherThanOnePage } from '../testing/longest-huddles.ts';

test.each(otherEditions)(
  'the huddle about each of the fifty exercises is one page of %s paper: %s',
  async (paper, language) => {
    expect(await otherThanOnePage(paper, language)).toEqual([]);
  },
  huddlesTakeMs,
);
