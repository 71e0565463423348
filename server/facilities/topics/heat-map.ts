import { fewestMembers, type Topic, type TopicCell } from '#contract/facility-topics.ts';
import type { GameTopic } from './topics.ts';

/**
 * What members found and overlooked on the first try, by topic and unit. Pure.
 *
 * Everything shown is a sum of groups, and every group has at least five members. A group is the members of one unit who
 * have answered one exercise, or of them those who were asked what to check first. Groups with fewer members are left out, of the totals too; only where the small groups of
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
  /** Members who were asked what to check before they answered, and those of them who found the place with the first tap. */
  asked: number;
  found: number;
};

/** How many members did what is counted, of how many. */
type Group = { exerciseId: number; of: number; count: number };

type UnitGroup = Group & Pick<FirstTries, 'unitId'>;

/** Everybody or one unit: the groups that may be shown, and all that was played. */
type HeatMapColumn = { tries: readonly Group[]; looks: readonly Group[]; played: readonly FirstTries[] };

export type HeatMap = { topics: Omit<Topic, 'picture'>[]; weakest: string | null };

export function heatMap(
  rows: readonly FirstTries[],
  topics: readonly GameTopic[],
  unitIds: readonly (string | null)[],
): HeatMap {
  const [tries, looks] = [rows.map(triesOf), rows.map(looksOf)];
  const everybody = { tries: groupsOfAll(tries), looks: groupsOfAll(looks), played: rows };
  const units = unitIds.map((unitId) => {
    const isOwn = (row: Pick<FirstTries, 'unitId'>) => row.unitId === unitId;
    const large = (groups: readonly UnitGroup[]) => groups.filter(isOwn).filter(isLarge);
    return { tries: large(tries), looks: large(looks), played: rows.filter(isOwn) };
  });
  const filled = topics.map(({ exercises, ...topic }) => ({
    ...topic,
    all: cellOf(everybody, exercises),
    units: units.map((unit) => cellOf(unit, exercises)),
  }));
  return { topics: filled, weakest: weakestOf(filled) };
}

/** The exercises of a topic, those that all members together overlook most first; those not shown are last. */
export function mostOverlooked(rows: readonly FirstTries[], { exercises }: GameTopic): number[] {
  const all = groupsOfAll(rows.map(triesOf));
  const shareOf = (exerciseId: number) => {
    const tries = sumOf(all, [exerciseId]);
    return tries ? tries.count / tries.of : -1;
  };
  return exercises.toSorted((one, other) => shareOf(other) - shareOf(one));
}

const triesOf = ({ unitId, exerciseId, answered, overlooked }: FirstTries): UnitGroup => ({
  ...{ unitId, exerciseId },
  of: answered,
  count: overlooked,
});

const looksOf = ({ unitId, exerciseId, asked, found }: FirstTries): UnitGroup => ({
  ...{ unitId, exerciseId },
  of: asked,
  count: found,
});

const isLarge = (group: Group) => group.of >= fewestMembers;

/** The large groups, and for each exercise the small groups of all units as one, if that is large. */
function groupsOfAll(groups: readonly UnitGroup[]): Group[] {
  const small = new Map<number, Group>();
  for (const { exerciseId, of, count } of groups.filter((group) => !isLarge(group))) {
    const before = small.get(exerciseId) ?? { exerciseId, of: 0, count: 0 };
    small.set(exerciseId, { exerciseId, of: before.of + of, count: before.count + count });
  }
  return [...groups.filter(isLarge), ...[...small.values()].filter(isLarge)];
}

function cellOf({ tries, looks, played }: HeatMapColumn, exercises: readonly number[]): TopicCell {
  const looked = sumOf(looks, exercises);
  const figures = sumOf(tries, exercises);
  return {
    looked: looked && { asked: looked.of, found: looked.count },
    figures: figures && { firstTries: figures.of, overlooked: figures.count },
    isPlayed: played.some(({ exerciseId }) => exercises.includes(exerciseId)),
  };
}

/** Null where nobody is counted. */
function sumOf(groups: readonly Group[], exercises: readonly number[]): Omit<Group, 'exerciseId'> | null {
  const ofTopic = groups.filter(({ exerciseId }) => exercises.includes(exerciseId));
  if (ofTopic.length === 0) return null;
  return {
    of: ofTopic.reduce((sum, { of }) => sum + of, 0),
    count: ofTopic.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The topic with the largest share overlooked by all together, the first of several; null if nothing was overlooked. */
function weakestOf(topics: HeatMap['topics']): string | null {
  let weakest: { topic: string; share: number } | null = null;
  for (const { topic, all } of topics) {
    const share = all.figures ? all.figures.overlooked / all.figures.firstTries : 0;
    if (share > (weakest?.share ?? 0)) weakest = { topic, share };
  }
  return weakest?.topic ?? null;
}
