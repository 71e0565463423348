import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { minuteMs } from '#server/lib/clock.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { passkeyChallenges } from '#server/tables/two-steps.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { fakePasskey } from '../testing/fake-passkey.ts';
import { twoStepPeopleOf } from '../testing/two-step-people.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person, logIn, setUp } = twoStepPeopleOf(tested);

/** `app.inject` sends this host. */
const origin = 'http://localhost:80';
const own = { origin };

type SignedUp = Awaited<ReturnType<typeof person>>;

async function add({ call, password }: SignedUp, passkey = fakePasskey(), how: object = {}) {
  const { creation } = (await call(endpoints.startPasskeySetUp, { currentPassword: password })).json();
  const made = passkey.create(creation, { origin, ...how });
  const send = () => call(endpoints.addPasskey, { passkey: made });
  return { passkey, creation, send, added: await send() };
}

async function passkeyPerson(given: Person = {}) {
  const owner = await person(given);
  return { ...owner, ...(await add(owner)) };
}

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const firstStep = async ({ account, password }: SignedUp) =>
  (await logIn(account.userName, password)).json().secondStep;
const requestFor = async (challenge: string) =>
  (await post(endpoints.startPasskeyLogIn.path, { challenge })).json().request;
const complete = (challenge: string, passkey: object) =>
  post(endpoints.logInWithPasskey.path, { challenge, passkey });

test('a passkey turns two-step login on, and has to stay on the device and verify its user', async () => {
  const { added, creation, read, email } = await passkeyPerson();
  expect(creation).toMatchObject({
    rp: { id: 'localhost', name: 'Mind Your Step' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect([added.statusCode, added.json().recoveryCodes.length]).toEqual([200, 10]);
  expect((await read()).twoSteps).toMatchObject({
    since: clock.now().toISOString(),
    passkeys: [{ id: expect.any(String), lastUsedAt: null }],
  });
  const subjects = (await emailsTo(services, email)).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey was added to your login');
});

test('a passkey is the second step of a log in', async () => {
  const owner = await passkeyPerson();
  const { challenge, ways } = await firstStep(owner);
  expect(ways).toEqual(['passkey']);
  const request = await requestFor(challenge);
  expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const used = owner.passkey.use(request, own);
  const opened = await complete(challenge, used);
  expect([opened.statusCode, opened.json().user.userId]).toEqual([200, owner.account.id]);
  expect((await owner.read()).twoSteps.passkeys[0].lastUsedAt).toBe(clock.now().toISOString());
});

test('what a passkey signed works once, for five minutes, for this log in alone', async () => {
  const owner = await passkeyPerson();
  const [first, second] = [await firstStep(owner), await firstStep(owner)];
  const request = await requestFor(first.challenge);
  const elsewhere = owner.passkey.use(request, own);
  expect((await complete(second.challenge, elsewhere)).statusCode).toBe(401);
  const late = owner.passkey.use(await requestFor(first.challenge), own);
  clock.advance(5 * minuteMs);
  expect((await complete(first.challenge, late)).json().code).toBe('wrong_credentials');
  clock.advance(1);
  await deleteExpired(services);
  expect(await services.database.$count(passkeyChallenges)).toBe(0);
  const third = await firstStep(owner);
  const right = owner.passkey.use(await requestFor(third.challenge), own);
  expect((await complete(third.challenge, right)).statusCode).toBe(200);
  const fourth = await firstStep(owner);
  expect((await complete(fourth.challenge, right)).statusCode).toBe(401);
});

test.each([
  ['of another site', { origin: 'https://example.net' }],
  ['without verifying its user', { origin, isVerified: false }],
])('a passkey %s opens nothing', async (_what, how) => {
  const owner = await passkeyPerson();
  const { challenge } = await firstStep(owner);
  const wrong = await complete(challenge, owner.passkey.use(await requestFor(challenge), how));
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
  const refused = await person();
  expect((await add(refused, fakePasskey(), how)).added.statusCode).toBe(401);
});

test('a passkey whose counter does not grow may be a copy, and opens nothing', async () => {
  const owner = await passkeyPerson();
  owner.passkey.setCounter(7);
  const use = async () => {
    const { challenge } = await firstStep(owner);
    return (await complete(challenge, owner.passkey.use(await requestFor(challenge), own))).statusCode;
  };
  expect(await use()).toBe(200);
  owner.passkey.setCounter(7);
  expect(await use()).toBe(401);
  expect(await use()).toBe(200);
});

test('the passkey of another account opens nothing', async () => {
  const [owner, other] = [await passkeyPerson(), await passkeyPerson()];
  const { challenge } = await firstStep(owner);
  const foreign = other.passkey.use(await requestFor(challenge), own);
  expect((await complete(challenge, foreign)).statusCode).toBe(401);
});

test('a passkey shows in place of the password who holds the session, for 30 minutes', async () => {
  const owner = await passkeyPerson();
  const change = () => owner.call(endpoints.changeAccount, { email: `${randomUUID()}@example.net` });
  expect((await change()).statusCode).toBe(422);
  const { request } = (await owner.call(endpoints.startOwnerPasskey)).json();
  const used = owner.passkey.use(request, own);
  const confirm = () => owner.call(endpoints.confirmOwnerByPasskey, { passkey: used });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).statusCode).toBe(401);
  expect((await change()).statusCode).toBe(200);
  clock.advance(30 * minuteMs);
  expect((await change()).statusCode).toBe(422);
});

test('a passkey deletes the account in place of the password', async () => {
  const owner = await passkeyPerson();
  const remove = async () => (await owner.call(endpoints.deleteAccount, { asOwner: true })).json();
  expect((await remove()).deleted).toBe(false);
  const { request } = (await owner.call(endpoints.startOwnerPasskey)).json();
  await owner.call(endpoints.confirmOwnerByPasskey, { passkey: owner.passkey.use(request, own) });
  expect((await owner.call(endpoints.deleteAccount, {})).json().deleted).toBe(false);
  expect((await remove()).deleted).toBe(true);
});

test('adding and removing a passkey is for the owner only', async () => {
  const owner = await passkeyPerson();
  const [{ id }] = (await owner.read()).twoSteps.passkeys;
  for (const response of [
    await owner.call(endpoints.startPasskeySetUp, {}),
    await owner.call(endpoints.removePasskey, {}, { id }),
  ]) {
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['currentPassword']]);
  }
});

test('a passkey is renamed and removed by its owner alone; with the last one two-step login is off', async () => {
  const [owner, other] = [await passkeyPerson(), await passkeyPerson()];
  const [{ id }] = (await owner.read()).twoSteps.passkeys;
  const rename = ({ call }: SignedUp) => call(endpoints.renamePasskey, { name: 'My tablet' }, { id });
  const remove = ({ call, password }: SignedUp) =>
    call(endpoints.removePasskey, { currentPassword: password }, { id });
  expect([(await rename(other)).statusCode, (await remove(other)).statusCode]).toEqual([404, 404]);
  expect((await rename(owner)).statusCode).toBe(200);
  expect((await owner.read()).twoSteps.passkeys).toMatchObject([{ name: 'My tablet' }]);
  expect((await remove(owner)).json().message).toBe('The passkey is removed. Two-step login is off.');
  expect((await owner.read()).twoSteps).toMatchObject({ since: null, passkeys: [] });
});

test('an operator may remove the app once there is a passkey', async () => {
  const operator = await person({ userType: 'operator', hasTwoSteps: false });
  await setUp(operator);
  expect((await add(operator)).added.json().recoveryCodes).toBeUndefined();
  const removed = await operator.call(endpoints.removeApp, { currentPassword: operator.password });
  expect(removed.statusCode).toBe(200);
  expect((await operator.call(endpoints.getMe)).json().user.twoStepsRequired).toBeUndefined();
});

test('a download names the passkey and has no key of it', async () => {
  const owner = await passkeyPerson();
  const [row] = (await owner.call(endpoints.exportAccount)).json().passkeys;
  expect(Object.keys(row).sort()).toEqual([
    'account_id',
    'added_at',
    'counter',
    'id',
    'last_used_at',
    'name',
    'transports',
  ]);
});
