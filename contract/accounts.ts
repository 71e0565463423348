import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import {
  asTyped,
  atMost,
  email,
  givenPassword,
  messageResponse,
  newPassword,
  oneLine,
  passwordMessages,
  plainLetters,
  requiredText,
  text,
} from './fields.ts';
import { signInResult, user } from './user.ts';

/** Logging in and out, and the names that sign-ups check. */

export const shared = z.optional(z.boolean());
/** No `@`: a username must not be mistaken for an address (docs/product-decisions.md#username-or-email). */
export const userName = text('userNameRequired').check(
  asTyped(),
  oneLine,
  z.overwrite(plainLetters),
  z.minLength(1, { error: 'userNameRequired', abort: true }),
  atMost(60),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: 'userNameRequired', abort: true }),
  z.regex(/^[^@]+$/, 'userNameAt'),
);

/** The same where it may be missing: empty text counts as not given, and the name is derived (#derived-username). */
export const optionalUserName = z.optional(
  z.nullable(
    text().check(
      asTyped(),
      oneLine,
      z.refine((given) => given.trim() === '' || plainLetters(given) !== '', {
        error: 'userNameRequired',
        abort: true,
      }),
      z.overwrite(plainLetters),
      atMost(60),
      z.regex(/^[^@]*$/, 'userNameAt'),
    ),
  ),
);

export const loginBody = z.object({
  /** An email address or a username. */
  email: requiredText('userNameOrEmailRequired', 254),
  password: givenPassword('passwordToLogIn'),
  shared,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v2/user/login',
  caller: 'anyone',
  isLogin: true,
  body: loginBody,
  response: signInResult,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v2/user/logout',
  caller: 'signedIn',
  endsLogin: true,
  beforeOwnPassword: true,
  beforeTwoSteps: true,
  response: messageResponse,
});

export const individualUserExists = endpoint({
  method: 'POST',
  path: '/api/v2/user/individualUserExists/register',
  caller: 'anyone',
  /** Username and password are checked too if they are given. */
  body: z.object({
    email: email('emailRequired'),
    userName: optionalUserName,
    password: z.optional(z.nullable(newPassword(passwordMessages.signUp))),
  }),
  response: messageResponse,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/v2/user/me',
  caller: 'signedIn',
  beforeOwnPassword: true,
  beforeTwoSteps: true,
  response: z.object({ user }),
});

/** Keeps this login in a cookie that no script can read: some browsers delete what a page stores after a week. */
export const keepLogin = endpoint({
  method: 'POST',
  path: '/api/v2/user/keptLogin',
  caller: 'signedIn',
  keepsLogin: true,
  /** Never on a shared computer. */
  response: z.object({ isKept: z.boolean() }),
});

/** The one call that reads that cookie. All others take the bearer token alone. */
export const openKeptLogin = endpoint({
  method: 'POST',
  path: '/api/v2/user/keptLogin/open',
  caller: 'anyone',
  isLogin: true,
  response: z.object({ login: z.nullable(z.object({ token: z.string(), user })) }),
});

export const signUpProblems = [
  'email_taken',
  'username_taken',
  'consent_required',
  'too_many_requests',
] as const;

/** A sign-up with a provider that cannot continue creates nothing (#error-bodies). */
export const rejectedSignUp = { 200: 'Nothing was created: `auth` is false, and `code` says why' } as const;

export const logInProblems = ['wrong_credentials', 'gone', 'account_on_hold', 'too_many_requests'] as const;

export const accountEndpoints = {
  login: served(login, {
    purpose: 'Common login',
    problems: logInProblems,
  }),
  logout: served(logout, {
    purpose: 'Log out: ends the session on the server too',
  }),
  keepLogin: served(keepLogin, {
    purpose: 'Keep this login in a cookie of the device',
  }),
  openKeptLogin: served(openKeptLogin, {
    purpose: 'Token and user of the login in the cookie of the device, or null',
  }),
  individualUserExists: served(individualUserExists, {
    purpose: 'Check if signed up',
    problems: ['email_taken', 'username_taken', 'too_many_requests'],
  }),
  getMe: served(getMe, {
    purpose: 'Current user',
  }),
};
