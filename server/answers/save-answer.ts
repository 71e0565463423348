import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { saveAnswer as endpoint, SaveAnswerBody } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { isOutcome, playedAt, type ReceivedSave, receiveSave } from '#contract/rules/playthrough.ts';
import { isAnswered, isFinished } from '#contract/rules/scoring.ts';
import { checkSaving, type Player } from '#server/access/check-access.ts';
import { inTransaction } from '#server/lib/database/pool.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { nameBasedUuid } from '#server/lib/name-based-uuid.ts';
import { busy } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { enqueueStatement } from './enqueue-statement.ts';
import { answersMessages } from './messages.ts';
import { type PlayedExercise, playedExercise } from './played-exercise.ts';
import { saveStatement } from './save-statement.ts';

/** Errors of the database when two calls of one person collide: the call can simply be sent again. */
const retryableCodes = new Set(['23505', '40P01', '40001']);
const maxTries = 10;
/** Times the number of tries: the longest random pause, so that calls that collided do not collide again. */
const maxPauseMs = 10;

/**
 * Stores what a person did in one visit of an exercise (docs/product-decisions.md#saves-add-up and #skip-placeholder and #new-session and #restoring-games and #device-clock and #server-decides-outcome and #replaced-exercise and #stored-user). It is on disk before
 * the response is sent. A second save with the same `save_id` changes nothing and gets the same response.
 * @throws Problem validation; too_many_requests; subscription_required or facility_ended if played after access ended
 */
export async function saveAnswer(
  services: Services,
  { body, caller }: Call<typeof endpoint, Player>,
): Promise<Spoken<typeof endpoint>> {
  const { content, clock, limits } = services;
  const { game } = content;
  await limits.countInProcess('savesPerMinute', caller.accountId);
  await limits.countInProcess('savesPerDay', caller.accountId);
  const played = playedIn(game, body.exercise);
  const now = clock.now();
  const attemptedAt = body.exercise.main.map(({ attempted_at: at }) => (at ? new Date(at) : now));
  checkSaving(caller.access, attemptedAt, now);
  const save = receiveSave(body.exercise, now.toISOString(), played.answer);
  const { accountId, sessionId } = caller;
  const ids = { accountId, sessionId, saveId: body.save_id ?? saveIdOf(body, sessionId) };
  const result = await runSave(services, { ids, save, values: valuesOf(body, ids, save, played, now) });
  return {
    message: answersMessages.answerSaved,
    session: result.playthrough_id,
    totalAnswered: result.total_answered,
    lastAnsweredExercise: result.last_answered_exercise,
    finished: isFinished(result.total_answered, game.exercises.length),
  };
}

/**
 * The id of a save that has none. One that begins a game without naming it, and is sent again because its response was
 * lost, would begin another game: it has the same id again.
 */
function saveIdOf({ newSession, session, exercise }: SaveAnswerBody, sessionId: string): string {
  const beginsUnnamed = newSession && session === undefined && exercise.main.length > 0;
  return beginsUnnamed ? nameBasedUuid(sessionId, JSON.stringify(exercise)) : randomUUID();
}

function playedIn(
  game: Game,
  { exercise_id, main, content_version, state }: SaveAnswerBody['exercise'],
): PlayedExercise {
  const chosen = main.flatMap(({ selected_option_id: id }, index) =>
    id === undefined ? [] : [{ id, field: `exercise.main.${index}.selected_option_id` }],
  );
  return playedExercise(
    game,
    { id: exercise_id, field: 'exercise.exercise_id' },
    chosen,
    content_version,
    state && { state, field: 'exercise.state' },
  );
}

type SaveResult = { playthrough_id: string; total_answered: number; last_answered_exercise: number };

type SaveToStore = {
  ids: { accountId: string; sessionId: string; saveId: string };
  save: ReceivedSave;
  values: unknown[];
};

async function runSave(services: Services, given: SaveToStore): Promise<SaveResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeSave(services, given);
    } catch (error) {
      if (!retryableCodes.has((error as { code?: string }).code ?? '')) throw error;
      if (attempt === maxTries) throw busy();
      await sleep(Math.random() * attempt * maxPauseMs);
    }
  }
}

/** With a learning record store, the job that tells it of an outcome is stored together with the save, or not at all. */
async function storeSave(services: Services, { ids, save, values }: SaveToStore): Promise<SaveResult> {
  const { config } = services;
  const pool = services.database.$client;
  const store = async (connection: Pick<pg.Pool, 'query'>) => {
    const { rows } = await connection.query<SaveResult>({ ...saveStatement, values });
    return rows[0] as SaveResult;
  };
  if (!config.lrs || !isOutcome(save)) return store(pool);
  return inTransaction(pool, async (tx, client) => {
    const result = await store(client);
    await enqueueStatement(services, tx, ids);
    return result;
  });
}

/** The parameters of the statement, $1 to $26. */
function valuesOf(
  body: SaveAnswerBody,
  { accountId, sessionId, saveId }: SaveToStore['ids'],
  save: ReceivedSave,
  played: PlayedExercise,
  now: Date,
): unknown[] {
  const column = <T>(of: (attempt: (typeof save.main)[number]) => T) => save.main.map(of);
  return [
    accountId,
    saveId,
    body.session ?? null,
    body.newSession,
    save.exercise_id,
    isAnswered(save),
    isOutcome(save),
    save.time,
    save.elapsed_ms,
    save.repeats,
    save.skip,
    save.visit_id ?? null,
    now,
    played.version,
    save.main.map((_, index) => index),
    column((attempt) => attempt.attempt_id ?? randomUUID()),
    column((attempt) => attempt.attempt_outcome),
    column((attempt) => attempt.selected_option_id ?? null),
    column((attempt) => attempt.assisted ?? false),
    column((attempt) => attempt.synthetic ?? false),
    column((attempt) => attempt.attempted_at),
    playedAt(save),
    body.exercise.look_first ?? null,
    played.state,
    sessionId,
    body.exercise.language ?? 'en',
  ];
}
