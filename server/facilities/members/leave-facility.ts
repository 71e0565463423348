import { and, eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { leaveFacility as endpoint } from '#contract/facilities.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { findFacility } from '../find-facility.ts';
import { endMembership } from '../membership.ts';

/**
 * Makes a user of a facility an individual. Results stay, and answers from before may still arrive (decision G70).
 * @throws Problem `conflict` for anybody else
 */
export async function leaveFacility(
  { database, clock }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { accountId } = caller;
  await database.transaction(async (tx) => {
    const isMember = and(eq(accounts.id, accountId), eq(accounts.userType, 'facilityUser'));
    const [member] = await tx.select({ id: accounts.id }).from(accounts).where(isMember).for('update');
    if (!member) throw new Problem('conflict', 'You have not joined a facility.');
    const memberUntil = await lastDay(tx, accountId, clock.now());
    await endMembership(tx, accountId);
    await tx.update(accounts).set({ userType: 'individualUser', memberUntil }).where(isMember);
  });
  return { message: 'You have left the facility. Your results stay with you.' };
}

/** Now, or the end of the facility's access if that is earlier. */
async function lastDay(database: Database, accountId: string, now: Date): Promise<Date> {
  const facility = await findFacility(database, accountId);
  return facility?.endsAt && facility.endsAt < now ? facility.endsAt : now;
}
