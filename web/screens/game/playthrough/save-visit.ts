import type { SaveAnswerBody } from '#contract/answers.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import type { WaitingSave } from '#web/data/outbox/waiting-saves.ts';
import { newId } from '#web/lib/new-id.ts';
import type { PlayedEdition } from '../player/played.ts';
import type { SavedVisit } from '../player/run-effect.ts';
import type { PlaythroughState } from './open-playthrough.ts';

/** The save call's body, with the fields that make a retry harmless. */
export function saveBody(
  visit: SavedVisit,
  { id: session, isNew }: PlaythroughState,
  { version, language }: PlayedEdition,
): SaveAnswerBody {
  return {
    gameID: '1',
    newSession: isNew,
    ...(session !== null && { session }),
    save_id: newId(),
    exercise: {
      exercise_id: visit.exerciseId,
      time: visit.seconds,
      elapsed_ms: visit.elapsedMs,
      visit_id: visit.visitId,
      content_version: version,
      repeats: visit.repeats,
      skip: visit.skip,
      ...(language !== 'en' && { language }),
      ...(visit.lookFirst && { look_first: visit.lookFirst }),
      main: visit.attempts.map((attempt) => ({
        attempt_outcome: attempt.outcome,
        attempted_at: attempt.at,
        attempt_id: attempt.attemptId,
        ...(visit.skip ? {} : { selected_option_id: attempt.selectedOptionId }),
        ...(attempt.assisted ? { assisted: true } : {}),
      })),
    },
  };
}

/** Adds a save to the outbox, which reports its progress from then on. */
export function queueSave(accountId: string, { body, writtenAt }: WaitingSave): void {
  void deviceOutbox().add({ accountId, call: 'saveAnswer', params: {}, body, writtenAt });
}
