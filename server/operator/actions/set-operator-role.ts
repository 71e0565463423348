import { endpoints } from '#contract/endpoints.ts';
import { type OperatorRole, operatorRoles } from '#contract/operator-roles.ts';
import { findByName } from '#server/accounts/find-account.ts';
import { keepAnOwner } from '#server/accounts/keep-an-owner.ts';
import { endAllSessions } from '#server/accounts/operate-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, inArray, isNull } from '#server/lib/database/query.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { canDo, statusOf } from '#server/subscriptions/state.ts';
import { type AccountRow, accounts } from '#server/tables/accounts.ts';
import { changesPerson } from '../action.ts';

/**
 * Gives an operator another role, or makes an individual an operator, who is then signed out and needs a second step.
 * @throws Problem `conflict` for the last owner, for members of facilities, and for people who pay or cannot be reached
 */
export const setOperatorRole = changesPerson({
  name: 'operator set',
  endpoint: endpoints.setOperatorRole,
  command: {
    usage: `NAME ${operatorRoles.join('|')}`,
    description:
      'gives an operator a role, or makes an individual an operator: support reads and answers, billing also moves money, owner does everything and gives roles',
    read: ({ args }) => ({ role: readRole(args[1]) }),
  },
  find: async ({ services }, { person: named }) => {
    const person = await findByName(services.database, named);
    if (!person) throw fieldProblem('person', 'There is nobody with this username or email.', 'not_found');
    return person;
  },
  run: async ({ services: { database, clock } }, person, { role = readRole() }) => {
    await giveRole(database, person, role, clock.now());
    return {
      response: { message: 'Saved.' },
      rows: [{ operator: person.userName, role }],
      message: `${person.userName} has the role ${role}.`,
      details: { role },
    };
  },
});

function readRole(word?: string): OperatorRole {
  const role = operatorRoles.find((one) => one === word);
  if (!role) throw new Problem('validation', `Say which role: ${operatorRoles.join(', ')}.`);
  return role;
}

async function giveRole(
  database: Database,
  person: AccountRow,
  role: OperatorRole,
  now: Date,
): Promise<void> {
  if (person.operatorRole === role) return;
  if (person.operatorRole === null) await rejectUnlessReady(database, person, now);
  if (role !== 'owner') await keepAnOwner(database, person.id);
  const changed = await database
    .update(accounts)
    .set({ userType: 'operator', operatorRole: role })
    .where(
      and(
        eq(accounts.id, person.id),
        inArray(accounts.userType, ['individualUser', 'operator']),
        isNull(accounts.deletionRequestedAt),
        isNull(accounts.frozenAt),
      ),
    );
  if (!changed.rowCount) throw new Problem('conflict', 'This account is closed or on hold.');
  if (person.operatorRole === null) await endAllSessions(database, person.id);
}

/** An operator plays free, belongs to no facility, and has to be reachable. */
async function rejectUnlessReady(database: Database, person: AccountRow, now: Date): Promise<void> {
  if (person.userType !== 'individualUser') {
    throw new Problem('conflict', 'This person belongs to a facility. Use a new account for this.');
  }
  if (!person.emailVerifiedAt) {
    throw new Problem('conflict', 'An operator needs a confirmed email address.');
  }
  if (canDo(statusOf(await findSubscription(database, person.id), now), 'cancel')) {
    throw new Problem('conflict', 'This person has a subscription. Cancel it first.');
  }
}
