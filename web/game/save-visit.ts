import type { SaveAnswerBody } from '#contract/answers.ts';
import { readUser } from '#web/accounts/session.ts';
import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { waitingSaves } from '#web/outbox/waiting-saves.ts';
import type { SavedVisit } from './play-session.ts';

/** Which record the answers of this game belong to (decision G24). */
export type GameSession = { session: string; isNew: boolean };

/** The save call's body, with the fields that make a retry harmless. */
export function saveBody(
  visit: SavedVisit,
  { session, isNew }: GameSession,
  version: string,
  saveId: string,
): SaveAnswerBody {
  return {
    gameID: '1',
    newSession: isNew,
    session,
    save_id: saveId,
    exercise: {
      exercise_id: visit.exerciseId,
      time: visit.seconds,
      elapsed_ms: visit.elapsedMs,
      visit_id: visit.visitId,
      content_version: version,
      repeats: visit.repeats,
      skip: visit.skip,
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

/** Writes what happened into the outbox; it is on disk when this resolves. */
export async function saveVisit(visit: SavedVisit, session: GameSession, version: string): Promise<void> {
  const user = readUser();
  if (!user) return;
  const outbox = await deviceOutbox();
  await outbox.add({
    accountId: user.userId,
    call: 'saveAnswer',
    params: {},
    body: saveBody(visit, session, version, crypto.randomUUID()),
    writtenAt: new Date().toISOString(),
  });
}

/** The newest answer that still waits on this device: after a reload the game goes on from there. */
export async function latestWaitingSave(): Promise<SaveAnswerBody | null> {
  return (await waitingSaves()).at(-1)?.body ?? null;
}
