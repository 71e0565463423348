import type { deleteAccount as endpoint } from '#contract/own-account.ts';
import { checkOwnPassword } from '#server/accounts/check-own-password.ts';
import { keepAnOwner } from '#server/accounts/keep-an-owner.ts';
import { findOwnerSeconds } from '#server/accounts/owner-proof.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { closeAccount } from '../close-account.ts';
import { accountPageMessages } from '../messages.ts';

/**
 * Deletes the caller's account: at once with the password or a passkey, otherwise by a link sent by email (docs/product-decisions.md#deletion).
 * @throws Problem `wrong_credentials`, or `conflict` for people without a password and without an address and for the last owner
 */
export async function deleteAccount(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { body, caller, origin } = call;
  const { database } = services;
  const { accountId } = caller;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (body.password) await checkOwnPassword(services, accountId, body.password, call, 'password');
  const isOwner = body.asOwner && account && (await findOwnerSeconds(services, account, caller.sessionId));
  if (body.password || isOwner) {
    const message = await database.transaction((tx) => closeAccount(services, tx, accountId, origin));
    return { deleted: true, message };
  }
  if (!account?.email) throw new Problem('conflict', accountPageMessages.passwordToDelete);
  await keepAnOwner(database, accountId);
  await services.limits.count('ownEmails', accountId);
  await enqueueEmail(services, database, { template: 'confirmDeletion', accountId, origin });
  return { deleted: false, message: accountPageMessages.deletionEmailSent };
}
