import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { defaultSettings } from '#contract/pages/settings.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { deleteExpired } from '#server/expired-rows.ts';
import { dayMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { formerNames } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

test('a new account shows its user, the defaults and the device it was created on', async () => {
  const { account, email, read } = await person();
  expect(await read()).toEqual({
    userId: account.id,
    userName: account.userName,
    name: null,
    email,
    emailVerified: true,
    pendingEmail: null,
    userType: 'individualUser',
    hasPassword: true,
    ownerSeconds: 0,
    settings: defaultSettings,
    hasSettings: false,
    sessions: [
      {
        sessionId: expect.any(String),
        device: 'Unknown device',
        startedAt: '2026-06-01T09:00:00.000Z',
        lastSeenAt: '2026-06-01T09:00:00.000Z',
        current: true,
      },
    ],
    passwordsGiven: [],
    providers: [],
    consents: [
      { text: 'age', version: '1', agreedAt: '2026-06-01T09:00:00.000Z' },
      { text: 'contact', version: '1', agreedAt: '2026-06-01T09:00:00.000Z' },
    ],
    facility: null,
    looks: [],
    previousGames: [],
    twoSteps: { appAddedAt: null, isRequired: false, passkeys: [], recoveryCodesLeft: 0, since: null },
  });
});

test('an old username waits 30 days for its owner, who alone can take it back', async () => {
  const { account, call } = await person();
  const [other, director] = [await person(), await person({ userType: 'facilityAdmin' })];
  const old = account.userName;
  expect((await call(endpoints.changeAccount, { userName: `new ${randomUUID()}` })).statusCode).toBe(200);
  const post = ({ path: url }: { path: string }, payload: object) =>
    app.inject({ method: 'POST', url, payload });
  const typed = { email: `${randomUUID()}@example.org`, userName: old.toUpperCase() };
  const tries = [
    () => other.call(endpoints.changeAccount, { userName: old }),
    () => post(endpoints.individualUserExists, typed),
    () => post(endpoints.individualRegister, { ...typed, password: 'blue kettle on the porch' }),
    () => director.call(endpoints.addMember, { userName: old }),
  ];
  for (const take of tries) expect((await take()).json().code).toBe('username_taken');
  const derived = { email: `${old}@${randomUUID()}.example.org`, password: 'blue kettle on the porch' };
  expect((await post(endpoints.individualRegister, derived)).json().user.userName).not.toBe(old);
  expect((await call(endpoints.changeAccount, { userName: old })).statusCode).toBe(200);
  await call(endpoints.changeAccount, { userName: `new ${randomUUID()}` });
  clock.advance(30 * dayMs);
  const { token } = (
    await app.inject({
      method: 'POST',
      url: endpoints.login.path,
      payload: { email: other.email, password: other.password },
    })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const { method, path: url } = endpoints.changeAccount;
  expect((await app.inject({ method, url, headers, payload: { userName: old } })).statusCode).toBe(200);
  clock.advance(1);
  await deleteExpired(services);
  expect(await services.database.$count(formerNames, eq(formerNames.accountId, account.id))).toBe(0);
});

test('a language alone, which comes with the sign-up, counts as no settings', async () => {
  const { call, read } = await person();
  await call(endpoints.changeAccount, { settings: { language: 'en' } });
  expect(await read()).toMatchObject({ settings: { language: 'en' }, hasSettings: false });
});

test('name, username and single settings are changed, and the other settings stay', async () => {
  const { call } = await person();
  const userName = `new ${randomUUID()}`;
  await call(endpoints.changeAccount, { settings: { textSize: 24 } });
  const response = await call(endpoints.changeAccount, {
    name: ' Rosa Marín ',
    userName,
    settings: { stayOnPage: true, describePicture: true },
  });
  expect(response.json().account).toMatchObject({
    name: 'Rosa Marín',
    userName,
    settings: { ...defaultSettings, textSize: 24, stayOnPage: true, describePicture: true },
    hasSettings: true,
  });
});

test('a taken username is rejected at its field, ignoring case', async () => {
  const other = await person();
  const { call } = await person();
  const response = await call(endpoints.changeAccount, { userName: other.account.userName.toUpperCase() });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['userName']]);
});

test('consent given at the first login is stored and not asked for again', async () => {
  const { call } = await person({ hasConsented: false });
  const rejected = await call(endpoints.giveConsent, {
    consent: { age: false, contact: true, version: '2' },
  });
  expect(rejected.json()).toMatchObject({
    code: 'consent_required',
    errors: { 'consent.age': expect.any(String) },
  });
  await call(endpoints.giveConsent, { consent: { age: true, contact: true, version: '2' } });
  expect((await call(endpoints.getMe)).json().user.consentRequired).toBeUndefined();
});

test('the user of every response has the name that the person gave, and no field without one', async () => {
  const { call } = await person();
  expect((await call(endpoints.getMe)).json().user.name).toBeUndefined();
  await call(endpoints.changeAccount, { name: 'Dorothy Green' });
  expect((await call(endpoints.getMe)).json().user.name).toBe('Dorothy Green');
});
