import { eq } from 'drizzle-orm';
import { userOf } from '#server/accounts/person.ts';
import type { Database } from '#server/database/pool.ts';
import type { SignedIn } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import type { Outcome } from './payment-operations.ts';
import { type Subscription, subscriptions } from './tables.ts';

/** The person's row; null before the first payment was tried. */
export async function findSubscription(database: Database, accountId: string): Promise<Subscription | null> {
  const [subscription] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId));
  return subscription ?? null;
}

/**
 * The person's row, for calls of individuals; who has become a facility's user may still end what was paid alone.
 * @throws Problem `forbidden`
 */
export async function findOwnSubscription(
  { database }: Services,
  { accountId, userType }: SignedIn,
): Promise<Subscription | null> {
  const subscription = await findSubscription(database, accountId);
  if (userType !== 'individualUser' && !subscription) {
    throw new Problem('forbidden', 'Only individual users have a subscription.');
  }
  return subscription;
}

/** The person's row, for calls that charge: who plays with a facility pays nothing alone. @throws Problem `forbidden` */
export async function findSubscriptionToPay(
  services: Services,
  caller: SignedIn,
): Promise<Subscription | null> {
  if (caller.userType !== 'individualUser') {
    throw new Problem('forbidden', 'Your facility gives you access. There is nothing for you to pay.');
  }
  return findOwnSubscription(services, caller);
}

/** @throws Problem `card_declined`, `requires_action` or `provider_unavailable` unless the operation is done */
export function refuseUnlessDone(outcome: Outcome): void {
  if (outcome.state === 'waiting') {
    const { clientSecret } = outcome;
    throw new Problem('requires_action', 'Your bank asks you to confirm this payment.', { clientSecret });
  }
  if (outcome.state === 'done') return;
  if (outcome.refusal !== null) throw new Problem('card_declined', outcome.refusal);
  throw new Problem(
    'provider_unavailable',
    'The payment did not go through. Nothing was charged. Please try again.',
  );
}

/** What a person is told after paying: the user as it is now, and the card that was charged. */
export async function subscribedAnswer(services: Services, accountId: string, message: string) {
  const subscription = await findSubscription(services.database, accountId);
  return {
    message,
    user: await userOf(services, services.database, accountId),
    card: cardOf(subscription),
  };
}

/** The card as people know it again; null for none. */
export function cardOf(subscription: Pick<Subscription, 'cardBrand' | 'cardLast4'> | null) {
  if (!subscription?.cardBrand || !subscription.cardLast4) return null;
  return { brand: subscription.cardBrand, last4: subscription.cardLast4 };
}
