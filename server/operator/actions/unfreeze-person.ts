import { endpoints } from '#contract/endpoints.ts';
import { unfreezeAccount } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

/** @throws Problem `conflict` if the account is not on hold */
export const unfreezePerson = changesPerson({
  name: 'person unfreeze',
  endpoint: endpoints.unfreezePerson,
  command: { usage: 'NAME', description: 'takes an account off hold: its owner can log in again' },
  run: async ({ services: { database } }, { id }, { reason }) => {
    await unfreezeAccount(database, id);
    return { reason, response: { message: 'Off hold: its owner can log in again.' } };
  },
});
