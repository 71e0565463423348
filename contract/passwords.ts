import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import {
  atMost,
  email,
  messageResponse,
  newPassword,
  passwordMessages,
  requiredText,
  text,
} from './fields.ts';

/** Forgotten passwords of every kind of account. */

/** A username or an email address: a text with an `@` has to be a valid address (docs/product-decisions.md#forgot-password). */
const addressOrUserName = requiredText('emailRequired', 254).check(
  z.refine(
    (typed) => !typed.includes('@') || email('emailRequired').safeParse(typed).success,
    'emailInvalid',
  ),
);

export const forgotBody = z.object({ email: addressOrUserName });

const tokenParams = z.object({ token: text().check(z.minLength(1), atMost(200)) });

const resetBody = (tooShort: string) => z.object({ newPassword: newPassword(tooShort) });

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

export const individualForgotPassword = endpoint({
  ...forgotPassword,
  path: '/api/v2/user/individualUser/forgotPassword',
});

export const individualResetPassword = endpoint({
  ...resetPassword,
  path: '/api/v2/user/individualUser/resetPassword/{token}',
  body: resetBody(passwordMessages.individual),
});

export const facilityForgotPassword = endpoint({
  ...forgotPassword,
  path: '/api/v2/user/facilityUser/forgotPassword',
});

export const facilityResetPassword = endpoint({
  ...resetPassword,
  path: '/api/v2/user/facilityUser/resetPassword/{token}',
  body: resetBody(passwordMessages.facility),
});

export const passwordEndpoints = {
  forgotPassword: served(forgotPassword, {
    purpose: 'Common forgot password',
    problems: ['too_many_requests'],
  }),
  resetPassword: served(resetPassword, {
    purpose: 'Common reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  individualForgotPassword: served(individualForgotPassword, {
    purpose: 'Individual forgot password',
    problems: ['too_many_requests'],
  }),
  individualResetPassword: served(individualResetPassword, {
    purpose: 'Individual reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  facilityForgotPassword: served(facilityForgotPassword, {
    purpose: 'Facility forgot password',
    problems: ['too_many_requests'],
  }),
  facilityResetPassword: served(facilityResetPassword, {
    purpose: 'Facility reset password',
    problems: ['link_invalid', 'too_many_requests'],
  }),
};
