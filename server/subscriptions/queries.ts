import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { SignedInCaller } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type Subscription, subscriptions } from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from './messages.ts';

/** The person's row; null before the first payment was tried. */
export async function findSubscription(database: Database, accountId: string): Promise<Subscription | null> {
  const [subscription] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId));
  return subscription ?? null;
}

/** The person's row, for calls that charge: members of a facility pay nothing themselves. @throws Problem `forbidden` */
export async function findSubscriptionToPay(
  services: Services,
  caller: SignedInCaller,
): Promise<Subscription | null> {
  if (caller.userType !== 'individualUser') {
    throw new Problem('forbidden', subscriptionsMessages.facilityPays);
  }
  return findSubscription(services.database, caller.accountId);
}
