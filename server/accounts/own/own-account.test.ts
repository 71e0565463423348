import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { defaultSettings } from '#contract/settings.ts';
import { facilities } from '#server/facilities/tables.ts';
import { lettersTo, tokenIn } from '#server/testing/letters.ts';
import { testApp } from '#server/testing/test-app.ts';
import { writeWelcome } from '../letters.ts';
import { type Person, signUp } from '../scenario.ts';
import { accounts } from '../tables.ts';

const { app, services, clock } = await testApp();

async function person(given: Person = {}) {
  const signedUp = await signUp(services, given);
  const call = ({ method, path }: Endpoint, payload?: object, params: Record<string, string> = {}) =>
    app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
      headers: { authorization: `Bearer ${signedUp.token}` },
      ...(payload && { payload }),
    });
  const read = async () => (await call(endpoints.getAccount)).json();
  return { ...signedUp, email: signedUp.account.email as string, call, read };
}

const logIn = (email: string, password: string) =>
  app.inject({ method: 'POST', url: endpoints.login.path, payload: { email, password } });

test('a new account shows who it is, the defaults and the device it was opened on', async () => {
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
    settings: defaultSettings,
    sessions: [
      {
        sessionId: expect.any(String),
        device: 'Unknown device',
        startedAt: '2026-06-01T09:00:00.000Z',
        lastSeenAt: '2026-06-01T09:00:00.000Z',
        current: true,
      },
    ],
    consents: [
      { text: 'age', version: '1', agreedAt: '2026-06-01T09:00:00.000Z' },
      { text: 'contact', version: '1', agreedAt: '2026-06-01T09:00:00.000Z' },
    ],
    facility: null,
    previousGame: null,
  });
});

test('name, username and single settings are changed, the other settings stay', async () => {
  const { call } = await person();
  const userName = `new ${randomUUID()}`;
  await call(endpoints.changeAccount, { settings: { textSize: 24 } });
  const answer = await call(endpoints.changeAccount, {
    name: ' Rosa Marín ',
    userName,
    settings: { stayOnPage: true },
  });
  expect(answer.json().account).toMatchObject({
    name: 'Rosa Marín',
    userName,
    settings: { ...defaultSettings, textSize: 24, stayOnPage: true },
  });
});

test('a username that somebody has is refused at its field, in any case', async () => {
  const other = await person();
  const { call } = await person();
  const answer = await call(endpoints.changeAccount, { userName: other.account.userName.toUpperCase() });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['userName']]);
});

test('a new address counts once its mailed link is opened, and the old address is told', async () => {
  const { call, read, email, password } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail });
  expect(await read()).toMatchObject({ email, pendingEmail: newEmail });
  expect((await lettersTo(services, email)).map(({ subject }) => subject)).toEqual([
    'Your email address is about to change',
  ]);
  const token = tokenIn((await lettersTo(services, newEmail))[0], '/confirmEmail');
  const confirm = () =>
    app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', token) });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).statusCode).toBe(422);
  expect(await read()).toMatchObject({ email: newEmail, emailVerified: true, pendingEmail: null });
  expect((await logIn(newEmail, password)).statusCode).toBe(200);
  expect((await logIn(email, password)).statusCode).toBe(401);
});

test('an address that somebody else took before the link was opened is refused then', async () => {
  const { call, read, email } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail });
  const token = tokenIn((await lettersTo(services, newEmail))[0], '/confirmEmail');
  await signUp(services, { email: newEmail });
  const url = endpoints.confirmEmail.path.replace('{token}', token);
  expect((await app.inject({ method: 'POST', url })).json().code).toBe('email_taken');
  expect(await read()).toMatchObject({ email });
});

test('asking for the own address again sends another letter while it is not confirmed', async () => {
  const { account, call, read, email } = await person();
  await call(endpoints.changeAccount, { email });
  expect(await lettersTo(services, email)).toEqual([]);
  const unconfirm = services.database.update(accounts).set({ emailVerifiedAt: null });
  await unconfirm.where(eq(accounts.id, account.id));
  await call(endpoints.changeAccount, { email });
  const token = tokenIn((await lettersTo(services, email))[0], '/confirmEmail');
  await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', token) });
  expect(await read()).toMatchObject({ email, emailVerified: true });
});

test('a welcome letter that comes late does not confirm the address that is to follow', async () => {
  const [email, newEmail] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.net`];
  const payload = { email, password: 'blue kettle on the porch' };
  const { token, user } = (
    await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const { method, path: url } = endpoints.changeAccount;
  await app.inject({ method, url, headers, payload: { email: newEmail } });
  const links = [
    ...(await lettersTo(services, email)),
    await writeWelcome(services, { letter: 'welcome', accountId: user.userId, origin: '' }),
  ].flatMap((letter) => JSON.stringify(letter).match(/(?<=confirmEmail\/)[\w-]{43}/g) ?? []);
  for (const link of links) {
    await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', link) });
  }
  const { email: present } = (await app.inject({ url: endpoints.getAccount.path, headers })).json();
  expect(present).toBe(email);
  const newLink = tokenIn((await lettersTo(services, newEmail))[0], '/confirmEmail');
  const confirm = endpoints.confirmEmail.path.replace('{token}', newLink);
  expect((await app.inject({ method: 'POST', url: confirm })).statusCode).toBe(200);
});

test('an address that somebody has is refused', async () => {
  const other = await person();
  const { call } = await person();
  expect((await call(endpoints.changeAccount, { email: other.email.toUpperCase() })).json().code).toBe(
    'email_taken',
  );
});

test('the welcome letter confirms the address', async () => {
  const email = `${randomUUID()}@example.org`;
  const payload = { email, password: 'blue kettle on the porch' };
  const { token } = (
    await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const isVerified = async () =>
    (await app.inject({ url: endpoints.getAccount.path, headers })).json().emailVerified;
  expect(await isVerified()).toBe(false);
  const link = tokenIn((await lettersTo(services, email))[0], '/confirmEmail');
  await app.inject({ method: 'POST', url: endpoints.confirmEmail.path.replace('{token}', link) });
  expect(await isVerified()).toBe(true);
});

test('a password is changed with the current one; the other devices are signed out and a letter tells', async () => {
  const { call, email, password } = await person();
  const { token: elsewhere } = (await logIn(email, password)).json();
  const newPassword = 'a quite new password';
  const wrong = await call(endpoints.changePassword, { currentPassword: 'wrong', newPassword });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
  const none = await call(endpoints.changePassword, { newPassword });
  expect(none.statusCode).toBe(401);
  const weak = await call(endpoints.changePassword, { currentPassword: password, newPassword: 'password' });
  expect(weak.json().errors.newPassword).toContain('most common');
  expect((await call(endpoints.changePassword, { currentPassword: password, newPassword })).statusCode).toBe(
    200,
  );
  expect((await call(endpoints.getMe)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await app.inject({ url: endpoints.getMe.path, headers })).statusCode).toBe(401);
  expect((await lettersTo(services, email))[0]?.subject).toBe('Your password was changed');
});

test('a new password withdraws another address that waits, and the deletion asked for', async () => {
  const { call, read, email, password } = await person();
  const newEmail = `${randomUUID()}@example.net`;
  await call(endpoints.changeAccount, { email: newEmail });
  await call(endpoints.deleteAccount, {});
  const change = tokenIn((await lettersTo(services, newEmail))[0], '/confirmEmail');
  const deletion = tokenIn(
    (await lettersTo(services, email)).find(({ subject }) => subject.includes('delete')),
    '/confirmDeletion',
  );
  await call(endpoints.changePassword, { currentPassword: password, newPassword: 'a new kettle on it' });
  for (const [{ path }, token] of [
    [endpoints.confirmEmail, change],
    [endpoints.confirmDeletion, deletion],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url: path.replace('{token}', token) });
    expect(answer.json().code).toBe('link_invalid');
  }
  expect(await read()).toMatchObject({ email, pendingEmail: null });
});

test('one device is signed out, or all others', async () => {
  const { call, read, email, password } = await person();
  for (let device = 0; device < 3; device += 1) await logIn(email, password);
  const { sessions } = await read();
  expect(sessions).toHaveLength(4);
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  await call(endpoints.endSessions, { sessionId: other.sessionId });
  expect((await read()).sessions).toHaveLength(3);
  await call(endpoints.endSessions, {});
  expect((await read()).sessions).toMatchObject([{ current: true }]);
});

test("a stranger's session cannot be ended", async () => {
  const stranger = await person();
  const { call } = await person();
  const [{ sessionId }] = (await stranger.read()).sessions;
  await call(endpoints.endSessions, { sessionId });
  expect((await stranger.call(endpoints.getMe)).statusCode).toBe(200);
});

test('consent given at the first log in is kept and not asked again', async () => {
  const { call } = await person({ hasConsented: false });
  const refused = await call(endpoints.giveConsent, { consent: { age: false, contact: true, version: '2' } });
  expect(refused.json()).toMatchObject({
    code: 'consent_required',
    errors: { 'consent.age': expect.any(String) },
  });
  await call(endpoints.giveConsent, { consent: { age: true, contact: true, version: '2' } });
  expect((await call(endpoints.getMe)).json().user.consentRequired).toBeUndefined();
});

test('an individual joins a facility by its code and leaves it again', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { call, read, account } = await person();
  const seats = async () => (await administrator.read()).facility.seats.taken;
  expect((await call(endpoints.joinFacility, { facilityCode: 'ABCDEFGH' })).json().code).toBe(
    'facility_code_invalid',
  );
  await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode });
  expect(await read()).toMatchObject({ userType: 'facilityUser', facility: { status: 'trial' } });
  expect((await administrator.read()).facility.members).toMatchObject([
    { userId: account.id, hasEmail: true },
  ]);
  expect(await seats()).toBe(1);
  expect((await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode })).statusCode).toBe(
    409,
  );
  await call(endpoints.leaveFacility);
  expect(await read()).toMatchObject({ userType: 'individualUser', facility: null });
  expect(await seats()).toBe(0);
  expect((await call(endpoints.leaveFacility)).statusCode).toBe(409);
});

test('leaving twice at once frees one seat', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const { call } = await person({ userType: 'facilityUser', facilityCode });
  await person({ userType: 'facilityUser', facilityCode });
  await Promise.all([call(endpoints.leaveFacility), call(endpoints.leaveFacility)]);
  expect((await administrator.read()).facility.seats.taken).toBe(1);
});

test('code, seats, members and name of a facility are for its administrator alone', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const member = await person({
    userType: 'facilityUser',
    facilityCode: administrator.facilityCode as string,
  });
  expect(Object.keys((await member.read()).facility)).toEqual(['name', 'status', 'joinedAt']);
  expect((await member.call(endpoints.replaceFacilityCode)).json().code).toBe('forbidden');
  expect((await member.call(endpoints.changeAccount, { facilityName: 'Mine' })).json().code).toBe(
    'forbidden',
  );
  await administrator.call(endpoints.changeAccount, { facilityName: 'Cedar House' });
  expect((await member.read()).facility.name).toBe('Cedar House');
});

test('after its code was replaced nobody joins by the old one', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { code } = (await administrator.call(endpoints.replaceFacilityCode)).json();
  const { call } = await person();
  expect((await call(endpoints.joinFacility, { facilityCode: administrator.facilityCode })).statusCode).toBe(
    422,
  );
  expect((await call(endpoints.joinFacility, { facilityCode: code })).statusCode).toBe(200);
});

test('a one-time password of the administrator opens the account once and asks for a new one', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const resident = await person({ userType: 'facilityUser', email: null, facilityCode });
  const { userName, id: userId } = resident.account;
  const { password } = (await administrator.call(endpoints.setMemberPassword, {}, { userId })).json();
  expect((await resident.call(endpoints.getMe)).statusCode).toBe(401);
  const opened = await Promise.all([logIn(userName, password), logIn(userName, password)]);
  expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const { token, user } = opened.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  expect(user.newPasswordRequired).toBe(true);
  const changed = await app.inject({
    method: 'PATCH',
    url: endpoints.changePassword.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { newPassword: 'a quite new password' },
  });
  expect(changed.statusCode).toBe(200);
  const again = await logIn(userName, 'a quite new password');
  expect(again.json().user.newPasswordRequired).toBeUndefined();
});

test('a one-time password withdraws the address that somebody else asked for', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const resident = await person({ userType: 'facilityUser', email: null, facilityCode });
  const newEmail = `${randomUUID()}@example.net`;
  await resident.call(endpoints.changeAccount, { email: newEmail });
  const link = tokenIn((await lettersTo(services, newEmail))[0], '/confirmEmail');
  await administrator.call(endpoints.setMemberPassword, {}, { userId: resident.account.id });
  const url = endpoints.confirmEmail.path.replace('{token}', link);
  expect((await app.inject({ method: 'POST', url })).json().code).toBe('link_invalid');
});

test.each([
  ['a member with an address', 'forbidden'],
  ['a member of another facility', 'not_found'],
  ['herself', 'not_found'],
  ['somebody who is not', 'not_found'],
])('an administrator cannot set the password of %s', async (who, code) => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const stranger = await person({ userType: 'facilityUser', email: null });
  const userId = {
    'a member with an address': member.account.id,
    'a member of another facility': stranger.account.id,
    herself: administrator.account.id,
  }[who];
  const answer = await administrator.call(endpoints.setMemberPassword, {}, { userId: userId ?? 'nobody' });
  expect(answer.json().code).toBe(code);
});

test('members of a facility without free seats or after its end keep their account', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const { call } = await person({ userType: 'facilityUser', facilityCode });
  const ended = { status: 'suspended', endsAt: clock.now() } as const;
  await services.database.update(facilities).set(ended).where(eq(facilities.code, facilityCode));
  expect((await call(endpoints.getMe)).json().user.facility.status).toBe('ended');
});
