import { endpoints } from '#contract/endpoints.ts';
import { freezeAccount } from '#server/accounts/operate-account.ts';
import { Problem } from '#server/lib/problem.ts';
import { changesPerson } from '../action.ts';

const onHold =
  'On hold. Whoever logs in is told how to reach us. What is paid and what renews stays as it is';

/** @throws Problem `conflict` if it is on hold already, or on the web `forbidden` for an operator */
export const freezePerson = changesPerson({
  name: 'person freeze',
  endpoint: endpoints.freezePerson,
  command: {
    usage: 'NAME',
    description:
      'puts an account on hold: nobody logs in or plays, every device is signed out; billing stays',
  },
  run: async ({ services: { database, clock }, named }, { id, userType }, { reason }) => {
    if (userType === 'operator' && named === null)
      throw new Problem('forbidden', 'Take the role of this operator away instead.');
    await freezeAccount(database, id, clock.now());
    return {
      reason,
      response: { message: `${onHold}.` },
      message: `${onHold}: see person cancel and person refund.`,
    };
  },
});
