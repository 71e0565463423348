import { endpoints } from '#contract/endpoints.ts';
import { keepAnOwner } from '#server/accounts/keep-an-owner.ts';
import { endAllSessions } from '#server/accounts/operate-account.ts';
import { eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { changesPerson } from '../action.ts';
import { getPersonById } from '../people/change-person.ts';

/** Makes an operator an individual again, and signs every device out. @throws Problem `conflict` for the last owner */
export const removeOperator = changesPerson({
  name: 'operator remove',
  endpoint: endpoints.removeOperator,
  command: {
    usage: 'NAME',
    description: 'makes an operator an individual again, and signs every device out; the last owner stays',
  },
  find: ({ services }, { userId }) => getPersonById(services, userId),
  run: async ({ services: { database } }, { id, userName, operatorRole }) => {
    if (operatorRole === null) throw new Problem('conflict', 'This person is no operator.');
    await keepAnOwner(database, id);
    await database
      .update(accounts)
      .set({ userType: 'individualUser', operatorRole: null })
      .where(eq(accounts.id, id));
    await endAllSessions(database, id);
    return {
      response: { message: `${userName} is not an operator anymore.` },
      message: 'No operator anymore.',
    };
  },
});
