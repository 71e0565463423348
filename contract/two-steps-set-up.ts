import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, messageResponse, requiredLine, requiredText, text } from './fields.ts';
import { currentPassword } from './own-account.ts';
import { newPasskey, passkeyCreation, passkeyRequest, usedPasskey } from './two-steps-passkey.ts';

/** How people set up, use and remove their own second steps. */

const base = '/api/v2/user/account/twoSteps';

/** Shown once: only hashes are stored. */
const recoveryCodes = z.array(z.string());

const ownerBody = z.object({ currentPassword });

/** With the first second step come the recovery codes. */
const added = z.object({ message: z.string(), recoveryCodes: z.optional(recoveryCodes) });

export const startAppSetUp = endpoint({
  method: 'POST',
  path: `${base}/app`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: ownerBody,
  /** `secret` is for typing and `address` for a QR code; neither is shown again. */
  response: z.object({ secret: z.string(), address: z.string() }),
});

export const confirmAppSetUp = endpoint({
  method: 'POST',
  path: `${base}/app/confirm`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: z.object({ code: requiredText('setUpCodeRequired', 40) }),
  response: added,
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: `${base}/app`,
  caller: 'signedIn',
  body: ownerBody,
  response: messageResponse,
});

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: `${base}/recoveryCodes`,
  caller: 'signedIn',
  body: ownerBody,
  response: z.object({ message: z.string(), recoveryCodes }),
});

export const startPasskeySetUp = endpoint({
  method: 'POST',
  path: `${base}/passkeys`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: ownerBody,
  response: z.object({ creation: passkeyCreation }),
});

const passkeyName = requiredLine('passkeyNameRequired', 60);

export const addPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkeys/add`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: z.object({ passkey: newPasskey }),
  response: added,
});

const passkeyParams = z.object({ id: text().check(atMost(60)) });

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: `${base}/passkeys/{id}`,
  caller: 'signedIn',
  params: passkeyParams,
  body: z.object({ name: passkeyName }),
  response: messageResponse,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${base}/passkeys/{id}`,
  caller: 'signedIn',
  params: passkeyParams,
  body: ownerBody,
  response: messageResponse,
});

export const startOwnerPasskey = endpoint({
  method: 'POST',
  path: `${base}/owner`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  response: z.object({ request: passkeyRequest }),
});

export const confirmOwnerByPasskey = endpoint({
  method: 'POST',
  path: `${base}/owner/confirm`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  body: z.object({ passkey: usedPasskey }),
  response: messageResponse,
});

const ownerProblems = ['wrong_credentials', 'too_many_requests'] as const;

export const twoStepSetUpEndpoints = {
  startAppSetUp: served(startAppSetUp, {
    purpose: 'Start to add an app that shows codes, or to replace it: the key for it',
    problems: [...ownerProblems, 'conflict'],
  }),
  confirmAppSetUp: served(confirmAppSetUp, {
    purpose: 'Add the app by its first code; the first second step ends every other session',
    problems: [...ownerProblems, 'conflict'],
  }),
  removeApp: served(removeApp, {
    purpose: 'Remove the app that shows codes; an operator keeps at least one second step',
    problems: [...ownerProblems, 'conflict'],
  }),
  replaceRecoveryCodes: served(replaceRecoveryCodes, {
    purpose: 'Make ten new recovery codes; the old ones stop working',
    problems: [...ownerProblems, 'conflict'],
  }),
  startPasskeySetUp: served(startPasskeySetUp, {
    purpose: 'Start to add a passkey: what the browser needs',
    problems: [...ownerProblems, 'conflict'],
  }),
  addPasskey: served(addPasskey, {
    purpose: 'Add a passkey that the browser has made; the first second step ends every other session',
    problems: ['wrong_credentials', 'conflict'],
  }),
  renamePasskey: served(renamePasskey, {
    purpose: 'Give a passkey another name',
    problems: ['not_found'],
  }),
  removePasskey: served(removePasskey, {
    purpose: 'Remove a passkey; an operator keeps at least one second step',
    problems: [...ownerProblems, 'not_found', 'conflict'],
  }),
  startOwnerPasskey: served(startOwnerPasskey, {
    purpose: 'Start to show by a passkey that the session is the owner’s: what the browser needs',
    problems: ['conflict'],
  }),
  confirmOwnerByPasskey: served(confirmOwnerByPasskey, {
    purpose: 'Show by a passkey that the session is the owner’s, in place of the password',
    problems: ['wrong_credentials'],
  }),
};
