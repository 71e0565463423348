import { unfreezeAccount } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

/** @throws Problem `conflict` if the account is not on hold */
export const unfreezePerson = changesPerson({
  name: 'person unfreeze',
  command: { usage: 'NAME', description: 'takes an account off hold: its owner can log in again' },
  run: async ({ services: { database } }, { id }) => {
    await unfreezeAccount(database, id);
    return { response: { message: 'Off hold: its owner can log in again.' } };
  },
});
