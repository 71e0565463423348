import { originOf } from '#server/config.ts';
import type { Database } from '#server/database/pool.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import type { SubscriptionLetter } from './letter-orders.ts';

/** Enqueues an email. Call it in the transaction of its cause. */
export function orderSubscriptionLetter(
  services: Services,
  database: Database,
  accountId: string,
  about: SubscriptionLetter,
): Promise<void> {
  const origin = originOf(services.config);
  return orderLetter(services, database, { letter: 'subscription', accountId, origin, about });
}
