import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs, minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { sessions } from '#server/tables/accounts.ts';
import { secondStepChallenges } from '#server/tables/two-steps.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { stepSeconds } from '../../authenticator-codes.ts';
import { freezeAccount, unfreezeAccount } from '../../operate-account.ts';
import { cookieOf, twoStepPeopleOf } from '../testing/two-step-people.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person, twoStepPerson, appCode, logIn, secondStep, setUp } = twoStepPeopleOf(tested);

const sessionsOf = (accountId: string) =>
  services.database.$count(sessions, eq(sessions.accountId, accountId));
const nextStep = () => clock.advance(stepSeconds * 1000);

test('after the password there is no session and no cookie before the second step', async () => {
  const { account, password, secret } = await twoStepPerson();
  const before = await sessionsOf(account.id);
  const first = await logIn(account.userName, password);
  expect([first.statusCode, first.json()]).toEqual([
    200,
    {
      auth: false,
      code: 'second_step_needed',
      message: 'One more step.',
      secondStep: { challenge: expect.stringMatching(/^[\w-]{43}$/), ways: ['app'] },
    },
  ]);
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(await sessionsOf(account.id)).toBe(before);
  const second = await secondStep(first.json().secondStep.challenge, await appCode(secret));
  expect([second.statusCode, second.json()]).toMatchObject([
    200,
    { auth: true, token: expect.any(String), user: { userId: account.id } },
  ]);
  expect(await sessionsOf(account.id)).toBe(before + 1);
});

test('the token of the first step opens nothing by itself, and is stored as a hash', async () => {
  const { firstStep } = await twoStepPerson();
  const challenge = await firstStep();
  const headers = { authorization: `Bearer ${challenge}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).json().code).toBe('signed_out');
  const rows = JSON.stringify(await services.database.select().from(secondStepChallenges));
  expect(rows).not.toContain(challenge);
});

test('the token of the first step works once, for ten minutes', async () => {
  const { secret, firstStep } = await twoStepPerson();
  const used = await firstStep();
  await secondStep(used, await appCode(secret));
  nextStep();
  const again = await secondStep(used, await appCode(secret));
  expect([again.statusCode, again.json().code]).toEqual([401, 'log_in_expired']);
  const late = await firstStep();
  clock.advance(10 * minuteMs);
  expect((await secondStep(late, await appCode(secret))).json().code).toBe('log_in_expired');
  clock.advance(1);
  await deleteExpired(services);
  expect(await services.database.$count(secondStepChallenges)).toBe(0);
});

test('of two uses of a code at once one succeeds, and a code that was used is as wrong as any other', async () => {
  const { secret, firstStep } = await twoStepPerson();
  const challenges = [await firstStep(), await firstStep(), await firstStep()];
  const code = await appCode(secret);
  const both = await Promise.all(challenges.slice(0, 2).map((challenge) => secondStep(challenge, code)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const replayed = await secondStep(challenges[2] as string, code);
  const wrong = await secondStep(challenges[2] as string, code === '000000' ? '000001' : '000000');
  expect([replayed.statusCode, replayed.body]).toEqual([401, wrong.body]);
  expect(wrong.json()).toEqual({
    auth: false,
    code: 'wrong_credentials',
    text: 'accounts.codeWrong',
    message: 'This code is not right.',
    errors: { code: 'This code is not right.' },
  });
});

test('a code of one step ago or ahead is right; after it, older ones are not', async () => {
  const { secret, firstStep } = await twoStepPerson();
  const statuses: number[] = [];
  for (const steps of [-2, -1, 1, 0]) {
    statuses.push((await secondStep(await firstStep(), await appCode(secret, steps))).statusCode);
  }
  expect(statuses).toEqual([401, 200, 200, 401]);
});

test('wrong codes are delayed as wrong passwords are, and the right password does not reset the count', async () => {
  const { secret, firstStep } = await twoStepPerson();
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    statuses.push((await secondStep(await firstStep(), '12345')).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const early = await secondStep(await firstStep(), await appCode(secret));
  expect([early.statusCode, early.json().code]).toEqual([429, 'too_many_requests']);
  clock.advance(2000);
  expect((await secondStep(await firstStep(), await appCode(secret))).statusCode).toBe(200);
});

test('after 100 wrong codes in a row only a recovery code works; the owner is warned at the tenth', async () => {
  const owner = await person();
  const { secret, recoveryCodes } = await setUp(owner);
  const log = async () => (await logIn(owner.email, owner.password)).json().secondStep.challenge as string;
  await services.database.$client.query(
    'update authenticator_apps set wrong_codes = 9 where account_id = $1',
    [owner.account.id],
  );
  await secondStep(await log(), '12345');
  const subjects = (await emailsTo(services, owner.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Somebody typed a wrong code many times');
  await services.database.$client.query(
    'update authenticator_apps set wrong_codes = 100 where account_id = $1',
    [owner.account.id],
  );
  nextStep();
  const closed = await secondStep(await log(), await appCode(secret));
  expect([closed.statusCode, closed.json().message]).toEqual([
    429,
    'Too many wrong codes were typed for this account. Please use a recovery code or a passkey.',
  ]);
  const recovered = await secondStep(await log(), recoveryCodes[0] as string, { way: 'recoveryCode' });
  expect(recovered.statusCode).toBe(200);
  nextStep();
  expect((await secondStep(await log(), await appCode(secret))).statusCode).toBe(200);
});

test('a remembered browser is not asked again for 90 days, a new one and a shared one are', async () => {
  const { account, password, secret, firstStep } = await twoStepPerson();
  const code = () => {
    nextStep();
    return appCode(secret);
  };
  const own = cookieOf(await secondStep(await firstStep(), await code(), { remember: true }));
  expect((await logIn(account.userName, password, { cookie: own })).json().auth).toBe(true);
  expect((await logIn(account.userName, password)).json().auth).toBe(false);
  const unsaid = cookieOf(await secondStep(await firstStep(), await code()));
  expect((await logIn(account.userName, password, { cookie: unsaid })).json().auth).toBe(false);
  const onShared = await secondStep(await firstStep({ shared: true }), await code(), { remember: true });
  const shared = cookieOf(onShared);
  expect((await logIn(account.userName, password, { cookie: shared })).json().auth).toBe(false);
  clock.advance(90 * dayMs);
  expect((await logIn(account.userName, password, { cookie: own })).json().auth).toBe(false);
});

test('logging another device out lets every other browser be asked again', async () => {
  const { account, password, secret, call, firstStep } = await twoStepPerson();
  const cookie = cookieOf(await secondStep(await firstStep(), await appCode(secret), { remember: true }));
  expect((await logIn(account.userName, password, { cookie })).json().auth).toBe(true);
  await call(endpoints.endSessions, { currentPassword: password });
  expect((await logIn(account.userName, password, { cookie })).json().auth).toBe(false);
});

test('Google goes through the second step, too', async () => {
  const { email, password, secret } = await twoStepPerson();
  const profile = { subject: randomUUID(), name: 'Nora Vance', email };
  const idToken = await tested.running.sandboxIdentity?.issueIdToken(profile, undefined);
  const url = endpoints.googleLogin.path;
  for (const payload of [{ idToken, password }, { idToken }]) {
    const first = await app.inject({ method: 'POST', url, payload });
    expect(first.json()).toMatchObject({ auth: false, code: 'second_step_needed' });
    nextStep();
    const second = await secondStep(first.json().secondStep.challenge, await appCode(secret));
    expect(second.json().auth).toBe(true);
  }
});

test('a sign-up that is sent again does not skip the second step', async () => {
  const payload = {
    email: `${randomUUID()}@example.org`,
    password: 'blue kettle on the porch',
    operation: randomUUID(),
  };
  const signUp = () => app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload });
  const { user } = (await signUp()).json();
  expect((await signUp()).json().auth).toBe(true);
  await services.database.$client.query('update accounts set two_steps_since = now() where id = $1', [
    user.userId,
  ]);
  expect((await signUp()).json()).toMatchObject({ code: 'email_taken' });
});

test('a new password by email does not skip the second step, and ends a log in that waits for it', async () => {
  const { account, email, secret, firstStep } = await twoStepPerson();
  const waiting = await firstStep();
  await app.inject({ method: 'POST', url: endpoints.forgotPassword.path, payload: { email } });
  const token = tokenIn((await emailsTo(services, email))[0], '/resetPassword');
  const newPassword = 'a garden bench 12';
  const url = endpoints.resetPassword.path.replace('{token}', token);
  expect((await app.inject({ method: 'POST', url, payload: { newPassword } })).statusCode).toBe(200);
  expect((await secondStep(waiting, await appCode(secret))).json().code).toBe('log_in_expired');
  expect((await logIn(account.userName, newPassword)).json().code).toBe('second_step_needed');
});

test('an account that was put on hold meanwhile does not open', async () => {
  const { account, secret, firstStep } = await twoStepPerson();
  const waiting = await firstStep();
  await services.database.transaction((tx) => freezeAccount(tx, account.id, clock.now()));
  expect((await secondStep(waiting, await appCode(secret))).json().code).toBe('log_in_expired');
  await services.database.transaction((tx) => unfreezeAccount(tx, account.id));
  expect((await secondStep(waiting, await appCode(secret))).json().code).toBe('log_in_expired');
});
