import { openEarlierRows } from '#server/accounts/given-password.ts';
import { changesPerson } from '../action.ts';

/** For a resident who cannot show it in another way. */
export const unsealPerson = changesPerson({
  name: 'person unseal',
  command: {
    usage: 'NAME',
    description:
      'opens what the person wrote before the facility gave a password; only once you are sure that it is not the facility who asks',
  },
  run: async ({ services: { database, clock } }, { id }) => {
    await openEarlierRows(database, id, clock.now());
    return { response: { message: 'What the person wrote before is open again.' } };
  },
});
