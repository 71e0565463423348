import { expect, test } from 'vitest';
import { huddlesTakeMs, otherThanOnePage, tightestEdition } from '../testing/longest-huddles.ts';

test(
  'the huddle about each of the fifty exercises is one page of Letter paper in Spanish',
  async () => {
    expect(await otherThanOnePage(...tightestEdition)).toEqual([]);
  },
  huddlesTakeMs,
);
