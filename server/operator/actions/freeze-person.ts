import { freezeAccount } from '#server/accounts/operate-account.ts';
import { changesPerson } from '../action.ts';

const billingStays = 'What is paid and what renews stays as it is: see person cancel and person refund.';

/** @throws Problem `conflict` if it is on hold already */
export const freezePerson = changesPerson({
  name: 'person freeze',
  command: {
    usage: 'NAME',
    description:
      'puts an account on hold: nobody logs in or plays, every device is signed out; billing stays',
  },
  run: async ({ services: { database, clock } }, { id }) => {
    await freezeAccount(database, id, clock.now());
    return { response: { message: `On hold. Whoever logs in is told how to reach us. ${billingStays}` } };
  },
});
