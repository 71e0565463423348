import { endpoints } from '#contract/endpoints.ts';
import { inviteToRun } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';

/** @throws Problem `not_found`, or `conflict` if an administrator has the address */
export const inviteFacilityAdministrator = changes({
  name: 'facility invite',
  endpoint: endpoints.inviteFacilityAdministrator,
  command: {
    usage: 'ID|CODE EMAIL',
    description:
      'sends somebody a link to become an administrator; sure of who it is, because they run it then',
    words: ['facilityId', 'email'],
  },
  run: async ({ services, origin }, { facilityId, email }) => {
    const { id, name } = await inviteToRun(services, facilityId, { email, origin });
    const message = `We have sent a link to run ${name} to ${email}. It works for 7 days.`;
    return { response: { message }, rows: [{ id, name }], message, entry: { subject: id } };
  },
});
