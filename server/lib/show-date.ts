import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { type Language, locales } from '#contract/pages/languages.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/**
 * "Wednesday, July 1st 2026" in the specification's format, or as the other language writes it; the day in the reader's time
 * zone. Where that is unknown it is the day in UTC, which the text then says.
 */
export function showDate(instant: Date | string, timeZone: string | null, language: Language): string {
  if (language !== 'en') return inWords(instant, timeZone, locales[language]);
  const format = 'dddd, MMMM Do YYYY';
  return timeZone
    ? dayjs(instant).tz(timeZone).format(format)
    : dayjs.utc(instant).format(`${format} [(UTC)]`);
}

/** "miércoles, 1 de julio de 2026" */
function inWords(instant: Date | string, timeZone: string | null, locale: string): string {
  const format = { dateStyle: 'full', timeZone: timeZone ?? 'UTC' } as const;
  const day = new Intl.DateTimeFormat(locale, format).format(new Date(instant));
  return timeZone ? day : `${day} (UTC)`;
}

/** A day of the calendar as the specification has it, "2026-12-01", or as the other language writes it. */
export function showDay(day: string, language: Language): string {
  if (language === 'en') return day;
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(day));
}

/** "month", "3 months", as they stand after "every". */
export function showInterval(months: number, language: Language): string {
  if (language === 'en') return months === 1 ? 'month' : `${months} months`;
  return months === 1 ? 'mes' : `${months} meses`;
}
