import { served } from '../endpoint.ts';
import * as logIn from '../two-steps-log-in.ts';
import * as setUp from '../two-steps-set-up.ts';

const logInProblems = ['wrong_credentials', 'log_in_expired', 'too_many_requests'] as const;
const ownerProblems = ['wrong_credentials', 'too_many_requests'] as const;

export const twoStepEndpoints = {
  logInWithCode: served(logIn.logInWithCode, {
    purpose: 'Second step of a login: the code of an app, or a recovery code',
    problems: logInProblems,
  }),
  startPasskeyLogIn: served(logIn.startPasskeyLogIn, {
    purpose: 'Second step of a login by a passkey: what the browser needs',
    problems: ['log_in_expired', 'conflict'],
  }),
  logInWithPasskey: served(logIn.logInWithPasskey, {
    purpose: 'Second step of a login: a passkey',
    problems: logInProblems,
  }),
  startAppSetUp: served(setUp.startAppSetUp, {
    purpose: 'Start to add an app that shows codes, or to replace it: the key for it',
    problems: [...ownerProblems, 'conflict'],
  }),
  confirmAppSetUp: served(setUp.confirmAppSetUp, {
    purpose: 'Add the app by its first code; the first second step ends every other session',
    problems: [...ownerProblems, 'conflict'],
  }),
  removeApp: served(setUp.removeApp, {
    purpose: 'Remove the app that shows codes; an operator keeps at least one second step',
    problems: [...ownerProblems, 'conflict'],
  }),
  replaceRecoveryCodes: served(setUp.replaceRecoveryCodes, {
    purpose: 'Make ten new recovery codes; the old ones stop working',
    problems: [...ownerProblems, 'conflict'],
  }),
  startPasskeySetUp: served(setUp.startPasskeySetUp, {
    purpose: 'Start to add a passkey: what the browser needs',
    problems: [...ownerProblems, 'conflict'],
  }),
  addPasskey: served(setUp.addPasskey, {
    purpose: 'Add a passkey that the browser has made; the first second step ends every other session',
    problems: ['wrong_credentials', 'conflict'],
  }),
  renamePasskey: served(setUp.renamePasskey, {
    purpose: 'Give a passkey another name',
    problems: ['not_found'],
  }),
  removePasskey: served(setUp.removePasskey, {
    purpose: 'Remove a passkey; an operator keeps at least one second step',
    problems: [...ownerProblems, 'not_found', 'conflict'],
  }),
  startOwnerPasskey: served(setUp.startOwnerPasskey, {
    purpose: 'Start to show by a passkey that the session is the owner’s: what the browser needs',
    problems: ['conflict'],
  }),
  confirmOwnerByPasskey: served(setUp.confirmOwnerByPasskey, {
    purpose: 'Show by a passkey that the session is the owner’s, in place of the password (decision G144)',
    problems: ['wrong_credentials'],
  }),
};
