import { expect, test } from 'vitest';
import type { User } from '#contract/user.ts';
import {
  redirectForAccount,
  redirectForFacility,
  redirectForNewPassword,
  redirectForOperator,
  redirectForPlay,
  redirectForSubscription,
  redirectForTwoSteps,
} from './redirect-rules.ts';

const person = (userType: string, isSubscribed = false) => ({ userType, isSubscribed }) as User;

test.each([
  ['a visitor', null, '/', '/', '/'],
  ['an individual with a subscription', person('individualUser', true), null, null, null],
  ['an individual without a subscription', person('individualUser'), '/subscription', null, null],
  ['a facility user', person('facilityUser'), null, '/dashboard', null],
  ['a facility administrator', person('facilityAdmin'), null, '/dashboard', null],
  ['an operator', person('operator'), null, '/dashboard', null],
  ['an unknown kind of account', person('somethingNew'), null, '/dashboard', null],
])('%s is redirected from play, subscription and account %#', (_kind, user, play, subscription, account) => {
  expect(redirectForPlay(user)).toBe(play);
  expect(redirectForSubscription(user)).toBe(subscription);
  expect(redirectForAccount(user)).toBe(account);
});

test('a user with a one-time password is redirected from every page to choose a new one; nobody else is', () => {
  for (const userType of ['individualUser', 'facilityUser', 'facilityAdmin', 'operator']) {
    const user = { ...person(userType, true), newPasswordRequired: true };
    const redirects = [redirectForPlay, redirectForSubscription, redirectForAccount].map((rule) =>
      rule(user),
    );
    expect(redirects).toEqual(['/newPassword', '/newPassword', '/newPassword']);
    expect(redirectForNewPassword(user)).toBeNull();
    expect(redirectForNewPassword({ ...user, newPasswordRequired: false })).toBe('/dashboard');
  }
  expect(redirectForNewPassword(null)).toBe('/');
});

test.each([
  [null, '/'],
  [person('facilityAdmin'), null],
  [person('facilityUser'), '/forbidden'],
  [person('individualUser', true), '/forbidden'],
  [person('operator'), '/forbidden'],
  [{ ...person('facilityAdmin'), newPasswordRequired: true }, '/newPassword'],
])('/facility is for administrators of a facility alone %#', (user, redirect) => {
  expect(redirectForFacility(user)).toBe(redirect);
});

test.each([
  [null, '/'],
  [person('operator'), null],
  [person('facilityAdmin'), '/forbidden'],
  [person('facilityUser'), '/forbidden'],
  [person('individualUser', true), '/forbidden'],
  [{ ...person('operator'), twoStepsRequired: true }, '/twoSteps'],
  [{ ...person('operator'), newPasswordRequired: true }, '/newPassword'],
])('/operator is for operators alone %#', (user, redirect) => {
  expect(redirectForOperator(user)).toBe(redirect);
});

test('an operator without a second step is redirected from every page to set one up; nobody else is', () => {
  const operator = { ...person('operator'), twoStepsRequired: true };
  for (const rule of [redirectForPlay, redirectForSubscription, redirectForAccount, redirectForNewPassword]) {
    expect(rule(operator)).toBe('/twoSteps');
  }
  expect(redirectForTwoSteps(operator)).toBeNull();
  expect(redirectForTwoSteps({ ...operator, newPasswordRequired: true })).toBe('/newPassword');
  expect(redirectForTwoSteps(person('operator'))).toBe('/dashboard');
  expect(redirectForTwoSteps(null)).toBe('/');
});
