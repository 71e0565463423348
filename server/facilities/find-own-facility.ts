import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Account } from '#contract/own-account.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/database/pool.ts';
import type { Services } from '#server/services.ts';
import { facilityStatus } from '#server/subscriptions/access.ts';
import { showCode } from './codes.ts';
import { facilities, facilityMembers } from './tables.ts';

type Asking = { id: string; userType: string };

/** The facility a person belongs to; its administrator also sees the code, the seats and who has one. */
export async function findOwnFacility(
  { database, clock }: Services,
  { id, userType }: Asking,
): Promise<Account['facility']> {
  const [found] = await database
    .select({ facility: facilities, joinedAt: facilityMembers.joinedAt })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(eq(facilityMembers.accountId, id));
  if (!found) return null;
  const { facility, joinedAt } = found;
  const own = {
    name: facility.name,
    status: facilityStatus(facility, clock.now()),
    joinedAt: joinedAt.toISOString(),
  };
  if (userType !== 'facilityAdmin') return own;
  return {
    ...own,
    ...(facility.code && { code: showCode(facility.code) }),
    seats: { taken: facility.seatsTaken, limit: facility.seatLimit },
    members: await listMembers(database, facility.id),
  };
}

async function listMembers(database: Database, facilityId: string) {
  const members = await database
    .select({
      userId: accounts.id,
      userName: accounts.userName,
      email: accounts.email,
      joinedAt: facilityMembers.joinedAt,
    })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(
      and(
        eq(facilityMembers.facilityId, facilityId),
        eq(accounts.userType, 'facilityUser'),
        isNull(accounts.deletionRequestedAt),
      ),
    )
    .orderBy(asc(facilityMembers.joinedAt));
  return members.map(({ userId, userName, email, joinedAt }) => ({
    userId,
    userName,
    hasEmail: email !== null,
    joinedAt: joinedAt.toISOString(),
  }));
}
