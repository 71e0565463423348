import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { email, newPassword, passwordMessages } from '#contract/fields.ts';
import { signUpConsentFields } from '../consent.ts';

const requiredEmail = email('emailRequired');

/** Rules between two fields (specification section 5, docs/product-decisions.md#no-email). */
const withFacilityCode = z
  .object({ email: z.string(), hasFacilityCode: z.enum(['yes', 'no']), facilityCode: z.string() })
  .check(
    z.refine((typed) => typed.email.trim() !== '' || typed.hasFacilityCode === 'yes', {
      path: ['email'],
      error: 'emailRequired',
    }),
    z.refine((typed) => typed.email.trim() === '' || requiredEmail.safeParse(typed.email).success, {
      path: ['email'],
      error: 'emailInvalid',
    }),
    z.refine((typed) => typed.hasFacilityCode === 'no' || typed.facilityCode.trim() !== '', {
      path: ['facilityCode'],
      error: 'facilityCodeRequired',
    }),
  );

const passwordTwice = z.object({ password: z.string(), confirmPassword: z.string() }).check(
  z.refine((typed) => typed.confirmPassword === typed.password, {
    path: ['confirmPassword'],
    error: 'passwordsDiffer',
  }),
);

/** The input of the sign-up tab. All parts are checked, whatever the others find, so that all errors show at once. */
export const signUpSchema = z.intersection(
  z.object({ userName, password: newPassword(passwordMessages.signUp), ...signUpConsentFields }),
  z.intersection(withFacilityCode, passwordTwice),
);

/** The same for users of Google or Facebook: no password. */
export const socialSignUpSchema = z.intersection(
  z.object({ userName, ...signUpConsentFields }),
  withFacilityCode,
);

export type SignUpInput = z.input<typeof signUpSchema>;
export type SignUpValues = z.output<typeof signUpSchema>;
export type SocialSignUpValues = z.output<typeof socialSignUpSchema>;
