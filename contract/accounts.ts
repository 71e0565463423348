import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  addressOrUserName,
  cardOrCode,
  consent,
  email,
  givenPassword,
  idempotencyKey,
  messageResponse,
  newPassword,
  passwordMessages,
  requiredText,
  text,
} from './fields.ts';
import { signedIn, signInResult, user } from './user.ts';

/** Logging in, signing up and resetting: what every kind of account shares, and the calls of individuals. */

export const shared = z.optional(z.boolean());
export const idToken = text().check(z.minLength(1, 'Token Required'), z.maxLength(8192));
export const socialNetworkProof = {
  userId: text().check(z.minLength(1, 'User Required'), z.maxLength(100)),
  accessToken: text().check(z.minLength(1, 'Token Required'), z.maxLength(4096)),
};
/** An address that the social network did not give: the sign-up card asks for it (decision G65). */
export const socialEmail = z.optional(z.nullable(email('Email Required')));
export const signUpCommon = { consent: z.optional(consent), shared, operation: idempotencyKey };

/** No `@`: a username must not be mistaken for an address (decision G53). */
export const userName = text('Username Required').check(
  z.trim(),
  z.minLength(1, { error: 'Username Required', abort: true }),
  z.maxLength(60, 'At most 60 characters'),
  z.regex(/^[^@]+$/, 'A username cannot contain @'),
);

export const loginBody = z.object({
  /** An email address or a username. */
  email: requiredText('Username or Email is required', 254),
  password: givenPassword('Password is required'),
  shared,
});

export const googleProof = z.object({
  idToken,
  nonce: z.optional(text().check(z.maxLength(200))),
  password: z.optional(text()),
  shared,
});
export const facebookProof = z.object({ ...socialNetworkProof, password: z.optional(text()), shared });

export const forgotBody = z.object({ email: addressOrUserName });
const tokenParams = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });
export const resetBody = (tooShort: string) => z.object({ newPassword: newPassword(tooShort) });

const cardFields = {
  number: z.optional(text().check(z.maxLength(40))),
  expMonth: z.optional(text().check(z.maxLength(4))),
  expYear: z.optional(text().check(z.maxLength(4))),
  cvc: z.optional(text().check(z.maxLength(8))),
};

const individualSignUpBody = z.object({
  userName: z.optional(z.nullable(userName)),
  email: email('Email Required'),
  password: newPassword(passwordMessages.signUp, 'Password Required'),
  ...cardOrCode,
  ...cardFields,
  ...signUpCommon,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v2/user/login',
  caller: 'anyone',
  body: loginBody,
  response: signedIn,
});

export const googleLogin = endpoint({
  method: 'POST',
  path: '/api/v2/user/google/login',
  caller: 'anyone',
  body: googleProof,
  response: signInResult,
});

export const facebookLogin = endpoint({
  ...googleLogin,
  path: '/api/v2/user/facebook/login',
  body: facebookProof,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v2/user/forgotPassword',
  caller: 'anyone',
  body: forgotBody,
  response: messageResponse,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v2/user/resetPassword/{token}',
  caller: 'anyone',
  params: tokenParams,
  body: resetBody(passwordMessages.reset),
  response: messageResponse,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v2/user/logout',
  caller: 'signedIn',
  beforeOwnPassword: true,
  response: messageResponse,
});

export const individualForgotPassword = endpoint({
  ...forgotPassword,
  path: '/api/v2/user/individualUser/forgotPassword',
});

export const individualResetPassword = endpoint({
  ...resetPassword,
  path: '/api/v2/user/individualUser/resetPassword/{token}',
  body: resetBody(passwordMessages.individual),
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
    nonce: z.optional(text().check(z.maxLength(200))),
    userName: z.optional(z.nullable(userName)),
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
    userName: z.optional(z.nullable(userName)),
    ...cardOrCode,
    ...signUpCommon,
  }),
});

export const individualUserExists = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUserExists/register',
  caller: 'anyone',
  /** The username is checked too if it is given. */
  body: z.object({ email: email('Email Required'), userName: z.optional(z.nullable(userName)) }),
  response: messageResponse,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/v2/user/me',
  caller: 'signedIn',
  beforeOwnPassword: true,
  response: z.object({ user }),
});
