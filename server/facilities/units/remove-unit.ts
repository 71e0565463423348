import type { removeUnit as endpoint } from '#contract/facility-units.ts';
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
  const [removed] = await database
    .delete(units)
    .where(isUnitOf(facilityId, params.unitId))
    .returning({ name: units.name });
  if (!removed) throw noSuchUnit();
  return { message: facilitiesMessages.unitRemoved({ unit: removed.name }) };
}
