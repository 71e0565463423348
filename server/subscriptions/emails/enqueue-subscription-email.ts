import { originOf } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { enqueueEmail, type SubscriptionEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';

/** Enqueues an email. Call it in the transaction of its cause. */
export function enqueueSubscriptionEmail(
  services: Services,
  database: Database,
  accountId: string,
  about: SubscriptionEmail,
): Promise<void> {
  const origin = originOf(services.config);
  return enqueueEmail(services, database, { template: 'subscription', accountId, origin, about });
}
