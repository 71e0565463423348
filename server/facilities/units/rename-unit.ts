import type { renameUnit as endpoint } from '#contract/facility-units.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { units } from '#server/tables/facilities.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, isUnitOf, noSuchUnit, withFreeName } from '../units.ts';

/**
 * Renames a unit of the administrator's facility.
 * @throws Problem `forbidden`, `not_found`, or `conflict` if the name is taken
 */
export async function renameUnit(
  { database }: Services,
  { params, body, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const { rowCount } = await withFreeName(() =>
    database.update(units).set({ name: body.name }).where(isUnitOf(facilityId, params.unitId)),
  );
  if (rowCount === 0) throw noSuchUnit();
  return { message: facilitiesMessages.unitRenamed({ unit: body.name }) };
}
