import type { Services } from '#server/services.ts';
import { correct } from './correct.ts';

/** An event said that somebody's payments have changed: how they stand is asked. @throws Error: it is tried again */
export function takeInPaymentEvent(
  services: Services,
  { accountId, isRefund }: { accountId: string; isRefund?: boolean },
): Promise<void> {
  return correct(services, accountId, isRefund ? 'everything' : 'news');
}
