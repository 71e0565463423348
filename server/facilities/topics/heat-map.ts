import { fewestMembers, type Topic, type TopicCell } from '#contract/facility-topics.ts';
import type { GameTopic } from './topics.ts';

/**
 * What members overlooked on the first try, by topic and unit. Pure.
 *
 * Everything shown is a sum of groups, and every group has at least five members. A group is the members of one unit who
 * have answered one exercise. Groups with fewer members are left out, of the totals too; only where the small groups of
 * all units are five members or more together, the totals have them as one group. So nothing that is shown, and nothing
 * that can be computed from it, depends on the answers of fewer than five members (decision record 35).
 */

/** The first tries of an exercise by the members of a unit: one of each member with an answer. */
export type FirstTries = {
  /** Null for members in no unit. */
  unitId: string | null;
  exerciseId: number;
  /** Members with an answer: skips do not count. */
  answered: number;
  /** Members whose first answer was wrong or assisted. */
  overlooked: number;
};

/** First tries of an exercise that may be shown: by the members of one unit, or of small groups together. */
type Group = Omit<FirstTries, 'unitId'>;

export type HeatMap = { topics: Topic[]; weakest: string | null };

export function heatMap(
  rows: readonly FirstTries[],
  topics: readonly GameTopic[],
  unitIds: readonly (string | null)[],
): HeatMap {
  const all = groupsOfAll(rows);
  const ofUnits = unitIds.map((unitId) => {
    const played = rows.filter((row) => row.unitId === unitId);
    return { played, groups: played.filter(isLarge) };
  });
  const filled = topics.map(({ title: _, exercises, ...topic }) => ({
    ...topic,
    all: cellOf(all, rows, exercises),
    units: ofUnits.map(({ groups, played }) => cellOf(groups, played, exercises)),
  }));
  return { topics: filled, weakest: weakestOf(filled) };
}

/** The exercises of a topic, those that all members together overlook most first; those not shown are last. */
export function mostOverlooked(rows: readonly FirstTries[], { exercises }: GameTopic): number[] {
  const all = groupsOfAll(rows);
  const shareOf = (exerciseId: number) => {
    const { firstTries, overlooked } = sumOf(all.filter((group) => group.exerciseId === exerciseId));
    return firstTries > 0 ? overlooked / firstTries : -1;
  };
  return exercises.toSorted((one, other) => shareOf(other) - shareOf(one));
}

const isLarge = ({ answered }: Group) => answered >= fewestMembers;

/** The large groups, and for each exercise the small groups of all units as one, if that is large. */
function groupsOfAll(rows: readonly FirstTries[]): Group[] {
  const small = new Map<number, Group>();
  for (const { exerciseId, answered, overlooked } of rows.filter((row) => !isLarge(row))) {
    const before = small.get(exerciseId) ?? { exerciseId, answered: 0, overlooked: 0 };
    small.set(exerciseId, {
      exerciseId,
      answered: before.answered + answered,
      overlooked: before.overlooked + overlooked,
    });
  }
  return [...rows.filter(isLarge), ...[...small.values()].filter(isLarge)];
}

function cellOf(
  groups: readonly Group[],
  played: readonly FirstTries[],
  exercises: readonly number[],
): TopicCell {
  const isInTopic = ({ exerciseId }: Group) => exercises.includes(exerciseId);
  const figures = sumOf(groups.filter(isInTopic));
  return { figures: figures.firstTries > 0 ? figures : null, isPlayed: played.some(isInTopic) };
}

function sumOf(groups: readonly Group[]): { firstTries: number; overlooked: number } {
  return {
    firstTries: groups.reduce((sum, { answered }) => sum + answered, 0),
    overlooked: groups.reduce((sum, { overlooked }) => sum + overlooked, 0),
  };
}

/** The topic with the largest share overlooked by all together, the first of several; null if nothing was overlooked. */
function weakestOf(topics: readonly Topic[]): string | null {
  let weakest: { topic: string; share: number } | null = null;
  for (const { topic, all } of topics) {
    const share = all.figures ? all.figures.overlooked / all.figures.firstTries : 0;
    if (share > (weakest?.share ?? 0)) weakest = { topic, share };
  }
  return weakest?.topic ?? null;
}
