import { mostUnits } from '#contract/facility-units.ts';
import { notAdministrator } from '#server/access/check-access.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { facilities, units } from '#server/tables/facilities.ts';
import type { Administrator } from './administration/change-own-facility.ts';
import { findFacility, type OwnFacility } from './find-facility.ts';
import { facilitiesMessages } from './messages.ts';

export type NewUnit = { unitId: string; name: string };

/** Returns the facility that the caller administers. @throws Problem `forbidden` for anybody else */
export async function administeredFacility(
  database: Database,
  { accountId, userType }: Administrator,
): Promise<OwnFacility> {
  const facility = userType === 'facilityAdmin' && (await findFacility(database, accountId));
  if (!facility) throw notAdministrator();
  return facility;
}

/** The unit of this facility; nothing for the unit of another one. */
export const isUnitOf = (facilityId: string, unitId: string) =>
  isUuid(unitId) ? and(eq(units.id, unitId), eq(units.facilityId, facilityId)) : sql`false`;

export const noSuchUnit = () => new Problem('not_found', facilitiesMessages.noSuchUnit);

/**
 * Stores units of a facility. Call it in a transaction: the facility is locked, because two calls at once would both count
 * too few. @throws Problem `conflict` if a name is taken or there are too many units
 */
export async function storeUnits(tx: Database, facilityId: string, added: readonly NewUnit[]): Promise<void> {
  if (added.length === 0) return;
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const existing = await tx.$count(units, eq(units.facilityId, facilityId));
  if (existing + added.length > mostUnits) throw new Problem('conflict', tooManyUnits);
  const rows = added.map(({ unitId: id, name }) => ({ id, facilityId, name }));
  await withFreeName(() => tx.insert(units).values(rows));
}

export const tooManyUnits = facilitiesMessages.tooManyUnits({ most: mostUnits });

/** Two units of a facility never have the same name. @throws Problem `conflict` when `store` would make it so */
export async function withFreeName<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldProblem('name', facilitiesMessages.unitNameTaken, 'conflict');
  }
}
