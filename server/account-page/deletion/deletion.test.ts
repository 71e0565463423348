import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { listAuditEntries } from '#server/audit/audit-log.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { createLog } from '#server/lib/log.ts';
import { runCommand } from '#server/operator/commands.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities } from '#server/tables/facilities.ts';
import { personalTables } from '#server/tables/personal-data.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { findDataFolder } from '#server/testing/database/test-database.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { scrubDeletedRows } from './scrub-deleted-rows.ts';

const logged: string[] = [];
const log = createLog({ env: 'production' }, { write: (line) => void logged.push(line) });
const tested = await testApp({}, log);
const { app, services, clock } = tested;
const { person, logIn } = peopleOf(tested);

const dayMs = 24 * 3_600_000;

const open = ({ method, path }: Endpoint, token: string) =>
  app.inject({ method, url: path.replace('{token}', token) });

test('with the password the account is closed at once, and for 14 days the emailed link restores it', async () => {
  const { call, email, password } = await person({ isSubscribed: true });
  expect((await call(endpoints.deleteAccount, { password: 'wrong' })).statusCode).toBe(401);
  expect((await call(endpoints.deleteAccount, { password })).json()).toEqual({
    deleted: true,
    message:
      'Your account is closed. We have sent you an email. To get your account back, use the link in it.',
  });
  expect((await call(endpoints.getMe)).statusCode).toBe(401);
  expect((await logIn(email, password)).json()).toMatchObject({
    code: 'gone',
    message: 'This account is being deleted. To get it back, use the link in our email.',
  });
  expect((await logIn(email, 'wrong')).json().code).toBe('wrong_credentials');
  const emails = await emailsTo(services, email);
  const token = tokenIn(
    emails.find(({ subject }) => subject === 'Your account is being deleted'),
    '/restoreAccount',
  );
  clock.advance(14 * dayMs - 1);
  await runScheduledJob(services, 'purgeAccounts');
  expect((await open(endpoints.restoreAccount, token)).statusCode).toBe(200);
  expect((await open(endpoints.restoreAccount, token)).statusCode).toBe(422);
  expect((await logIn(email, password)).statusCode).toBe(200);
});

test('after 14 days the emailed link no longer works, and the night before day 29 everything is deleted', async () => {
  const { call, email, password, account } = await person();
  await call(endpoints.deleteAccount, { password });
  const emails = await emailsTo(services, email);
  const token = tokenIn(
    emails.find(({ subject }) => subject === 'Your account is being deleted'),
    '/restoreAccount',
  );
  clock.advance(14 * dayMs);
  const dead = await open(endpoints.restoreAccount, token);
  expect([dead.statusCode, dead.json().code]).toEqual([422, 'link_invalid']);
  expect((await logIn(email, password)).json().code).toBe('gone');
  const isThis = eq(accounts.id, account.id);
  expect(await services.database.$count(accounts, isThis)).toBe(1);
  clock.advance(14 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await services.database.$count(accounts, isThis)).toBe(0);
});

test('without a password an emailed link closes the account, and the response names it', async () => {
  const { call, email, account } = await person();
  expect((await call(endpoints.deleteAccount, {})).json()).toEqual({
    deleted: false,
    message: 'We have sent you an email. Use the link in it to delete your account.',
  });
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  const token = tokenIn((await emailsTo(services, email))[0], '/confirmDeletion');
  const closed = await open(endpoints.confirmDeletion, token);
  expect([closed.statusCode, closed.json()]).toEqual([
    200,
    { message: expect.stringContaining('Your account is closed.'), userId: account.id },
  ]);
  expect((await call(endpoints.getMe)).statusCode).toBe(401);
});

test('people without an address have to type the password', async () => {
  const { call, password } = await person({ userType: 'facilityUser', email: null });
  expect((await call(endpoints.deleteAccount, {})).statusCode).toBe(409);
  const deleted = await call(endpoints.deleteAccount, { password });
  expect(deleted.json()).toEqual({
    deleted: true,
    message: 'Your account is closed. We have no email address of yours, so this cannot be undone.',
  });
});

test('after a month no table or log contains anything of the person, and the seat is free again', async () => {
  const canary = `canary-${randomUUID()}`;
  const administrator = await person({ userType: 'facilityAdmin' });
  const { call, account, password } = await person({
    userType: 'facilityUser',
    userName: canary,
    name: `${canary} name`,
    email: `${canary}@example.org`,
    facilityCode: administrator.facilityCode as string,
  });
  await call(endpoints.giveFeedback, { feedback: `${canary} likes it`, email: `${canary}@example.org` });
  await playGame(services, account.id, '1:✓ 2:x✓ 3:s');
  const changes = [planChange({ kind: 'chosen', what: `${canary} and a rug`, helper: canary })];
  expect((await call(endpoints.savePlanChanges, { changes })).statusCode).toBe(200);
  await call(endpoints.saveHelperWishes, { wishes: [], ownWish: `${canary} would like a call` });
  await call(endpoints.makeHelperLink);
  await call(endpoints.saveReminders, { weekly: true, followUps: true });
  await call(endpoints.changeAccount, { email: `${canary}@example.net`, currentPassword: password });
  const contact = { name: canary, email: `${canary}@example.org`, issue: `${canary} asks` };
  expect((await call(endpoints.contactUs, contact)).statusCode).toBe(200);
  const owner = await person({ userType: 'operator', operatorRole: 'owner' });
  const { tickets } = (
    await owner.call({ ...endpoints.listTickets, path: `${endpoints.listTickets.path}?status=open` })
  ).json();
  const answer = { answer: `Dear ${canary}`, operation: randomUUID() };
  expect((await owner.call(endpoints.answerTicket, answer, { ticketId: tickets[0].id })).statusCode).toBe(
    200,
  );
  const opening = { reason: `${canary} called` };
  expect((await owner.call(endpoints.openPerson, opening, { userId: account.id })).statusCode).toBe(200);
  await emailsTo(services, account.email as string);
  await call(endpoints.deleteAccount, { password });
  await emailsTo(services, account.email as string);
  const before = await readEveryText(services.database);
  expect(before.filter(({ text }) => text.includes(canary)).length).toBeGreaterThan(3);
  clock.advance(30 * dayMs + 1);
  await runScheduledJob(services, 'purgeAccounts');
  // What the sandbox has sent to our support is about no account, and goes by its age.
  await deleteExpired(services);
  // The job runner deletes them by itself a day after they are done.
  await services.database.execute(sql`delete from pgboss.job where completed_on is not null`);
  const after = await readEveryText(services.database);
  const left = after.filter(({ text }) => text.includes(canary) || text.includes(account.id));
  expect(left).toEqual([]);
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((line) => line.includes(canary) || line.includes(account.id))).toEqual([]);
  expect(await listAuditEntries(services.database, { command: 'person open', limit: 9 })).toMatchObject([
    { command: 'person open', subject: 'a person', accountId: null },
  ]);
  const isThis = eq(facilities.code, administrator.facilityCode as string);
  expect(await services.database.select().from(facilities).where(isThis)).toMatchObject([{ seatsTaken: 0 }]);
});

test('the night after a purge no file of PostgreSQL contains anything of the person', {
  timeout: 60_000,
}, async () => {
  const canary = `canary-${randomUUID()}`;
  const { call, account, password } = await person({ userName: canary, isSubscribed: true });
  await call(endpoints.giveFeedback, { feedback: `${canary} likes it` });
  await playGame(services, account.id, '1:✓ 2:x✓ 3:s');
  await emailsTo(services, account.email as string);
  await services.database.execute(sql`analyze`);
  await call(endpoints.deleteAccount, { password });
  await emailsTo(services, account.email as string);
  await services.database.execute(sql`checkpoint`);
  const binaryId = Buffer.from(account.id.replaceAll('-', ''), 'hex');
  const traces = [Buffer.from(canary), Buffer.from(account.id), binaryId];
  expect((await filesWith(traces)).length).toBeGreaterThan(3);
  clock.advance(30 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  for (const name of ['stopRenewal', 'paymentEvent', 'mail'] as const) {
    while ((await services.jobs.runDue(services, name)) > 0);
  }
  // The job runner deletes them by itself a day after they are done.
  await services.database.execute(sql`delete from pgboss.job where completed_on is not null`);
  // A table in use, for example by PostgreSQL's own maintenance, is left for the next night.
  await vi.waitFor(
    async () => {
      await scrubDeletedRows(services);
      expect(await filesWith(traces)).toEqual([]);
    },
    { timeout: 40_000, interval: 1000 },
  );
});

/** The files of PostgreSQL that contain any of these bytes; none for a database on another machine. */
async function filesWith(traces: Buffer[]): Promise<string[]> {
  const found: string[] = [];
  const folder = await findDataFolder(services.database.$client);
  // A folder that another test's database leaves meanwhile is an error to readdir, and none to glob.
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    if (traces.some((trace) => content.includes(trace))) found.push(file);
  }
  return found;
}

test('a facility without members is deleted with its administrator', async () => {
  const { call, password, facilityCode } = await person({ userType: 'facilityAdmin' });
  await call(endpoints.deleteAccount, { password });
  clock.advance(30 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  const texts = await readEveryText(services.database);
  expect(texts.filter(({ text }) => text.includes(facilityCode as string))).toEqual([]);
});

test('the download has every table about the person, and no secret', async () => {
  const { call, token, account, password } = await person({ userType: 'facilityUser' });
  await call(endpoints.giveFeedback, { feedback: 'I like it' });
  const download = (await call(endpoints.exportAccount)).json();
  expect(Object.keys(download)).toEqual(personalTables.map(({ table }) => table));
  expect(download.accounts).toMatchObject([{ id: account.id, user_name: account.userName }]);
  expect(download.feedback).toMatchObject([{ feedback: 'I like it' }]);
  expect(download.sessions).toHaveLength(1);
  const all = JSON.stringify(download);
  for (const secret of [token, password, 'token_hash', 'password_hash', '$argon2']) {
    expect(all).not.toContain(secret);
  }
});

test('the download names no operator who did something to the account', async () => {
  const { call, account } = await person({ isSubscribed: true });
  const words = ['person', 'cancel', account.userName];
  await runCommand(words, { services, options: {}, operator: 'ruth-on-host-7' });
  const download = (await call(endpoints.exportAccount)).json();
  expect(download.audit_log).toMatchObject([{ command: 'person cancel', account_id: account.id }]);
  expect(JSON.stringify(download)).not.toContain('ruth-on-host-7');
});

test('a sign-up with somebody else’s address does not download what that person wrote to us', async () => {
  const email = `${randomUUID()}@example.org`;
  const post = ({ path }: Endpoint, payload: object) => app.inject({ method: 'POST', url: path, payload });
  await post(endpoints.contactUs, { name: 'Nora', email, issue: 'My hip hurts.' });
  await post(endpoints.giveFeedback, { feedback: 'My hip hurts.', email });
  const { token } = (await post(endpoints.individualRegister, { email, password: 'a rainy garden' })).json();
  const download = () =>
    app.inject({ url: endpoints.exportAccount.path, headers: { authorization: `Bearer ${token}` } });
  expect((await download()).body).not.toContain('My hip hurts.');
  const welcome = (await emailsTo(services, email)).find(({ subject }) => subject.startsWith('Welcome'));
  await open(endpoints.confirmEmail, tokenIn(welcome, '/confirmEmail'));
  expect((await download()).json()).toMatchObject({ tickets: [{ email }], feedback: [{ email }] });
});

/** Tables with such a column that have no personal data, and why. */
const notPersonal: Record<string, string> = { studies: 'an office that an operator names for questions' };

test('every table that refers to a person is in the download and in the purge', async () => {
  const { rows } = await services.database.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public'
      and (column_name ~ '(^|_)(account|user|member|person|player)_id$' or column_name ~ '(email|recipient|address|phone)'
        or (table_name = 'accounts' and column_name = 'id'))
    union select c.conrelid::regclass::text from pg_constraint c where c.confrelid in ('accounts'::regclass, 'tickets'::regclass, 'together_rooms'::regclass)`);
  const known = [...personalTables.map(({ table }) => table), ...Object.keys(notPersonal)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
