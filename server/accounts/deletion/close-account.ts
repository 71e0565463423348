import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import { stopRenewal } from '#server/subscriptions/stop-renewal.ts';
import { accounts, sessions } from '../tables.ts';

/** Nobody logs in any more, nothing is charged any more; the letter's link undoes it for 14 days. */
export async function closeAccount(
  services: Services,
  database: Database,
  accountId: string,
  origin: string,
): Promise<void> {
  await database
    .update(accounts)
    .set({ deletionRequestedAt: services.clock.now() })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletionRequestedAt)));
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
  await stopRenewal(services, database, accountId);
  await orderLetter(services, database, { letter: 'accountDeleted', accountId, origin });
}
