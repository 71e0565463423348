import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, messageResponse, newPassword, passwordMessages, requiredText, text } from './fields.ts';

/** Forgotten passwords of every kind of account. */

/** A username or an email address: a text with an `@` has to be a valid address (decision G62). */
const addressOrUserName = requiredText('Email Required', 254).check(
  z.refine(
    (typed) => !typed.includes('@') || email('Email Required').safeParse(typed).success,
    'Invalid email address',
  ),
);

export const forgotBody = z.object({ email: addressOrUserName });

const tokenParams = z.object({ token: text().check(z.minLength(1), z.maxLength(200)) });

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
