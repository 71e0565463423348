import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs } from '#server/lib/clock.ts';
import { and, eq, gte, isNotNull } from '#server/lib/database/query.ts';
import { accounts, emailChanges, identities, knownDevices } from '#server/tables/accounts.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '#server/tables/two-steps.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { peopleOf } from '../testing/person.ts';
import { twoStepPeopleOf } from '../two-steps/testing/two-step-people.ts';

/** Somebody who knows the password changes the address; the owner of the old address takes the account back. */

const tested = await testApp();
const { app, services, clock } = tested;
const { database } = services;
const { person, logIn } = peopleOf(tested);
const { twoStepPerson, appCode, secondStep, setUp } = twoStepPeopleOf(tested);

type SignedUp = Awaited<ReturnType<typeof person>>;

const newEmail = () => `${randomUUID()}@example.net`;
const post = ({ path }: Endpoint, token: string, payload = {}) =>
  app.inject({ method: 'POST', url: path.replace('{token}', token), payload });
const undo = (token: string) => post(endpoints.undoEmailChange, token);

async function askFor(email: string, { call, password }: Pick<SignedUp, 'call' | 'password'>) {
  const requested = await call(endpoints.changeAccount, { email, currentPassword: password });
  expect(requested.statusCode).toBe(200);
  return tokenIn((await emailsTo(services, email))[0], '/confirmEmail');
}

async function changeTo(email: string, owner: Pick<SignedUp, 'call' | 'password'>) {
  expect((await post(endpoints.confirmEmail, await askFor(email, owner))).statusCode).toBe(200);
}

async function linkTo(email: string, subject: string) {
  const sent = (await emailsTo(services, email)).find((one) => one.subject === subject);
  return tokenIn(sent, '/undoEmailChange');
}

const changed = 'Your email address was changed';
const aboutToChange = 'Your email address is about to change';

const accountOf = async ({ account }: SignedUp) =>
  (await database.select().from(accounts).where(eq(accounts.id, account.id)))[0];

test('the old address is notified of the request and of the change, although both emails are rendered later', async () => {
  const owner = await person();
  const email = newEmail();
  const { statusCode } = await owner.call(endpoints.changeAccount, {
    email,
    currentPassword: owner.password,
  });
  expect(statusCode).toBe(200);
  // The emails are sent late: the account has the new address by then.
  await database.update(accounts).set({ email }).where(eq(accounts.id, owner.account.id));
  expect((await emailsTo(services, owner.email)).map(({ subject }) => subject)).toEqual([aboutToChange]);
  await database.update(accounts).set({ email: owner.email }).where(eq(accounts.id, owner.account.id));
  clock.advance(1000);
  await changeTo(email, owner);
  const emailsToOwner = (await emailsTo(services, owner.email)).map(({ subject }) => subject);
  expect(emailsToOwner.sort()).toEqual([aboutToChange, aboutToChange, changed].sort());
  expect((await emailsTo(services, email)).map(({ subject }) => subject)).not.toContain(changed);
});

test.each([aboutToChange, changed])('the link in "%s" takes the account back', async (subject) => {
  const owner = await person();
  const email = newEmail();
  await changeTo(email, owner);
  const { token: elsewhere } = (await logIn(email, owner.password)).json();
  await owner.call(endpoints.changePassword, {
    currentPassword: owner.password,
    newPassword: 'somebody else chose this',
  });
  const stolen = { provider: 'facebook', subject: randomUUID(), linkedAt: clock.now() } as const;
  await database.insert(identities).values({ ...stolen, accountId: owner.account.id });
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const reset = tokenIn(
    (await emailsTo(services, email)).find(({ text }) => text.includes('/resetPassword')),
    '/resetPassword',
  );

  const done = await undo(await linkTo(owner.email, subject));
  expect(done.statusCode).toBe(200);
  expect(await accountOf(owner)).toMatchObject({ email: owner.email, emailVerifiedAt: clock.now() });
  expect((await owner.call(endpoints.getMe)).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  for (const password of [owner.password, 'somebody else chose this']) {
    expect((await logIn(owner.email, password)).statusCode).toBe(401);
  }
  expect(await database.$count(identities, eq(identities.accountId, owner.account.id))).toBe(0);
  const newPassword = 'a quite new password';
  expect((await post(endpoints.resetPassword, reset, { newPassword })).json().code).toBe('link_invalid');

  const { resetToken } = done.json();
  expect((await post(endpoints.resetPassword, resetToken, { newPassword })).statusCode).toBe(200);
  expect((await logIn(owner.email, newPassword)).statusCode).toBe(200);
});

test('a log in that waits for its second step ends, and so does the link to the plan', async () => {
  const owner = await twoStepPerson({ isSubscribed: true });
  await changeTo(newEmail(), owner);
  const waiting = await owner.firstStep();
  const { address } = (await owner.call(endpoints.makeHelperLink)).json();
  const openPlan = () => app.inject(new URL(address).pathname);
  expect((await openPlan()).statusCode).toBe(200);
  expect((await undo(await linkTo(owner.email, changed))).statusCode).toBe(200);
  const second = await secondStep(waiting, await appCode(owner.secret));
  expect([second.statusCode, second.json().code]).toEqual([401, 'log_in_expired']);
  expect((await openPlan()).statusCode).toBe(410);
});

test('a second step that a thief added goes with the change, and the one of the owner stays', async () => {
  const owner = await person();
  await changeTo(newEmail(), owner);
  clock.advance(1000);
  await setUp(owner);
  const { resetToken } = (await undo(await linkTo(owner.email, changed))).json();
  const newPassword = 'a quite new password';
  await post(endpoints.resetPassword, resetToken, { newPassword });
  expect((await logIn(owner.email, newPassword)).statusCode).toBe(200);
  expect((await logIn(owner.email, newPassword)).json().auth).toBe(true);

  const careful = await twoStepPerson();
  clock.advance(1000);
  await changeTo(newEmail(), careful);
  const again = (await undo(await linkTo(careful.email, changed))).json();
  await post(endpoints.resetPassword, again.resetToken, { newPassword });
  expect((await logIn(careful.email, newPassword)).json().code).toBe('second_step_needed');
});

test('a passkey, codes and a remembered browser of a thief go, and the older app of a careful owner stays', async () => {
  const careful = await twoStepPerson();
  const { id: accountId } = careful.account;
  clock.advance(1000);
  await changeTo(newEmail(), careful);
  const key = { credentialId: randomUUID(), publicKey: 'none', counter: 0, transports: [], name: 'Tablet' };
  const since = clock.now();
  await database.insert(passkeys).values({ id: randomUUID(), accountId, ...key, addedAt: since });
  await database.insert(recoveryCodes).values({ accountId, codeHash: randomUUID(), madeAt: since });
  const deviceHash = randomUUID();
  await database
    .insert(knownDevices)
    .values({ accountId, deviceHash, lastSeenAt: since, secondStepAt: since });
  expect((await undo(await linkTo(careful.email, changed))).statusCode).toBe(200);
  const isOwn = (table: typeof passkeys | typeof knownDevices | typeof authenticatorApps) =>
    eq(table.accountId, accountId);
  const newCodes = and(eq(recoveryCodes.accountId, accountId), gte(recoveryCodes.madeAt, since));
  const remembered = and(isOwn(knownDevices), isNotNull(knownDevices.secondStepAt));
  expect(await database.$count(passkeys, isOwn(passkeys))).toBe(0);
  expect(await database.$count(recoveryCodes, newCodes)).toBe(0);
  expect(await database.$count(knownDevices, remembered)).toBe(0);
  expect(await database.$count(authenticatorApps, isOwn(authenticatorApps))).toBe(1);
});

test('the link stops a change that has not taken effect', async () => {
  const owner = await person();
  const confirm = await askFor(newEmail(), owner);
  expect((await undo(await linkTo(owner.email, aboutToChange))).statusCode).toBe(200);
  expect((await post(endpoints.confirmEmail, confirm)).json().code).toBe('link_invalid');
  expect((await accountOf(owner))?.email).toBe(owner.email);
});

test('a link works once, and the other link of the same change stops working too', async () => {
  const owner = await person();
  await changeTo(newEmail(), owner);
  const [requested, done] = [await linkTo(owner.email, aboutToChange), await linkTo(owner.email, changed)];
  const responses = await Promise.all([undo(done), undo(done)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await undo(requested)).json()).toMatchObject({
    code: 'link_invalid',
    message: 'This link has been used or is too old.',
  });
});

test('a link works for 7 days, and then the address is forgotten', async () => {
  const owner = await person();
  await changeTo(newEmail(), owner);
  const [requested, done] = [await linkTo(owner.email, aboutToChange), await linkTo(owner.email, changed)];
  clock.advance(7 * dayMs - 1);
  expect((await undo(`${done}x`)).statusCode).toBe(422);
  const kept = () => database.$count(emailChanges, eq(emailChanges.accountId, owner.account.id));
  await deleteExpired(services);
  expect(await kept()).toBe(2);
  clock.advance(1);
  for (const link of [requested, done]) expect((await undo(link)).json().code).toBe('link_invalid');
  clock.advance(1);
  await deleteExpired(services);
  expect(await kept()).toBe(0);
});

test('an address that somebody else added cannot reverse the undo', async () => {
  const owner = await person();
  const [second, third] = [newEmail(), newEmail()];
  await changeTo(second, owner);
  const { token } = (await logIn(second, owner.password)).json();
  clock.advance(1000);
  const { method, path: url } = endpoints.changeAccount;
  const headers = { authorization: `Bearer ${token}` };
  const payload = { email: third, currentPassword: owner.password };
  await app.inject({ method, url, headers, payload });
  const confirm = tokenIn((await emailsTo(services, third))[0], '/confirmEmail');
  await post(endpoints.confirmEmail, confirm);
  const back = await linkTo(second, changed);
  expect((await undo(await linkTo(owner.email, changed))).statusCode).toBe(200);
  expect((await undo(back)).json().code).toBe('link_invalid');
  expect((await accountOf(owner))?.email).toBe(owner.email);
});

test('an account that was closed after the change is restored with its address', async () => {
  const owner = await person();
  const email = newEmail();
  await changeTo(email, owner);
  await owner.call(endpoints.deleteAccount, { password: owner.password });
  expect((await undo(await linkTo(owner.email, changed))).statusCode).toBe(200);
  expect(await accountOf(owner)).toMatchObject({ email: owner.email, deletionRequestedAt: null });
});

test('nobody else can sign up with the old address while the change can be undone', async () => {
  const owner = await person();
  const other = await person();
  await changeTo(newEmail(), owner);
  const email = owner.email.toUpperCase();
  const signUp = () =>
    app.inject({
      method: 'POST',
      url: endpoints.individualRegister.path,
      payload: { email, password: 'blue kettle on the porch' },
    });
  const ask = () =>
    app.inject({ method: 'POST', url: endpoints.individualUserExists.path, payload: { email } });
  const change = () => other.call(endpoints.changeAccount, { email, currentPassword: other.password });
  for (const call of [signUp, ask, change]) expect((await call()).json().code).toBe('email_taken');
  const back = { email: owner.email, currentPassword: owner.password };
  expect((await owner.call(endpoints.changeAccount, back)).statusCode).toBe(200);
  clock.advance(7 * dayMs);
  expect((await signUp()).statusCode).toBe(201);
});

test('an unconfirmed address is notified but cannot undo the change: it may be somebody else’s', async () => {
  const owner = await person();
  await database.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, owner.account.id));
  await changeTo(newEmail(), owner);
  const emailsToOwner = await emailsTo(services, owner.email);
  expect(emailsToOwner.map(({ subject }) => subject).sort()).toEqual([aboutToChange, changed]);
  expect(JSON.stringify(emailsToOwner)).not.toContain('undoEmailChange');
  await person({ email: owner.email });
});

test('after a change only the device that requested it stays signed in', async () => {
  const owner = await person();
  const { token } = (await logIn(owner.email, owner.password)).json();
  await changeTo(newEmail(), owner);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  expect((await owner.call(endpoints.getMe)).statusCode).toBe(200);
});

test('a resident who adds a first address stays signed in, and nobody is notified', async () => {
  const resident = await person({ userType: 'facilityUser', email: null });
  await changeTo(newEmail(), resident);
  expect((await resident.call(endpoints.getMe)).statusCode).toBe(200);
  expect(await database.$count(emailChanges, eq(emailChanges.accountId, resident.account.id))).toBe(0);
});

test('neither the old address nor the token of its link is stored in the outbox', async () => {
  const owner = await person();
  await owner.call(endpoints.changeAccount, { email: newEmail(), currentPassword: owner.password });
  const { rows } = await database.execute('select data::text from pgboss.job');
  expect(JSON.stringify(rows)).not.toContain(owner.email);
  const token = await linkTo(owner.email, aboutToChange);
  expect(JSON.stringify(await database.select().from(emailChanges))).not.toContain(token);
});

/** Somebody makes an account, adds the address of somebody else, who confirms it and chooses a new password. */
async function preparedFor(victim: string) {
  const owner = await person();
  await changeTo(victim, owner);
  clock.advance(1000);
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email: victim } });
  const asked = (await emailsTo(services, victim)).find(({ text }) => text.includes('/resetPassword'));
  const newPassword = 'the choice of the victim';
  expect(
    (await post(endpoints.resetPassword, tokenIn(asked, '/resetPassword'), { newPassword })).statusCode,
  ).toBe(200);
  return { owner, newPassword };
}

const notMine = 'Is this your account?';
const release = async (email: string) => {
  const sent = (await emailsTo(services, email)).find(({ subject }) => subject === notMine);
  return post(endpoints.releaseEmail, tokenIn(sent, '/notMyAccount'));
};

test('after a new password both addresses are told, and each has a way out', async () => {
  const victim = newEmail();
  const { owner } = await preparedFor(victim);
  const told = (await emailsTo(services, victim)).find(({ subject }) => subject === notMine);
  expect(told?.text).toContain(`the Mind Your Step account ${owner.account.userName}. It was made on`);
  const former = 'A new password was chosen for your account';
  const [earlier, later] = [await linkTo(owner.email, changed), await linkTo(owner.email, former)];
  expect(earlier).not.toBe(later);
  expect((await undo(earlier)).statusCode).toBe(200);
  expect((await undo(later)).json().code).toBe('link_invalid');
});

test('an address leaves an account that was made for it, and signs up anew', async () => {
  const victim = newEmail();
  const { owner, newPassword } = await preparedFor(victim);
  const earlier = await linkTo(owner.email, changed);
  const released = await release(victim);
  expect([released.statusCode, released.json().email]).toEqual([200, victim]);
  expect((await release(victim)).json().code).toBe('link_invalid');
  const payload = { email: victim, password: newPassword };
  const anew = await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload });
  expect([anew.statusCode, anew.json().user.userId === owner.account.id]).toEqual([201, false]);
  expect((await undo(earlier)).json().code).toBe('link_invalid');
  expect((await logIn(owner.email, newPassword)).statusCode).toBe(401);
  expect((await accountOf(owner))?.email).toBe(owner.email);
  const subjects = (await emailsTo(services, owner.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your account has this email address again');
});

test('once the former address can do nothing anymore, nobody is told, and no address leaves', async () => {
  const owner = await person();
  const victim = newEmail();
  await changeTo(victim, owner);
  clock.advance(7 * dayMs);
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email: victim } });
  const asked = (await emailsTo(services, victim)).find(({ text }) => text.includes('/resetPassword'));
  const newPassword = 'the choice of the victim';
  await post(endpoints.resetPassword, tokenIn(asked, '/resetPassword'), { newPassword });
  expect((await emailsTo(services, victim)).map(({ subject }) => subject)).not.toContain(notMine);
});
