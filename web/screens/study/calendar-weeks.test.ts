import { expect, test } from 'vitest';
import { calendarWeeks } from './calendar-weeks.ts';

test('a month begins on its weekday, and has all its days in order', () => {
  expect(calendarWeeks(2026, 11)[0]).toEqual([null, null, 1, 2, 3, 4, 5]);
  expect(calendarWeeks(2026, 11).at(-1)).toEqual([27, 28, 29, 30, 31, null, null]);
  expect(calendarWeeks(2026, 1)).toHaveLength(4);
  for (const month of Array(14).keys()) {
    const days = calendarWeeks(2027, month).flat();
    const numbers = days.filter((day) => day !== null);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect([days.length % 7, numbers.length]).toEqual([
      0,
      new Date(Date.UTC(2027, month + 1, 0)).getUTCDate(),
    ]);
  }
});
