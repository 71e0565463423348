import type { openEarlier as endpoint } from '#contract/own-account.ts';
import { openEarlierRows } from '#server/accounts/given-password.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import { verifyPassword } from '#server/accounts/verify-password.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { accountPageMessages } from './messages.ts';

/**
 * Opens what the caller wrote before the facility gave a password, by the password that was the caller's own before that: the
 * facility never had it. Wrong ones are delayed as at a login.
 * @throws Problem `conflict` where no such password is known, `wrong_credentials`, or `too_many_requests`
 */
export async function openEarlier(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock } = services;
  const { accountId } = call.caller;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  const former = account?.formerPasswordHash ?? null;
  if (former === null)
    throw fieldProblem('formerPassword', accountPageMessages.noEarlierPassword, 'conflict');
  const target = { accountId, name: accountId, isKnown: true };
  const { isRight } = await verifyPassword(services, target, call, () =>
    isPassword(former, call.body.formerPassword),
  );
  const from = { accountId, address: call.address, device: call.device };
  if (!isRight) {
    await recordEvent(services, database, { kind: 'wrong_password', detail: 'own_account', ...from });
    throw fieldProblem('formerPassword', accountPageMessages.notEarlierPassword, 'wrong_credentials');
  }
  await database.transaction(async (tx) => {
    await openEarlierRows(tx, accountId, clock.now());
    await recordEvent(services, tx, { kind: 'earlier_opened', ...from });
  });
  return { message: accountPageMessages.earlierOpen };
}
