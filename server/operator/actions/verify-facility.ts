import { endpoints } from '#contract/endpoints.ts';
import { markVerified } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found` */
export const verifyFacility = changes({
  name: 'facility verify',
  endpoint: endpoints.verifyFacility,
  command: {
    usage: 'ID|CODE',
    description: 'says that you know who runs it: its administrator then sees how members get on',
    words: ['facilityId'],
  },
  run: async ({ services }, { facilityId }) =>
    changedFacility(
      await markVerified(services, facilityId),
      'Verified. Its administrators now see how members get on.',
      "Its administrator now sees members' results.",
    ),
});
