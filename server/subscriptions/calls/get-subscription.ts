import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSubscription as endpoint } from '#contract/subscriptions.ts';
import { paidUntil } from '#server/access/access.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { discountedCents, dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { receipts } from '#server/tables/subscriptions.ts';
import { findSubscription } from '../queries.ts';
import { findRefundableReceipts } from '../sale/find-refundable-receipts.ts';
import { findNewestPrice, findNoticeDate, getCurrentPrice } from '../sale/prices.ts';
import { findRenewalPrice } from '../sale/renewal-price.ts';
import { leftOf, priceChangeOf, renewalCents, statusOf } from '../state.ts';
import { cardOf } from './responses.ts';

/** The state of the person's subscription. @throws Problem `forbidden` for members of a facility without one */
export async function getSubscription(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { database, clock } = services;
  const now = clock.now();
  const subscription = await findSubscription(services.database, caller.accountId);
  const [paid, newest, refundable] = await Promise.all([
    database
      .select()
      .from(receipts)
      .where(eq(receipts.accountId, caller.accountId))
      .orderBy(desc(receipts.paidAt)),
    findNewestPrice(database),
    findRefundableReceipts(services, caller.accountId),
  ]);
  const percentOff = subscription?.percentOff ?? 0;
  const priceCents = subscription?.priceCents ?? (await getCurrentPrice(database, now)).amountCents;
  const endsAt = subscription && paidUntil(subscription);
  const notifiedAt = newest && (await findNoticeDate(database, caller.accountId, newest.id));
  const change = subscription && priceChangeOf(subscription, newest, notifiedAt ?? now);
  const status = statusOf(subscription, now);
  const renews = subscription && status === 'active' && subscription.endsAt === null ? subscription : null;
  const nextCents = renews && renewalCents(renews, await findRenewalPrice(database, renews));
  return {
    subscriptionPrice: dollarsOf(discountedCents(priceCents, percentOff)),
    lastCharge: dollarsOf(subscription?.lastChargeCents ?? 0),
    subscriptionEndDate: endsAt?.toISOString() ?? null,
    status,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    intervalMonths: subscription?.intervalMonths ?? 1,
    discountPercentage: subscription?.percentOff ?? null,
    discountEndsAt: subscription?.discountEndsAt?.toISOString() ?? null,
    trialEndsAt:
      subscription?.trialEndsAt && subscription.trialEndsAt > now
        ? subscription.trialEndsAt.toISOString()
        : null,
    trialUsed: Boolean(subscription?.trialUsedAt),
    endsWithoutCardAt: subscription?.endsAt?.toISOString() ?? null,
    nextCharge: nextCents === null ? null : dollarsOf(nextCents),
    card: cardOf(subscription),
    receipts: paid
      .filter(({ amountCents }) => amountCents > 0)
      .map((receipt) => ({
        id: receipt.id,
        amount: dollarsOf(receipt.amountCents),
        paidAt: receipt.paidAt.toISOString(),
        refunded: leftOf(receipt) <= 0,
        refundedAmount: dollarsOf(receipt.refundedCents),
        dispute: receipt.dispute,
      })),
    ...(change && { nextPrice: { price: dollarsOf(change.toCents), validFrom: change.at.toISOString() } }),
    refundable: refundable.length > 0,
  };
}
