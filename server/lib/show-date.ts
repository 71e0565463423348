import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/**
 * "Wednesday, July 1st 2026": in the specification's format, the day in the reader's time zone. Where that is unknown it is
 * the day in UTC, which the text then says.
 */
export function showDate(instant: Date | string, timeZone: string | null): string {
  const format = 'dddd, MMMM Do YYYY';
  return timeZone
    ? dayjs(instant).tz(timeZone).format(format)
    : dayjs.utc(instant).format(`${format} [(UTC)]`);
}

/** "month", "3 months" */
export function showInterval(months: number): string {
  return months === 1 ? 'month' : `${months} months`;
}
