import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, instant, messageResponse, text } from './fields.ts';
import { accountAddress } from './own-account.ts';
import { providers } from './providers.ts';

/** What the emailed links of an account open. */

export const restoreAccount = endpoint({
  method: 'POST',
  path: `${accountAddress}/restore/{token}`,
  caller: 'anyone',
  params: z.object({ token: text().check(atMost(200)) }),
  response: messageResponse,
});

export const confirmDeletion = endpoint({
  ...restoreAccount,
  path: `${accountAddress}/confirmDeletion/{token}`,
  /** `userId` is the closed account: another user may be logged in where the link is opened. */
  response: z.object({ message: z.string(), userId: z.string() }),
});

export const confirmEmail = endpoint({
  ...restoreAccount,
  path: `${accountAddress}/confirmEmail/{token}`,
});

export const getEmailLink = endpoint({
  method: 'GET',
  path: confirmEmail.path,
  caller: 'anyone',
  params: confirmEmail.params,
  response: z.object({
    /** The sign-up that created the account, or a new address of an existing account. */
    asked: z.enum(['signUp', 'newAddress']),
    /** Whose account it is, and how old: somebody else may have made it. */
    account: z.object({ userName: z.string(), createdAt: instant }),
    at: instant,
    /** null if it is not known anymore. */
    device: z.nullable(z.string()),
    /** What opens the account that the sign-up created; empty for an existing account. */
    openedBy: z.array(z.enum(['password', ...providers])),
  }),
});

export type EmailLink = z.output<typeof getEmailLink.response>;

export const undoEmailChange = endpoint({
  ...confirmEmail,
  path: `${accountAddress}/undoEmailChange/{token}`,
  /** `resetToken` opens the page to choose a new password, since the old one is gone. */
  response: z.object({ message: z.string(), resetToken: z.string() }),
});

export const releaseEmail = endpoint({
  ...confirmEmail,
  path: `${accountAddress}/releaseEmail/{token}`,
  /** `email` is free now. */
  response: z.object({ message: z.string(), email: z.string() }),
});

export const requestOwnerLink = endpoint({
  method: 'POST',
  path: `${accountAddress}/ownerLink`,
  caller: 'signedIn',
  beforeTwoSteps: true,
  response: messageResponse,
});

export const confirmOwner = endpoint({
  ...restoreAccount,
  path: `${accountAddress}/confirmOwner/{token}`,
});

export const accountLinkEndpoints = {
  restoreAccount: served(restoreAccount, {
    purpose: 'Undo a deletion by the emailed link, for 14 days',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  confirmDeletion: served(confirmDeletion, {
    purpose: 'Confirm a deletion by the emailed link',
    problems: ['link_invalid', 'conflict', 'too_many_requests'],
  }),
  confirmEmail: served(confirmEmail, {
    purpose: 'Confirm an email address by the emailed link',
    problems: ['link_invalid', 'email_taken', 'too_many_requests'],
  }),
  getEmailLink: served(getEmailLink, {
    purpose: 'Who requested the confirmation of an email address; does not consume the emailed link',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  undoEmailChange: served(undoEmailChange, {
    purpose:
      'Undo a change of the email address by the link emailed to the old one, for 7 days; ends every session',
    problems: ['link_invalid', 'email_taken', 'too_many_requests'],
  }),
  releaseEmail: served(releaseEmail, {
    purpose:
      'Take the email address off an account that somebody else made, by the emailed link; the account has its former address again',
    problems: ['link_invalid', 'email_taken', 'too_many_requests'],
  }),
  requestOwnerLink: served(requestOwnerLink, {
    purpose: 'Email me a link that identifies me, in place of the password',
    problems: ['conflict', 'too_many_requests'],
  }),
  confirmOwner: served(confirmOwner, {
    purpose: "Confirm by the emailed link that the session that requested it is the owner's",
    problems: ['link_invalid', 'too_many_requests'],
  }),
};
