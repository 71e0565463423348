import type { Services } from '#server/services/services.ts';
import { repairSubscription } from '../repair-subscription.ts';

/** Reads the subscription of an account whose payments have changed. @throws Error: the job is retried */
export function handlePaymentEvent(
  services: Services,
  { accountId, isRefund }: { accountId: string; isRefund?: boolean },
): Promise<void> {
  return repairSubscription(services, accountId, isRefund ? 'everything' : 'recent');
}
