import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import { language } from '#web/lib/language.ts';
import { type DateFormat, type DayFormat, dateInWords } from './dates-in-words.ts';

dayjs.extend(advancedFormat);
dayjs.extend(localizedFormat);

/**
 * Formats an instant (ISO 8601) or a day in the reader's time zone: in American English, letter by letter as specified
 * (docs/product-decisions.md#date-formats), or in the language of the build.
 */
export function formatDate(instant: string, format: DateFormat | DayFormat): string {
  const date = dayjs(instant);
  return language === 'en' ? date.format(format) : dateInWords(date.toDate(), format, language);
}

/** A day of a list, with its year only where it is not this one. */
export function formatDayOfList(instant: string): string {
  return formatDate(instant, dayjs(instant).isSame(dayjs(), 'year') ? 'MMM D' : 'll');
}

/** Formats the day that begins at this instant in UTC, such as the end of a facility: one day for readers in every zone. */
export function formatUtcDay(instant: string): string {
  return formatDate(instant.slice(0, 'YYYY-MM-DD'.length), 'll');
}

/** This many months from now, as an instant. In a month that is too short it is the last day. */
export function monthsFromNow(months: number): string {
  return dayjs().add(months, 'month').toISOString();
}
