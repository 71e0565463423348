import { expect, test } from 'vitest';
import { instrumentFile } from '#contract/study-instruments.ts';
import { sampleFab, sampleShortFesI } from '../testing/sample-instruments.ts';
import { scoreOf } from './score.ts';

const shortFesI = instrumentFile.parse(sampleShortFesI);
const fab = instrumentFile.parse(sampleFab);

const given = (...values: (number | null)[]) =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

/** By the rule of the FES-I: the sum, divided by the number of answered items, times the number of items, rounded up. */
test.each([
  ['all at the lowest', given(1, 1, 1, 1, 1, 1, 1), 7],
  ['all at the highest', given(4, 4, 4, 4, 4, 4, 4), 28],
  ['a sum', given(1, 2, 3, 4, 1, 2, 3), 16],
  ['one missing, 13 of six items: 15.17 is rounded up', given(1, 2, 3, 4, 1, 2, null), 16],
  ['one missing, 12 of six items: exactly 14', given(2, 2, 2, 2, 2, 2, null), 14],
  ['two missing: no score', given(1, 2, 3, 4, 1, null, null), null],
  ['nothing', {}, null],
])('Short FES-I, %s', (_what, answers, score) => {
  expect(scoreOf(shortFesI, answers)).toBe(score);
});

const all = (value: number | null) => given(...Array.from({ length: 24 }, () => value));

test('a mean turns the reversed items around, and leaves out what does not apply', () => {
  expect(scoreOf(fab, all(4))).toBe(3.75);
  expect(scoreOf(fab, { ...all(4), 2: 1, 5: 1 })).toBe(4);
  expect(scoreOf(fab, { ...all(3), 1: 5, 3: null, 2: 2, 5: 2 })).toBe(3);
});

test('a mean needs as many answers as its file says', () => {
  const some = Object.fromEntries(Object.entries(all(2)).slice(0, 18));
  expect(scoreOf(fab, some)).not.toBeNull();
  expect(scoreOf(fab, { ...some, 1: null })).toBeNull();
  expect(scoreOf(fab, { ...some, 1: 5 })).toBeNull();
});
