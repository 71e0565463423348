import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import localizedFormat from 'dayjs/plugin/localizedFormat';

dayjs.extend(advancedFormat);
dayjs.extend(localizedFormat);

/** The specification's date formats (section 9). */
export type DateFormat = 'll' | 'llll' | 'dddd, MMMM Do YYYY, h:mm a' | 'dddd, MMMM Do YYYY';

/** A day, or a time of today, in a sentence; the year is that of the reader. */
export type DayFormat = 'dddd' | 'dddd, MMMM Do' | 'MMM D' | 'h:mm a';

/** Formats an instant (ISO 8601) in the reader's time zone, in American English (docs/product-decisions.md#date-formats). */
export function formatDate(instant: string, format: DateFormat | DayFormat): string {
  return dayjs(instant).format(format);
}

/** Formats the day that begins at this instant in UTC, such as the end of a facility: one day for readers in every zone. */
export function formatUtcDay(instant: string): string {
  return dayjs(instant.slice(0, 'YYYY-MM-DD'.length)).format('ll');
}

/** This many months from now, as an instant. In a month that is too short it is the last day. */
export function monthsFromNow(months: number): string {
  return dayjs().add(months, 'month').toISOString();
}
