import * as z from 'zod/mini';
import { logInProblems, shared } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';
import { signInResult } from './user.ts';

/** Logging in with Google or Facebook, apart from the login that every visitor of the home page loads. */

/** Without a longest length: a token that no provider made is refused as one, in words for people. */
export const idToken = text().check(z.minLength(1, 'tokenRequired'));
export const socialNetworkProof = {
  userId: text().check(z.minLength(1, 'userRequired'), atMost(100)),
  accessToken: text().check(z.minLength(1, 'tokenRequired')),
};
export const googleProof = z.object({
  idToken,
  nonce: z.optional(text().check(atMost(200))),
  password: z.optional(text()),
  shared,
});
export const facebookProof = z.object({ ...socialNetworkProof, password: z.optional(text()), shared });

export const googleLogin = endpoint({
  method: 'POST',
  path: '/api/v2/user/google/login',
  caller: 'anyone',
  isLogin: true,
  body: googleProof,
  response: signInResult,
});

export const facebookLogin = endpoint({
  ...googleLogin,
  path: '/api/v2/user/facebook/login',
  body: facebookProof,
});

export const socialLogInEndpoints = {
  googleLogin: served(googleLogin, {
    purpose: 'Common login with Google',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
  facebookLogin: served(facebookLogin, {
    purpose: 'Common login with the social network',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
};
