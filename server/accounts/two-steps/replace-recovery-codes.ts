import type { replaceRecoveryCodes as endpoint } from '#contract/two-steps-set-up.ts';
import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { accountsMessages } from '../messages.ts';
import { requireOwner } from '../owner-proof.ts';
import { notifyOwner } from './notify-owner.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Makes ten new recovery codes, in place of the old ones. @throws Problem `conflict` while two-step login is off */
export async function replaceRecoveryCodes(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = call.caller;
  await requireOwner(services, call, ({ makeCodes }) => makeCodes);
  return services.database.transaction(async (tx) => {
    const isOn = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), isNotNull(accounts.twoStepsSince)))
      .for('update');
    if (isOn.length === 0) throw new Problem('conflict', accountsMessages.turnOnFirst);
    await notifyOwner(services, tx, call, 'recovery_codes_made');
    return {
      message: accountsMessages.newRecoveryCodes,
      recoveryCodes: await makeRecoveryCodes(services, tx, accountId),
    };
  });
}
