import * as z from 'zod/mini';
import { userName } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, email, messageResponse, text } from './fields.ts';

/** What the administrator of a facility does with one member: corrects, invites again and removes. */

const memberParams = z.object({ userId: text().check(atMost(60)) });

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/v2/user/account/facility/members/{userId}',
  caller: 'signedIn',
  only: 'administrators',
  params: memberParams,
  /** What is not given stays. */
  body: z.object({
    userName: z.optional(userName),
    /** Of somebody who has not opened the account yet: gets a new link. Null for nobody's, so that a card is printed. */
    email: z.optional(z.nullable(email('memberEmailRequired'))),
  }),
  response: messageResponse,
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/v2/user/account/facility/members/{userId}/invitation',
  caller: 'signedIn',
  only: 'administrators',
  params: memberParams,
  response: messageResponse,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/user/account/facility/members/{userId}',
  caller: 'signedIn',
  only: 'administrators',
  params: memberParams,
  response: messageResponse,
});

export const memberEndpoints = {
  changeMember: served(changeMember, {
    purpose: "Correct a member's username, or the address of one who has not opened the account",
    problems: [
      ...(['forbidden', 'not_found', 'conflict', 'facility_unverified'] as const),
      ...(['username_taken', 'email_taken', 'too_many_requests'] as const),
    ],
  }),
  inviteMember: served(inviteMember, {
    purpose: 'Invite a member with an address again, who has not chosen a password',
    problems: ['forbidden', 'not_found', 'conflict', 'facility_unverified', 'too_many_requests'],
  }),
  removeMember: served(removeMember, {
    purpose: 'Remove a member: the account becomes an individual’s, and one that was never opened is deleted',
    problems: ['forbidden', 'not_found'],
  }),
};
