import type { ResponseOf } from '#contract/endpoint.ts';
import type { getFacilityFigures as endpoint } from '#contract/facility-figures.ts';
import { byName } from '#server/lib/database/by-name.ts';
import { and, eq, gte, sql } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { facilityFormGroups, fallCounts, units } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { formFigures } from './form-figures.ts';
import { monthsOfYear } from './months.ts';

/**
 * Returns what the calling administrator's facility measures itself: its members before and after the course, from groups of five
 * or more alone, and the falls that its staff entered.
 * @throws Problem `forbidden` or `facility_unverified`
 */
export async function getFacilityFigures(
  { database, clock }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { id: facilityId, formsSince } = await getVerifiedFacility(database, caller);
  const months = monthsOfYear(clock.now());
  const [groups, named, falls] = await Promise.all([
    database.select().from(facilityFormGroups).where(eq(facilityFormGroups.facilityId, facilityId)),
    database
      .select({ unitId: units.id, name: units.name })
      .from(units)
      .where(eq(units.facilityId, facilityId))
      .orderBy(byName(units.name)),
    database
      .select({
        ...{ unitId: fallCounts.unitId, falls: fallCounts.falls, residentDays: fallCounts.residentDays },
        month: sql<string>`to_char(${fallCounts.month}, 'YYYY-MM')`,
      })
      .from(fallCounts)
      .where(and(eq(fallCounts.facilityId, facilityId), gte(fallCounts.month, `${months[0]}-01`)))
      .orderBy(fallCounts.month),
  ]);
  return {
    asksForms: formsSince !== null,
    all: formFigures(groups),
    units: named.map((unit) => ({
      ...unit,
      figures: formFigures(groups.filter(({ unitId }) => unitId === unit.unitId)),
    })),
    months,
    falls,
  };
}
