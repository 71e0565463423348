import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import { type Administrator, notAdministrator } from './change-own-facility.ts';
import { facilityMembers } from './tables.ts';

/**
 * A user of the facility that the caller runs.
 * @throws Problem `forbidden` for all but an administrator, `not_found` for who is no user of that facility now, or
 * has closed the account
 */
export async function findMember(
  database: Database,
  { accountId, userType }: Administrator,
  userId: string,
): Promise<{ id: string; email: string | null }> {
  if (userType !== 'facilityAdmin') throw notAdministrator();
  const administrators = alias(facilityMembers, 'administrators');
  const members = await database
    .select({ id: accounts.id, email: accounts.email })
    .from(administrators)
    .innerJoin(facilityMembers, eq(facilityMembers.facilityId, administrators.facilityId))
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(
      and(
        eq(administrators.accountId, accountId),
        eq(accounts.userType, 'facilityUser'),
        isNull(accounts.deletionRequestedAt),
      ),
    );
  const member = members.find(({ id }) => id === userId);
  if (!member) throw new Problem('not_found', 'There is no such member in your facility.');
  return member;
}
