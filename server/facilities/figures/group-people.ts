import { fewestMembers } from '#contract/facility-topics.ts';
import { dayMs } from '#server/lib/clock.ts';

/**
 * Who is counted with whom in the figures before and after the course. Pure.
 *
 * Everybody is counted once, in one group of five people or more, and a group never changes. All that is ever shown, of a unit
 * or of the whole facility, today or last week, is a sum of whole groups, and so is every difference between two such sums: it
 * is about nobody, or about five people or more. So units are not taken from a total, and a figure that grows tells nothing of
 * whoever joined (docs/product-decisions.md#facility-figures).
 */

/** Somebody with both forms who is in no group yet. */
export type Waiting = {
  accountId: string;
  /** Null for members in no unit. */
  unitId: string | null;
  /** When the second form ended. */
  since: Date;
};

/** A group without a unit counts for the whole facility alone. */
export type PeopleGroup = { unitId: string | null; accountIds: string[] };

/** After so many days somebody no longer waits for others of the own unit, and counts for the whole facility. */
export const waitsDays = 28;

export function groupPeople(waiting: readonly Waiting[], now: Date): PeopleGroup[] {
  const units = new Set(waiting.flatMap(({ unitId }) => unitId ?? []));
  const ofUnits = [...units]
    .map((unitId) => groupOf(unitId, waiting))
    .filter(({ accountIds }) => accountIds.length >= fewestMembers);
  const grouped = new Set(ofUnits.flatMap(({ accountIds }) => accountIds));
  const isOver = ({ unitId, since }: Waiting) =>
    unitId === null || now.getTime() - since.getTime() >= waitsDays * dayMs;
  const rest = waiting.filter((one) => !grouped.has(one.accountId) && isOver(one));
  if (rest.length < fewestMembers) return ofUnits;
  return [...ofUnits, { unitId: null, accountIds: rest.map(({ accountId }) => accountId) }];
}

const groupOf = (unitId: string, waiting: readonly Waiting[]): PeopleGroup => ({
  unitId,
  accountIds: waiting.filter((one) => one.unitId === unitId).map(({ accountId }) => accountId),
});
