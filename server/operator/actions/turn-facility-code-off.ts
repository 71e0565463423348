import { endpoints } from '#contract/endpoints.ts';
import { revokeCode } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found` */
export const turnFacilityCodeOff = changes({
  name: 'facility revoke-code',
  endpoint: endpoints.turnFacilityCodeOff,
  command: {
    usage: 'ID|CODE',
    description: 'takes the code away: nobody joins until it gets a new one',
    words: ['facilityId'],
  },
  run: async ({ services }, { facilityId }) => {
    const message = 'Nobody can join until it gets a new code.';
    return changedFacility(await revokeCode(services, facilityId), message, message);
  },
});
