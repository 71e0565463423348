import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

/** "Wednesday, July 1st 2026 (UTC)": in the specification's format. It names the zone, because the reader's is unknown. */
export function showDate(instant: Date | string): string {
  return dayjs.utc(instant).format('dddd, MMMM Do YYYY [(UTC)]');
}

/** "month", "3 months" */
export function showInterval(months: number): string {
  return months === 1 ? 'month' : `${months} months`;
}
