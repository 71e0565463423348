import type { NewSession } from '#contract/user.ts';
import { openAccount } from '#server/accounts/log-in.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { WithText } from '#server/lib/language/text.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { readyMessage } from './ready-message.ts';
import type { SignUpRequest } from './sign-up-call.ts';

/** Logs a new account in and queues its email. Call it in the transaction that creates the account. */
export async function logInNewAccount(
  services: Services,
  database: Database,
  account: AccountRow,
  { body, address, device, deviceId, origin }: SignUpRequest,
): Promise<WithText<NewSession>> {
  await enqueueEmail(services, database, { template: 'welcome', accountId: account.id, origin });
  const message = await readyMessage(database, account);
  const from = { device, deviceId, shared: body.shared, address, by: 'sign_up' } as const;
  return openAccount(services, database, account.id, from, { message });
}
