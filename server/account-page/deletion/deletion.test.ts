import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { purgeArchivedPlaythroughs } from '#server/answers/archived-playthroughs.ts';
import { listAuditEntries, recordAudit } from '#server/audit/audit-log.ts';
import {
  agedRows,
  deleteExpired,
  mostRows,
  rowsOfAccounts,
  rowsOfJobs,
  rowsThatStay,
} from '#server/expired-rows.ts';
import { eq, inArray, sql } from '#server/lib/database/query.ts';
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
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
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

test('every table has an end: rows go by their age, with the account, or there are few', async () => {
  const { rows } = await services.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const aged = agedRows.map(({ table }) => table);
  const ended = [...aged, ...[rowsOfJobs, rowsOfAccounts, rowsThatStay].flatMap(Object.keys)];
  expect(ended.sort()).toEqual(rows.map(({ name }) => name).sort());
  const withAccount = personalTables.filter(({ kept }) => !kept).map(({ table }) => table);
  expect(withAccount).toEqual(expect.arrayContaining(Object.keys(rowsOfAccounts)));
  const kept = personalTables.flatMap(({ table, kept }) => (kept ? [table] : []));
  expect(aged).toEqual(expect.arrayContaining(kept));
});

test('what is kept goes in the end: notices, payments and games after two years, books and the audit log after seven', async () => {
  const { account } = await person({ isSubscribed: true });
  await playGame(services, account.id, '1:✓');
  await playGame(services, account.id, '2:✓');
  const { database } = services;
  const count = async () => {
    const { rows } = await database.execute<Record<string, number>>(sql`
      select (select count(*)::int from subscription_notices where account_id = ${account.id}) as notices,
        (select count(*)::int from payment_operations where account_id = ${account.id}) as operations,
        (select count(*)::int from playthroughs where account_id = ${account.id}) as games,
        (select count(*)::int from receipts where account_id = ${account.id} or id = ${account.id}) as receipts,
        (select count(*)::int from audit_log where subject = ${account.id}) as log`);
    return rows[0];
  };
  await database.execute(
    sql`insert into subscription_notices values (${account.id}, 'renewal', 'old', ${clock.now()})`,
  );
  await database.execute(sql`
    insert into receipts (id, provider_id, amount_cents, paid_at, period_start, period_end)
    values (${account.id}, 'old', 999, ${clock.now()}, ${clock.now()}, ${clock.now()})`);
  await recordAudit(database, { operator: 'ruth', command: 'price set', subject: account.id }, clock.now());
  const before = await count();
  expect(before).toMatchObject({ notices: 1, games: 2, receipts: 2, log: 1 });
  expect(before?.operations).toBeGreaterThan(0);
  clock.advance(31 * dayMs);
  await purgeArchivedPlaythroughs(services);
  await deleteExpired(services);
  expect(await count()).toEqual(before);
  clock.advance(702 * dayMs);
  await deleteExpired(services);
  expect(await count()).toEqual({ notices: 0, operations: 0, games: 1, receipts: 2, log: 1 });
  clock.advance(5 * 366 * dayMs);
  await deleteExpired(services);
  // Somebody who has an account still sees what was paid.
  expect(await count()).toEqual({ notices: 0, operations: 0, games: 1, receipts: 1, log: 0 });
});

/** Tables with such a column that have no personal data, and why. */
const notPersonal: Record<string, string> = {};

/** What makes a copy of a row another one. */
const copies: Record<string, string> = {
  sessions: `'id', gen_random_uuid(), 'token_hash', 'copy ' || n`,
  security_events: `'at', at - n * interval '1 second'`,
  helper_links: `'token_hash', 'copy ' || n, 'ended_at', made_at`,
  past_study_consents: `'agreed_at', agreed_at - n * interval '1 second'`,
  feedback: `'id', gen_random_uuid(), 'idempotency_key', null`,
  tickets: `'id', gen_random_uuid(), 'idempotency_key', null`,
  payment_operations: `'id', gen_random_uuid()`,
  saves: `'save_id', gen_random_uuid()`,
  playthroughs: `'id', gen_random_uuid(), 'archived_at', started_at`,
};

/** Somebody with a row in each list that a person can add to without end. */
async function personWithLists() {
  const one = await person({ isSubscribed: true });
  const { call, account } = one;
  await playGame(services, account.id, '1:✓');
  await call(endpoints.giveFeedback, { feedback: 'I like it' });
  await call(endpoints.contactUs, { name: 'Ann', email: one.email, issue: 'How do I begin?' });
  await call(endpoints.makeHelperLink);
  for (let times = 0; times < 2; times += 1) {
    await call(endpoints.saveStudyConsent, { study: { version: '1' } });
    await call(endpoints.saveStudyConsent, { study: null });
    clock.advance(1000);
  }
  await logIn(one.email as string, one.password);
  return one;
}

test('a list that a person can add to without end keeps the newest of them, and nobody else loses a row', async () => {
  const [filler, other] = [await personWithLists(), await personWithLists()];
  const countOf = async (table: string, accountId: string) => {
    const { rows } = await services.database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where account_id = ${accountId}`,
    );
    return rows[0]?.count;
  };
  const lists = mostRows.map(({ table }) => table);
  expect(Object.keys(copies)).toEqual(lists);
  const before = await Promise.all(lists.map((table) => countOf(table, other.account.id)));
  expect(before).not.toContain(0);
  for (const { table, most } of mostRows) {
    await services.database.execute(sql`
      insert into ${sql.identifier(table)} overriding user value
      select (jsonb_populate_record(
        null::${sql.identifier(table)}, to_jsonb(one) || jsonb_build_object(${sql.raw(copies[table] as string)})
      )).*
      from (select * from ${sql.identifier(table)} where account_id = ${filler.account.id} limit 1) as one,
        generate_series(1, ${most + 5}) as n`);
  }
  await deleteExpired(services);
  // Beside those of a list stands what it does not count: the open link, the answer of the game, and the game itself.
  const beside: Record<string, number> = { helper_links: 1, saves: 1, playthroughs: 1 };
  for (const { table, most } of mostRows) {
    expect([table, await countOf(table, filler.account.id)]).toEqual([table, most + (beside[table] ?? 0)]);
  }
  expect(await Promise.all(lists.map((table) => countOf(table, other.account.id)))).toEqual(before);
});

test('every table that refers to a person is in the download and in the purge', async () => {
  const { rows } = await services.database.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public'
      and (column_name ~ '(^|_)(account|user|member|person|player)_id$' or column_name ~ '(email|recipient|address|phone)'
        or (table_name = 'accounts' and column_name = 'id'))
    union select c.conrelid::regclass::text from pg_constraint c where c.confrelid in ('accounts'::regclass, 'tickets'::regclass)`);
  const known = [...personalTables.map(({ table }) => table), ...Object.keys(notPersonal)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

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
  await open(endpoints.restoreAccount, await undoOf(returns.email));
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
  expect(await open(endpoints.restoreAccount, undo)).toMatchObject({ statusCode: 200 });
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
