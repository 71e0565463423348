import { expect, test } from 'vitest';
import { fieldMessage } from '#web/forms/field-message.ts';
import { signUpSchema } from './sign-up-schema.ts';

const typed = {
  userName: 'Rosa',
  email: 'rosa@example.org',
  password: 'walk slowly',
  confirmPassword: 'walk slowly',
  hasFacilityCode: 'no',
  facilityCode: '',
  age: true,
  contact: true,
  study: false,
};

const errorsOf = (change: Partial<Record<keyof typeof typed, string | boolean>>) =>
  Object.fromEntries(
    signUpSchema
      .safeParse({ ...typed, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), fieldMessage(message)]) ?? [],
  );

test('a complete form has no errors', () => {
  expect(errorsOf({})).toEqual({});
});

test('every empty field is named at once', () => {
  expect(
    errorsOf({ userName: '', email: '', password: '', confirmPassword: 'x', hasFacilityCode: 'yes' }),
  ).toEqual({
    userName: 'Username Required',
    password: 'Password Required',
    confirmPassword: 'The Passwords do not match',
    facilityCode: 'Facility Code Required',
  });
});

test('each unchecked checkbox is named', () => {
  expect(errorsOf({ age: false, contact: false })).toEqual({
    age: 'Please confirm your age, or that your parent or guardian agrees.',
    contact: 'Please agree that we may use your contact details.',
  });
});

test('an email may be left empty with a facility code only', () => {
  expect(errorsOf({ email: ' ' })).toEqual({ email: 'Email Required' });
  expect(errorsOf({ email: '', hasFacilityCode: 'yes', facilityCode: 'AB2C' })).toEqual({});
});

test('an email that is given must be one, with a facility code too', () => {
  const wrong = { email: 'Invalid email address' };
  expect(errorsOf({ email: 'rosa' })).toEqual(wrong);
  expect(errorsOf({ email: 'rosa', hasFacilityCode: 'yes', facilityCode: 'AB2C' })).toEqual(wrong);
});

test('a password has at least 8 characters', () => {
  expect(errorsOf({ password: '1234567', confirmPassword: '1234567' })).toEqual({
    password: 'Password too short, minimum 8 characters',
  });
});
