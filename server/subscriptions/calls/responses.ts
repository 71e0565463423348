import { getUser } from '#server/access/get-user.ts';
import type { Text } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import type { Subscription } from '#server/tables/subscriptions.ts';
import { findSubscription } from '../queries.ts';

/** After a payment: the user as it is now, and the card that was charged. */
export async function subscribedResponse(services: Services, accountId: string, message: Text) {
  const subscription = await findSubscription(services.database, accountId);
  return {
    message,
    user: await getUser(services, services.database, accountId),
    card: cardOf(subscription),
  };
}

/** The card as people recognize it; null if there is none. */
export function cardOf(subscription: Pick<Subscription, 'cardBrand' | 'cardLast4'> | null) {
  if (!subscription?.cardBrand) return null;
  return { brand: subscription.cardBrand, last4: subscription.cardLast4 ?? '' };
}
