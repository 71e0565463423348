import { type PlanChange, planMarks } from '../plans.ts';
import { changesInOrder } from './plan.ts';

/** Of the newest so many a device may still send one again, or one that it made before them. */
export const newestKept = 1000;

const isMark = ({ kind }: PlanChange) =>
  planMarks.some((mark) => mark === kind) || ['unmarked', 'chosen', 'done'].includes(kind);
const isAnswer = ({ kind }: PlanChange) => kind === 'notYet' || kind === 'hand';
/** What ends a choice, if it is about the same exercise. */
const endsChoice = (change: PlanChange) => !isAnswer(change) && !['chosen', 'have'].includes(change.kind);

/**
 * The ids of old changes without which the plan is the same: later ones have taken their place. What decides stays: the
 * last word on each exercise, the last choice with what ended it, and its answers that count. What was said of exercises
 * that others have replaced goes. Pure.
 */
export function supersededChanges(changes: readonly PlanChange[]): string[] {
  const ordered = changesInOrder(changes);
  const kept = new Set(ordered.slice(-newestKept));
  const keep = (change: PlanChange | undefined) => change && kept.add(change);
  for (const exerciseId of new Set(ordered.map((change) => change.exerciseId))) {
    keep(ordered.findLast((change) => change.exerciseId === exerciseId && isMark(change)));
  }
  const choiceAt = ordered.findLastIndex(({ kind }) => kind === 'chosen');
  const choice = ordered[choiceAt];
  keep(choice);
  const since = ordered.slice(choiceAt + 1).filter(({ exerciseId }) => exerciseId === choice?.exerciseId);
  keep(since.find(endsChoice));
  const answers = since.filter(isAnswer);
  keep(answers.at(-1));
  for (const days of [7, 28]) keep(answers.findLast(({ afterDays }) => afterDays === days));
  return changes.filter((change) => change.retired || !kept.has(change)).map(({ id }) => id);
}
