import { endpoints } from '#contract/endpoints.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { replaceCode } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found` */
export const giveFacilityNewCode = changes({
  name: 'facility replace-code',
  endpoint: endpoints.giveFacilityNewCode,
  command: {
    usage: 'ID|CODE',
    description: 'gives a new code; the old one no longer works',
    words: ['facilityId'],
  },
  run: async ({ services }, { facilityId }) => {
    const facility = await replaceCode(services, facilityId);
    const onTheWeb = `The new code is ${formatCode(facility.code ?? '')}. No older code works anymore.`;
    return changedFacility(facility, onTheWeb, 'The old code does not work anymore.');
  },
});
