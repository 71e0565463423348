import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { keepAnOwner } from '#server/accounts/keep-an-owner.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { canDo, statusOf } from '#server/subscriptions/state.ts';
import { type Account, accounts, sessions } from '#server/tables/accounts.ts';

/** Operators and their roles. Call each change in a transaction with its audit entry. */

/** All operators, by username. */
export function listOperators(database: Database): Promise<Account[]> {
  return database.select().from(accounts).where(isNotNull(accounts.operatorRole)).orderBy(accounts.userName);
}

/**
 * Gives an operator another role, or makes an individual an operator, who is then signed out and needs a second step.
 * @throws Problem `conflict` for the last owner, for members of facilities, and for people who pay or cannot be reached
 */
export async function setOperatorRole(
  database: Database,
  person: Account,
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
  if (person.operatorRole === null) await endSessions(database, person.id);
}

/** An operator plays free, belongs to no facility, and has to be reachable. */
async function rejectUnlessReady(database: Database, person: Account, now: Date): Promise<void> {
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

/** Makes an operator an individual again, and signs every device out. @throws Problem `conflict` for the last owner */
export async function removeOperator(database: Database, person: Account): Promise<void> {
  if (person.operatorRole === null) throw new Problem('conflict', 'This person is no operator.');
  await keepAnOwner(database, person.id);
  await database
    .update(accounts)
    .set({ userType: 'individualUser', operatorRole: null })
    .where(eq(accounts.id, person.id));
  await endSessions(database, person.id);
}

async function endSessions(database: Database, accountId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
}
