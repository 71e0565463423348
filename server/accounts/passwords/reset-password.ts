import type { resetPassword as endpoint } from '#contract/passwords.ts';
import { type Provider, providerNames } from '#contract/providers.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Text } from '#server/lib/language/text.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, noOneTimePassword, sessions } from '#server/tables/accounts.ts';
import { findOpenChange, repeatChange } from '../email-changes.ts';
import { consumeToken, findToken, revokeTokens } from '../email-tokens.ts';
import { endInvitationsBy } from '../end-invitations.ts';
import { clearFailures } from '../login-delay.ts';
import { accountsMessages } from '../messages.ts';
import { choosePassword } from '../password-rules.ts';
import { removeProviders } from '../remove-providers.ts';

/**
 * Sets a new password by the emailed link. Every session ends, and other emailed links stop working. Opening the link
 * confirms the address. Every provider is unlinked, because somebody else may have created the account with an address
 * that was not theirs, or linked a provider in a session found open.
 * @throws Problem `link_invalid`, `validation` or `too_many_requests`
 */
export async function resetPassword(
  services: Services,
  { params, body, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  return limits.countFailures('resetPassword', address, async () => {
    const now = clock.now();
    const owner = (await findToken(database, params.token, 'reset', now))?.account;
    const passwordHash = await choosePassword(services, body.newPassword, owner ?? {}, 'newPassword');
    const removed = await database.transaction(async (tx) => {
      const { accountId } = await consumeToken(tx, params.token, 'reset', now);
      await recordEvent(services, tx, { kind: 'password_reset', accountId, address, device });
      await tx
        .update(accounts)
        .set({
          passwordHash,
          ...noOneTimePassword,
          emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now})`,
        })
        .where(eq(accounts.id, accountId));
      await revokeTokens(tx, accountId, now);
      await endInvitationsBy(tx, accountId);
      await clearFailures(services, tx, accountId);
      await tx.delete(sessions).where(eq(sessions.accountId, accountId));
      const providers = await removeProviders(tx, accountId);
      for (const detail of providers) {
        await recordEvent(services, tx, { kind: 'provider_removed', accountId, address, device, detail });
      }
      await enqueueEmail(services, tx, {
        template: 'passwordChanged',
        accountId,
        removed: providers,
        origin,
      });
      await tellBothAddresses(services, tx, accountId, origin);
      return providers;
    });
    return { message: resetMessage(removed) };
  });
}

function resetMessage(removed: readonly Provider[]): Text {
  const [provider, other] = removed.map((one) => providerNames[one]);
  if (provider === undefined) return accountsMessages.passwordReset;
  return other === undefined
    ? accountsMessages.passwordResetOneRemoved({ provider })
    : accountsMessages.passwordResetTwoRemoved({ provider, other });
}

/**
 * While a former address can take the account back, nobody but the readers of both knows whose account it is: a thief may
 * have changed the address, or somebody may have made the account for a victim. Each is told, with a way out.
 */
async function tellBothAddresses(
  services: Services,
  database: Database,
  accountId: string,
  origin: string,
): Promise<void> {
  const change = await findOpenChange(database, accountId, services.clock.now());
  if (!change) return;
  const changeId = await repeatChange(database, change);
  await enqueueEmail(services, database, { template: 'passwordResetElsewhere', accountId, changeId, origin });
  await enqueueEmail(services, database, { template: 'formerAddress', accountId, origin });
}
