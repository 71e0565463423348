import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { type Language, locales } from '#contract/pages/languages.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/** How a date is written: in English as specified, in other languages by Intl, one part after the other. */
const formats = {
  day: { en: 'dddd, MMMM Do YYYY', parts: [{ dateStyle: 'full' }] },
  longDay: { en: 'MMMM D, YYYY', parts: [{ dateStyle: 'long' }] },
  shortDay: { en: 'MMM D, YYYY', parts: [{ day: 'numeric', month: 'short', year: 'numeric' }] },
  dayOfYear: { en: 'MMMM D', parts: [{ day: 'numeric', month: 'long' }] },
  moment: {
    en: 'dddd, MMMM Do YYYY, h:mm a',
    parts: [{ dateStyle: 'full' }, { hour: 'numeric', minute: '2-digit' }],
  },
} as const satisfies Record<string, { en: string; parts: readonly Intl.DateTimeFormatOptions[] }>;

export type WrittenAs = keyof typeof formats;

/** "Nov 28, 2026" in the reader's time zone, or as the other language writes it: "28 nov 2026". */
export function writeDate(
  instant: Date | string,
  as: WrittenAs,
  timeZone: string,
  language: Language,
): string {
  const { en, parts } = formats[as];
  if (language === 'en') return dayjs(instant).tz(timeZone).format(en);
  return parts
    .map((part) =>
      new Intl.DateTimeFormat(locales[language], { ...part, timeZone }).format(new Date(instant)),
    )
    .join(', ');
}

/**
 * "Wednesday, July 1st 2026" in the specification's format, or as the other language writes it; the day in the reader's time
 * zone. Where that is unknown it is the day in UTC, which the text then says.
 */
export function showDate(instant: Date | string, timeZone: string | null, language: Language): string {
  const day = writeDate(instant, 'day', timeZone ?? 'UTC', language);
  return timeZone ? day : `${day} (UTC)`;
}

/** A day of the calendar as the specification has it, "2026-12-01", or as the other language writes it. */
export function showDay(day: string, language: Language): string {
  return language === 'en' ? day : writeDate(day, 'longDay', 'UTC', language);
}

/** "month", "3 months", as they stand after "every". */
export function showInterval(months: number, language: Language): string {
  if (language === 'en') return months === 1 ? 'month' : `${months} months`;
  return months === 1 ? 'mes' : `${months} meses`;
}
