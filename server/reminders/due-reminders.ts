import type { PlanChoice } from '#contract/rules/plan.ts';
import { dayMs, hourMs } from '#server/lib/clock.ts';
import { daysLater } from '#server/lib/time-zone.ts';

/** Decides when an email that somebody has chosen is due. Pure: no clock and no database. */

/** Of a week in which clocks are put back: an hour more. */
export const longestWeekMs = 7 * dayMs + hourMs;

/**
 * Whether the weekly email is due at `now`. A next time that is more than a week ahead was set while the clock was wrong:
 * it is brought back to a week from now, so that the wrong clock causes neither a second email nor a long silence.
 */
export function weeklyStep(nextAt: Date, now: Date): 'early' | 'due' | 'wrongClock' {
  const waitMs = nextAt.getTime() - now.getTime();
  if (waitMs > longestWeekMs) return 'wrongClock';
  return waitMs > 0 ? 'early' : 'due';
}

/**
 * When to look again, so many days after an email was due at `dueAt`. A job that is less than a day late keeps the hour of
 * the person's clock, which would otherwise move on each week. After a longer pause, and after a wrong clock, it counts from now.
 */
export function nextTime(dueAt: Date, now: Date, days: number, timeZone: string | null): Date {
  const lateMs = now.getTime() - dueAt.getTime();
  const isOnTime = lateMs >= 0 && lateMs < dayMs;
  return daysLater(isOnTime ? dueAt : now, days, timeZone);
}

/** After how many days the player is asked how it went. */
export const followUpDays = [7, 28] as const;
export type FollowUpDays = (typeof followUpDays)[number];

/** Which follow-up was due last, and for which choice: sent, or with nothing to ask. */
export type Asked = { choiceAt: Date | null; afterDays: number | null };

/** A follow-up by email that is later than this would ask about something long forgotten. */
const latestDays = 7;

/** When a thing was chosen for which a follow-up is due at `now`: after `after`, at `until` at the latest. */
export function choiceTimes(afterDays: FollowUpDays, now: Date): { after: Date; until: Date } {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return { after: ago(afterDays + latestDays), until: ago(afterDays) };
}

/** The follow-up that is due for something chosen then, whether or not there is anything to ask; null for none. */
export function dueFollowUp(chosenAt: Date, now: Date): FollowUpDays | null {
  const isDue = (afterDays: FollowUpDays) => {
    const { after, until } = choiceTimes(afterDays, now);
    return after < chosenAt && chosenAt <= until;
  };
  return followUpDays.find(isDue) ?? null;
}

/** The follow-up of the plan to be sent now; null for none. Each is sent once, and never an earlier one after a later one. */
export function followUpToSend(chosen: PlanChoice | null, asked: Asked, now: Date): FollowUpDays | null {
  if (!chosen?.followUp) return null;
  const chosenAt = new Date(chosen.chosenAt);
  if (dueFollowUp(chosenAt, now) !== chosen.followUp) return null;
  const isAsked =
    asked.choiceAt?.getTime() === chosenAt.getTime() && (asked.afterDays ?? 0) >= chosen.followUp;
  return isAsked ? null : chosen.followUp;
}
