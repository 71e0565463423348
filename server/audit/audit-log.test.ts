import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { contactUs } from '#contract/support.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { actions } from '#server/operator/actions.ts';
import { runCommand } from '#server/operator/commands.ts';
import type { Options } from '#server/operator/read-options.ts';
import { sampleFab } from '#server/study/testing/sample-instruments.ts';
import { consentText, trialsOf } from '#server/study/testing/trial.ts';
import { repairPayments } from '#server/subscriptions/operations/repair-payments.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { accounts, identities } from '#server/tables/accounts.ts';
import { readOwnDump } from '#server/testing/database/dump.ts';
import { whileRejectingWrites } from '#server/testing/database/while-rejecting-writes.ts';
import { testApp } from '#server/testing/test-app.ts';
import { listAuditEntries, listAuditEntriesAbout } from './audit-log.ts';

// The tests read the whole database several times.
vi.setConfig({ testTimeout: 30_000 });

const tested = await testApp();
const { app, services, clock } = tested;
const pool = services.database.$client;
const { person } = peopleOf(tested);
const { newStudy, trial, participant } = trialsOf(tested);
await addPrice(services);
await services.hashCaller('the key of the hashes');

const operate = (line: string, options: Options = {}, at = services) =>
  runCommand(line.split(' '), { services: at, options, operator: 'ruth' });

const entries = async () => (await operate('log list', { limit: '200' })).rows;
/** Digits might be a phone number, which a name may not have. */
const unusedName = () => `House ${randomUUID().replaceAll(/\d/g, 'x')}`;
const newFacility = async () => (await operate(`facility create ${unusedName()}`)).rows[0]?.code;
const newFacilityToVerify = async () =>
  (await person({ userType: 'facilityAdmin', isVerified: false })).facilityCode;
const newCode = async () => (await operate(`code create c-${randomUUID()}`, { percent: '50' })).rows[0]?.code;
const named = async (given: Parameters<typeof person>[0] = {}) => (await person(given)).email;

async function newTicket() {
  const payload = { name: 'Anna', email: 'anna@example.org', issue: 'Where is part two?' };
  await app.inject({ method: 'POST', url: contactUs.path, payload });
  return (await operate('ticket list', { limit: '1' })).rows[0]?.id;
}

async function givenUpJob() {
  const { database, jobs } = services;
  const id = randomUUID();
  await jobs.send(database, 'paymentEvent', { accountId: id });
  await pool.query("update pgboss.job set state = 'failed' where data->>'accountId' = $1", [id]);
  const { rows } = await pool.query("select id from pgboss.job where data->>'accountId' = $1", [id]);
  return rows[0].id;
}

async function withGoogle() {
  const { account, email } = await person();
  const linked = { accountId: account.id, provider: 'google', subject: randomUUID() } as const;
  await services.database.insert(identities).values({ ...linked, linkedAt: clock.now() });
  return `${email} google`;
}

async function unconfirmed() {
  const { account, email } = await person();
  await services.database.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, account.id));
  return email;
}

async function onHold() {
  const email = await named();
  await operate(`person freeze ${email}`);
  return email;
}

async function askingForName() {
  const facility = String(await newFacility());
  await pool.query("update facilities set waiting_name = 'Cedar' where id::text = $1 or code = $2", [
    ...[facility, facility.replaceAll('-', '')],
  ]);
  return `${facility} Cedar`;
}

/** Not the last owner. */
async function newOperator() {
  return (await person({ userType: 'operator', operatorRole: 'support' })).email;
}

async function blocked() {
  await operate('network block 192.0.2.0/24');
  return '192.0.2.0/24';
}

/** A call of an owner of the operators. */
async function asOwner(endpoint: Endpoint, body: object, params: Record<string, string> = {}) {
  const owner = await person({ userType: 'operator', operatorRole: 'owner' });
  return () => owner.call(endpoint, body, params);
}

async function newStudyText() {
  const { studyId } = await trial();
  return asOwner(endpoints.addStudyText, { version: '2', text: consentText }, { studyId });
}

async function newStudyCodes() {
  const { studyId } = await trial();
  return asOwner(endpoints.addStudyCodes, { list: 'NEWCODE2345,game' }, { studyId });
}

async function answersByTelephone() {
  const { studyId, codes } = await trial({ instruments: [{ id: 'falls', months: [0] }] });
  await participant(codes[0] as string);
  const given = { code: codes[0], instrument: 'falls', month: 0, answers: { fell: 0 } };
  return asOwner(endpoints.enterStudyAnswers, given, { studyId });
}

/** For every command that changes something: its arguments, the table it writes to, and what it needs besides. */
const commands: [string, () => Promise<unknown>, string, Options?][] = [
  ['facility create', async () => 'Maple House', 'facilities'],
  ['facility change', newFacility, 'facilities', { seats: '7' }],
  ['facility verify', newFacilityToVerify, 'facilities'],
  ['facility unverify', newFacility, 'facilities'],
  ['facility accept-name', askingForName, 'facilities'],
  ['facility refuse-name', askingForName, 'facilities'],
  [
    'facility invite',
    async () => `${await newFacility()} ${randomUUID()}@example.org`,
    'administrator_invitations',
  ],
  ['facility replace-code', newFacility, 'facilities'],
  ['facility revoke-code', newFacility, 'facilities'],
  ['code create', async () => `c-${randomUUID()}`, 'discount_codes', { percent: '50' }],
  ['code end', newCode, 'discount_codes'],
  ['price set', async () => '12.99', 'prices', { yes: true }],
  ['price withdraw', async () => '12.99', 'prices'],
  ['ticket close', newTicket, 'tickets'],
  ['ticket answer', newTicket, 'ticket_answers', { text: 'At exercise 26.' }],
  ['ticket answer', newTicket, 'pgboss.job', { text: 'At exercise 26.' }],
  ['job retry', givenUpJob, 'pgboss.job'],
  ['person delete', named, 'pgboss.job', { yes: true }],
  ['person password', () => named({ userType: 'facilityUser' }), 'pgboss.job'],
  ['person end-sessions', named, 'sessions'],
  ['person resend-confirmation', unconfirmed, 'email_tokens'],
  ['person reset-two-steps', newOperator, 'sessions'],
  ['person unlink', withGoogle, 'sessions'],
  ['person freeze', named, 'sessions'],
  ['person unfreeze', onHold, 'accounts'],
  ['person unseal', named, 'accounts'],
  ['operator set', async () => `${await newOperator()} billing`, 'accounts'],
  ['operator remove', newOperator, 'sessions'],
  ['network block', async () => '198.51.100.0/24', 'blocked_networks'],
  ['network unblock', blocked, 'blocked_networks'],
  ['study end', async () => (await trial()).studyId, 'studies'],
];

/** For every action that has no command: the table it writes to, and a call of it that has not been made. */
const calls: [string, string, () => Promise<() => Promise<{ statusCode: number }>>][] = [
  ['study create', 'studies', async () => asOwner(endpoints.createStudy, newStudy())],
  ['study text', 'study_texts', newStudyText],
  ['study codes', 'study_codes', newStudyCodes],
  ['study answers', 'study_responses', answersByTelephone],
  [
    'study export',
    'studies',
    async () => asOwner(endpoints.downloadStudy, {}, { studyId: (await trial()).studyId }),
  ],
  [
    'instrument load',
    'instrument_files',
    async () =>
      asOwner(endpoints.loadInstrument, {
        ...{ file: JSON.stringify(sampleFab), permission: 'The authors, by letter', isPermitted: true },
      }),
  ],
];

test('every action of operators that changes something is tested here, or opens a person', () => {
  const named = [...commands, ...calls].map(([name]) => name);
  const tested = new Set([...named, 'person cancel', 'person refund']);
  const others = actions.filter(({ name, isChange }) => isChange && !tested.has(name));
  expect(others.map(({ name }) => name)).toEqual(['person open']);
});

test.each(commands)('%s and its audit entry are written together or not at all', async (...invocation) => {
  const [name, prepare, table, options] = invocation;
  const line = `${name} ${await prepare()}`;
  const before = await readOwnDump(pool);
  for (const rejecting of ['audit_log', table]) {
    await expect(whileRejectingWrites(pool, rejecting, () => operate(line, options))).rejects.toThrow();
    expect(await readOwnDump(pool)).toEqual(before);
  }
  const earlier = await entries();
  await operate(line, options);
  expect(await entries()).toEqual([expect.objectContaining({ operator: 'ruth', command: name }), ...earlier]);
});

test.each(calls)(
  '%s in the browser and its audit entry are written together or not at all',
  async (...action) => {
    const [command, table, prepare] = action;
    const call = await prepare();
    const before = await readOwnDump(pool);
    for (const rejecting of ['audit_log', table]) {
      expect((await whileRejectingWrites(pool, rejecting, call)).statusCode).toBe(500);
      expect(await readOwnDump(pool)).toEqual(before);
    }
    const earlier = await entries();
    expect((await call()).statusCode).toBe(200);
    expect(await entries()).toEqual([expect.objectContaining({ command }), ...earlier]);
  },
);

test.each([
  ['person cancel', 'cancelling'],
  ['person refund', 'active'],
])('%s is recorded with its outcome, no matter which process finishes it', async (name, status) => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const earlier = await entries();
  const line = `${name} ${ann.email}`;
  await expect(whileRejectingWrites(pool, 'payment_operations', () => operate(line))).rejects.toThrow();
  await expect(whileRejectingWrites(pool, 'audit_log', () => operate(line))).rejects.toThrow();
  expect(await entries()).toEqual(earlier);
  clock.advance(2 * minuteMs);
  await repairPayments(services);
  expect(await ann.details()).toMatchObject({ status });
  const written = [expect.objectContaining({ operator: 'ruth', command: name }), ...earlier];
  expect(await entries()).toEqual(written);
  await repairPayments(services);
  expect(await entries()).toEqual(written);
});

const inLast = { commands: ['member password'], since: new Date(0), limit: 1 };

test.each([
  ['all entries', listAuditEntries(services.database, { limit: 20 })],
  ['the entries about one account', listAuditEntriesAbout(services.database, randomUUID(), inLast)],
])('the names in %s are found by an index, however many accounts there are', async (_what, query) => {
  const { sql, params } = query.toSQL();
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  onTestFinished(async () => void (await client.query('rollback')));
  await client.query('set local enable_seqscan = off');
  const { rows } = await client.query(`explain ${sql}`, params);
  expect(JSON.stringify(rows)).toContain('accounts_pkey on accounts');
});
