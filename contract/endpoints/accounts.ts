import * as accounts from '../accounts.ts';
import { served } from '../endpoint.ts';
import * as social from '../social-log-in.ts';

export const signUpProblems = [
  'email_taken',
  'username_taken',
  'consent_required',
  'too_many_requests',
] as const;

/** A sign-up with a provider that cannot continue creates nothing (decision G119). */
export const rejectedSignUp = { 200: 'Nothing was created: `auth` is false, and `code` says why' } as const;

export const logInProblems = ['wrong_credentials', 'gone', 'account_on_hold', 'too_many_requests'] as const;

export const accountEndpoints = {
  login: served(accounts.login, {
    purpose: 'Common login',
    problems: logInProblems,
  }),
  googleLogin: served(social.googleLogin, {
    purpose: 'Common login with Google',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
  facebookLogin: served(social.facebookLogin, {
    purpose: 'Common login with the social network',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
  logout: served(accounts.logout, {
    purpose: 'Log out: ends the session on the server too',
  }),
  individualUserExists: served(accounts.individualUserExists, {
    purpose: 'Check if signed up',
    problems: ['email_taken', 'username_taken', 'too_many_requests'],
  }),
  getMe: served(accounts.getMe, {
    purpose: 'Current user',
  }),
};
