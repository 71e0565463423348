import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { addDays } from '#server/payments/periods.ts';
import { paymentEvents } from '#server/payments/tables.ts';
import type { Services } from '#server/services.ts';
import { findSubscription } from './answers.ts';
import { correct } from './correct.ts';
import { type Subscription, subscriptions } from './tables.ts';

const aNight = 5000;
/** Ended ones are still read for a while: a refund or a stray payment may come later. */
const daysAfterTheEnd = 35;
const daysOfEvents = 60;

const compared = ['status', 'periodEnd', 'cancelAtPeriodEnd', 'priceCents', 'lastChargeCents'] as const;

/** Every night: compares what is known with what the provider says, longest unread first, and says what differed. */
export async function reconcileSubscriptions(services: Services): Promise<void> {
  const { database, clock, payments, log } = services;
  const now = clock.now();
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, addDays(now, -daysOfEvents)));
  const known = await database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, payments.name),
        or(
          inArray(subscriptions.status, ['incomplete', 'active', 'past_due']),
          gt(subscriptions.endedAt, addDays(now, -daysAfterTheEnd)),
        ),
      ),
    )
    .orderBy(asc(subscriptions.fetchedAt))
    .limit(aNight);
  let differing = 0;
  for (const before of known) {
    await correct(services, before.accountId).catch((err) =>
      log.error({ err }, 'a subscription was not read'),
    );
    const after = await findSubscription(database, before.accountId);
    const differences = after ? differencesOf(before, after) : [];
    if (differences.length === 0) continue;
    differing += 1;
    log.warn({ subscription: before.providerId, differences }, 'the payment provider knew better');
  }
  log.info({ read: known.length, differing }, 'reconciled');
}

/** Names of the columns that were not what the provider says. Pure. */
export function differencesOf(before: Subscription, after: Subscription): string[] {
  return compared.filter((column) => String(before[column]) !== String(after[column]));
}
