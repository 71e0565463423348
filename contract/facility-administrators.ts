import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, email, instant, messageResponse, text } from './fields.ts';

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

export const invitationBody = z.object({ email: email('administratorEmailRequired') });

export const inviteAdministrator = endpoint({
  method: 'POST',
  path: `${base}/invitations`,
  caller: 'signedIn',
  needsProof: true,
  only: 'administrators',
  body: invitationBody,
  response: messageResponse,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${base}/invitations/{invitationId}`,
  caller: 'signedIn',
  needsProof: true,
  only: 'administrators',
  params: z.object({ invitationId: text().check(atMost(60)) }),
  response: messageResponse,
});

export const takeBackInvitation = endpoint({
  ...resendInvitation,
  needsProof: false,
  method: 'DELETE',
});

export const removeAdministrator = endpoint({
  method: 'DELETE',
  path: `${base}/{userId}`,
  caller: 'signedIn',
  needsProof: true,
  only: 'administrators',
  params: z.object({ userId: text().check(atMost(60)) }),
  response: messageResponse,
});

const linkParams = z.object({ token: text().check(atMost(200)) });

export const getAdministratorInvitation = endpoint({
  method: 'GET',
  path: '/api/v2/user/facilityUser/administratorInvitation/{token}',
  caller: 'anyoneKnown',
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
    /** Whether the caller's account, if somebody is logged in, has the invited address. */
    isCallers: z.boolean(),
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

export const administratorEndpoints = {
  listAdministrators: served(listAdministrators, {
    purpose: "The facility's administrators and the open invitations, as one of them",
    problems: ['forbidden'],
  }),
  inviteAdministrator: served(inviteAdministrator, {
    purpose: 'Invite another administrator of the facility by an emailed link, as one of them',
    status: 201,
    problems: ['forbidden', 'facility_unverified', 'conflict', 'too_many_requests'],
  }),
  resendInvitation: served(resendInvitation, {
    purpose: 'Send an open invitation again with a new link, as an administrator of the facility',
    problems: ['forbidden', 'not_found', 'too_many_requests'],
  }),
  takeBackInvitation: served(takeBackInvitation, {
    purpose: 'Take an open invitation back, as an administrator of the facility',
    problems: ['forbidden', 'not_found'],
  }),
  removeAdministrator: served(removeAdministrator, {
    purpose: 'Remove an administrator of the facility, but never the last one, as one of them',
    problems: ['forbidden', 'not_found', 'conflict'],
  }),
  getAdministratorInvitation: served(getAdministratorInvitation, {
    purpose: 'Who invites to which facility; does not consume the emailed link',
    problems: ['link_invalid', 'facility_ended', 'too_many_requests'],
  }),
  acceptAdministratorInvitation: served(acceptAdministratorInvitation, {
    purpose: 'Become an administrator of a facility by the emailed link, with the account of that address',
    problems: ['link_invalid', 'facility_ended', 'conflict', 'too_many_requests'],
  }),
};
