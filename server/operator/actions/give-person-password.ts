import { giveOneTimePassword } from '#server/accounts/one-time-password.ts';
import { Problem } from '#server/lib/problem.ts';
import { changesPersonAndRecords } from '../action.ts';

/** @throws Problem `forbidden` for people outside of facilities */
export const givePersonPassword = changesPersonAndRecords({
  name: 'person password',
  command: { usage: 'NAME', description: "gives a facility's member a password that works once" },
  run: async ({ services, operator, origin }, { id, userName, userType }) => {
    if (userType !== 'facilityUser' && userType !== 'facilityAdmin') {
      throw new Problem('forbidden', 'Only members of facilities: others choose a new password by email.');
    }
    const giver = { operator, command: 'person password', origin } as const;
    const password = await giveOneTimePassword(services, id, giver);
    return {
      response: { message: 'It works once, within 72 hours; a new one is then chosen.' },
      rows: [{ person: userName, password }],
    };
  },
});
