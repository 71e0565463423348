import {
  type PlanChange,
  type PlanDays,
  type PlanMark,
  type PlanOutcome,
  type PlanTime,
  planDays,
  planMarks,
} from '../plans.ts';

const dayMs = 86_400_000;

/** What the player says of one exercise at home. */
export type PlanThing = { exerciseId: number; mark: PlanMark; isDone: boolean };

/** The one thing that the player wants to do first. */
export type PlanChoice = {
  exerciseId: number;
  what: string;
  when: PlanTime;
  /** Empty for nobody. */
  helper: string;
  /** ISO 8601. */
  chosenAt: string;
  /** What the player said last about it; null if nothing. */
  outcome: Exclude<PlanOutcome, 'done'> | null;
  /** The follow-up that is due: days after the choice; null if none is. */
  followUp: Exclude<PlanDays, 0> | null;
};

export type Plan = {
  /** In the order of the game. */
  things: PlanThing[];
  chosen: PlanChoice | null;
};

type Open = Omit<PlanChoice, 'followUp'> & { answeredDays: number };
type State = { things: Map<number, PlanThing>; chosen: Open | null };

/**
 * The plan that all changes make together, each counted once, by time and then by id: the same plan for the same changes,
 * whatever the order in which two devices sent them and however often. Pure.
 * @param changes those of the server before those that wait on the device: of two copies of a change the first counts
 * @param now decides which follow-up is due
 */
export function planOf(changes: readonly PlanChange[], now: Date): Plan {
  const state: State = { things: new Map(), chosen: null };
  for (const change of changesInOrder(changes)) apply(change, state);
  const { chosen, things } = state;
  return {
    things: [...things.values()].sort((a, b) => a.exerciseId - b.exerciseId),
    chosen: chosen && choiceOf(chosen, now),
  };
}

/** Each counted once, by time and then by id. */
export function changesInOrder(changes: readonly PlanChange[]): PlanChange[] {
  const known = new Map<string, PlanChange>();
  for (const change of changes) if (!known.has(change.id)) known.set(change.id, change);
  return [...known.values()]
    .filter(({ retired }) => !retired)
    .sort((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt) || (a.id < b.id ? -1 : 1));
}

function apply(change: PlanChange, state: State): void {
  const { exerciseId, kind } = change;
  const isChosen = state.chosen?.exerciseId === exerciseId;
  const mark = planMarks.find((one) => one === kind);
  if (mark) state.things.set(exerciseId, { exerciseId, mark, isDone: false });
  if (kind === 'unmarked') state.things.delete(exerciseId);
  if (kind === 'chosen') {
    state.things.set(exerciseId, { exerciseId, mark: 'have', isDone: false });
    state.chosen = openChoice(change);
  }
  if (kind === 'done') state.things.set(exerciseId, { exerciseId, mark: 'have', isDone: true });
  if (!isChosen || !state.chosen) return;
  if (kind === 'notYet' || kind === 'hand') {
    const answeredDays = Math.max(state.chosen.answeredDays, change.afterDays ?? 0);
    state.chosen = { ...state.chosen, outcome: kind, answeredDays };
  }
  // What is safe, done or not at home is nothing to do.
  if (kind !== 'chosen' && kind !== 'have' && kind !== 'notYet' && kind !== 'hand') state.chosen = null;
}

function openChoice({ exerciseId, what, when, helper, madeAt }: PlanChange): Open {
  return {
    exerciseId,
    what: what ?? '',
    when: when ?? 'thisWeek',
    helper: helper ?? '',
    chosenAt: madeAt,
    outcome: null,
    answeredDays: 0,
  };
}

/** Only the latest follow-up is asked: a player who was away for a month is not asked twice. */
function choiceOf({ answeredDays, ...choice }: Open, now: Date): PlanChoice {
  const days = (now.getTime() - Date.parse(choice.chosenAt)) / dayMs;
  const due = planDays.findLast((after) => after > 0 && days >= after);
  return { ...choice, followUp: due && due > answeredDays ? (due as Exclude<PlanDays, 0>) : null };
}
