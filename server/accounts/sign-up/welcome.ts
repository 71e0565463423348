import { orderLetter } from '#server/email-job.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import type { Account } from '../tables.ts';
import { readyMessage } from './ready-message.ts';
import type { SignedUp, SignUpCall } from './sign-up-call.ts';

/** Logs a new account in and orders its letter. Call it in the transaction that makes the account. */
export async function welcome(
  services: Services,
  database: Database,
  account: Account,
  { body, address, device, deviceId, origin }: SignUpCall,
): Promise<SignedUp> {
  await orderLetter(services, database, { letter: 'welcome', accountId: account.id, origin });
  const message = await readyMessage(database, account);
  const from = { device, deviceId, shared: body.shared, address, by: 'sign_up' } as const;
  return signIn(services, database, account, from, message);
}
