import { originOf } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { nameBasedUuid } from '#server/lib/name-based-uuid.ts';
import { enqueueEmail, type SubscriptionEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Enqueues an email. Call it in the transaction of its cause. That of a notice is queued once: a second one is dropped while the
 * first one waits.
 */
export function enqueueSubscriptionEmail(
  services: Services,
  database: Database,
  accountId: string,
  about: SubscriptionEmail,
  notice?: { kind: string; about: string },
): Promise<void> {
  const origin = originOf(services.config);
  const job = { template: 'subscription', accountId, origin, about } as const;
  if (!notice) return enqueueEmail(services, database, job);
  const id = nameBasedUuid(accountId, `notice ${notice.kind} ${notice.about}`);
  return enqueueEmail(services, database, { ...job, notice }, id);
}
