import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { asc } from '#server/lib/database/query.ts';
import { securityEvents } from '#server/tables/security-events.ts';
import { readOwnDump } from '#server/testing/database/dump.ts';
import { whileRejectingWrites } from '#server/testing/database/while-rejecting-writes.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

// The whole database is read several times.
vi.setConfig({ testTimeout: 30_000 });

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app, services } = tested;
const pool = services.database.$client;
const { person } = peopleOf(tested);
await services.hashCaller('the key of the hashes');

const post = ({ path }: Endpoint, payload: object = {}, token = '') => {
  const url = path.replace('{token}', token);
  return () => app.inject({ method: 'POST', url, payload });
};
const newPassword = 'a garden bench 12';

async function byPassword() {
  const { email, password } = await person();
  return post(endpoints.login, { email, password });
}

async function byGoogle(isLinked: boolean) {
  const { email, password } = await person();
  const profile = { subject: randomUUID(), name: 'Nora Vance', email };
  const idToken = await tested.running.sandboxIdentity?.issueIdToken(profile, undefined);
  const logIn = post(endpoints.googleLogin, { idToken, password });
  if (isLinked) await logIn();
  return logIn;
}

async function reset() {
  const { email } = await person();
  await post(endpoints.forgotPassword, { email })();
  const [sent] = await emailsTo(services, email);
  return post(endpoints.resetPassword, { newPassword }, tokenIn(sent, '/resetPassword'));
}

async function ownCall(endpoint: Endpoint, payload: object) {
  const { call, password } = await person();
  return () => call(endpoint, { ...payload, currentPassword: password });
}

async function endOthers() {
  const { call, email, password } = await person();
  await post(endpoints.login, { email, password })();
  return () => call(endpoints.endSessions, { currentPassword: password });
}

async function onMember(endpoint: Endpoint) {
  const { call, facilityCode } = await person({ userType: 'facilityAdmin' });
  const member = await person({ userType: 'facilityUser', facilityCode: facilityCode ?? '', email: null });
  return () => call(endpoint, undefined, { userId: member.account.id });
}

const actions: [string, string[], () => Promise<() => Promise<{ statusCode: number }>>][] = [
  ['a login', ['sessions'], byPassword],
  ['a login with a provider', ['sessions'], () => byGoogle(true)],
  ['the link of a provider', ['identities', 'sessions'], () => byGoogle(false)],
  [
    'a sign-up',
    ['accounts', 'sessions'],
    async () =>
      post(endpoints.individualRegister, { email: `${randomUUID()}@example.org`, password: newPassword }),
  ],
  [
    'a forgotten password',
    ['pgboss.job'],
    async () => post(endpoints.forgotPassword, { email: (await person()).email }),
  ],
  ['a reset', ['accounts', 'pgboss.job'], reset],
  ['a new password', ['accounts', 'pgboss.job'], () => ownCall(endpoints.changePassword, { newPassword })],
  [
    'a request for another address',
    ['email_tokens', 'pgboss.job'],
    () => ownCall(endpoints.changeAccount, { email: `${randomUUID()}@example.org` }),
  ],
  ['the end of other sessions', ['sessions'], endOthers],
  [
    'a one-time password',
    ['accounts', 'audit_log', 'pgboss.job'],
    () => onMember(endpoints.setMemberPassword),
  ],
];

test.each(actions)('%s and its event are stored together or not at all', async (...[, tables, prepare]) => {
  const act = await prepare();
  const before = await readOwnDump(pool);
  for (const rejecting of ['security_events', ...tables]) {
    const failed = await whileRejectingWrites(pool, rejecting, act);
    expect(failed.statusCode).toBe(500);
    expect(await readOwnDump(pool)).toEqual(before);
  }
  expect((await act()).statusCode).toBeLessThan(300);
  const events = await services.database.select().from(securityEvents).orderBy(asc(securityEvents.id));
  expect(events.length).toBeGreaterThan(before['public.security_events']?.length ?? 0);
});

test.each([
  ['a view of results', 'playthroughs', () => onMember(endpoints.getMemberResults)],
  [
    'a download',
    'feedback',
    async () => {
      const { call } = await person();
      return () => call(endpoints.exportAccount);
    },
  ],
] as const)('%s is returned with its event or not at all', async (_, table, prepare) => {
  const read = await prepare();
  const before = await services.database.$count(securityEvents);
  expect((await whileRejectingWrites(pool, 'security_events', read)).statusCode).toBe(500);
  await pool.query(`alter table ${table} rename to away`);
  expect((await read()).statusCode).toBe(500);
  await pool.query(`alter table away rename to ${table}`);
  expect(await services.database.$count(securityEvents)).toBe(before);
  expect((await read()).statusCode).toBe(200);
  expect(await services.database.$count(securityEvents)).toBe(before + 1);
});
