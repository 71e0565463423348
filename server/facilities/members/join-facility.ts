import type { joinFacility as endpoint } from '#contract/facilities.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { joinByCode } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';

/**
 * Makes an individual a user of a facility. A paid subscription continues until the person cancels it (docs/product-decisions.md#payer-joins-facility).
 * @throws Problem `facility_code_invalid`, `facility_full`, or `conflict` if the person belongs to a facility already
 */
export async function joinFacility(
  { database, clock, limits }: Services,
  { body, caller, address }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  await limits.countFailures('facilityCode', address, () =>
    database.transaction(async (tx) => {
      const changed = await tx
        .update(accounts)
        .set({ userType: 'facilityUser' })
        .where(and(eq(accounts.id, accountId), eq(accounts.userType, 'individualUser')));
      if (changed.rowCount === 0) throw new Problem('conflict', facilitiesMessages.joinedAlready);
      await joinByCode(tx, accountId, body.facilityCode, clock.now());
    }),
  );
  return { message: facilitiesMessages.joined };
}
