import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { dayMs, minuteMs } from './clock.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A time zone as clients write it; null where a browser names one that nobody knows, or none (`Etc/Unknown`). */
export function knownTimeZone(given: string): string | null {
  const name = given.trim().replaceAll(' ', '_');
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

/** The same time of day so many days later, also over a change of the clocks in this zone. */
export function daysLater(instant: Date, days: number, timeZone: string | null): Date {
  const later = new Date(instant.getTime() + days * dayMs);
  return new Date(later.getTime() + offsetMs(instant, timeZone) - offsetMs(later, timeZone));
}

const offsetMs = (instant: Date, timeZone: string | null) =>
  dayjs(instant)
    .tz(timeZone ?? 'UTC')
    .utcOffset() * minuteMs;
