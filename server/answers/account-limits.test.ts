import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { playersOf } from './testing/player.ts';

const tested = await testApp({ RATE_LIMITS: 'strict' });
const { app, services } = tested;
const { player, correct } = playersOf(tested);

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('60 saves of one person a minute are accepted; the next one gets Retry-After, and other people are not affected', async () => {
  const { save } = await player();
  const statuses: number[] = [];
  for (let index = 0; index < 60; index += 1) statuses.push((await save({})).statusCode);
  expect(countOf(statuses, 200)).toBe(60);
  const rejected = await save({});
  expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await (await player()).save({})).statusCode).toBe(200);
});

test('the 2,001st save of one person within a day is rejected until the next day', async () => {
  const { save, accountId } = await player();
  for (let index = 0; index < 1999; index += 1)
    await services.limits.countInProcess('savesPerDay', accountId);
  expect((await save({})).statusCode).toBe(200);
  const rejected = await save({});
  expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await (await player()).save({})).statusCode).toBe(200);
});

test('while two calls of one person take long, a third one waits and other people get their responses', async () => {
  const [busy, other] = [await player(), await player()];
  await busy.save({ exercise: { main: [correct()] } });
  const holder = await services.database.$client.connect();
  await holder.query('begin');
  await holder.query('select from playthroughs where account_id = $1 for update', [busy.accountId]);
  const saves = [busy.save({}), busy.save({})];
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await services.database.$client.query(waiting)).rowCount).toBe(2);
  let isRead = false;
  const third = busy.playthroughs().then(() => {
    isRead = true;
  });
  await other.playthroughs();
  await other.playthroughs();
  expect(isRead).toBe(false);
  await holder.query('rollback');
  holder.release();
  expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await third;
});

test('of one exercise in a game 200 attempts are stored, and further saves are accepted without theirs', async () => {
  const { save, playthrough } = await player();
  const main = () => Array.from({ length: 50 }, () => correct({ attempt_id: randomUUID() }));
  for (let index = 0; index < 6; index += 1) {
    expect((await save({ exercise: { main: main() } })).statusCode).toBe(200);
  }
  const { exercises } = await playthrough();
  expect(exercises[0]?.main).toHaveLength(200);
  await save({ exercise: { exercise_id: 2, main: [correct()] } });
  expect((await playthrough()).totalAnswered).toBe(2);
});

test('a signed-in person gives feedback 30 times an hour, downloads all data 5 times a day, and reads results 120 times a minute', async () => {
  const { token } = await signUpPerson(services);
  const headers = { authorization: `Bearer ${token}` };
  const call = async ({ path, method }: { path: string; method: string }, payload?: object) =>
    (await app.inject({ method: method as 'GET', url: path, headers, ...(payload && { payload }) }))
      .statusCode;
  const repeated = async (times: number, work: () => Promise<number>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push(await work());
    return [countOf(statuses, 200), countOf(statuses, 429)];
  };
  const feedback = () => call(endpoints.giveFeedback, { feedback: 'Good.' });
  expect(await repeated(32, feedback)).toEqual([30, 2]);
  expect(await repeated(7, () => call(endpoints.exportAccount))).toEqual([5, 2]);
  expect(await repeated(122, () => call(endpoints.listAnswers))).toEqual([120, 2]);
});
