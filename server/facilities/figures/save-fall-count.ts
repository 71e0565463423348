import type { saveFallCount as endpoint, FallCount } from '#contract/facility-figures.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { facilities, fallCounts, units } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { facilitiesMessages } from '../messages.ts';
import { isUnitOf, noSuchUnit } from '../units.ts';
import { monthsOfYear } from './months.ts';

type Given = Pick<Call<typeof endpoint>['body'], 'falls' | 'residentDays'>;

/**
 * Enters, corrects or takes back the falls and resident days of a unit and a month; the audit log has what stood there before.
 * @throws Problem `forbidden`, `facility_unverified`, `not_found` for a unit of others, `validation` naming the field
 */
export async function saveFallCount(
  { database, clock }: Services,
  { body: { unitId, month, ...given }, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await getVerifiedFacility(database, caller);
  const now = clock.now();
  checkMonth(month, now);
  const count = checkCount(given);
  await database.transaction(async (tx) => {
    // Two corrections at once: each sees what the other one left.
    await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
    if (unitId !== null && (await tx.$count(units, isUnitOf(facilityId, unitId))) === 0) throw noSuchUnit();
    const before = await takeCount(tx, facilityId, unitId, `${month}-01`);
    if (count) {
      const place = { facilityId, unitId, month: `${month}-01` };
      await tx.insert(fallCounts).values({ ...place, ...count, changedAt: now });
    }
    const entry = { operator: caller.accountId, command: 'facility falls', subject: facilityId };
    await recordAudit(tx, { ...entry, details: { unitId, month, before, after: count } }, now);
  });
  return { message: count ? facilitiesMessages.fallsSaved(count) : facilitiesMessages.fallsTakenBack };
}

/** Removes what was entered, and returns it; null if nothing was. */
async function takeCount(
  tx: Database,
  facilityId: string,
  unitId: string | null,
  month: string,
): Promise<FallCount | null> {
  const isPlace = unitId === null ? isNull(fallCounts.unitId) : eq(fallCounts.unitId, unitId);
  const [taken] = await tx
    .delete(fallCounts)
    .where(and(eq(fallCounts.facilityId, facilityId), isPlace, eq(fallCounts.month, month)))
    .returning({ falls: fallCounts.falls, residentDays: fallCounts.residentDays });
  return taken ?? null;
}

function checkMonth(month: string, now: Date): void {
  const months = monthsOfYear(now);
  if (months.includes(month)) return;
  const isOld = month < (months[0] ?? '');
  throw fieldProblem('month', isOld ? facilitiesMessages.monthTooOld : facilitiesMessages.monthNotBegun);
}

/** Both numbers, or null for none. Without resident days there is nobody who could fall. */
function checkCount({ falls, residentDays }: Given): FallCount | null {
  if (falls === null && residentDays === null) return null;
  if (falls === null) throw fieldProblem('falls', facilitiesMessages.numberMissing);
  if (residentDays === null) throw fieldProblem('residentDays', facilitiesMessages.numberMissing);
  if (falls <= residentDays) return { falls, residentDays };
  const fault =
    residentDays === 0 ? facilitiesMessages.fallsWithoutDays : facilitiesMessages.fallsMoreThanDays;
  throw fieldProblem('residentDays', fault);
}
