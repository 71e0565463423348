import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { inArray, sql } from '#server/lib/database/query.ts';
import { createLog } from '#server/lib/log.ts';
import { accounts } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { runCommand } from '../commands.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const tested = await testApp({}, log);
const { app, services, clock } = tested;
const { person, logIn } = peopleOf(tested);

const restoreBy = (token: string) =>
  app.inject({ method: 'POST', url: endpoints.restoreAccount.path.replace('{token}', token) });

test('after a restore nothing that was ended opens anything, and the deletions since the backup are repeated', async () => {
  const [leaves, returns, stays] = [await person(), await person(), await person()];
  const helped = await person({ isSubscribed: true });
  await helped.call(endpoints.savePlanChanges, {
    changes: [planChange({ kind: 'chosen', what: 'a rug', helper: 'Sam' })],
  });
  const administrator = await person({ userType: 'facilityAdmin' });
  const add = async (userName: string) =>
    (await administrator.call(endpoints.addMember, { userName, email: null })).json().userId as string;
  const [never, card] = [await add(`never-${randomUUID()}`), await add(`card-${randomUUID()}`)];
  const made = (await administrator.call(endpoints.makeCards)).json();
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email: stays.email } });
  const link = (await helped.call(endpoints.makeHelperLink)).json();
  expect((await app.inject({ url: new URL(link.address).pathname })).statusCode).toBe(200);
  await stays.call(endpoints.deleteAccount, { password: stays.password });
  const undoOf = async (email: string) =>
    tokenIn(
      (await emailsTo(services, email)).find(({ subject }) => subject === 'Your account is being deleted'),
      '/restoreAccount',
    );
  const undo = await undoOf(stays.email);

  // What the backup does not know.
  const since = logged.length;
  await leaves.call(endpoints.deleteAccount, { password: leaves.password });
  await administrator.call(endpoints.removeMember, undefined, { userId: never });
  await returns.call(endpoints.deleteAccount, { password: returns.password });
  await restoreBy(await undoOf(returns.email));
  const file = join(await mkdtemp(join(tmpdir(), 'log-')), 'log');
  const lines = logged
    .slice(since)
    .map((line, index) => (index % 2 ? JSON.stringify({ MESSAGE: line }) : line));
  await writeFile(file, ['nothing', ...lines].join('\n'));
  expect(lines.filter((line) => line.includes(leaves.account.id))).toEqual([]);

  // The backup.
  await services.database.execute(sql`
    update accounts set deletion_requested_at = ${clock.now()} where id = ${returns.account.id}`);
  await services.database.execute(sql`
    update accounts set deletion_requested_at = null where id = ${leaves.account.id}`);
  await services.database.execute(sql`
    insert into accounts (id, user_type, user_name, created_at) values (${never}, 'facilityUser', ${never}, ${clock.now()})`);
  const again = await logIn(leaves.email, leaves.password);
  expect(again.statusCode).toBe(200);

  const restored = (options: object) =>
    runCommand(['database', 'after-restore'], { services, options, operator: 'ruth' } as never);
  await expect(restored({ yes: true })).rejects.toThrow('--deletions is missing');
  await expect(restored({ deletions: file })).rejects.toThrow('--yes');
  await expect(restored({ deletions: '/nowhere', yes: true })).rejects.toThrow('There is no file');
  const { rows } = await restored({ deletions: file, yes: true });
  expect(rows[0]).toMatchObject({ closed: 1, reopened: 1, deleted: 1 });
  expect((await helped.call(endpoints.getMe)).statusCode).toBe(401);
  expect((await logIn(leaves.email, leaves.password)).json().code).toBe('gone');
  expect((await logIn(returns.email, returns.password)).statusCode).toBe(200);
  expect((await logIn(made.cards[0].userName, made.cards[0].password)).statusCode).toBe(401);
  expect((await app.inject({ url: new URL(link.address).pathname })).statusCode).not.toBe(200);
  expect(await restoreBy(undo)).toMatchObject({ statusCode: 200 });
  expect((await restored({ deletions: file, yes: true })).rows[0]).toMatchObject({ closed: 0, reopened: 0 });
  await runScheduledJob(services, 'purgeAccounts');
  const left = await services.database
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [never, card]));
  expect(left).toMatchObject([{ id: card, passwordHash: null }]);
});

test('after a restore that knows one owner alone, the deletion of that owner is left out and named', async () => {
  const boss = await person({ userType: 'operator', operatorRole: 'owner' });
  await services.database.execute(sql`
    update accounts set operator_role = 'support' where user_type = 'operator' and id <> ${boss.account.id}`);
  const who = createHash('sha256').update(boss.account.id).digest('hex');
  const file = join(await mkdtemp(join(tmpdir(), 'log-')), 'log');
  await writeFile(file, JSON.stringify({ deletion: 'closed', who, at: clock.now().toISOString() }));
  const { rows } = await runCommand(['database', 'after-restore'], {
    ...{ services, options: { deletions: file, yes: true }, operator: 'ruth' },
  });
  expect(rows[0]).toMatchObject({ closed: 0, 'left out': boss.account.userName });
  expect((await logIn(boss.email, boss.password)).json().code).not.toBe('gone');
});
