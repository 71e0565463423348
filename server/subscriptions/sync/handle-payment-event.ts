import type { Services } from '#server/services/services.ts';
import { findAccountOfCustomer } from '../customer.ts';
import { repairSubscription } from '../repair-subscription.ts';

/** Reads the subscription of an account whose payments have changed. @throws Error: the job is retried */
export function handlePaymentEvent(
  services: Services,
  { accountId, isAboutPast }: { accountId: string; isAboutPast?: boolean },
): Promise<void> {
  return repairSubscription(services, accountId, isAboutPast ? 'everything' : 'recent');
}

/** The same for what is known of a charge alone, such as a dispute. @throws Error: the job is retried */
export async function handleChargeEvent(
  services: Services,
  { chargeId }: { chargeId: string },
): Promise<void> {
  const customerId = await services.payments.findCustomerOfCharge(chargeId);
  const accountId = customerId && (await findAccountOfCustomer(services.database, customerId));
  if (accountId) await repairSubscription(services, accountId, 'everything');
}
