import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listMembers as endpoint, membersPerPage } from '#contract/facilities.ts';
import { accounts } from '#server/accounts/tables.ts';
import { playthroughs } from '#server/answers/tables.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services.ts';
import { areUsersOfFacility, findFacility } from '../find-facility.ts';
import { facilityMembers } from '../tables.ts';
import { notAdministrator } from './change-own-facility.ts';

const byUserName = sql`lower(${accounts.userName})`;
const byLastPlayed = sql`${playthroughs.lastPlayedAt} desc nulls last, ${byUserName}`;

/**
 * Returns one page of the calling administrator's members. Progress is a result: it stays closed until an operator has
 * verified the facility, and so does the order that tells who played last.
 * @throws Problem `forbidden` for anybody but the administrator
 */
export async function listMembers(
  { database, game }: Services,
  { query, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const facility = caller.userType === 'facilityAdmin' && (await findFacility(database, caller.accountId));
  if (!facility) throw notAdministrator();
  const isVerified = facility.verifiedAt !== null;
  const isMember = areUsersOfFacility(database, caller.accountId);
  const isAccount = eq(accounts.id, facilityMembers.accountId);
  const isCurrentGame = and(eq(playthroughs.accountId, accounts.id), isNull(playthroughs.archivedAt));
  const [counted, rows] = await Promise.all([
    database
      .select({ total: sql<number>`count(*)::int` })
      .from(facilityMembers)
      .innerJoin(accounts, isAccount)
      .where(isMember),
    database
      .select({
        userId: accounts.id,
        userName: accounts.userName,
        email: accounts.email,
        joinedAt: facilityMembers.joinedAt,
        answered: sql<number>`coalesce(cardinality(${playthroughs.answeredExercises}), 0)`,
        lastPlayedAt: playthroughs.lastPlayedAt,
      })
      .from(facilityMembers)
      .innerJoin(accounts, isAccount)
      .leftJoin(playthroughs, isCurrentGame)
      .where(isMember)
      .orderBy(isVerified && query.order !== 'userName' ? byLastPlayed : byUserName)
      .limit(membersPerPage)
      .offset((Number(query.page ?? 1) - 1) * membersPerPage),
  ]);
  return {
    total: counted[0]?.total ?? 0,
    totalExercises: game.exercises.length,
    members: rows.map(({ email, joinedAt, answered, lastPlayedAt, ...member }) => ({
      ...member,
      hasEmail: email !== null,
      joinedAt: joinedAt.toISOString(),
      answered: isVerified ? answered : null,
      lastPlayedAt: isVerified ? (lastPlayedAt?.toISOString() ?? null) : null,
    })),
  };
}
