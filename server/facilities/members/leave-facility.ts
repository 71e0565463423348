import type { leaveFacility as endpoint } from '#contract/facilities.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { becomeIndividual } from '../membership.ts';
import { facilitiesMessages } from '../messages.ts';

/**
 * Makes a user of a facility an individual. Results stay, and answers from before may still arrive (docs/product-decisions.md#stored-user).
 * @throws Problem `conflict` for anybody else
 */
export async function leaveFacility(
  services: Services,
  { caller, address, device }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = caller;
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    const isMember = and(eq(accounts.id, accountId), eq(accounts.userType, 'facilityUser'));
    const [member] = await tx.select({ id: accounts.id }).from(accounts).where(isMember).for('update');
    if (!member) throw new Problem('conflict', facilitiesMessages.notJoined);
    await becomeIndividual(tx, accountId, clock.now());
    await recordEvent(services, tx, { kind: 'facility_left', accountId, address, device });
  });
  return { message: facilitiesMessages.left };
}
