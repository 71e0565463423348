import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs } from '#server/lib/clock.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { administratorInvitations, facilities } from '#server/tables/facilities.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { readInvitation } from '../testing/read-invitation.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { database } = services;
const { person } = peopleOf(tested);

type Tested = Awaited<ReturnType<typeof person>>;

const newAddress = () => `${randomUUID()}@example.org`;
const invite = (by: Tested, email: string) => by.call(endpoints.inviteAdministrator, { email });
const list = async (by: Tested) => (await by.call(endpoints.listAdministrators)).json();

const readToken = (email: string) => readInvitation(services, email);

const open = ({ method, path }: Endpoint, token: string, payload?: object) =>
  app.inject({ method, url: path.replace('{token}', token), ...(payload && { payload }) });

const typed = (given: object = {}) => ({
  userName: `admin-${randomUUID().slice(0, 8)}`,
  password: 'a rainy garden',
  consent: { age: true, contact: true, version: '1' },
  ...given,
});

async function invited() {
  const first = await person({ userType: 'facilityAdmin' });
  clock.advance(1000);
  const email = newAddress();
  expect((await invite(first, email)).statusCode).toBe(201);
  return { first, email, token: await readToken(email) };
}

/** Two administrators of one facility. */
async function two() {
  const first = await person({ userType: 'facilityAdmin' });
  const second = await person();
  await invite(first, second.email);
  const params = { token: await readToken(second.email) };
  expect((await second.call(endpoints.acceptAdministratorInvitation, undefined, params)).statusCode).toBe(
    200,
  );
  return { first, second };
}

const remove = (by: Tested, { account }: Pick<Tested, 'account'>) =>
  by.call(endpoints.removeAdministrator, undefined, { userId: account.id });

test('an invited person signs up by the link, and is an administrator with a confirmed address', async () => {
  const { first, email, token } = await invited();
  const { facility } = await first.read();
  const shown = await open(endpoints.getAdministratorInvitation, token);
  expect(shown.json()).toEqual({
    facilityName: facility.name,
    invitedBy: first.account.userName,
    email,
    endsAt: new Date(clock.now().getTime() + 7 * dayMs).toISOString(),
    hasAccount: false,
    isCallers: false,
  });
  const body = typed();
  const signedUp = await open(endpoints.administratorRegister, token, body);
  expect(signedUp.statusCode).toBe(201);
  expect(signedUp.json().user).toMatchObject({
    userName: body.userName,
    email,
    userType: 'facilityAdmin',
    facility: { name: facility.name },
  });
  const headers = { authorization: `Bearer ${signedUp.json().token}` };
  const account = (await app.inject({ url: endpoints.getAccount.path, headers })).json();
  expect(account).toMatchObject({ emailVerified: true, facility: { seats: { taken: 0 } } });
  expect(await list(first)).toEqual({
    mayInvite: true,
    administrators: [
      { userId: first.account.id, name: first.account.userName, since: expect.any(String), isYou: true },
      { userId: account.userId, name: body.userName, since: clock.now().toISOString(), isYou: false },
    ],
    invitations: [],
  });
  const [news] = await emailsTo(services, first.email);
  expect(news?.subject).toBe(`${facility.name} has a new administrator`);
  expect(news?.text).toContain(body.userName);
});

test('the link of an invitation works once, and its token is stored as a hash alone', async () => {
  const { token } = await invited();
  const isThis = eq(administratorInvitations.tokenHash, hashToken(token));
  expect(await database.$count(administratorInvitations, isThis)).toBe(1);
  const both = await Promise.all([
    open(endpoints.administratorRegister, token, typed()),
    open(endpoints.administratorRegister, token, typed()),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect((await open(endpoints.getAdministratorInvitation, token)).json().code).toBe('link_invalid');
});

test('an invitation ends after seven days; then the address can be invited again', async () => {
  const { first, email, token } = await invited();
  clock.advance(7 * dayMs - 1);
  expect((await open(endpoints.getAdministratorInvitation, token)).statusCode).toBe(200);
  clock.advance(1);
  expect((await open(endpoints.getAdministratorInvitation, token)).json().code).toBe('link_invalid');
  expect((await open(endpoints.administratorRegister, token, typed())).json().code).toBe('link_invalid');
  expect((await list(first)).invitations).toEqual([]);
  await first.prove();
  expect((await invite(first, email)).statusCode).toBe(201);
  clock.advance(7 * dayMs + 1);
  await deleteExpired(services);
  const isThis = eq(administratorInvitations.email, email);
  expect(await database.$count(administratorInvitations, isThis)).toBe(0);
});

test('an address has one open invitation, in any case; sent again, its old link stops working', async () => {
  const { first, email, token } = await invited();
  const again = await invite(first, email.toUpperCase());
  expect(again.json()).toMatchObject({ code: 'conflict', errors: { email: expect.any(String) } });
  clock.advance(dayMs);
  const [{ invitationId }] = (await list(first)).invitations;
  const params = { invitationId };
  await first.prove();
  expect((await first.call(endpoints.resendInvitation, undefined, params)).statusCode).toBe(200);
  expect((await open(endpoints.getAdministratorInvitation, token)).json().code).toBe('link_invalid');
  const newToken = await readToken(email);
  const endsAt = new Date(clock.now().getTime() + 7 * dayMs).toISOString();
  expect((await open(endpoints.getAdministratorInvitation, newToken)).json()).toMatchObject({ endsAt });
  expect((await list(first)).invitations).toEqual([{ invitationId, email, endsAt }]);
});

test('the link of an invitation that is taken back does not work, and no waiting email is sent', async () => {
  const { first, email, token } = await invited();
  const [{ invitationId }] = (await list(first)).invitations;
  await first.call(endpoints.resendInvitation, undefined, { invitationId });
  const takeBack = (by: Tested) => by.call(endpoints.takeBackInvitation, undefined, { invitationId });
  expect((await takeBack(await person({ userType: 'facilityAdmin' }))).json().code).toBe('not_found');
  expect((await takeBack(first)).statusCode).toBe(200);
  expect((await takeBack(first)).json().code).toBe('not_found');
  expect((await open(endpoints.administratorRegister, token, typed())).json().code).toBe('link_invalid');
  expect(await emailsTo(services, email)).toHaveLength(1);
});

test('nobody is invited before an operator has verified the facility', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: false });
  const email = newAddress();
  expect((await invite(administrator, email)).json().code).toBe('facility_unverified');
  expect(await list(administrator)).toMatchObject({ mayInvite: false, invitations: [] });
  expect(await emailsTo(services, email)).toEqual([]);
});

test('an individual with the invited address accepts after the login; nobody else can', async () => {
  const first = await person({ userType: 'facilityAdmin' });
  const second = await person();
  await invite(first, second.email);
  const token = await readToken(second.email);
  const shown = (await open(endpoints.getAdministratorInvitation, token)).json();
  expect(shown).toMatchObject({ hasAccount: true, isCallers: false });
  const shownTo = async (by: Tested) =>
    (await by.call(endpoints.getAdministratorInvitation, undefined, { token })).json();
  expect(await shownTo(await person())).toMatchObject({ isCallers: false });
  expect(await shownTo(second)).toMatchObject({ isCallers: true });
  expect((await open(endpoints.administratorRegister, token, typed())).json().code).toBe('email_taken');
  const accept = (by: Tested) => by.call(endpoints.acceptAdministratorInvitation, undefined, { token });
  expect((await accept(await person())).json().code).toBe('conflict');
  expect((await accept(second)).statusCode).toBe(200);
  expect((await accept(second)).json().code).toBe('link_invalid');
  expect((await second.call(endpoints.listMembers)).statusCode).toBe(200);
});

test('a person with a running subscription cannot accept, and the invitation stays open', async () => {
  const first = await person({ userType: 'facilityAdmin' });
  const payer = await person({ isSubscribed: true });
  await invite(first, payer.email);
  const params = { token: await readToken(payer.email) };
  const rejected = await payer.call(endpoints.acceptAdministratorInvitation, undefined, params);
  expect(rejected.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('Cancel') });
  expect((await open(endpoints.getAdministratorInvitation, params.token)).statusCode).toBe(200);
});

test('a member who accepts gives the seat back, and the results are closed', async () => {
  const first = await person({ userType: 'facilityAdmin' });
  const facilityCode = first.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const seats = async () => (await first.read()).facility.seats.taken;
  expect(await seats()).toBe(1);
  await invite(first, member.email);
  const params = { token: await readToken(member.email) };
  expect((await member.call(endpoints.acceptAdministratorInvitation, undefined, params)).statusCode).toBe(
    200,
  );
  expect(await seats()).toBe(0);
  const results = await first.call(endpoints.getMemberResults, undefined, { userId: member.account.id });
  expect(results.json().code).toBe('not_found');
  expect((await list(member)).administrators).toHaveLength(2);
});

test('a removed administrator sees nothing of the facility anymore, and their invitations end', async () => {
  const { first, second } = await two();
  const email = newAddress();
  await invite(second, email);
  const token = await readToken(email);
  expect((await remove(first, second)).statusCode).toBe(200);
  expect((await second.call(endpoints.listMembers)).json().code).toBe('forbidden');
  expect(await second.read()).toMatchObject({ userType: 'individualUser', facility: null });
  expect((await open(endpoints.getAdministratorInvitation, token)).json().code).toBe('link_invalid');
  const subjects = (await emailsTo(services, second.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^You no longer help run/));
  expect((await list(first)).administrators).toHaveLength(1);
});

test('an administrator of another facility and a member cannot be removed', async () => {
  const { first, second } = await two();
  const other = await person({ userType: 'facilityAdmin' });
  const member = await person({ userType: 'facilityUser', facilityCode: first.facilityCode as string });
  for (const somebody of [other, member]) {
    expect((await remove(first, somebody)).json().code).toBe('not_found');
  }
  expect((await remove(other, second)).json().code).toBe('not_found');
});

test('the last administrator cannot be removed; a closed account does not count as another one', async () => {
  const { first, second } = await two();
  await second.call(endpoints.deleteAccount, { password: second.password });
  expect((await list(first)).administrators).toHaveLength(1);
  expect((await remove(first, first)).json().code).toBe('conflict');
  expect((await list(first)).administrators).toHaveLength(1);
});

test('of two administrators who remove each other, or themselves, at once one stays', async () => {
  for (const isOther of [true, false]) {
    const { first, second } = await two();
    const removals = await Promise.all([
      remove(first, isOther ? second : first),
      remove(second, isOther ? first : second),
    ]);
    expect(removals.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await database.execute(sql`select 1 from accounts
      where id in (${first.account.id}, ${second.account.id}) and user_type = 'facilityAdmin'`);
    expect(rows).toHaveLength(1);
  }
});

test('when an administrator deletes the account, the facility stays with the others', async () => {
  const { first, second } = await two();
  await first.call(endpoints.deleteAccount, { password: first.password });
  clock.advance(16 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  const isThis = eq(facilities.code, first.facilityCode as string);
  expect(await database.$count(facilities, isThis)).toBe(1);
  const remaining = await list(second);
  expect(remaining.administrators).toMatchObject([{ userId: second.account.id }]);
});

test('each step is in the audit log, without an address', async () => {
  const { first, second } = await two();
  await remove(first, second);
  const entries = await database.select().from(auditLog);
  const own = entries.filter(({ operator }) => [first.account.id, second.account.id].includes(operator));
  expect(own.map(({ operator, command, accountId }) => [operator, command, accountId])).toEqual([
    [first.account.id, 'administrator invite', null],
    [second.account.id, 'administrator join', second.account.id],
    [first.account.id, 'administrator remove', second.account.id],
  ]);
  expect(JSON.stringify(own)).not.toContain('@');
});
