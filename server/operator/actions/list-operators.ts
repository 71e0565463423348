import { endpoints } from '#contract/endpoints.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { isNotNull } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { reads } from '../action.ts';
import { stateOf } from '../people/state-of.ts';

/** All operators, by username. */
export const listOperators = reads({
  name: 'operator list',
  endpoint: endpoints.listOperators,
  command: { description: 'all operators with their roles, and whether they have a second step' },
  run: async ({ services: { database } }) => {
    const operators = await database
      .select()
      .from(accounts)
      .where(isNotNull(accounts.operatorRole))
      .orderBy(byName(accounts.userName));
    return {
      response: {
        operators: operators.flatMap((account) => {
          const { id, userName, email, operatorRole: role, twoStepsSince } = account;
          if (role === null) return [];
          const hasTwoSteps = twoStepsSince !== null;
          return [{ userId: id, userName, email, role, hasTwoSteps, state: stateOf(account) }];
        }),
      },
      rows: operators.map((operator) => ({
        operator: operator.userName,
        email: operator.email,
        role: operator.operatorRole,
        'second step': operator.twoStepsSince ? 'yes' : 'no',
        closed: operator.deletionRequestedAt?.toISOString() ?? '',
        'on hold': operator.frozenAt?.toISOString() ?? '',
      })),
    };
  },
});
