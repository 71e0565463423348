import { randomUUID } from 'node:crypto';
import type { addUnit as endpoint } from '#contract/facility-units.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { facilitiesMessages } from '../messages.ts';
import { administeredFacility, storeUnits } from '../units.ts';

/**
 * Adds a unit to the administrator's facility.
 * @throws Problem `forbidden`, or `conflict` if the name is taken or there are too many units
 */
export async function addUnit(
  { database }: Services,
  { body, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const unitId = randomUUID();
  await database.transaction((tx) => storeUnits(tx, facilityId, [{ unitId, name: body.name }]));
  return { message: facilitiesMessages.unitAdded({ unit: body.name }), unitId };
}
