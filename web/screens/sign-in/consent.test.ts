import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noSignUpConsent, signUpConsentFields, signUpConsentOf } from './consent.ts';

const required = { age: true, contact: true };

test('a sign-up says that somebody takes part in the study only if the box is ticked, which nobody has to', () => {
  expect(noSignUpConsent.study).toBe(false);
  expect(z.object(signUpConsentFields).safeParse({ ...required, study: false }).success).toBe(true);
  expect(signUpConsentOf({ ...required, study: false })).not.toHaveProperty('study');
  expect(signUpConsentOf({ ...required, study: true })).toMatchObject({ study: { version: '1' } });
});
