import type { Services } from '#server/services.ts';
import { correct } from './repair-subscription.ts';

/** Reads the subscription of an account whose payments have changed. @throws Error: the job is retried */
export function takeInPaymentEvent(
  services: Services,
  { accountId, isRefund }: { accountId: string; isRefund?: boolean },
): Promise<void> {
  return correct(services, accountId, isRefund ? 'everything' : 'news');
}
