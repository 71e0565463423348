import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { addUnit as endpoint } from '#contract/facility-units.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { administeredFacility, storeUnits } from '../units.ts';

/**
 * Adds a unit to the administrator's facility.
 * @throws Problem `forbidden`, or `conflict` if the name is taken or there are too many units
 */
export async function addUnit(
  { database }: Services,
  { body, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id: facilityId } = await administeredFacility(database, caller);
  const unitId = randomUUID();
  await database.transaction((tx) => storeUnits(tx, facilityId, [{ unitId, name: body.name }]));
  return { message: `The unit ${body.name} is added.`, unitId };
}
