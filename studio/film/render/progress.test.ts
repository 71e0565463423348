import { expect, test } from 'vitest';
import { progressLine, timeLeft } from './progress.ts';

test.each([
  [0.2, '1 s'],
  [59.4, '59 s'],
  [61, '1 min 0 s'],
  [206, '3 min 30 s'],
])('%d seconds are told as %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});

test('the bar tells the count and the time left at the speed so far', () => {
  expect(progressLine(0.25, '3 of 12 clips', 30)).toBe(
    '██████░░░░░░░░░░░░░░░░░░ 3 of 12 clips, 1 min 30 s left',
  );
  expect(progressLine(1, '12 of 12 clips', 95)).toContain('done in 1 min 40 s');
});
