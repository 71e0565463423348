import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { twoStepPeopleOf } from './testing/two-step-people.ts';

/** Operators reach the data of others: they need a second step. */

const tested = await testApp();
const { services } = tested;
const { person, twoStepPerson, logIn, setUp } = twoStepPeopleOf(tested);

const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { caller }]) => caller === 'signedIn',
);
const open = calls.filter(([, { beforeTwoSteps }]) => beforeTwoSteps);
const closed = calls.filter(([, { beforeTwoSteps }]) => !beforeTwoSteps);

test.each(closed)('an operator without a second step cannot call %s', async (_name, endpoint) => {
  const operator = await person({ userType: 'operator', hasTwoSteps: false });
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
  const response = await operator.call(endpoint, endpoint.method === 'GET' ? undefined : {}, params);
  expect([response.statusCode, response.json().code]).toEqual([403, 'two_steps_required']);
});

test('an operator without a second step can set one up, choose a password and log out, and no more', () => {
  expect(open.map(([name]) => name).sort()).toEqual([
    'addPasskey',
    'changePassword',
    'confirmAppSetUp',
    'confirmOwnerByPasskey',
    'getAccount',
    'getMe',
    'giveConsent',
    'logout',
    'requestOwnerLink',
    'startAppSetUp',
    'startOwnerPasskey',
    'startPasskeySetUp',
  ]);
});

test('feedback of an operator without a second step is nobody’s', async () => {
  const operator = await person({ userType: 'operator', hasTwoSteps: false });
  await operator.call(endpoints.giveFeedback, { name: 'Olga', email: 'o@example.org', feedback: 'Good.' });
  const { rows } = await services.database.$client.query('select account_id from feedback');
  expect(rows.filter(({ account_id }) => account_id !== null)).toEqual([]);
});

test('with the first second step the account opens, and the last one stays', async () => {
  const operator = await person({ userType: 'operator', hasTwoSteps: false });
  expect((await operator.call(endpoints.getMe)).json().user.twoStepsRequired).toBe(true);
  await setUp(operator);
  expect((await operator.call(endpoints.getMe)).json().user.twoStepsRequired).toBeUndefined();
  expect((await operator.call(endpoints.listSignIns)).statusCode).toBe(200);
  const removed = await operator.call(endpoints.removeApp, { currentPassword: operator.password });
  expect([removed.statusCode, removed.json().code]).toEqual([409, 'conflict']);
  expect((await operator.read()).twoSteps).toMatchObject({ isRequired: true, recoveryCodesLeft: 10 });
  expect((await logIn(operator.email, operator.password)).json().code).toBe('second_step_needed');
});

test('others need none', async () => {
  for (const userType of ['individualUser', 'facilityUser', 'facilityAdmin'] as const) {
    const { call } = await person({ userType });
    expect((await call(endpoints.getMe)).json().user.twoStepsRequired).toBeUndefined();
    expect((await call(endpoints.listSignIns)).statusCode).toBe(200);
  }
  expect((await twoStepPerson({ userType: 'operator' })).appSecret).toBeTruthy();
});
