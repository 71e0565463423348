import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, instant, messageResponse, text } from './fields.ts';

/** The administrators of a facility: who they are, and how another one is invited or removed. */

const base = '/api/v2/user/account/facility/administrators';

const listedAdministrator = z.object({
  userId: z.string(),
  /** The name, or the username without one. */
  name: z.string(),
  since: instant,
  isYou: z.boolean(),
});

const openInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  /** When its link stops working. */
  endsAt: instant,
});

export type ListedAdministrator = z.output<typeof listedAdministrator>;
export type OpenInvitation = z.output<typeof openInvitation>;

export const listAdministrators = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** False until we have checked who runs the facility. */
    mayInvite: z.boolean(),
    /** Those who joined first come first. */
    administrators: z.array(listedAdministrator),
    /** Those that end first come first. */
    invitations: z.array(openInvitation),
  }),
});

export const invitationBody = z.object({ email: email('Email Required') });

export const inviteAdministrator = endpoint({
  method: 'POST',
  path: `${base}/invitations`,
  caller: 'signedIn',
  only: 'administrators',
  body: invitationBody,
  response: messageResponse,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitations/{invitationId}`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ invitationId: text().check(z.maxLength(60)) }),
  response: messageResponse,
});

export const takeBackInvitation = endpoint({
  ...resendInvitation,
  method: 'DELETE',
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: `${base}/{userId}`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  response: messageResponse,
});

const linkParams = z.object({ token: text().check(z.maxLength(200)) });

export const getAdministratorInvitation = endpoint({
  method: 'GET',
  path: '/api/v2/user/facilityUser/administratorInvitation/{token}',
  caller: 'anyone',
  params: linkParams,
  response: z.object({
    facilityName: z.string(),
    /** Null after that administrator's account is gone. */
    invitedBy: z.nullable(z.string()),
    /** The invited address: the account will have it. */
    email: z.string(),
    endsAt: instant,
    /** The address has an account, which can accept once it is logged in. */
    hasAccount: z.boolean(),
  }),
});

export type AdministratorInvitation = z.output<typeof getAdministratorInvitation.response>;

export const acceptAdministratorInvitation = endpoint({
  method: 'POST',
  path: '/api/v2/user/account/administratorInvitation/{token}',
  caller: 'signedIn',
  params: linkParams,
  response: messageResponse,
});
