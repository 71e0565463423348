import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type Overrides, playersOf, saveBody } from './testing/player.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { correct, incorrect, skip, player } = playersOf(tested);

const first = services.content.game.exercises[0];
const right = first?.main.answer as number;
const wrong = first?.main.options.find(({ id, is_selectable }) => is_selectable && id !== right)
  ?.id as number;
const now = () => clock.now().toISOString();

test('a save requires a signed-in person', async () => {
  const response = await app.inject({ method: 'POST', url: endpoints.saveAnswer.path, payload: saveBody() });
  expect([response.statusCode, response.json().code]).toEqual([401, 'signed_out']);
});

test('a payload with only the fields of the specification is accepted', async () => {
  const { save, playthrough } = await player();
  const response = await save({ newSession: true, exercise: { time: 31, repeats: 2, main: [correct()] } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ totalAnswered: 1, lastAnsweredExercise: 1, finished: false });
  expect(await playthrough()).toMatchObject({
    answerDate: now(),
    totalAnswered: 1,
    totalExercises: 50,
    lastAnsweredExercise: 1,
    finished: false,
    exercises: [{ exercise_id: 1, time: 31, elapsed_ms: 21_000, repeats: 2, skip: false }],
  });
});

test('the first save creates a playthrough', async () => {
  const { save, playthroughs } = await player();
  await save({ newSession: false, exercise: { main: [correct()] } });
  expect(await playthroughs()).toHaveLength(1);
});

test('later saves append their attempts to the same entry of the exercise', async () => {
  const { save, playthrough } = await player();
  await save({ exercise: { main: [incorrect()] } });
  await save({ exercise: { main: [incorrect(), correct({ assisted: true })] } });
  const { exercises } = await playthrough();
  expect(exercises).toHaveLength(1);
  expect(exercises[0]?.main.map(({ attempt_outcome }) => attempt_outcome)).toEqual([
    'incorrect',
    'incorrect',
    'correct',
  ]);
});

test('within a visit the largest time counts, and visits are added up', async () => {
  const { save, playthrough } = await player();
  const visit_id = randomUUID();
  await save({ exercise: { visit_id, time: 50, elapsed_ms: 40_000 } });
  await save({ exercise: { visit_id, time: 30, elapsed_ms: 20_000 } });
  await save({ exercise: { visit_id: randomUUID(), time: 15, elapsed_ms: 5000 } });
  expect((await playthrough()).exercises[0]).toMatchObject({ time: 65, elapsed_ms: 45_000 });
});

test('the repeats of all saves are added up', async () => {
  const { save, playthrough } = await player();
  await save({ exercise: { repeats: 2 } });
  await save({ exercise: { repeats: 1 } });
  expect((await playthrough()).exercises[0]?.repeats).toBe(3);
});

test('a skip counts as skipped, not as answered, and the next exercise follows', async () => {
  const { save, playthrough } = await player();
  expect((await save(skip(7))).json()).toMatchObject({ totalAnswered: 0, lastAnsweredExercise: 7 });
  expect(await playthrough()).toMatchObject({
    skipped: 1,
    totalAnswered: 0,
    firstAttemptScore: null,
    exercises: [{ exercise_id: 7, skip: true, main: [{ synthetic: true }] }],
  });
});

test('a real answer after a skip undoes the skip and counts as the first attempt', async () => {
  const { save, playthrough } = await player();
  await save(skip());
  await save({ exercise: { main: [correct()] } });
  expect(await playthrough()).toMatchObject({ skipped: 0, firstTry: 1, totalAnswered: 1 });
  expect((await playthrough()).exercises[0]).toMatchObject({ skip: false });
  expect((await playthrough()).exercises[0]?.main).toHaveLength(1);
});

test('a skip keeps the real attempts before it, and never downgrades a completed exercise', async () => {
  const { save, playthrough } = await player();
  await save({ exercise: { main: [incorrect()] } });
  await save(skip());
  expect(await playthrough()).toMatchObject({
    totalAnswered: 1,
    exercises: [{ skip: true, main: [{}, {}] }],
  });
  await save({ exercise: { main: [correct()] } });
  await save(skip());
  expect(await playthrough()).toMatchObject({ completed: 1, exercises: [{ skip: false, main: [{}, {}] }] });
});

test('the chosen option decides the outcome, whatever the client sends', async () => {
  const { save, playthrough } = await player();
  const main = [correct({ selected_option_id: wrong }), incorrect({ selected_option_id: right })];
  await save({ exercise: { main } });
  expect((await playthrough()).exercises[0]?.main).toMatchObject([
    { attempt_outcome: 'incorrect', selected_option_id: wrong },
    { attempt_outcome: 'correct', selected_option_id: right },
  ]);
});

test("an answer to an older version of the exercise keeps the client's outcome and that version", async () => {
  const { save, playthrough, accountId } = await player();
  const content_version = '0123456789ab';
  await save({ exercise: { content_version, main: [correct({ selected_option_id: wrong })] } });
  await save({ exercise: { exercise_id: 2, main: [correct()] } });
  expect((await playthrough()).exercises[0]?.main).toMatchObject([{ attempt_outcome: 'correct' }]);
  const { rows } = await services.database.$client.query(
    'select content_version as version from attempts where account_id = $1 order by exercise_id',
    [accountId],
  );
  expect(rows).toEqual([
    { version: content_version },
    { version: services.content.game.exercises[1]?.version },
  ]);
});

test('a time that differs from ours by more than a day is stored, and ours is shown', async () => {
  const { save, playthrough, accountId } = await player();
  const attempted_at = '2020-02-02T02:02:02.000Z';
  await save({ exercise: { main: [correct({ attempted_at })] } });
  expect((await playthrough()).exercises[0]?.main[0]?.attempted_at).toBe(now());
  const { rows } = await services.database.$client.query(
    'select attempted_at from attempts where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ attempted_at: new Date(attempted_at) }]);
});

test('the game is finished when all 50 are answered; a replay changes neither that nor the first try', async () => {
  const { save, playthrough } = await player();
  for (let exercise_id = 1; exercise_id < 50; exercise_id += 1) {
    await save({ exercise: { exercise_id, main: [correct()] } });
  }
  expect((await save(skip(50))).json()).toMatchObject({ totalAnswered: 49, finished: false });
  const last = await save({ exercise: { exercise_id: 50, main: [incorrect()] } });
  expect(last.json()).toMatchObject({ totalAnswered: 50, finished: true });
  await save({ exercise: { main: [incorrect()] } });
  expect(await playthrough()).toMatchObject({
    finished: true,
    firstTry: 49,
    completed: 49,
    firstAttemptScore: 98,
    multipleTryScore: 98,
  });
});

test.each<[string, Overrides | { gameID: string }, string]>([
  ['another game', { gameID: '2' }, 'gameID'],
  ['exercise 0', { exercise: { exercise_id: 0 } }, 'exercise.exercise_id'],
  ['exercise 51', { exercise: { exercise_id: 51 } }, 'exercise.exercise_id'],
  ['51 attempts', { exercise: { main: Array.from({ length: 51 }, () => correct()) } }, 'exercise.main'],
  [
    'an unknown outcome',
    { exercise: { main: [{ ...correct(), attempt_outcome: 'perfect' as 'correct' }] } },
    'exercise.main.0.attempt_outcome',
  ],
  [
    'an option that is not offered',
    { exercise: { main: [correct(), correct({ selected_option_id: 4 })] } },
    'exercise.main.1.selected_option_id',
  ],
  ['a session that is not a uuid', { session: 'mine' }, 'session'],
  ['time below zero', { exercise: { time: -1 } }, 'exercise.time'],
])('%s is rejected with the name of its field, and nothing is stored', async (_what, over, field) => {
  const { save, playthroughs } = await player();
  const response = await save(over as Overrides);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  expect(await playthroughs()).toEqual([]);
});

test.each(['yesterday', '0000-01-01T00:00:00Z'])(
  'a time that is none, %s, is that of receipt',
  async (attempted_at) => {
    const { save, playthrough } = await player();
    expect((await save({ exercise: { main: [correct({ attempted_at })] } })).statusCode).toBe(200);
    expect((await playthrough()).exercises[0]?.main[0]?.attempted_at).toBe(clock.now().toISOString());
  },
);

test('50 attempts in one save are stored in their order', async () => {
  const { save, playthrough } = await player();
  const main = Array.from({ length: 50 }, (_, index) =>
    incorrect({ attempted_at: new Date(clock.now().getTime() - 50 + index).toISOString() }),
  );
  await save({ exercise: { main } });
  expect((await playthrough()).exercises[0]?.main.map(({ attempted_at }) => attempted_at)).toEqual(
    main.map(({ attempted_at }) => attempted_at),
  );
});
