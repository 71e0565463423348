import type { switchFacilityForms as endpoint } from '#contract/facility-figures.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { facilities } from '#server/tables/facilities.ts';
import { getVerifiedFacility } from '../administration/get-verified-facility.ts';
import { facilitiesMessages } from '../messages.ts';

/**
 * Asks members of the caller's facility to look at sixteen pictures before and after, or no longer. What was answered stays.
 * @throws Problem `forbidden` or `facility_unverified`
 */
export async function switchFacilityForms(
  { database, clock }: Services,
  { body: { asksForms }, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { id: facilityId } = await getVerifiedFacility(database, caller);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const since = sql`coalesce(${facilities.formsSince}, ${now})`;
    await tx
      .update(facilities)
      .set({ formsSince: asksForms ? since : null })
      .where(eq(facilities.id, facilityId));
    const entry = { operator: caller.accountId, command: 'facility pictures', subject: facilityId };
    await recordAudit(tx, { ...entry, details: { asksForms } }, now);
  });
  return { message: asksForms ? facilitiesMessages.formsOn : facilitiesMessages.formsOff };
}
