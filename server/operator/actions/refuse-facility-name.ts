import { endpoints } from '#contract/endpoints.ts';
import { refuseName } from '#server/facilities/waiting-names.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found`, or `conflict` if another name waits by now, or none */
export const refuseFacilityName = changes({
  name: 'facility refuse-name',
  endpoint: endpoints.refuseFacilityName,
  command: {
    usage: 'ID|CODE NAME',
    description:
      'drops the new name that waits: the facility keeps its name; its administrators get an email',
    words: ['facilityId', 'name'],
  },
  run: async ({ services, origin }, { facilityId, name }) => {
    const facility = await refuseName(services, facilityId, { name, origin });
    const message = `It is still called ${facility.name}. We have emailed its administrators.`;
    return changedFacility(facility, message, message);
  },
});
