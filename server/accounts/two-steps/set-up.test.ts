import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { accounts } from '#server/tables/accounts.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { stepSeconds } from '../authenticator-codes.ts';
import { twoStepPeopleOf } from './testing/two-step-people.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person, twoStepPerson, appCode, logIn, secondStep, setUp } = twoStepPeopleOf(tested);

const subjectsTo = async (email: string) => (await emailsTo(services, email)).map(({ subject }) => subject);

test('the first code of the app turns two-step login on: ten recovery codes, and the other devices are logged out', async () => {
  const owner = await person();
  const { token } = (await logIn(owner.email, owner.password)).json();
  const { confirmed, recoveryCodes } = await setUp(owner);
  expect(confirmed.statusCode).toBe(200);
  expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
  expect(recoveryCodes[0]).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  expect((await owner.read()).twoSteps).toEqual({
    since: clock.now().toISOString(),
    isRequired: false,
    appAddedAt: clock.now().toISOString(),
    recoveryCodesLeft: 10,
    passkeys: [],
  });
  expect(await subjectsTo(owner.email)).toContain('An app was added to your login');
});

test.each<[string, Endpoint]>([
  ['setting up', endpoints.startAppSetUp],
  ['removing the app', endpoints.removeApp],
  ['new recovery codes', endpoints.replaceRecoveryCodes],
])('%s is for the owner only', async (_what, endpoint) => {
  const { call, password } = await twoStepPerson();
  const without = await call(endpoint, {});
  expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([422, ['currentPassword']]);
  expect((await call(endpoint, { currentPassword: 'not this one' })).statusCode).toBe(401);
  expect((await call(endpoint, { currentPassword: password })).statusCode).toBe(200);
});

test('a key waits for its first code for half an hour, in the session that asked for it', async () => {
  const owner = await person();
  const { token } = (await logIn(owner.email, owner.password)).json();
  const start = async () =>
    (await owner.call(endpoints.startAppSetUp, { currentPassword: owner.password })).json().secret as string;
  const secret = await start();
  const { method, path: url } = endpoints.confirmAppSetUp;
  const confirm = async (by: string, key: string) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${by}` },
      payload: { code: await appCode(key) },
    });
  expect((await confirm(token, secret)).json().code).toBe('conflict');
  clock.advance(30 * minuteMs);
  expect((await confirm(owner.token, secret)).json().code).toBe('conflict');
  expect((await logIn(owner.email, owner.password)).json().auth).toBe(true);
  const wrong = await owner.call(endpoints.confirmAppSetUp, { code: '1' });
  expect(wrong.statusCode).toBe(409);
  const second = await start();
  expect((await owner.call(endpoints.confirmAppSetUp, { code: '1' })).json().errors.code).toMatch(
    /not right/,
  );
  expect((await confirm(owner.token, second)).statusCode).toBe(200);
});

test('an app is replaced by another one, and the old one stops working', async () => {
  const owner = await twoStepPerson();
  const { secret, recoveryCodes } = await setUp(owner);
  expect(recoveryCodes).toBeUndefined();
  clock.advance(stepSeconds * 1000);
  expect((await secondStep(await owner.firstStep(), await appCode(owner.secret))).statusCode).toBe(401);
  expect((await secondStep(await owner.firstStep(), await appCode(secret))).statusCode).toBe(200);
});

test('each recovery code works once, in any case and without its dashes, and its use is emailed', async () => {
  const owner = await person();
  const { recoveryCodes } = await setUp(owner);
  const first = async () => (await logIn(owner.email, owner.password)).json().secondStep.challenge as string;
  const code = (recoveryCodes[0] as string).toLowerCase().replaceAll('-', ' ');
  const use = async () => (await secondStep(await first(), code, { way: 'recoveryCode' })).statusCode;
  expect([await use(), await use()]).toEqual([200, 401]);
  expect((await owner.read()).twoSteps.recoveryCodesLeft).toBe(9);
  expect(await subjectsTo(owner.email)).toContain('A recovery code was used');
});

test('new recovery codes replace the old ones', async () => {
  const owner = await person();
  expect(
    (await owner.call(endpoints.replaceRecoveryCodes, { currentPassword: owner.password })).statusCode,
  ).toBe(409);
  const { recoveryCodes: old } = await setUp(owner);
  const made = await owner.call(endpoints.replaceRecoveryCodes, { currentPassword: owner.password });
  const first = async () => (await logIn(owner.email, owner.password)).json().secondStep.challenge as string;
  const use = async (code: string) =>
    (await secondStep(await first(), code, { way: 'recoveryCode' })).statusCode;
  expect([await use(old[1] as string), await use(made.json().recoveryCodes[1])]).toEqual([401, 200]);
  expect(await subjectsTo(owner.email)).toContain('You have new recovery codes');
});

test('without the app two-step login is off, and nothing of it is left', async () => {
  const owner = await person();
  await setUp(owner);
  const removed = await owner.call(endpoints.removeApp, { currentPassword: owner.password });
  expect(removed.json().message).toBe('The app is removed. Two-step login is off.');
  expect((await logIn(owner.email, owner.password)).json().auth).toBe(true);
  expect((await owner.read()).twoSteps).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  expect(await subjectsTo(owner.email)).toContain('The app was removed from your login');
});

test('an address that is not confirmed, which may be somebody else’s, cannot be locked by a second step', async () => {
  const owner = await person();
  const isThis = eq(accounts.id, owner.account.id);
  await services.database.update(accounts).set({ emailVerifiedAt: null }).where(isThis);
  const started = await owner.call(endpoints.startAppSetUp, { currentPassword: owner.password });
  expect([started.statusCode, started.json().code]).toEqual([409, 'conflict']);
  const resident = await person({ userType: 'facilityUser', email: null });
  expect((await setUp(resident)).confirmed.statusCode).toBe(200);
});

test('neither the key of the app nor a recovery code is stored readably, or in a download', async () => {
  const owner = await person();
  const { secret, recoveryCodes } = await setUp(owner);
  const texts = await readEveryText(services.database);
  const secrets = [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))];
  expect(texts.filter(({ text }) => secrets.some((one) => text.includes(one)))).toEqual([]);
  const download = (await owner.call(endpoints.exportAccount)).json();
  expect(download.authenticator_apps).toMatchObject([{ account_id: owner.account.id, wrong_codes: 0 }]);
  expect(JSON.stringify(download)).not.toMatch(/"(secret|pending_secret|code_hash)"/);
  expect(download.recovery_codes).toHaveLength(10);
  expect(Object.keys(download.recovery_codes[0]).sort()).toEqual(['account_id', 'made_at']);
});

test('an operator turns two-step login off for an owner without the second step, and that is audited', async () => {
  const owner = await twoStepPerson();
  const reset = () =>
    runCommand(['person', 'reset-two-steps', owner.email], { services, options: {}, operator: 'ruth' });
  await reset();
  expect((await owner.call(endpoints.getMe)).statusCode).toBe(401);
  expect((await logIn(owner.email, owner.password)).json().auth).toBe(true);
  await expect(reset()).rejects.toThrow('is off for this account already');
  const { rows } = await services.database.$client.query(
    "select operator, account_id from audit_log where command = 'person reset-two-steps'",
  );
  expect(rows).toEqual([{ operator: 'ruth', account_id: owner.account.id }]);
  expect(await subjectsTo(owner.email)).toContain('Two-step login was turned off');
});
