import { expect, test, vi } from 'vitest';
import { formatDate, formatDayOfList } from './dates.ts';
import { dateInWords } from './dates-in-words.ts';

const instant = '2026-07-01T15:45:00';

test.each([
  ['ll', 'Jul 1, 2026', '1 jul 2026'],
  ['llll', 'Wed, Jul 1, 2026 3:45 PM', 'mié, 1 jul 2026, 3:45 p.m.'],
  ['dddd, MMMM Do YYYY', 'Wednesday, July 1st 2026', 'miércoles, 1 de julio de 2026'],
  [
    'dddd, MMMM Do YYYY, h:mm a',
    'Wednesday, July 1st 2026, 3:45 pm',
    'miércoles, 1 de julio de 2026, 3:45 p.m.',
  ],
  ['dddd', 'Wednesday', 'miércoles'],
  ['dddd, MMMM Do', 'Wednesday, July 1st', 'miércoles, 1 de julio'],
  ['MMM D', 'Jul 1', '1 jul'],
  ['h:mm a', '3:45 pm', '3:45 p.m.'],
] as const)('the format %s is %s in English and %s in Spanish', (format, english, spanish) => {
  expect(formatDate(instant, format)).toBe(english);
  expect(dateInWords(new Date(instant), format, 'es').replaceAll(/[  ]/g, ' ')).toBe(spanish);
});

test('a day of a list has its year only where it is not this one', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00') });
  expect(formatDayOfList('2026-01-01T12:00:00')).toBe('Jan 1');
  expect(formatDayOfList('2025-12-31T12:00:00')).toBe('Dec 31, 2025');
  vi.useRealTimers();
});
