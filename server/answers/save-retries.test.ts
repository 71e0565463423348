import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { playersOf } from './testing/player.ts';

/** Saves that are repeated or concurrent: nothing is lost, and nothing counts twice. */

const tested = await testApp();
const { services } = tested;
const { correct, incorrect, player } = playersOf(tested);

test('an attempt_id is stored once, whether in one save or in several', async () => {
  const { save, playthrough } = await player();
  const attempt = correct({ attempt_id: randomUUID() });
  await save({ exercise: { main: [attempt, attempt] } });
  await save({ exercise: { main: [attempt] } });
  expect((await playthrough()).exercises[0]?.main).toEqual([attempt]);
});

test('a save_id that is already stored changes nothing and gets the same response', async () => {
  const { save, playthrough } = await player();
  const over = { save_id: randomUUID(), exercise: { repeats: 1, time: 20, main: [correct()] } };
  const before = await save(over);
  await save({ exercise: { exercise_id: 2, main: [correct()] } });
  const again = await save(over);
  expect([again.statusCode, again.json()]).toEqual([200, before.json()]);
  expect(await playthrough()).toMatchObject({ totalAnswered: 2, lastAnsweredExercise: 2 });
  expect((await playthrough()).exercises[0]).toMatchObject({ repeats: 1, time: 20, main: [{}] });
});

test('50 identical concurrent requests have one effect and one response', async () => {
  const { save, playthroughs } = await player();
  const over = {
    save_id: randomUUID(),
    newSession: true,
    exercise: { repeats: 1, time: 20, main: [incorrect(), correct()] },
  };
  const responses = await Promise.all(Array.from({ length: 50 }, () => save(over)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body: text }) => text)).size).toBe(1);
  expect(await playthroughs()).toMatchObject([{ exercises: [{ repeats: 1, time: 20, main: [{}, {}] }] }]);
});

test('50 different concurrent saves are all stored', async () => {
  const { save, playthrough } = await player();
  const session = randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      save({ session, newSession: true, exercise: { exercise_id: index + 1, main: [correct()] } }),
    ),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await playthrough()).toMatchObject({ session, totalAnswered: 50, finished: true });
});

test('concurrent first saves of several new games leave one current game', async () => {
  const { save, playthroughs } = await player();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => save({ session: randomUUID(), newSession: true })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await playthroughs()).toHaveLength(1);
});

test('two saves with the same attempts in opposite orders do not deadlock, so neither is retried', async () => {
  const { save, playthrough, accountId } = await player();
  const [low, middle, high] = [randomUUID(), randomUUID(), randomUUID()].sort() as [string, string, string];
  const save_id = randomUUID();
  const begun = await save({ save_id });
  const holder = await services.database.$client.connect();
  await holder.query('begin');
  await holder.query(
    `insert into attempts values ($1, $2, 1, $3, $4, 0, 'correct', null, false, false, '', now())`,
    [accountId, begun.json().session, middle, save_id],
  );
  const main = [low, middle, high].map((attempt_id) => correct({ attempt_id }));
  const queries = vi.spyOn(services.database.$client, 'query');
  const sent = Promise.all([save({ exercise: { main } }), save({ exercise: { main: main.toReversed() } })]);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await services.database.$client.query(waiting)).rowCount, { timeout: 10_000 })
    .toBe(2);
  await holder.query('rollback');
  expect((await sent).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await playthrough()).exercises[0]?.main).toHaveLength(3);
  holder.release();
  const runs = queries.mock.calls.filter(([query]) => (query as { name?: string }).name === 'save_answer');
  expect(runs).toHaveLength(2);
  queries.mockRestore();
});

test('two people may use the same ids', async () => {
  const [ann, bob] = [await player(), await player()];
  const over = {
    session: randomUUID(),
    save_id: randomUUID(),
    exercise: { main: [correct({ attempt_id: randomUUID() })] },
  };
  await ann.save(over);
  await bob.save(over);
  expect([(await ann.playthrough()).totalAnswered, (await bob.playthrough()).totalAnswered]).toEqual([1, 1]);
});

test('ten first saves of new games at once are all accepted', async () => {
  services.database.$client.options.max = 10;
  const { save, playthroughs } = await player();
  // A try fails only because another of these saves was stored, so nobody needs more than ten tries.
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => save({ newSession: true, exercise: { main: [correct()] } })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  }
  expect(await playthroughs()).toHaveLength(1);
});
