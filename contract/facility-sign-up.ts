import * as z from 'zod/mini';
import {
  forgotPassword,
  idToken,
  login,
  rejectedSignUp,
  resetBody,
  resetPassword,
  shared,
  signUpCommon,
  signUpProblems,
  socialEmail,
  socialNetworkProof,
  userName,
} from './accounts.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  givenPassword,
  newPassword,
  optionalCode,
  passwordMessages,
  requiredText,
  text,
} from './fields.ts';
import { signedIn, signInResult } from './user.ts';

/**
 * How members and administrators of a facility sign up and log in. Apart from facilities.ts, because the first page
 * loads these calls and not those.
 */

export const facilityLoginBody = z.object({
  email: requiredText('Email Required', 254),
  password: givenPassword('Password Required'),
  shared,
});

const facilitySignUpBody = z.object({
  userName: z.optional(z.nullable(userName)),
  /** May be null if a facility code is given: many residents have no address (decision G52). */
  email: z.optional(z.nullable(email('Email Required'))),
  password: newPassword(passwordMessages.signUp, 'Password Required'),
  facilityCode: optionalCode,
  ...signUpCommon,
});

const facilityProblems = [...signUpProblems, 'facility_code_invalid', 'facility_full'] as const;

export const facilityLogin = endpoint({
  ...login,
  purpose: 'Facility login',
  path: '/api/v2/user/facilityUser/login',
  body: facilityLoginBody,
});

export const facilityForgotPassword = endpoint({
  ...forgotPassword,
  purpose: 'Facility forgot password',
  path: '/api/v2/user/facilityUser/forgotPassword',
});

export const facilityResetPassword = endpoint({
  ...resetPassword,
  purpose: 'Facility reset password',
  path: '/api/v2/user/facilityUser/resetPassword/{token}',
  body: resetBody(passwordMessages.facility),
});

export const facilityRegister = endpoint({
  purpose: 'Facility sign-up: joins the facility of the code, or creates a facility if no code is given',
  method: 'POST',
  path: '/api/v2/user/facilityUser/register',
  caller: 'anyone',
  status: 201,
  body: facilitySignUpBody,
  response: signedIn,
  problems: facilityProblems,
});

export const facilityGoogleRegister = endpoint({
  purpose: 'Facility sign-up with Google',
  method: 'POST',
  path: '/api/v2/user/facilityUser/google/register',
  caller: 'anyone',
  status: 201,
  body: z.object({
    idToken,
    nonce: z.optional(text().check(z.maxLength(200))),
    userName: z.optional(z.nullable(userName)),
    facilityCode: optionalCode,
    ...signUpCommon,
  }),
  response: signInResult,
  otherResponses: rejectedSignUp,
  problems: [...facilityProblems, 'provider_unavailable'],
});

export const facilityFacebookRegister = endpoint({
  ...facilityGoogleRegister,
  purpose: 'Facility sign-up with the social network',
  path: '/api/v2/user/facilityUser/facebook/register',
  body: z.object({
    ...socialNetworkProof,
    email: socialEmail,
    userName: z.optional(z.nullable(userName)),
    facilityCode: optionalCode,
    ...signUpCommon,
  }),
});
