import { expect, test } from 'vitest';
import type { SaveAnswerBody } from '#contract/answers.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { withWaitingSaves } from './with-waiting-saves.ts';

const at = '2026-06-01T14:00:00.000Z';
const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

/** A waiting save: one attempt, or a skip. */
function waiting(session: string, exercise_id: number, outcome: 'correct' | 'incorrect' | 'skip') {
  const attempt = {
    attempt_outcome: outcome === 'correct' ? ('correct' as const) : ('incorrect' as const),
    attempted_at: at,
    attempt_id: `${session.slice(0, -1)}${exercise_id}`,
    ...(outcome === 'skip' ? {} : { selected_option_id: 2 }),
  };
  const exercise = { exercise_id, time: 20, repeats: 0, skip: outcome === 'skip', main: [attempt] };
  const body: SaveAnswerBody = { gameID: '1', newSession: false, session, exercise };
  return { body, writtenAt: at };
}

const playthroughOf = (...saves: ReturnType<typeof waiting>[]) =>
  addSaves(
    emptyPlaythrough(first, 50),
    saves.map(({ body }) => receiveSave(body.exercise, at, null)),
  );

test('waiting saves are added to the current playthrough', () => {
  const arrived = [playthroughOf(waiting(first, 1, 'correct'))];
  const [playthrough, ...others] = withWaitingSaves(
    arrived,
    [waiting(first, 2, 'incorrect'), waiting(first, 3, 'skip')],
    50,
  );
  expect(others).toEqual([]);
  expect(playthrough).toMatchObject({ totalAnswered: 2, firstTry: 1, skipped: 1, lastAnsweredExercise: 3 });
});

test('a save that has arrived in the meantime is not counted twice', () => {
  const [playthrough] = withWaitingSaves(
    [playthroughOf(waiting(first, 1, 'incorrect'))],
    [waiting(first, 1, 'incorrect')],
    50,
  );
  expect(playthrough?.exercises[0]?.main).toHaveLength(1);
});

test('the first answers of a new game replace the previous game', () => {
  const playthroughs = withWaitingSaves(
    [playthroughOf(waiting(first, 1, 'correct'))],
    [waiting(second, 4, 'correct')],
    50,
  );
  expect(playthroughs).toHaveLength(1);
  expect(playthroughs[0]).toMatchObject({ session: second, totalAnswered: 1, totalExercises: 50 });
});

test('without waiting saves nothing changes', () => {
  const playthroughs = [playthroughOf(waiting(first, 1, 'correct'))];
  expect(withWaitingSaves(playthroughs, [], 50)).toEqual(playthroughs);
  expect(withWaitingSaves([], [], 50)).toEqual([]);
});
