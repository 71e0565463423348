import { endpoints } from '#contract/endpoints.ts';
import { getFacility } from '#server/facilities/operate-facility.ts';
import { reads } from '../action.ts';
import { facilityRow } from '../rows.ts';
import { openedFacility } from '../shown.ts';

/** @throws Problem `not_found` */
export const showFacility = reads({
  name: 'facility show',
  endpoint: endpoints.getFacility,
  command: { usage: 'ID|CODE', description: 'one facility with its code', words: ['facilityId'] },
  run: async ({ services }, { facilityId }) => {
    const facility = await getFacility(services, facilityId);
    const response = await openedFacility(services, facility);
    const administrators = response.administrators.map(({ name, email }) => `${name} <${email ?? ''}>`);
    const rows = [{ ...facilityRow(facility), administrators: administrators.join(', ') || 'none' }];
    return { response, rows };
  },
});
