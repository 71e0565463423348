import type { Services } from '#server/services/services.ts';
import { takePayment } from '#server/subscriptions/take-payment.ts';
import { seedPrice } from './seed-price.ts';

/** Pays for a month with a test card, in the sandbox; does nothing with a real provider. */
export async function seedSubscription(
  services: Services,
  accountId: string,
  paymentMethodId = 'pm_card_visa',
): Promise<void> {
  if (services.payments.name !== 'sandbox') return;
  await seedPrice(services);
  const payment = { accountId, address: '', paymentMethodId, discountCode: null, idempotencyKey: undefined };
  await takePayment(services, payment);
}
