import type { removeProvider as endpoint } from '#contract/own-account.ts';
import { providerNames } from '#contract/providers.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, identities } from '#server/tables/accounts.ts';
import { accountsMessages } from './messages.ts';
import { requireOwner } from './owner-proof.ts';

/**
 * Unlinks Google or Facebook from the account. Without a password nobody could log in after that.
 * @throws Problem `conflict` without a password, and what `requireOwner` throws
 */
export async function removeProvider(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database } = services;
  const { accountId } = call.caller;
  const { provider } = call.params;
  const name = providerNames[provider];
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account?.passwordHash) {
    throw new Problem('conflict', accountsMessages.choosePasswordToRemove({ name }));
  }
  await requireOwner(services, call, ({ removeProvider }) => removeProvider({ name }));
  const which = and(eq(identities.accountId, accountId), eq(identities.provider, provider));
  const { address, device } = call;
  await database.transaction(async (tx) => {
    const removed = await tx.delete(identities).where(which);
    if (!removed.rowCount) return;
    const event = { kind: 'provider_removed', accountId, address, device, detail: provider } as const;
    await recordEvent(services, tx, event);
  });
  return { message: accountsMessages.providerRemoved({ name }) };
}
