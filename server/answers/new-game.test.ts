import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { playersOf } from './testing/player.ts';

/** Which playthrough a save belongs to (docs/product-decisions.md#new-session and #restoring-games). */

const { correct, incorrect, player } = playersOf(await testApp());

test('Start New and three saves, each delivered twice, make one playthrough with three exercises', async () => {
  const { save, playthroughs } = await player();
  await save({ exercise: { exercise_id: 9, main: [correct()] } });
  const session = randomUUID();
  const sent = [1, 2, 3].map((exercise_id) => ({
    session,
    newSession: exercise_id === 1,
    save_id: randomUUID(),
    exercise: { exercise_id, main: [correct({ attempt_id: randomUUID() })] },
  }));
  for (const over of sent) {
    await save(over);
    await save(over);
  }
  const exercises = [1, 2, 3].map((exercise_id) => ({ exercise_id, main: [{}] }));
  expect(await playthroughs()).toMatchObject([{ session, totalAnswered: 3, exercises }]);
});

test('newSession that arrives after other saves of its session does not start the game again', async () => {
  const { save, playthroughs } = await player();
  await save({ exercise: { exercise_id: 9, main: [correct()] } });
  const session = randomUUID();
  await save({ session, exercise: { exercise_id: 2, main: [correct()] } });
  await save({ session, newSession: true, exercise: { exercise_id: 1, main: [correct()] } });
  expect(await playthroughs()).toMatchObject([{ session, totalAnswered: 2, lastAnsweredExercise: 1 }]);
});

test('a late save of the previous game goes to that game and does not restore it', async () => {
  const { save, playthroughs } = await player();
  const [before, current] = [randomUUID(), randomUUID()];
  await save({ session: before, newSession: true, exercise: { exercise_id: 1, main: [correct()] } });
  await save({ session: current, newSession: true, exercise: { exercise_id: 2, main: [correct()] } });
  const late = await save({
    session: before,
    newSession: true,
    exercise: { exercise_id: 3, main: [correct()] },
  });
  expect(late.json()).toMatchObject({ session: before, totalAnswered: 2 });
  expect(await playthroughs()).toMatchObject([{ session: current, totalAnswered: 1 }]);
});

test('newSession with every save and no session, as section 7 says, is one game', async () => {
  const { save, playthroughs } = await player();
  await save({ session: randomUUID(), exercise: { exercise_id: 9, main: [correct()] } });
  for (const exercise_id of [1, 2, 3])
    await save({ newSession: true, exercise: { exercise_id, main: [correct()] } });
  expect(await playthroughs()).toMatchObject([{ totalAnswered: 3, lastAnsweredExercise: 3 }]);
});

test('three such saves at once are one game, too, and so is one whose response was lost', async () => {
  const { save, playthroughs } = await player();
  const sent = [1, 2, 3].map((exercise_id) => ({
    newSession: true,
    exercise: { exercise_id, main: [correct()] },
  }));
  await Promise.all(sent.map(save));
  await save(sent[2] ?? {});
  expect(await playthroughs()).toMatchObject([
    {
      totalAnswered: 3,
      exercises: sent.map(({ exercise: { exercise_id } }) => ({ exercise_id, main: [{}] })),
    },
  ]);
});

test('a save without session belongs to the current game; newSession for an exercise in it starts a new one', async () => {
  const { save, playthroughs } = await player();
  const started = await save({ newSession: true, exercise: { main: [correct()] } });
  const next = await save({ exercise: { exercise_id: 2, main: [correct()] } });
  expect(next.json().session).toBe(started.json().session);
  await save({ newSession: true, exercise: { exercise_id: 1, main: [incorrect()] } });
  expect(await playthroughs()).toMatchObject([{ totalAnswered: 1, lastAnsweredExercise: 1 }]);
});

test('a newSession without session that is delivered twice with one save_id starts one game', async () => {
  const { save, playthroughs } = await player();
  const over = { newSession: true, save_id: randomUUID(), exercise: { main: [correct()] } };
  const [one, two] = [await save(over), await save(over)];
  expect(one.json()).toEqual(two.json());
  expect(await playthroughs()).toMatchObject([{ totalAnswered: 1 }]);
});
