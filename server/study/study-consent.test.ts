import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { studyConsents, studyDepartures } from '#server/tables/study.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app, services, clock } = tested;
const { person } = peopleOf(tested);

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const withPassword = async () => ({
  email: `${randomUUID()}@example.org`,
  password: 'blue kettle on the porch',
});
const withProvider = (provider: string) => async () => {
  const { proof } = (await post('/sandbox/identity/token', { provider, person: 'new' })).json();
  return { ...proof, email: `${randomUUID()}@example.org` };
};

const signUps: [string, Endpoint, () => Promise<object>][] = [
  ['an individual with a password', endpoints.individualRegister, withPassword],
  ['an individual with Google', endpoints.individualGoogleRegister, withProvider('google')],
  ['an individual with Facebook', endpoints.individualFacebookRegister, withProvider('facebook')],
  ['a facility with a password', endpoints.facilityRegister, withPassword],
  ['a facility with Google', endpoints.facilityGoogleRegister, withProvider('google')],
  ['a facility with Facebook', endpoints.facilityFacebookRegister, withProvider('facebook')],
];

test.each(signUps)('%s takes part in the study only with the box ticked at sign-up', async (...signUp) => {
  const [, { path }, given] = signUp;
  const consent = { age: true, contact: true, version: '1' };
  const studyAfter = async (body: object) => {
    const response = await post(path, { ...(await given()), consent, ...body });
    expect(response.statusCode).toBe(201);
    const headers = { authorization: `Bearer ${response.json().token}` };
    return (await app.inject({ url: endpoints.getAccount.path, headers })).json().study;
  };
  expect(await studyAfter({})).toBeUndefined();
  expect(await studyAfter({ study: { version: '1' } })).toEqual({
    version: '1',
    agreedAt: clock.now().toISOString(),
  });
});

test('nobody agrees to a version of the text that does not exist', async () => {
  const { call, read } = await person();
  expect((await call(endpoints.saveStudyConsent, { study: { version: '0' } })).statusCode).toBe(422);
  expect(await read()).not.toHaveProperty('study');
});

test('an administrator sees nothing of who takes part, of the plan, of its link and of chosen emails', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const views = async () => {
    const params = { userId: member.account.id };
    return {
      members: (await administrator.call(endpoints.listMembers)).json(),
      results: (await administrator.call(endpoints.getMemberResults, undefined, params)).json(),
      account: await administrator.read(),
      download: Object.keys((await administrator.call(endpoints.exportAccount)).json()),
    };
  };
  const before = await views();
  clock.advance(minuteMs);
  const changes = [planChange({ kind: 'chosen' })];
  const made = [
    await member.call(endpoints.saveStudyConsent, { study: { version: '1' } }),
    await member.call(endpoints.savePlanChanges, { changes }),
    await member.call(endpoints.makeHelperLink),
    await member.call(endpoints.saveReminders, { weekly: true, followUps: true }),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await views()).toEqual(before);
});

test('the download of an account has its consent', async () => {
  const { call } = await person();
  await call(endpoints.saveStudyConsent, { study: { version: '1' } });
  expect((await call(endpoints.exportAccount)).json().study_consents).toMatchObject([
    { version: '1', left_at: null },
  ]);
});

test('agreeing twice changes nothing, and stopping leaves no row but the count', async () => {
  const { call, account } = await person();
  const choose = async (study: { version: '1' } | null) => {
    clock.advance(minuteMs);
    expect((await call(endpoints.saveStudyConsent, { study })).statusCode).toBe(200);
    return clock.now();
  };
  const { database } = services;
  const own = async () =>
    await database.select().from(studyConsents).where(eq(studyConsents.accountId, account.id));
  const gone = async () =>
    (await database.select().from(studyDepartures).where(eq(studyDepartures.studyId, 'first')))[0]?.people ??
    0;
  const before = await gone();
  const agreedAt = await choose({ version: '1' });
  await choose({ version: '1' });
  expect(await own()).toMatchObject([{ version: '1', agreedAt, leftAt: null, signedName: null }]);
  await choose(null);
  await choose(null);
  expect([await own(), await gone()]).toEqual([[], before + 1]);
  const download = (await call(endpoints.exportAccount)).json();
  expect([download.past_study_consents, download.study_consents]).toEqual([[], []]);
});
