import type { PlanChange, SentPlanChange } from '../plans.ts';

/** As long as a device may have been offline: an older date comes from a wrong clock. */
const oldestMs = 90 * 86_400_000;

/**
 * Returns the changes of one save as they count at the instant `receivedAt` (ISO 8601). The clock of a device may be
 * ahead: then the last change counts as made on arrival, and the others as long before it as they were.
 */
export function receiveChanges(sent: readonly SentPlanChange[], receivedAt: string): PlanChange[] {
  const arrivedMs = Date.parse(receivedAt);
  const aheadMs = Math.max(0, ...sent.map(({ madeAt }) => Date.parse(madeAt) - arrivedMs));
  return sent.map((change) => {
    const madeMs = Date.parse(change.madeAt) - aheadMs;
    const isPlausible = arrivedMs - madeMs <= oldestMs;
    return { ...change, madeAt: new Date(isPlausible ? madeMs : arrivedMs).toISOString() };
  });
}
