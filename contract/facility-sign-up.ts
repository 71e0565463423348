import * as z from 'zod/mini';
import {
  logInProblems,
  login,
  optionalUserName,
  rejectedSignUp,
  shared,
  signUpProblems,
} from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import {
  atMost,
  givenPassword,
  newPassword,
  optionalCode,
  optionalEmail,
  passwordMessages,
  requiredText,
  text,
} from './fields.ts';
import { signUpCommon, socialEmail } from './sign-up-fields.ts';
import { idToken, socialNetworkProof } from './social-log-in.ts';
import { signedIn, signInResult } from './user.ts';

/**
 * How members and administrators of a facility log in and sign up. Apart from facilities.ts, so that these pages do not
 * load the schemas of members' results.
 */

export const facilityLoginBody = z.object({
  email: requiredText('emailRequired', 254),
  password: givenPassword('passwordRequired'),
  shared,
});

const facilitySignUpBody = z.object({
  userName: optionalUserName,
  /** May be null if a facility code is given: many residents have no address (docs/product-decisions.md#no-email). */
  email: optionalEmail,
  password: newPassword(passwordMessages.signUp, 'passwordRequired'),
  facilityCode: optionalCode,
  ...signUpCommon,
});

export const facilityLogin = endpoint({
  ...login,
  path: '/api/v2/user/facilityUser/login',
  body: facilityLoginBody,
});

export const facilityRegister = endpoint({
  method: 'POST',
  path: '/api/v2/user/facilityUser/register',
  caller: 'anyone',
  body: facilitySignUpBody,
  response: signedIn,
});

export const facilityGoogleRegister = endpoint({
  method: 'POST',
  path: '/api/v2/user/facilityUser/google/register',
  caller: 'anyone',
  body: z.object({
    idToken,
    nonce: z.optional(text().check(atMost(200))),
    userName: optionalUserName,
    facilityCode: optionalCode,
    ...signUpCommon,
  }),
  response: signInResult,
});

export const facilityFacebookRegister = endpoint({
  ...facilityGoogleRegister,
  path: '/api/v2/user/facilityUser/facebook/register',
  body: z.object({
    ...socialNetworkProof,
    email: socialEmail,
    userName: optionalUserName,
    facilityCode: optionalCode,
    ...signUpCommon,
  }),
});

const facilityProblems = [...signUpProblems, 'facility_code_invalid', 'facility_full'] as const;

export const facilitySignUpEndpoints = {
  facilityLogin: served(facilityLogin, {
    purpose: 'Facility login',
    problems: logInProblems,
  }),
  facilityRegister: served(facilityRegister, {
    purpose: 'Facility sign-up: joins the facility of the code, or creates a facility if no code is given',
    status: 201,
    problems: facilityProblems,
  }),
  facilityGoogleRegister: served(facilityGoogleRegister, {
    purpose: 'Facility sign-up with Google',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: [...facilityProblems, 'provider_unavailable'],
  }),
  facilityFacebookRegister: served(facilityFacebookRegister, {
    purpose: 'Facility sign-up with the social network',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: [...facilityProblems, 'provider_unavailable'],
  }),
};
