import { endpoints } from '#contract/endpoints.ts';
import { acceptName } from '#server/facilities/waiting-names.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found`, or `conflict` if another name waits by now, or none */
export const acceptFacilityName = changes({
  name: 'facility accept-name',
  endpoint: endpoints.acceptFacilityName,
  command: {
    usage: 'ID|CODE NAME',
    description: 'gives a verified facility the new name that waits; its administrators get an email',
    words: ['facilityId', 'name'],
  },
  run: async ({ services, origin }, { facilityId, name }) => {
    const message = `It is called ${name} now. We have emailed its administrators.`;
    return changedFacility(await acceptName(services, facilityId, { name, origin }), message, message);
  },
});
