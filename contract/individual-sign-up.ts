import * as z from 'zod/mini';
import { optionalUserName, rejectedSignUp, signUpProblems } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, email, expectedTotal, newPassword, optionalCode, passwordMessages, text } from './fields.ts';
import { signUpCommon, socialEmail } from './sign-up-fields.ts';
import { idToken, socialNetworkProof } from './social-log-in.ts';
import { signedIn, signInResult } from './user.ts';

/** How individuals sign up. */

/** How a sign-up pays: with the provider's id of a payment method, or with nothing if a code takes off 100 %. */
const cardOrCode = {
  paymentMethodId: z.optional(z.nullable(text().check(atMost(200)))),
  discountCode: optionalCode,
  expectedTotal,
};

/** Digits as text, or as a number, which has lost the zeros before it. */
const digits = (usual: number, most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.union([text().check(atMost(most)), z.int().check(z.nonnegative())]),
        z.transform((given) => String(given).padStart(typeof given === 'number' ? usual : 0, '0')),
      ),
    ),
  );

const cardFields = {
  number: digits(0, 40),
  expMonth: digits(2, 4),
  expYear: digits(2, 4),
  cvc: digits(3, 8),
};

const individualSignUpBody = z.object({
  userName: optionalUserName,
  email: email('emailRequired'),
  password: newPassword(passwordMessages.signUp, 'passwordRequired'),
  ...cardOrCode,
  ...cardFields,
  ...signUpCommon,
});

export const individualRegister = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUser/register',
  caller: 'anyone',
  body: individualSignUpBody,
  response: signedIn,
});

export const individualGoogleRegister = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUser/google/register',
  caller: 'anyone',
  body: z.object({
    idToken,
    nonce: z.optional(text().check(atMost(200))),
    userName: optionalUserName,
    ...cardOrCode,
    ...signUpCommon,
  }),
  response: signInResult,
});

export const individualFacebookRegister = endpoint({
  ...individualGoogleRegister,
  path: '/api/v2/user/individualUser/facebook/register',
  body: z.object({
    ...socialNetworkProof,
    email: socialEmail,
    userName: optionalUserName,
    ...cardOrCode,
    ...signUpCommon,
  }),
});

const individualProblems = [
  ...signUpProblems,
  'discount_invalid',
  'card_declined',
  'requires_action',
  'not_found',
  'conflict',
  'price_changed',
  'provider_unavailable',
] as const;

export const individualSignUpEndpoints = {
  individualRegister: served(individualRegister, {
    purpose: 'Individual sign-up',
    status: 201,
    problems: [...individualProblems, 'card_data_refused'],
  }),
  individualGoogleRegister: served(individualGoogleRegister, {
    purpose: 'Individual sign-up with Google',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
  individualFacebookRegister: served(individualFacebookRegister, {
    purpose: 'Individual sign-up with the social network',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
};
