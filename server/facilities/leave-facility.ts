import { and, eq } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { leaveFacility as endpoint } from '#contract/own-account.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { giveUpMembership } from './membership.ts';

/** A facility's user becomes an individual; results stay. @throws Problem `conflict` for everybody else */
export async function leaveFacility(
  { database }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { accountId } = caller;
  await database.transaction(async (tx) => {
    const isMember = and(eq(accounts.id, accountId), eq(accounts.userType, 'facilityUser'));
    const [member] = await tx.select({ id: accounts.id }).from(accounts).where(isMember).for('update');
    if (!member) throw new Problem('conflict', 'Only users of a facility can leave it.');
    await giveUpMembership(tx, accountId);
    await tx.update(accounts).set({ userType: 'individualUser' }).where(isMember);
  });
  return { message: 'You have left the facility. Your results stay with you.' };
}
