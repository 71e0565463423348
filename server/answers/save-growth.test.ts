import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { saveStatement } from './save-statement.ts';
import { playersOf } from './testing/player.ts';

const tested = await testApp();
const { services } = tested;
const { player, correct, incorrect, skip } = playersOf(tested);

/** The largest possible game: the limit of attempts, and of three months of saves. */
const manyAttempts = `
  insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, received_at,
    total_answered, last_answered_exercise)
  select $1, gen_random_uuid(), $2, 1 + n % 50, 1, 1, 0, false, now(), 1, 1 from generate_series(1, 20000) n`;
const ofSaves = `
  insert into attempts
  select account_id, playthrough_id, exercise_id, gen_random_uuid(), save_id, 0, 'correct', null, false, false, '1', now()
  from saves where account_id = $1 and save_id <> $2 limit 10000`;

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Plan[] };

/** Blocks of one step of the statement and of all steps within it. */
const blocksOf = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (sum, step) => sum + blocksOf(step),
    plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  );

/** One connection reads all: another one may have to read first which columns and indexes there are. */
const connection = await services.database.$client.connect();
afterAll(() => connection.release());

/** Number of database blocks that another save of exercise 7 reads, once its connection knows the tables. */
async function blocksOfSave(accountId: string, session: string): Promise<number> {
  await saveOnce(accountId, session);
  return saveOnce(accountId, session);
}

async function saveOnce(accountId: string, session: string): Promise<number> {
  const now = new Date();
  const isOutcome = false;
  const values = [
    accountId,
    randomUUID(),
    session,
    false,
    7,
    true,
    isOutcome,
    1,
    1,
    0,
    false,
    null,
    now,
    '1',
  ];
  const attempt = [[0], [randomUUID()], ['correct'], [null], [false], [false], [now]];
  const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, buffers, format json) ${saveStatement.text}`,
    values: [...values, ...attempt, now, null, null, randomUUID(), 'en'],
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? blocksOf(plan) : Number.NaN;
}

test('a save does not read more and more of the database: not after 20,000 of one game', async () => {
  const { save, accountId } = await player();
  const save_id = randomUUID();
  const { session } = (await save({ save_id, exercise: { main: [correct()] } })).json();
  const atFirst = await blocksOfSave(accountId, session);
  await services.database.$client.query(manyAttempts, [accountId, session]);
  await services.database.$client.query(ofSaves, [accountId, save_id]);
  await services.database.$client.query('analyze saves; analyze attempts; analyze playthroughs');
  const afterwards = await blocksOfSave(accountId, session);
  console.log(`blocks of a save: ${atFirst} at first, ${afterwards} after 20,000`);
  expect(afterwards).toBeLessThan(5 * atFirst);
});

test('the counts of a playthrough match its attempts, even if one is sent twice', async () => {
  const { save, playthrough, accountId } = await player();
  const twice = correct({ attempt_id: randomUUID() });
  await save({ exercise: { exercise_id: 1, main: [incorrect(), twice] } });
  await save({ exercise: { exercise_id: 1, main: [twice, correct()] } });
  await save(skip(2));
  await save({ exercise: { exercise_id: 3 } });
  const last = (await save({ exercise: { exercise_id: 5, main: [correct()] } })).json();
  const timeOnly = (await save({ exercise: { exercise_id: 4 } })).json();
  const { rows } = await services.database.$client.query(
    `select attempt_counts[1:5]::text as counts, answered_exercises as answered from playthroughs where account_id = $1`,
    [accountId],
  );
  expect(rows).toEqual([{ counts: '{3,1,NULL,NULL,1}', answered: [1, 5] }]);
  expect(last).toMatchObject({ totalAnswered: 2, lastAnsweredExercise: 5 });
  expect(timeOnly).toMatchObject({ totalAnswered: 2, lastAnsweredExercise: 5 });
  expect(await playthrough()).toMatchObject({ totalAnswered: 2, lastAnsweredExercise: 5 });
});
