import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeAccount } from '#server/account-page/close-account.ts';
import { playersOf } from '#server/answers/testing/player.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { sql } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type Answer, recordStore } from './testing/record-store.ts';

const origin = 'https://play.example.org';
const publicUrl = { PUBLIC_URL: origin, TRUST_PROXY: '1', SANDBOX: 'true' };
const outcomeKey = `${origin}/xapi/extensions/outcome`;

/** Does the jobs that are due, and those that wait for their next try, until none is left. */
async function sendAll({ services }: TestApp): Promise<void> {
  while ((await services.jobs.runDue(services, 'sendStatement')) > 0) {
    await services.database.execute(
      sql`update pgboss.job set start_after = now() where name = 'sendStatement' and state = 'retry'`,
    );
  }
}

const statesOf = async ({ services }: TestApp) =>
  (
    await services.database.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int from pgboss.job where name = 'sendStatement' group by state order by state`,
    )
  ).rows;

/** What a player sends in a game with every kind of outcome, and a save that only holds a place. */
function savesOf({ correct, incorrect, skip }: ReturnType<typeof playersOf>) {
  return [
    { exercise: { exercise_id: 1, elapsed_ms: 21_346, main: [correct()] } },
    { exercise: { exercise_id: 2, main: [incorrect(), correct()] } },
    { exercise: { exercise_id: 3, main: [incorrect(), correct({ assisted: true })] } },
    skip(4),
    { exercise: { exercise_id: 5, main: [incorrect()] } },
    { exercise: { exercise_id: 5, main: [correct()] } },
    { exercise: { exercise_id: 6, main: [] } },
  ];
}

const outcomes = ['firstTry', 'later', 'withHelp', 'skipped', 'left', 'later'];

test('through a store that fails half the time, each outcome arrives exactly once', async () => {
  let calls = 0;
  const failed: string[] = [];
  const lrs = await recordStore(() => {
    calls += 1;
    if (calls % 2 === 0) return 'works';
    const failure = lrs.failures[((calls - 1) / 2) % lrs.failures.length] ?? '500';
    failed.push(failure);
    return failure;
  });
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 200));
  onTestFinished(() => void vi.restoreAllMocks());
  const tested = await testApp({ ...publicUrl, ...lrs.env });
  const players = playersOf(tested);
  const people = [await players.player(), await players.player(), await players.player()];
  for (const { save } of people) {
    for (const one of savesOf(players)) expect((await save(one)).statusCode).toBe(200);
  }
  await sendAll(tested);
  expect(lrs.rejected).toEqual([]);
  const told = [...lrs.statements.values()].map(
    ({ result }) => (result.extensions as Record<string, unknown>)[outcomeKey],
  );
  expect(told.toSorted()).toEqual([...outcomes, ...outcomes, ...outcomes].toSorted());
  expect(new Set([...lrs.statements.values()].map(({ actor }) => actor.account.name)).size).toBe(3);
  expect(lrs.counts.failed).toBeGreaterThanOrEqual(Math.floor(lrs.counts.calls / 2));
  expect(new Set(failed)).toEqual(new Set(lrs.failures));
  expect(await statesOf(tested)).toEqual([{ state: 'completed', count: 18 }]);
});

test('a save that arrives twice is told once, and a statement has nothing that names the player', async () => {
  const lrs = await recordStore();
  const tested = await testApp({ ...publicUrl, ...lrs.env });
  const { correct, player } = playersOf(tested);
  const { save, accountId } = await player();
  const [save_id, session] = [randomUUID(), randomUUID()];
  const once = { save_id, session, exercise: { exercise_id: 4, main: [correct()] } };
  await Promise.all([save(once), save(once)]);
  await sendAll(tested);
  await save(once);
  await sendAll(tested);
  expect(lrs.counts.calls).toBe(1);
  const text = JSON.stringify([...lrs.statements.values()]);
  const { rows } = await tested.services.database.execute<{ user_name: string; email: string }>(
    sql`select user_name, email from accounts where id = ${accountId}`,
  );
  const secrets = [accountId, save_id, session, ...Object.values(rows[0] ?? {})];
  expect(secrets.length).toBe(5);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain(`"parent":[{"objectType":"Activity","id":"${origin}/xapi/activities/part-2"`);
});

test('a statement has the language in which the exercise was played, whatever the account has now', async () => {
  const lrs = await recordStore();
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  const { save } = await player();
  await save({ exercise: { exercise_id: 1, main: [correct()], language: 'es' } });
  await save({ exercise: { exercise_id: 2, main: [correct()] } });
  await sendAll(tested);
  expect(lrs.rejected).toEqual([]);
  const byName = [...lrs.statements.values()].toSorted((a, b) => (a.object.id < b.object.id ? -1 : 1));
  expect(byName.map(({ context }) => context.language)).toEqual(['es-US', 'en-US']);
});

test('the saves of one game share its registration, those of the next game have another', async () => {
  const lrs = await recordStore();
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  const { save } = await player();
  await save({ exercise: { exercise_id: 1, main: [correct()] } });
  await save({ exercise: { exercise_id: 2, main: [correct()] } });
  await save({ newSession: true, exercise: { exercise_id: 3, main: [correct()] } });
  await sendAll(tested);
  const byName = [...lrs.statements.values()].toSorted((a, b) => (a.object.id < b.object.id ? -1 : 1));
  const [first, second, third] = byName.map(({ context }) => context.registration);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a store that has the id already has the statement', async () => {
  const lrs = await recordStore(() => '409');
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  await (await player()).save({ exercise: { main: [correct()] } });
  await sendAll(tested);
  expect(await statesOf(tested)).toEqual([{ state: 'completed', count: 1 }]);
});

/** Plays one exercise for each answer, which the store gives in turn, and does the jobs once. */
async function playFor(answers: readonly Answer[]) {
  const left = [...answers];
  const lrs = await recordStore(() => left.pop() ?? 'works');
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  const { save } = await player();
  for (const [index] of answers.entries())
    await save({ exercise: { exercise_id: index + 1, main: [correct()] } });
  await tested.services.jobs.work(tested.services);
  return { lrs, tested };
}

test('what the store rejects is given up at once, and stays as a failed job for the operator', async () => {
  const { lrs, tested } = await playFor(['400', '413', '302']);
  await expect.poll(() => statesOf(tested), { timeout: 5000 }).toEqual([{ state: 'failed', count: 3 }]);
  expect(lrs.counts.calls).toBe(3);
});

test('what the store cannot take now, or not with this key, is tried again later', async () => {
  const { tested } = await playFor(['401', '403', '408', '429', '500', '503', 'resets']);
  await expect.poll(() => statesOf(tested), { timeout: 5000 }).toEqual([{ state: 'retry', count: 7 }]);
});

test('a key that the store no longer takes is an alarm at once, and with a new one the statement is stored once', async () => {
  const left: Answer[] = ['works', '403', '401'];
  const lrs = await recordStore(() => left.pop() ?? 'works');
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  await (await player()).save({ exercise: { main: [correct()] } });
  const alarms = async () =>
    (await tested.services.metrics.registry.metrics()).match(
      /^alarms_total\{alarm="record_store_key"\} (\d+)/m,
    )?.[1];
  for (const counted of ['1', '2']) {
    await tested.services.jobs.runDue(tested.services, 'sendStatement');
    expect(await alarms()).toBe(counted);
    await tested.services.database.execute(
      sql`update pgboss.job set start_after = now() where state = 'retry'`,
    );
  }
  await tested.services.jobs.runDue(tested.services, 'sendStatement');
  expect(lrs.statements.size).toBe(1);
  expect(await alarms()).toBe('2');
});

test('a statement is tried for more than a day, and less long than a job is kept', () => {
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = jobHandlers.sendStatement;
  let seconds = 0;
  for (let retry = 0; retry < retryLimit; retry += 1)
    seconds += Math.min(retryDelayMax, retryDelay * 2 ** retry);
  expect(seconds / 3600).toBeGreaterThan(24);
  expect(seconds / 3600).toBeLessThan(40);
});

test('what was given up is sent again by the operator, and what the store has is not stored twice', async () => {
  const { lrs, tested } = await playFor(['works', '400', '400']);
  await expect.poll(() => lrs.counts.calls).toBe(3);
  expect(lrs.statements.size).toBe(1);
  const resend = (words: string, from?: string) =>
    runCommand(words.split(' '), {
      services: tested.services,
      operator: 'test',
      options: { ...(from && { from }) },
    });
  await expect(resend('statement resend')).rejects.toThrow('Say since when');
  expect(await resend('statement resend', '2000-01-01')).toMatchObject({ rows: [{ queued: 3 }] });
  await sendAll(tested);
  expect(lrs.statements.size).toBe(3);
  expect(lrs.rejected).toEqual([]);
});

test('once the account is closed nothing more is told', async () => {
  const lrs = await recordStore();
  const tested = await testApp(lrs.env);
  const { services } = tested;
  const { correct, player } = playersOf(tested);
  const { save, accountId } = await player();
  await save({ exercise: { main: [correct()] } });
  await services.database.transaction((tx) => closeAccount(services, tx, accountId, origin));
  await sendAll(tested);
  expect(lrs.counts.calls).toBe(0);
  expect(await statesOf(tested)).toEqual([{ state: 'completed', count: 1 }]);
});

test('a save that fails leaves no job behind, and a job that cannot be stored no save', async () => {
  const lrs = await recordStore();
  const tested = await testApp(lrs.env);
  const { correct, player } = playersOf(tested);
  const { save, playthroughs } = await player();
  const send = vi.spyOn(tested.services.jobs, 'send').mockRejectedValueOnce(new Error('not today'));
  expect((await save({ exercise: { main: [correct()] } })).statusCode).toBe(500);
  send.mockRestore();
  expect(await playthroughs()).toEqual([]);
  const foreign = { exercise: { main: [correct({ selected_option_id: 20 })] } };
  expect((await save(foreign)).statusCode).toBe(422);
  expect(await statesOf(tested)).toEqual([]);
});

test('without the settings nothing is stored for a store, and nothing is sent', async () => {
  const tested = await testApp();
  const { correct, player } = playersOf(tested);
  const call = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => call.mockRestore());
  await (await player()).save({ exercise: { main: [correct()] } });
  await sendAll(tested);
  expect(await statesOf(tested)).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
