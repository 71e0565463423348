import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import localizedFormat from 'dayjs/plugin/localizedFormat';

dayjs.extend(advancedFormat);
dayjs.extend(localizedFormat);

/** The specification's date formats (section 9). */
export type DateFormat = 'll' | 'llll' | 'dddd, MMMM Do YYYY, h:mm a' | 'dddd, MMMM Do YYYY';

/** An instant (ISO 8601) in the reader's own zone, in American English (decision G37). */
export function formatDate(instant: string, format: DateFormat): string {
  return dayjs(instant).format(format);
}

/** The day so many months from now, as an instant; a month that is too short gives its last day. */
export function monthsFromNow(months: number): string {
  return dayjs().add(months, 'month').toISOString();
}
