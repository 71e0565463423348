import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { purgeAccount } from '#server/account-page/deletion/purge-accounts.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs } from '#server/lib/clock.ts';
import { asc, eq } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { securityEvents } from '#server/tables/security-events.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/605';

async function eventsOf(accountId: string) {
  return services.database
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(asc(securityEvents.id));
}

/** Kinds with their details, in order. */
async function kindsOf(accountId: string) {
  return (await eventsOf(accountId)).map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind));
}

const post = (path: string, payload: object, remoteAddress = '192.0.2.7') =>
  app.inject({ method: 'POST', url: path, payload, remoteAddress, headers: { 'user-agent': iPad } });

const logIn = (email: string, password: string, remoteAddress?: string) =>
  post(endpoints.login.path, { email, password }, remoteAddress);

test('logins and wrong passwords are stored with the name of the device and a pseudonym of the network', async () => {
  const { account, email, password } = await person();
  await logIn(email, 'not the password');
  await logIn(email, password);
  await logIn(email, password, '192.0.2.8');
  const events = await eventsOf(account.id);
  expect(events).toMatchObject([
    { kind: 'wrong_password', detail: 'log_in', device: 'Safari on iPad', at: clock.now() },
    { kind: 'logged_in', detail: 'password', device: 'Safari on iPad' },
    { kind: 'logged_in' },
  ]);
  const [first, second, elsewhere] = events.map(({ network }) => network);
  expect(second).toBe(first);
  expect(elsewhere).not.toBe(first);
  expect(JSON.stringify(events)).not.toContain('192.0.2');
});

test('an attempt with a name that nobody has is stored without the name, so that its response is no faster', async () => {
  const name = `nobody-${randomUUID()}`;
  const before = await services.database.$count(securityEvents);
  await logIn(name, 'not the password');
  await post(endpoints.forgotPassword.path, { email: name });
  const all = await services.database.select().from(securityEvents).orderBy(asc(securityEvents.id));
  expect(all.slice(before)).toMatchObject([
    { kind: 'wrong_password', accountId: null },
    { kind: 'reset_requested', accountId: null },
  ]);
  expect(JSON.stringify(all)).not.toContain(name);
});

test('a sign-up is stored as a login', async () => {
  const email = `${randomUUID()}@example.org`;
  const response = await post(endpoints.individualRegister.path, { email, password: 'a rainy garden 4' });
  expect(await kindsOf(response.json().user.userId)).toEqual(['logged_in sign_up']);
});

test('a password reset is stored when it is requested and when it is done', async () => {
  const { account, email } = await person();
  await post(endpoints.forgotPassword.path, { email });
  const [sent] = await emailsTo(services, email);
  const path = endpoints.resetPassword.path.replace('{token}', tokenIn(sent, '/resetPassword'));
  await post(path, { newPassword: 'short' });
  expect((await post(path, { newPassword: 'a garden bench 12' })).statusCode).toBe(200);
  expect(await kindsOf(account.id)).toEqual(['reset_requested', 'password_reset']);
});

test('what the owner changes about logging in is stored, and failed changes are not', async () => {
  const { account, call, email, password } = await person();
  await call(endpoints.changePassword, { currentPassword: 'not it', newPassword: 'a garden bench 12' });
  await call(endpoints.changePassword, { currentPassword: password, newPassword: 'a garden bench 12' });
  const newEmail = `new-${email}`;
  await call(endpoints.changeAccount, { email: newEmail, currentPassword: 'a garden bench 12' });
  const [sent] = await emailsTo(services, newEmail);
  const path = endpoints.confirmEmail.path.replace('{token}', tokenIn(sent, '/confirmEmail'));
  await post(path, {});
  await post(path, {});
  const currentPassword = 'a garden bench 12';
  await call(endpoints.endSessions, { currentPassword });
  await logIn(newEmail, currentPassword);
  await call(endpoints.endSessions, { currentPassword });
  await call(endpoints.exportAccount);
  expect(await kindsOf(account.id)).toEqual([
    'wrong_password own_account',
    'password_changed',
    'email_change_requested',
    'email_changed',
    'logged_in password',
    'sessions_ended other_devices',
    'exported',
  ]);
});

test('a provider is stored when it is linked, and when a new password removes it', async () => {
  const { account, email, password } = await person();
  const unconfirm = services.database.update(accounts).set({ emailVerifiedAt: null });
  await unconfirm.where(eq(accounts.id, account.id));
  const google = { subject: randomUUID(), name: 'Nora Vance', email };
  const idToken = await tested.running.sandboxIdentity?.issueIdToken(google, undefined);
  await post(endpoints.googleLogin.path, { idToken, password: 'not it' });
  const linked = await post(endpoints.googleLogin.path, { idToken, password });
  expect(linked.json()).toMatchObject({ auth: true });
  await post(endpoints.forgotPassword.path, { email });
  const emails = await emailsTo(services, email);
  const reset = emails.find(({ subject }) => subject === 'Choose a new password');
  const path = endpoints.resetPassword.path.replace('{token}', tokenIn(reset, '/resetPassword'));
  await post(path, { newPassword: 'a garden bench 12' });
  expect(await kindsOf(account.id)).toEqual([
    'wrong_password link_provider',
    'provider_linked google',
    'logged_in google',
    'reset_requested',
    'password_reset',
    'provider_removed google',
  ]);
});

test('a view of results is stored with the viewer, and so is a one-time password', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode, email: null });
  const userId = member.account.id;
  await administrator.call(endpoints.getMemberResults, undefined, { userId });
  const download = (await member.call(endpoints.exportAccount)).json();
  expect(download.security_events).toMatchObject([{ kind: 'results_viewed' }, { kind: 'exported' }]);
  expect(JSON.stringify(download)).not.toContain(administrator.account.id);
  await administrator.call(endpoints.setMemberPassword, undefined, { userId });
  await member.call(endpoints.getMemberResults, undefined, { userId: administrator.account.id });
  const byAccountId = administrator.account.id;
  expect(await eventsOf(userId)).toMatchObject([
    { kind: 'results_viewed', byAccountId },
    { kind: 'exported', byAccountId: null },
    { kind: 'one_time_password_given', byAccountId },
  ]);
  expect(await kindsOf(byAccountId)).toEqual([]);
});

test('events are kept for 90 days', async () => {
  const { account, email, password } = await person();
  await logIn(email, password);
  clock.advance(90 * dayMs - 1000);
  await deleteExpired(services);
  expect(await kindsOf(account.id)).toEqual(['logged_in password']);
  clock.advance(2000);
  await deleteExpired(services);
  expect(await kindsOf(account.id)).toEqual([]);
});

test('the download has the events of the account, and the purge removes them', async () => {
  const { account, call, email, password } = await person();
  await logIn(email, password);
  const download = (await call(endpoints.exportAccount)).json();
  expect(download.security_events).toMatchObject([
    { kind: 'logged_in', device: 'Safari on iPad' },
    { kind: 'exported' },
  ]);
  await call(endpoints.deleteAccount, { password });
  clock.advance(16 * dayMs);
  await purgeAccount(services, { accountId: account.id });
  expect(await kindsOf(account.id)).toEqual([]);
});

test('each kind is counted', async () => {
  const { email } = await person();
  const counted = async () =>
    Number(
      /kind="wrong_password"\} (\d+)/.exec(
        await services.metrics.registry.getSingleMetricAsString('security_events_total'),
      )?.[1],
    );
  const before = await counted();
  await logIn(email, 'not the password');
  expect(await counted()).toBe(before + 1);
});
