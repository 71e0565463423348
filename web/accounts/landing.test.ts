import { expect, test } from 'vitest';
import type { User } from '#contract/user.ts';
import {
  landingForAccount,
  landingForNewPassword,
  landingForPlay,
  landingForSubscription,
} from './landing.ts';

const person = (userType: string, isSubscribed = false) => ({ userType, isSubscribed }) as User;

test.each([
  ['nobody', null, '/', '/', '/'],
  ['an individual with a subscription', person('individualUser', true), null, null, null],
  ['an individual without one', person('individualUser'), '/subscription', null, null],
  ['a facility user', person('facilityUser'), null, '/dashboard', null],
  ['a facility administrator', person('facilityAdmin'), null, '/dashboard', null],
  ['an operator', person('operator'), null, '/dashboard', null],
  ['a kind nobody knows', person('somethingNew'), null, '/dashboard', null],
])('%s is led to play %#', (_who, user, play, subscription, account) => {
  expect(landingForPlay(user)?.to ?? null).toBe(play);
  expect(landingForSubscription(user)?.to ?? null).toBe(subscription);
  expect(landingForAccount(user)?.to ?? null).toBe(account);
});

test('who is signed in by a one-time password is led to choose one, whatever is asked for; nobody else is', () => {
  for (const userType of ['individualUser', 'facilityUser', 'facilityAdmin', 'operator']) {
    const user = { ...person(userType, true), newPasswordRequired: true };
    const asked = [landingForPlay, landingForSubscription, landingForAccount].map(
      (landing) => landing(user)?.to,
    );
    expect(asked).toEqual(['/newPassword', '/newPassword', '/newPassword']);
    expect(landingForNewPassword(user)).toBeNull();
    expect(landingForNewPassword({ ...user, newPasswordRequired: false })?.to).toBe('/dashboard');
  }
  expect(landingForNewPassword(null)?.to).toBe('/');
});
