import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeCounts } from './safe-counts.ts';

test.each([
  ['fewer than five people answered', [1, 3, 0], null, [null, null, null]],
  ['every answer was chosen by five', [5, 6, 7], 18, [5, 6, 7]],
  ['two small answers hide each other', [3, 2, 40], 45, [null, null, 40]],
  ['one small answer hides the next smallest', [4, 9, 40], 53, [null, null, 40]],
  ['two small answers of four people hide the next smallest', [3, 1, 9, 40], 53, [null, null, null, 40]],
  ['answers that nobody chose are no exception', [0, 0, 9, 40], 49, [null, null, null, 40]],
  ['a question with one answer left to hide behind', [2, 30], 32, [null, null]],
  ['nothing was asked', [], null, []],
])('%s', (_case, counts, people, options) => {
  expect(safeCounts(counts)).toEqual({ people, options });
});

test('nothing that is shown, and nothing that can be computed from it, is about fewer than five people', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 7 }), (counts) => {
      const { people, options } = safeCounts(counts);
      const shown = options.filter((count) => count !== null);
      expect(shown.filter((count) => count < 5)).toEqual([]);
      expect(people === null && shown.length > 0).toBe(false);
      if (people === null) return;
      expect(people).toBeGreaterThanOrEqual(5);
      const hidden = options.length - shown.length;
      const hiddenPeople = people - shown.reduce((sum, count) => sum + count, 0);
      if (hidden === 0) expect(hiddenPeople).toBe(0);
      else expect([hidden > 1, hiddenPeople >= 5]).toEqual([true, true]);
    }),
    { numRuns: 500 },
  );
});
