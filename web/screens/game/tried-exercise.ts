import type { SaveAnswerBody } from '#contract/answers.ts';
import { onSessionChanged, readUser } from '#web/data/session/current-session.ts';
import { createStore } from '#web/lib/store.ts';
import type { PlayedEdition } from './player/played.ts';
import type { SavedVisit } from './player/run-effect.ts';
import { queueSave, saveBody } from './playthrough/save-visit.ts';

type Tried = { body: SaveAnswerBody; writtenAt: string };

/** More tries of the same exercise tell nothing new. */
const mostKept = 10;

/**
 * The answers given at "Try one exercise", in the memory of this page alone: whoever signs up next can take them into
 * their first game.
 */
export const triedExercise = createStore<readonly Tried[]>([]);

onSessionChanged(() => {
  if (readUser() === null) triedExercise.set([]);
});

export function keepTried(visit: SavedVisit, played: PlayedEdition): void {
  const kept = triedExercise.get();
  if (visit.attempts.length === 0 || kept.length >= mostKept) return;
  const body = saveBody(visit, { id: null, isNew: false }, played);
  triedExercise.set([...kept, { body, writtenAt: new Date().toISOString() }]);
}

/** Sends them as answers of the first game. */
export function takeTriedOver(accountId: string): void {
  for (const save of triedExercise.get()) queueSave(accountId, save);
  triedExercise.set([]);
}
