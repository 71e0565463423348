import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, requiredText, text } from './fields.ts';
import { passkeyRequest, usedPasskey } from './two-steps-passkey.ts';
import { signedIn } from './user.ts';

/** The second step of a log in. `challenge` comes with `second_step_needed`. */

const challenge = text().check(z.minLength(1), atMost(200));
/** Do not ask again in this browser for 90 days. */
const remember = z.optional(z.boolean());

export const secondStepBody = z.object({
  challenge,
  way: z.enum(['app', 'recoveryCode']),
  /** Spaces and dashes do not matter. */
  code: requiredText('logInCodeRequired', 40),
  remember,
});

const base = '/api/v2/user/login/secondStep';

export const logInWithCode = endpoint({
  method: 'POST',
  path: base,
  caller: 'anyone',
  body: secondStepBody,
  response: signedIn,
});

export const startPasskeyLogIn = endpoint({
  method: 'POST',
  path: `${base}/passkey`,
  caller: 'anyone',
  body: z.object({ challenge }),
  response: z.object({ request: passkeyRequest }),
});

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkey/confirm`,
  caller: 'anyone',
  body: z.object({ challenge, passkey: usedPasskey, remember }),
  response: signedIn,
});

const logInProblems = ['wrong_credentials', 'log_in_expired', 'too_many_requests'] as const;

export const twoStepLogInEndpoints = {
  logInWithCode: served(logInWithCode, {
    purpose: 'Second step of a login: the code of an app, or a recovery code',
    problems: logInProblems,
  }),
  startPasskeyLogIn: served(startPasskeyLogIn, {
    purpose: 'Second step of a login by a passkey: what the browser needs',
    problems: ['log_in_expired', 'conflict'],
  }),
  logInWithPasskey: served(logInWithPasskey, {
    purpose: 'Second step of a login: a passkey',
    problems: logInProblems,
  }),
};
