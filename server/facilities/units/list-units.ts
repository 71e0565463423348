import type { ResponseOf } from '#contract/endpoint.ts';
import type { listUnits as endpoint } from '#contract/facility-units.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { and, eq, isNull, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers, units } from '#server/tables/facilities.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import { administeredFacility } from '../units.ts';

/** Returns the units of the administrator's facility by name. @throws Problem `forbidden` for anybody else */
export async function listUnits(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const members = database
    .select({ unitId: facilityMembers.unitId, count: sql<number>`count(*)::int`.as('count') })
    .from(facilityMembers)
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(areUsersOfFacility(database, caller.accountId))
    .groupBy(facilityMembers.unitId)
    .as('members');
  const [listed, [without]] = await Promise.all([
    database
      .select({ unitId: units.id, name: units.name, members: sql<number>`coalesce(${members.count}, 0)` })
      .from(units)
      .leftJoin(members, eq(members.unitId, units.id))
      .where(eq(units.facilityId, facilityId))
      .orderBy(byName(units.name)),
    database
      .select({ count: sql<number>`count(*)::int` })
      .from(facilityMembers)
      .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
      .where(and(areUsersOfFacility(database, caller.accountId), isNull(facilityMembers.unitId))),
  ]);
  return { units: listed, withoutUnit: without?.count ?? 0 };
}
