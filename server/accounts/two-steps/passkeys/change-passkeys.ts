import type { removePasskey as removal, renamePasskey as renaming } from '#contract/two-steps-set-up.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { passkeys } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { requireOwner } from '../../owner-proof.ts';
import { notifyOwner } from '../notify-owner.ts';
import { removeSecondStep } from '../remove-second-step.ts';

const notThere = () => new Problem('not_found', accountsMessages.passkeyGone);

function ownPasskey(accountId: string, id: string) {
  if (!isUuid(id)) throw notThere();
  return and(eq(passkeys.accountId, accountId), eq(passkeys.id, id));
}

/** Gives a passkey another name. @throws Problem `not_found` */
export async function renamePasskey(
  { database }: Services,
  { params, body, caller }: Call<typeof renaming>,
): Promise<Spoken<typeof renaming>> {
  const renamed = await database
    .update(passkeys)
    .set({ name: body.name })
    .where(ownPasskey(caller.accountId, params.id));
  if (!renamed.rowCount) throw notThere();
  return { message: accountsMessages.saved };
}

/** Removes a passkey. @throws Problem `not_found`, or `conflict` for an operator's only second step */
export async function removePasskey(
  services: Services,
  call: Call<typeof removal>,
): Promise<Spoken<typeof removal>> {
  const { accountId } = call.caller;
  const which = ownPasskey(accountId, call.params.id);
  await requireOwner(services, call, ({ removePasskey }) => removePasskey);
  const { isOff } = await services.database.transaction(async (tx) => {
    const removed = await removeSecondStep(services, tx, accountId, async () => {
      const deleted = await tx.delete(passkeys).where(which);
      return deleted.rowCount === 1;
    });
    if (!removed.isRemoved) throw notThere();
    await notifyOwner(services, tx, call, 'passkey_removed');
    return removed;
  });
  return { message: isOff ? accountsMessages.passkeyRemovedOff : accountsMessages.passkeyRemoved };
}
