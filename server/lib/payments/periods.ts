import { dayMs } from '#server/lib/clock.ts';

/**
 * Billing periods. All of them are counted from the anchor, the start of the first one, so that a day that a month lacks
 * comes back: 31 January, 28 February, 31 March (docs/product-decisions.md#amounts). Instants are UTC, in any zone of the host.
 */

/** The anchor plus a number of months; the last day of the month if it has no such day. */
export function addMonths(anchor: Date, months: number): Date {
  const shifted = new Date(anchor);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return shifted;
}

/** The first boundary of a period after `instant`; `anchor` itself if it is in the future. */
export function nextBoundary(anchor: Date, intervalMonths: number, instant: Date): Date {
  let months = 0;
  while (addMonths(anchor, months) <= instant) months += intervalMonths;
  return addMonths(anchor, months);
}

/** The first boundary of a period at `instant` or after it. */
export function firstBoundary(anchor: Date, intervalMonths: number, instant: Date): Date {
  return nextBoundary(anchor, intervalMonths, new Date(instant.getTime() - 1));
}

/** How many whole months lie between two instants. */
export function wholeMonths(from: Date, to: Date): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}

/** The instant plus that many times 24 hours; earlier if `days` is negative. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}
