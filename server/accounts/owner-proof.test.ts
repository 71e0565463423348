import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { peopleOf } from './testing/person.ts';

/** The holder of a session is not necessarily the owner of the account (docs/product-decisions.md#owner-proof). */

const tested = await testApp();
const { app, services, clock } = tested;
const { person, logIn } = peopleOf(tested);

type SignedUp = Awaited<ReturnType<typeof person>>;

const newEmail = () => `${randomUUID()}@example.net`;

/** Actions for the owner only, their bodies, and the message without verification. */
const forOwners: [string, Endpoint, () => object, string][] = [
  [
    'another email address',
    endpoints.changeAccount,
    () => ({ email: newEmail() }),
    'Type your password to change your email address.',
  ],
  [
    'a new password',
    endpoints.changePassword,
    () => ({ newPassword: 'a quite new password' }),
    'Type your password to choose a new password.',
  ],
  [
    'signing out the other devices',
    endpoints.endSessions,
    () => ({}),
    'Type your password to log out another device.',
  ],
  [
    'signing out one other device',
    endpoints.endSessions,
    () => ({ sessionId: randomUUID() }),
    'Type your password to log out another device.',
  ],
];

/** The account as after a sign-up with Google or Facebook. */
async function withoutPassword({ account }: SignedUp, isConfirmed = true) {
  const emailVerifiedAt = isConfirmed ? clock.now() : null;
  const changes = { passwordHash: null, emailVerifiedAt };
  await services.database.update(accounts).set(changes).where(eq(accounts.id, account.id));
}

async function openOwnerLink({ call, email }: SignedUp) {
  expect((await call(endpoints.requestOwnerLink)).statusCode).toBe(200);
  const emails = await emailsTo(services, email);
  const token = tokenIn(
    emails.find(({ subject }) => subject === 'Show that it is you'),
    '/confirmOwner',
  );
  return app.inject({ method: 'POST', url: endpoints.confirmOwner.path.replace('{token}', token) });
}

test.each(forOwners)('%s: not without the password', async (_what, endpoint, body, message) => {
  const { call, read, password } = await person();
  const before = await read();
  const without = await call(endpoint, body());
  expect([without.statusCode, without.json().errors]).toEqual([422, { currentPassword: message }]);
  const wrong = await call(endpoint, { ...body(), currentPassword: 'not this one' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    401,
    { code: 'wrong_credentials', errors: { currentPassword: 'This is not your password.' } },
  ]);
  expect(await read()).toEqual(before);
  expect((await call(endpoint, { ...body(), currentPassword: password })).statusCode).toBe(200);
});

test.each(forOwners)('%s: a link to the current address replaces the password', async (...row) => {
  const [, endpoint, body] = row;
  const owner = await person();
  await withoutPassword(owner);
  const without = await owner.call(endpoint, body());
  expect(without.json().errors.currentPassword).toMatch(/^Open the link that we send you by email to /);
  expect((await openOwnerLink(owner)).statusCode).toBe(200);
  expect((await owner.read()).ownerSeconds).toBe(30 * 60);
  expect((await owner.call(endpoint, body())).statusCode).toBe(200);
});

test('without the password the link verifies the owner, for 30 minutes', async () => {
  const owner = await person();
  await openOwnerLink(owner);
  clock.advance(30 * minuteMs - 1);
  expect((await owner.call(endpoints.changeAccount, { email: newEmail() })).statusCode).toBe(200);
  clock.advance(1);
  const late = await owner.call(endpoints.changeAccount, { email: newEmail() });
  expect([late.statusCode, (await owner.read()).ownerSeconds]).toEqual([422, 0]);
});

test('the link verifies the session that requested it and no other', async () => {
  const owner = await person();
  const { token } = (await logIn(owner.email, owner.password)).json();
  await openOwnerLink(owner);
  const { method, path: url } = endpoints.changePassword;
  const headers = { authorization: `Bearer ${token}` };
  const payload = { newPassword: 'a quite new password' };
  expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(422);
});

test('the link of a session that has ended verifies nothing', async () => {
  const owner = await person();
  await owner.call(endpoints.requestOwnerLink);
  const token = tokenIn((await emailsTo(services, owner.email))[0], '/confirmOwner');
  await owner.call(endpoints.logout);
  const url = endpoints.confirmOwner.path.replace('{token}', token);
  expect((await app.inject({ method: 'POST', url })).json().code).toBe('link_invalid');
});

test('a link goes only to a confirmed address', async () => {
  const owner = await person();
  await withoutPassword(owner, false);
  const requested = await owner.call(endpoints.requestOwnerLink);
  expect([requested.statusCode, requested.json().code]).toEqual([409, 'conflict']);
  expect(await emailsTo(services, owner.email)).toEqual([]);
});

test('without a password and a confirmed address the owner logs in again', async () => {
  const owner = await person();
  await withoutPassword(owner, false);
  expect((await owner.call(endpoints.changeAccount, { email: newEmail() })).statusCode).toBe(200);
  clock.advance(30 * minuteMs);
  const late = await owner.call(endpoints.changeAccount, { email: newEmail() });
  expect(late.json().errors.currentPassword).toBe('Log out and log in again to change your email address.');
});

test('a resident without an address adds one with the password', async () => {
  const { call, password } = await person({ userType: 'facilityUser', email: null });
  const email = newEmail();
  const without = await call(endpoints.changeAccount, { email });
  expect(without.json().errors.currentPassword).toBe('Type your password to add an email address.');
  expect((await call(endpoints.changeAccount, { email, currentPassword: password })).statusCode).toBe(200);
});

test('name, settings and the current address need no password', async () => {
  const { call, email } = await person();
  for (const body of [{ name: 'Rosa' }, { settings: { textSize: 24 } }, { email: email.toUpperCase() }]) {
    expect((await call(endpoints.changeAccount, body)).statusCode).toBe(200);
  }
});
