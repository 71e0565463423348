import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { email, newPassword, passwordMessages } from '#contract/fields.ts';

const requiredEmail = email('Email Required');

/** Each field by itself. */
const single = z.object({ userName, password: newPassword(passwordMessages.signUp) });

/** What one field asks of another (specification section 5, decision G52). */
const together = z
  .object({
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
    hasFacilityCode: z.enum(['yes', 'no']),
    facilityCode: z.string(),
  })
  .check(
    z.refine((typed) => typed.email.trim() !== '' || typed.hasFacilityCode === 'yes', {
      path: ['email'],
      error: 'Email Required',
    }),
    z.refine((typed) => typed.email.trim() === '' || requiredEmail.safeParse(typed.email).success, {
      path: ['email'],
      error: 'Invalid email address',
    }),
    z.refine((typed) => typed.confirmPassword === typed.password, {
      path: ['confirmPassword'],
      error: 'The Passwords do not match',
    }),
    z.refine((typed) => typed.hasFacilityCode === 'no' || typed.facilityCode.trim() !== '', {
      path: ['facilityCode'],
      error: 'Facility Code Required',
    }),
  );

/** What is typed into the sign-up tab. Both are looked at, whatever the other finds: all errors show at once. */
export const signUpTyped = z.intersection(single, together);

export type SignUpTyped = z.output<typeof signUpTyped>;
