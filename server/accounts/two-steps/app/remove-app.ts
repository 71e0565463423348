import type { removeApp as endpoint } from '#contract/two-steps-set-up.ts';
import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { authenticatorApps } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { requireOwner } from '../../owner-proof.ts';
import { notifyOwner } from '../notify-owner.ts';
import { removeSecondStep } from '../remove-second-step.ts';

/** Removes the app that shows codes. @throws Problem `conflict` for an operator's only second step */
export async function removeApp(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId } = call.caller;
  await requireOwner(services, call, ({ removeApp }) => removeApp);
  const which = and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.secret));
  const { isOff } = await services.database.transaction(async (tx) => {
    const removed = await removeSecondStep(services, tx, accountId, async () => {
      const deleted = await tx.delete(authenticatorApps).where(which);
      return deleted.rowCount === 1;
    });
    if (removed.isRemoved) await notifyOwner(services, tx, call, 'app_removed');
    return removed;
  });
  return { message: isOff ? accountsMessages.appRemovedOff : accountsMessages.appRemoved };
}
