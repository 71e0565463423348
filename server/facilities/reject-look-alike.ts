import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, ne, sql } from '#server/lib/database/query.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { facilitiesMessages } from './messages.ts';

/**
 * Call it in the transaction that gives a member a facility or another username: an administrator who cannot tell two
 * names apart opens the wrong person's results. @throws Problem `username_taken`
 */
export async function rejectLookAlike(database: Database, accountId: string): Promise<void> {
  const other = alias(accounts, 'other');
  const ownPlace = alias(facilityMembers, 'own_place');
  const [lookAlike] = await database
    .select({ userName: other.userName })
    .from(accounts)
    .innerJoin(ownPlace, eq(ownPlace.accountId, accounts.id))
    .innerJoin(other, eq(sql`plain_key(${other.userName})`, sql`plain_key(${accounts.userName})`))
    .innerJoin(
      facilityMembers,
      and(eq(facilityMembers.accountId, other.id), eq(facilityMembers.facilityId, ownPlace.facilityId)),
    )
    .where(
      and(
        eq(accounts.id, accountId),
        ne(other.id, accountId),
        eq(sql`look_key(${other.userName})`, sql`look_key(${accounts.userName})`),
      ),
    )
    .limit(1);
  if (!lookAlike) return;
  throw fieldProblem('userName', facilitiesMessages.looksTheSame, 'username_taken');
}
