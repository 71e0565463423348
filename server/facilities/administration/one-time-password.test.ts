import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { twoStepPeopleOf } from '#server/accounts/two-steps/testing/two-step-people.ts';
import { hourMs, minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { becomeIndividual } from '../membership.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person, logIn } = peopleOf(tested);
const { appCode, secondStep } = twoStepPeopleOf(tested);

const callAs =
  (token: string) =>
  ({ method, path }: Endpoint, payload?: object) =>
    app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

/** A resident with a one-time password. */
async function resident(given: Person = {}) {
  const administrator = await person({ userType: 'facilityAdmin', name: 'Grace Hill' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode, ...given });
  const { userName, id: userId } = member.account;
  const made = await administrator.call(endpoints.setMemberPassword, {}, { userId });
  return { administrator, member, userName, userId, password: made.json().password as string };
}

test('a one-time password of the administrator opens the account once and asks for a new one', async () => {
  const { member, userName, password } = await resident();
  expect((await member.call(endpoints.getMe)).statusCode).toBe(401);
  const opened = await Promise.all([logIn(userName, password), logIn(userName, password)]);
  const [first, second] = opened.map(({ statusCode }) => statusCode).sort();
  expect(first).toBe(200);
  // A busy machine turns one away before the password is looked at.
  expect([401, 503]).toContain(second);
  const { token, user } = opened.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  expect(user.newPasswordRequired).toBe(true);
  const call = callAs(token);
  expect((await call(endpoints.changePassword, { newPassword: 'a quite new password' })).statusCode).toBe(
    200,
  );
  expect((await call(endpoints.getAccount)).statusCode).toBe(200);
  expect((await logIn(userName, password)).statusCode).toBe(401);
  const again = await logIn(userName, 'a quite new password');
  expect(again.json().user.newPasswordRequired).toBeUndefined();
});

test('a one-time password is used up by the second step, not before: whoever takes long begins again', async () => {
  const { member, userName, password } = await resident({ hasTwoSteps: true });
  const challengeOf = async () => (await logIn(userName, password)).json().secondStep.challenge as string;
  const late = await challengeOf();
  clock.advance(11 * minuteMs);
  const code = () => appCode(member.appSecret as string);
  expect((await secondStep(late, await code())).json().code).toBe('log_in_expired');
  const [first, second] = [await challengeOf(), await challengeOf()];
  const opened = await secondStep(first, await code());
  expect([opened.statusCode, opened.json().user.newPasswordRequired]).toEqual([200, true]);
  clock.advance(minuteMs);
  expect((await secondStep(second, await code())).json().code).toBe('log_in_expired');
  expect((await logIn(userName, password)).statusCode).toBe(401);
});

test('an account on hold does not use up a one-time password', async () => {
  const { userName, password } = await resident();
  for (const action of ['freeze', 'unfreeze']) {
    await runCommand(['person', action, userName], {
      services,
      options: { reason: 'Call' },
      operator: 'ruth',
    });
    if (action === 'freeze') expect((await logIn(userName, password)).json().code).toBe('account_on_hold');
  }
  expect((await logIn(userName, password)).statusCode).toBe(200);
});

test('a password that we gave is taken as a tablet types it, and nothing is counted as wrong', async () => {
  const { member, userName, userId, administrator } = await resident();
  const ways: ((given: string) => string)[] = [
    (given) => given.toLowerCase(),
    (given) => given.replaceAll('-', ''),
    (given) => given.toLowerCase().replaceAll('-', ''),
    (given) => given.replaceAll('-', ' '),
    (given) => given.replaceAll('-', '–'),
    (given) => `${given[0]}${given.slice(1).toLowerCase()} `,
  ];
  for (const way of ways) {
    const given = await administrator.call(endpoints.setMemberPassword, {}, { userId });
    expect((await logIn(userName, way(given.json().password))).statusCode).toBe(200);
  }
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, userId));
  expect(account?.wrongPasswords).toBe(0);
  expect(member.account.id).toBe(userId);
});

test('the given password in small letters is no new password', async () => {
  const { userName, password } = await resident();
  const call = callAs((await logIn(userName, password)).json().token);
  const chosen = await call(endpoints.changePassword, { newPassword: password.toLowerCase() });
  expect([chosen.statusCode, chosen.json().errors]).toEqual([
    422,
    { newPassword: 'Please choose another password than the one you were given.' },
  ]);
});

const personal = Object.entries(endpoints).filter(([, { caller }]) => caller === 'signedIn');
const open = ['getMe', 'logout', 'changePassword'];

test('signed in with it, every call but choosing a password, the current user and Log Out is rejected', async () => {
  const { userName, password } = await resident();
  const call = callAs((await logIn(userName, password)).json().token);
  const rejected = [];
  for (const [name, endpoint] of personal.filter(([name]) => !open.includes(name))) {
    const { statusCode, json } = await call(endpoint, endpoint.method === 'GET' ? undefined : {});
    if (statusCode === 403 && json().code === 'new_password_required') rejected.push(name);
  }
  expect(rejected).toEqual(personal.map(([name]) => name).filter((name) => !open.includes(name)));
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  expect((await call(endpoints.logout)).statusCode).toBe(200);
});

test('feedback sent with it is anonymous', async () => {
  const { userName, password } = await resident();
  const call = callAs((await logIn(userName, password)).json().token);
  const feedback = randomUUID();
  const submittedOn = clock.now().toISOString();
  expect((await call(endpoints.giveFeedback, { feedback, submittedOn, email: null })).statusCode).toBe(200);
  const { rows } = await services.database.$client.query(
    'select account_id from feedback where feedback = $1',
    [feedback],
  );
  expect(rows).toEqual([{ account_id: null }]);
});

test('it is not accepted as the new password, since the administrator knows it', async () => {
  const { userName, password } = await resident();
  const call = callAs((await logIn(userName, password)).json().token);
  const kept = await call(endpoints.changePassword, { newPassword: password });
  expect(kept.json().errors.newPassword).toBe('Please choose another password than the one you were given.');
  expect((await call(endpoints.changePassword, { newPassword: 'a quite new password' })).statusCode).toBe(
    200,
  );
});

test('a member who leaves while it is made keeps the account', async () => {
  const { database } = services;
  const { administrator, userId } = await resident();
  const { passwordHash } = await readAccount(userId);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let giving: Promise<{ statusCode: number }> | undefined;
  await database.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, userId)).for('update');
    giving = (async () => administrator.call(endpoints.setMemberPassword, {}, { userId }))();
    await expect.poll(async () => (await database.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await becomeIndividual(tx, userId, clock.now());
  });
  expect((await giving)?.statusCode).toBe(404);
  expect((await readAccount(userId)).passwordHash).toBe(passwordHash);
});

async function readAccount(userId: string) {
  const [account] = await services.database.select().from(accounts).where(eq(accounts.id, userId));
  if (!account) throw new Error('The account is gone.');
  return account;
}

test('it works for 72 hours, and so does the session that it opens', async () => {
  const [inTime, late, left] = [await resident(), await resident(), await resident()];
  const call = callAs((await logIn(left.userName, left.password)).json().token);
  clock.advance(72 * hourMs - 1);
  expect((await logIn(inTime.userName, inTime.password)).statusCode).toBe(200);
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  clock.advance(1);
  expect((await logIn(late.userName, late.password)).statusCode).toBe(401);
  expect((await call(endpoints.getMe)).statusCode).toBe(401);
});

test('the person sees who set it and when', async () => {
  const { userName, password } = await resident();
  const at = clock.now().toISOString();
  const call = callAs((await logIn(userName, password)).json().token);
  await call(endpoints.changePassword, { newPassword: 'a quite new password' });
  expect((await call(endpoints.getAccount)).json().passwordsGiven).toEqual([
    { from: 'facility', by: 'Grace Hill', at },
  ]);
});

test('people with a confirmed address also get an email, and the log records who set it', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { rows } = await runCommand(['person', 'password', administrator.account.userName], {
    services,
    options: {},
    operator: 'ruth',
  });
  const emails = await emailsTo(services, administrator.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['You were given a new password']);
  const { token } = (await logIn(administrator.email, String(rows[0]?.password))).json();
  const call = callAs(token);
  await call(endpoints.changePassword, { newPassword: 'a quite new password' });
  expect((await call(endpoints.getAccount)).json().passwordsGiven).toMatchObject([
    { from: 'operator', by: null },
  ]);
});

test('it revokes the link for an email address that somebody else has requested', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode });
  const newEmail = `${randomUUID()}@example.net`;
  const body = { email: newEmail, currentPassword: member.password };
  await member.call(endpoints.changeAccount, body);
  const link = tokenIn((await emailsTo(services, newEmail))[0], '/confirmEmail');
  await administrator.call(endpoints.setMemberPassword, {}, { userId: member.account.id });
  const url = endpoints.confirmEmail.path.replace('{token}', link);
  expect((await app.inject({ method: 'POST', url })).json().code).toBe('link_invalid');
});

test('earlier survey answers and feedback stay closed to anyone with that password', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', email: null, facilityCode });
  const [survey] = services.content.surveys.surveys;
  const userId = member.account.id;
  const responses = survey?.questions.map(({ questionId, options }) => ({
    questionId,
    answer: String(options[0]?.id),
  }));
  await member.call(endpoints.giveFeedback, { feedback: 'The food is bad.' });
  const params = { surveyID: survey?.surveyID ?? '' };
  expect((await member.call(endpoints.submitSurvey, { userId, responses }, params)).statusCode).toBe(200);
  expect((await member.call(endpoints.exportAccount)).json().survey_answers).not.toEqual([]);
  const { password } = (await administrator.call(endpoints.setMemberPassword, {}, { userId })).json();
  const call = callAs((await logIn(member.account.userName, password)).json().token);
  await call(endpoints.changePassword, { newPassword: 'a quite new password' });
  const download = (await call(endpoints.exportAccount)).json();
  expect([download.survey_answers, download.survey_responses, download.feedback]).toEqual([[], [], []]);
  clock.advance(1);
  await call(endpoints.giveFeedback, { feedback: 'It is better now.' });
  expect((await call(endpoints.exportAccount)).json().feedback).toMatchObject([
    { feedback: 'It is better now.' },
  ]);
});
