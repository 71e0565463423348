import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type addUnit as endpoint, mostUnits } from '#contract/facility-units.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { facilities, units } from '#server/tables/facilities.ts';
import { administeredFacility, withFreeName } from '../units.ts';

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
  await withFreeName(() =>
    database.transaction(async (tx) => {
      // Two calls at once would both count one unit too few.
      await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
      const existing = await tx.$count(units, eq(units.facilityId, facilityId));
      if (existing >= mostUnits)
        throw new Problem('conflict', `A facility can have at most ${mostUnits} units.`);
      await tx.insert(units).values({ id: unitId, facilityId, name: body.name });
    }),
  );
  return { message: `The unit ${body.name} is added.`, unitId };
}
