import { administratorRegister } from '../administrator-sign-up.ts';
import { served } from '../endpoint.ts';
import * as administrators from '../facility-administrators.ts';
import { signUpProblems } from './accounts.ts';

export const administratorEndpoints = {
  listAdministrators: served(administrators.listAdministrators, {
    purpose: "The facility's administrators and the open invitations, as one of them",
    problems: ['forbidden'],
  }),
  inviteAdministrator: served(administrators.inviteAdministrator, {
    purpose: 'Invite another administrator of the facility by an emailed link, as one of them',
    status: 201,
    problems: ['forbidden', 'facility_unverified', 'conflict', 'too_many_requests'],
  }),
  resendInvitation: served(administrators.resendInvitation, {
    purpose: 'Send an open invitation again with a new link, as an administrator of the facility',
    problems: ['forbidden', 'not_found', 'too_many_requests'],
  }),
  takeBackInvitation: served(administrators.takeBackInvitation, {
    purpose: 'Take an open invitation back, as an administrator of the facility',
    problems: ['forbidden', 'not_found'],
  }),
  removeAdministrator: served(administrators.removeAdministrator, {
    purpose: 'Remove an administrator of the facility, but never the last one, as one of them',
    problems: ['forbidden', 'not_found', 'conflict'],
  }),
  getAdministratorInvitation: served(administrators.getAdministratorInvitation, {
    purpose: 'Who invites to which facility; does not consume the emailed link',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  administratorRegister: served(administratorRegister, {
    purpose: 'Sign up as an administrator of a facility by the emailed link, which confirms the address',
    status: 201,
    problems: [...signUpProblems, 'link_invalid'],
  }),
  acceptAdministratorInvitation: served(administrators.acceptAdministratorInvitation, {
    purpose: 'Become an administrator of a facility by the emailed link, with the account of that address',
    problems: ['link_invalid', 'conflict', 'too_many_requests'],
  }),
};
