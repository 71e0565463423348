import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { newPassword, passwordMessages, email as requiredEmail } from '#contract/fields.ts';

/** What is typed into the sign-up tab, with the rules of the specification (section 5, decision G52). */
export const signUpTyped = z
  .object({
    userName,
    email: z.string(),
    password: newPassword(passwordMessages.signUp),
    confirmPassword: z.string(),
    hasFacilityCode: z.enum(['yes', 'no']),
    facilityCode: z.string().check(z.trim()),
  })
  .check((typed) => {
    const { userName: _, ...value } = typed.value;
    const refuse = (path: keyof typeof value, message: string) =>
      typed.issues.push({ code: 'custom', path: [path], message, input: value[path] });
    if (value.confirmPassword !== value.password) refuse('confirmPassword', 'The Passwords do not match');
    if (value.hasFacilityCode === 'yes' && value.facilityCode === '') {
      refuse('facilityCode', 'Facility Code Required');
    }
    const mayBeEmpty = value.hasFacilityCode === 'yes' && value.email.trim() === '';
    const email = requiredEmail('Email Required').safeParse(value.email);
    if (!mayBeEmpty && !email.success) refuse('email', email.error.issues[0]?.message ?? 'Email Required');
  });

export type SignUpTyped = z.output<typeof signUpTyped>;
