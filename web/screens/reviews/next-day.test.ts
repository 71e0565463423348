import { expect, test, vi } from 'vitest';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { gameOf, noonOf } from '#contract/testing/reviews.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { dayInWords, dayOf, daysUntilNext } from './next-day.ts';

await loadTexts();
vi.stubEnv('TZ', 'America/New_York');

test('a day is that of the player, from midnight to midnight, also where the clocks change', () => {
  expect(dayOf(new Date('2026-06-02T01:30:00.000Z'))).toEqual({
    start: '2026-06-01T04:00:00.000Z',
    end: '2026-06-02T04:00:00.000Z',
  });
  expect(dayOf(new Date('2026-11-01T12:00:00.000Z'))).toEqual({
    start: '2026-11-01T04:00:00.000Z',
    end: '2026-11-02T05:00:00.000Z',
  });
});

test('the next day is the first one on which something is offered, tomorrow at the earliest', () => {
  const schedule = scheduleOf(gameOf('1:✓'), []);
  expect(daysUntilNext(schedule, new Date(noonOf(1)))).toBe(3);
  expect(daysUntilNext(schedule, new Date(noonOf(3)))).toBe(1);
  expect(daysUntilNext(schedule, new Date(noonOf(30)))).toBe(1);
  expect(daysUntilNext([], new Date(noonOf(1)))).toBeNull();
});

test.each([
  [1, 'tomorrow'],
  [2, 'on Wednesday'],
  [6, 'on Sunday'],
  [7, 'on Monday, June 8th'],
  [40, 'on Saturday, July 11th'],
])('%i days after Monday, June 1st is told as "%s"', (days, words) => {
  expect(dayInWords(days, new Date(noonOf(1)))).toBe(words);
});
