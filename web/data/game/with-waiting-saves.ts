import type { Playthrough } from '#contract/answers.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import type { WaitingSave } from '../outbox/waiting-saves.ts';

/**
 * The playthroughs as they will be when everything on this device has arrived; the last one is the current one. A save
 * that has arrived in the meantime changes nothing, because attempts have ids.
 */
export function withWaitingSaves(
  playthroughs: readonly Playthrough[],
  saves: readonly WaitingSave[],
  totalExercises: number,
): Playthrough[] {
  let current = playthroughs.at(-1) ?? null;
  for (const { body, writtenAt } of saves) {
    const session = body.session ?? current?.session ?? '';
    if (current?.session !== session) current = emptyPlaythrough(session, totalExercises);
    current = addSaves(current, [receiveSave(body.exercise, writtenAt, null)]);
  }
  return current ? [...playthroughs.slice(0, -1), current] : [...playthroughs];
}
