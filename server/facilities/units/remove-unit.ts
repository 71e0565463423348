import type { removeUnit as endpoint } from '#contract/facility-units.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { units } from '#server/tables/facilities.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, isUnitOf, noSuchUnit } from '../units.ts';

/**
 * Removes a unit of the administrator's facility; its members stay in the facility, without a unit.
 * @throws Problem `forbidden` or `not_found`
 */
export async function removeUnit(
  { database }: Services,
  { params, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const unit = await database.transaction(async (tx) => {
    const isThis = isUnitOf(facilityId, params.unitId);
    const [removed] = await tx.select().from(units).where(isThis).for('update');
    if (!removed) throw noSuchUnit();
    // Its falls are counted with those of no unit, as its members are: the facility's year stays as it was.
    await tx.execute(sql`
      insert into fall_counts (facility_id, unit_id, month, falls, resident_days, changed_at)
      select facility_id, null, month, falls, resident_days, changed_at from fall_counts where unit_id = ${removed.id}
      on conflict on constraint fall_counts_key do update set falls = fall_counts.falls + excluded.falls,
        resident_days = fall_counts.resident_days + excluded.resident_days`);
    await tx.delete(units).where(isThis);
    return removed.name;
  });
  return { message: facilitiesMessages.unitRemoved({ unit }) };
}
