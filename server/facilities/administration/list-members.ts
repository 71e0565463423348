import type { ResponseOf } from '#contract/endpoint.ts';
import { type listMembers as endpoint, membersPerPage } from '#contract/facilities.ts';
import { notAdministrator } from '#server/access/check-access.ts';
import { neverOpened } from '#server/accounts/never-opened.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { playthroughs } from '#server/tables/answers.ts';
import { facilityMembers, units } from '#server/tables/facilities.ts';
import { areUsersOfFacility, findFacility } from '../find-facility.ts';
import { hasAddress } from '../member-address.ts';
import {
  answered,
  firstAttemptScore,
  hasNotStarted,
  isCurrentGame,
  matches,
  orderOf,
  statusIn,
} from './member-list.ts';
import { notVerified } from './not-verified.ts';

/**
 * Returns one page of the calling administrator's members. Progress is a result: it stays closed until an operator has
 * verified the facility, and so do the orders and filters that tell of it.
 * @throws Problem `forbidden` for anybody but the administrator, `facility_unverified` for a filter by status
 */
export async function listMembers(
  { database, content: { game } }: Services,
  { query, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const facility = caller.userType === 'facilityAdmin' && (await findFacility(database, caller.accountId));
  if (!facility) throw notAdministrator();
  const isVerified = facility.verifiedAt !== null;
  if (query.status && !isVerified) throw notVerified();
  const isMember = areUsersOfFacility(database, caller.accountId);
  const isAccount = eq(accounts.id, facilityMembers.accountId);
  const totalExercises = game.exercises.length;
  const isMatch = matches(query, totalExercises);
  const [counted, rows] = await Promise.all([
    database
      .select({
        total: sql<number>`count(*)::int`,
        matching: sql<number>`(count(*) filter (where ${isMatch}))::int`,
        notStarted: sql<number>`(count(*) filter (where ${hasNotStarted}))::int`,
      })
      .from(facilityMembers)
      .innerJoin(accounts, isAccount)
      .leftJoin(playthroughs, isCurrentGame)
      .where(isMember),
    database
      .select({
        userId: accounts.id,
        userName: accounts.userName,
        hasEmail: hasAddress,
        neverOpened,
        joinedAt: facilityMembers.joinedAt,
        unit: { unitId: units.id, name: units.name },
        status: statusIn(totalExercises),
        answered,
        firstAttemptScore,
        lastPlayedAt: playthroughs.lastPlayedAt,
      })
      .from(facilityMembers)
      .innerJoin(accounts, isAccount)
      .leftJoin(playthroughs, isCurrentGame)
      .leftJoin(units, eq(units.id, facilityMembers.unitId))
      .where(sql`${isMember} and ${isMatch}`)
      .orderBy(orderOf(query, isVerified))
      .limit(membersPerPage)
      .offset((Number(query.page ?? 1) - 1) * membersPerPage),
  ]);
  const { total = 0, matching = 0, notStarted = 0 } = counted[0] ?? {};
  return {
    total,
    matching,
    notStarted: isVerified ? notStarted : null,
    totalExercises,
    members: rows.map(
      ({ userId, userName, hasEmail, neverOpened, joinedAt, unit, lastPlayedAt, ...figures }) => ({
        userId,
        userName,
        hasEmail,
        isOpened: !neverOpened,
        joinedAt: joinedAt.toISOString(),
        unit,
        ...(isVerified
          ? { ...figures, lastPlayedAt: lastPlayedAt?.toISOString() ?? null }
          : { status: null, answered: null, firstAttemptScore: null, lastPlayedAt: null }),
      }),
    ),
  };
}
