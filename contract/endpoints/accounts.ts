import * as accounts from '../accounts.ts';
import { served } from '../endpoint.ts';

export const signUpProblems = [
  'email_taken',
  'username_taken',
  'consent_required',
  'too_many_requests',
] as const;

/** A sign-up with a provider that cannot continue creates nothing (decision G119). */
export const rejectedSignUp = { 200: 'Nothing was created: `auth` is false, and `code` says why' } as const;

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

export const logInProblems = ['wrong_credentials', 'gone', 'account_on_hold', 'too_many_requests'] as const;

export const accountEndpoints = {
  login: served(accounts.login, {
    purpose: 'Common login',
    problems: logInProblems,
  }),
  googleLogin: served(accounts.googleLogin, {
    purpose: 'Common login with Google',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
  facebookLogin: served(accounts.facebookLogin, {
    purpose: 'Common login with the social network',
    problems: [...logInProblems, 'email_taken', 'provider_unavailable'],
  }),
  forgotPassword: served(accounts.forgotPassword, {
    purpose: 'Common forgot password',
    problems: ['too_many_requests'],
  }),
  resetPassword: served(accounts.resetPassword, {
    purpose: 'Common reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  logout: served(accounts.logout, {
    purpose: 'Log out: ends the session on the server too',
  }),
  individualForgotPassword: served(accounts.individualForgotPassword, {
    purpose: 'Individual forgot password',
    problems: ['too_many_requests'],
  }),
  individualResetPassword: served(accounts.individualResetPassword, {
    purpose: 'Individual reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  individualRegister: served(accounts.individualRegister, {
    purpose: 'Individual sign-up',
    status: 201,
    problems: [...individualProblems, 'card_data_refused'],
  }),
  individualGoogleRegister: served(accounts.individualGoogleRegister, {
    purpose: 'Individual sign-up with Google',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
  individualFacebookRegister: served(accounts.individualFacebookRegister, {
    purpose: 'Individual sign-up with the social network',
    status: 201,
    otherResponses: rejectedSignUp,
    problems: individualProblems,
  }),
  individualUserExists: served(accounts.individualUserExists, {
    purpose: 'Check if signed up',
    problems: ['email_taken', 'username_taken', 'too_many_requests'],
  }),
  getMe: served(accounts.getMe, {
    purpose: 'Current user',
  }),
};
