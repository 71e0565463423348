import { enqueueEmail } from '#server/email-job.ts';
import { originOf } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Services } from '#server/services.ts';
import type { SubscriptionLetter } from './subscription-email.ts';

/** Enqueues an email. Call it in the transaction of its cause. */
export function orderSubscriptionLetter(
  services: Services,
  database: Database,
  accountId: string,
  about: SubscriptionLetter,
): Promise<void> {
  const origin = originOf(services.config);
  return enqueueEmail(services, database, { template: 'subscription', accountId, origin, about });
}
