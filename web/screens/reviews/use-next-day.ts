import { useLingui } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { todaysThree } from '#contract/rules/todays-three.ts';
import { formatDate } from '#web/shell/dates.ts';
import { dayOf, daysUntilNext } from './next-day.ts';
import { useReviews } from './use-reviews.ts';

/** The day of the next ones, short enough for one line at every text size; null if some are due now, undefined until it is known. */
export function useNextDay(playthrough: Playthrough): string | null | undefined {
  const { t } = useLingui();
  const { data: reviews } = useReviews();
  if (reviews === undefined) return undefined;
  const now = new Date();
  const schedule = scheduleOf(playthrough, reviews);
  if (todaysThree(schedule, dayOf(now)).offered.length > 0) return null;
  const days = daysUntilNext(schedule, now);
  if (days === null || days === 1) return days && t`tomorrow`;
  return formatDate(dayOf(now, days).start, days < 7 ? 'dddd' : 'MMM D');
}
