import * as z from 'zod/mini';
import {
  forgotPassword,
  idToken,
  login,
  refusedSignUp,
  resetBody,
  resetPassword,
  shared,
  signUpCommon,
  signUpProblems,
  socialEmail,
  socialNetworkProof,
  userName,
} from './accounts.ts';
import { exerciseStatuses, score } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  givenPassword,
  instant,
  messageAnswer,
  newPassword,
  optionalCode,
  passwordMessages,
  requiredText,
  text,
} from './fields.ts';
import { signedIn, signInResult } from './user.ts';

/** How members and administrators of a facility sign up and log in, and what they do there. */

export const facilityLoginBody = z.object({
  email: requiredText('Email Required', 254),
  password: givenPassword('Password Required'),
  shared,
});

const facilitySignUpBody = z.object({
  userName: z.optional(z.nullable(userName)),
  /** May be null where a facility code is given: many residents have none (decision G52). */
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
  purpose: 'Facility sign-up: with a code it joins that facility, without one it founds a new one',
  method: 'POST',
  path: '/api/v2/user/facilityUser/register',
  caller: 'anyone',
  status: 201,
  body: facilitySignUpBody,
  answer: signedIn,
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
  answer: signInResult,
  alsoAnswers: refusedSignUp,
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

const base = '/api/v2/user/account/facility';

export const joinFacility = endpoint({
  purpose: 'Join a facility by its code',
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({ facilityCode: requiredText('Facility Code Required', 100) }),
  answer: messageAnswer,
  problems: ['facility_code_invalid', 'facility_full', 'conflict', 'too_many_requests'],
});

export const leaveFacility = endpoint({
  purpose: 'Leave the facility',
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
  answer: messageAnswer,
  problems: ['conflict'],
});

export const replaceFacilityCode = endpoint({
  purpose: "Replace the facility's code, as its administrator",
  method: 'POST',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  answer: z.object({ message: z.string(), code: z.string() }),
  problems: ['forbidden'],
});

export const revokeFacilityCode = endpoint({
  purpose: "Revoke the facility's code, so that nobody can join with it, as its administrator",
  method: 'DELETE',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  answer: messageAnswer,
  problems: ['forbidden'],
});

/** The result of one exercise: never more than the member has agreed to (decision G81). */
const exerciseResult = z.object({
  exerciseId: z.number(),
  status: z.enum(exerciseStatuses),
  /** Real attempts; the placeholder of a skip does not count. */
  attempts: z.number(),
  /** Position of the first right attempt; null while none is right. */
  correctAfter: z.nullable(z.number()),
  lastAttemptAt: z.nullable(instant),
});

export const getMemberResults = endpoint({
  purpose: "A member's answers, dates and scores, as the facility's administrator",
  method: 'GET',
  path: `${base}/members/{userId}/results`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  answer: z.object({
    answerDate: z.nullable(instant),
    ...score.shape,
    exercises: z.array(exerciseResult),
  }),
  problems: ['forbidden', 'not_found', 'facility_unverified'],
});

export const setMemberPassword = endpoint({
  purpose: "Give a member without email a one-time password, as the facility's administrator",
  method: 'POST',
  path: `${base}/members/{userId}/password`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  answer: z.object({ message: z.string(), password: z.string() }),
  problems: ['forbidden', 'not_found'],
});
