import { markUnverified } from '#server/facilities/operate-facility.ts';
import { changes } from '../action.ts';
import { changedFacility } from './change-facility.ts';

/** @throws Problem `not_found` */
export const unverifyFacility = changes({
  name: 'facility unverify',
  command: {
    usage: 'ID|CODE',
    description: 'takes the verification back: results of members close, and nobody is invited',
    read: ({ args }) => ({ facilityId: args[0] ?? '' }),
  },
  run: async ({ services }, { facilityId = '' }) =>
    changedFacility(
      await markUnverified(services, facilityId),
      'No longer verified.',
      "Its administrators no longer see members' results.",
    ),
});
