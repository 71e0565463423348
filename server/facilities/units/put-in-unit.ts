import type { putInUnit as endpoint } from '#contract/facility-units.ts';
import { and, eq, inArray } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilityMembers, units } from '#server/tables/facilities.ts';
import { areUsersOfFacility } from '../find-facility.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, isUnitOf, noSuchUnit } from '../units.ts';

/**
 * Puts members of the administrator's facility into a unit of it, all of them or none.
 * @throws Problem `forbidden`, or `not_found` if one of them or the unit is not of that facility
 */
export async function putInUnit(
  { database }: Services,
  { body: { userIds, unitId }, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const ids = [...new Set(userIds.map((id) => id.toLowerCase()))];
  const unit = await database.transaction(async (tx) => {
    let name: string | null = null;
    if (unitId !== null) {
      // Locked, so that nobody removes the unit meanwhile.
      const [found] = await tx.select().from(units).where(isUnitOf(facilityId, unitId)).for('share');
      if (!found) throw noSuchUnit();
      name = found.name;
    }
    const own = tx
      .select({ id: facilityMembers.accountId })
      .from(facilityMembers)
      .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
      .where(and(areUsersOfFacility(tx, caller.accountId), inArray(facilityMembers.accountId, ids)));
    const { rowCount } = await tx
      .update(facilityMembers)
      .set({ unitId })
      .where(inArray(facilityMembers.accountId, own));
    if (rowCount !== ids.length) throw new Problem('not_found', facilitiesMessages.noSuchMember);
    return name;
  });
  const count = ids.length;
  return {
    message:
      unit === null ? facilitiesMessages.inNoUnit({ count }) : facilitiesMessages.inUnit({ count, unit }),
  };
}
