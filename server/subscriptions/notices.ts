import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/lib/database/pool.ts';
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from '#server/lib/database/query.ts';
import { discountedCents } from '#server/lib/payments/money.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import type { SubscriptionEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import {
  type Price,
  prices,
  type Subscription,
  subscriptionNotices,
  subscriptions,
} from '#server/tables/subscriptions.ts';
import { enqueueSubscriptionEmail } from './emails/enqueue-subscription-email.ts';
import { findSubscription } from './queries.ts';
import { findNewestPrice } from './sale/prices.ts';
import { findRenewalPrice } from './sale/renewal-price.ts';
import { priceChangeOf, reminderDays, renewalCents } from './state.ts';

/** How many days before its date a notice is sent. */
const noticeDays = { renewal: 3, longRenewal: 14, trial: 3, discount: 7 } as const;

/** An email is tried for less than this, and given up then. */
const daysOfTries = 1;

/** An email that is due on a date; `kind` and `about` make it unique for its person. */
export type Notice = { kind: string; about: string; email: SubscriptionEmail };

/** Enqueues a job for each person to whom an email is due: renewals, ends of trials and discounts, reminders, new prices. */
export async function sendNotices({ database, clock, payments, jobs }: Services): Promise<void> {
  const now = clock.now();
  const newest = await findNewestPrice(database);
  const isOtherPrice = newest ? sql`${subscriptions.priceId} <> ${newest.id}` : undefined;
  const { kind, about } = subscriptionNotices;
  const candidates = await database
    .select({ subscription: subscriptions, sent: sql<string[]>`array_agg(${kind} || ' ' || ${about})` })
    .from(subscriptions)
    .leftJoin(
      subscriptionNotices,
      and(eq(subscriptionNotices.accountId, subscriptions.accountId), sql`not (${isLost(now)})`),
    )
    .where(
      and(
        eq(subscriptions.provider, payments.name),
        inArray(subscriptions.status, ['active', 'past_due']),
        or(
          eq(subscriptions.status, 'past_due'),
          lte(subscriptions.periodEnd, addDays(now, noticeDays.longRenewal)),
          lte(subscriptions.endsAt, addDays(now, noticeDays.discount)),
          lte(subscriptions.discountEndsAt, addDays(now, noticeDays.discount)),
          isOtherPrice,
        ),
      ),
    )
    .groupBy(subscriptions.accountId);
  for (const { subscription, sent } of candidates) {
    // No price is free, so what is due does not depend on that of the renewal, which takes two statements for each person.
    const due = noticesOf(subscription, { newest, renewal: null }, now).filter(
      (one) => !sent.includes(`${one.kind} ${one.about}`),
    );
    if (due.length === 0) continue;
    const { accountId } = subscription;
    await jobs.send(database, 'sendNoticesTo', { accountId }, { singletonKey: accountId });
  }
  for (const { accountId } of await findToldOfWithdrawn(database, now)) {
    await jobs.send(database, 'sendNoticesTo', { accountId }, { singletonKey: accountId });
  }
}

/** Sends one person the emails whose day has come, each once. */
export async function sendNoticesTo(services: Services, { accountId }: { accountId: string }): Promise<void> {
  const { database, clock } = services;
  const subscription = await findSubscription(database, accountId);
  if (!subscription) return;
  const now = clock.now();
  const newest = await findNewestPrice(database);
  const renewal = await findRenewalPrice(database, subscription);
  for (const notice of noticesOf(subscription, { newest, renewal }, now)) {
    await sendOnce(services, accountId, notice, now);
  }
  for (const { priceId } of await findToldOfWithdrawn(database, now, accountId)) {
    await sendOnce(services, accountId, withdrawalOf(subscription, priceId), now);
  }
}

/** Who was told of a price that is gone, and not yet that it is: everybody, or one person. */
async function findToldOfWithdrawn(database: Database, now: Date, accountId?: string) {
  const { kind, about } = subscriptionNotices;
  const again = alias(subscriptionNotices, 'again');
  return await database
    .select({ accountId: subscriptionNotices.accountId, priceId: about })
    .from(subscriptionNotices)
    .innerJoin(subscriptions, eq(subscriptions.accountId, subscriptionNotices.accountId))
    .where(
      and(
        accountId === undefined ? undefined : eq(subscriptionNotices.accountId, accountId),
        eq(kind, 'price'),
        isNotNull(subscriptionNotices.acceptedAt),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        notExists(
          database
            .select()
            .from(prices)
            .where(eq(sql`${prices.id}::text`, about)),
        ),
        notExists(
          database
            .select()
            .from(again)
            .where(
              and(
                eq(again.accountId, subscriptionNotices.accountId),
                eq(again.kind, 'priceWithdrawn'),
                eq(again.about, about),
                not(isLost(now, again)),
              ),
            ),
        ),
      ),
    );
}

function withdrawalOf({ priceCents, percentOff, intervalMonths }: Subscription, priceId: string): Notice {
  const cents = discountedCents(priceCents ?? 0, percentOff ?? 0);
  const email = { kind: 'priceWithdrawn', cents, intervalMonths: intervalMonths ?? 1 } as const;
  return { kind: 'priceWithdrawn', about: priceId, email };
}

/** Queues the email again if the mail server has not accepted it: its job was given up, or there was no address yet. */
async function sendOnce(services: Services, accountId: string, notice: Notice, now: Date): Promise<void> {
  const { kind, about, email } = notice;
  await services.database.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(subscriptionNotices)
      .values({ accountId, kind, about, sentAt: now })
      .onConflictDoUpdate({
        target: [subscriptionNotices.accountId, subscriptionNotices.kind, subscriptionNotices.about],
        set: { sentAt: now },
        setWhere: isLost(now),
      })
      .returning();
    if (isNew) await enqueueSubscriptionEmail(services, tx, accountId, email, { kind, about });
  });
}

/** Whether the email of a notice is sent by nobody any more, and was never accepted. */
function isLost(
  now: Date,
  { acceptedAt, sentAt }: Record<'acceptedAt' | 'sentAt', SQLWrapper> = subscriptionNotices,
) {
  return sql`${acceptedAt} is null and ${sentAt} <= ${addDays(now, -daysOfTries)}`;
}

/** The mail server has accepted the email of a notice: from now on the notice counts. */
export async function acceptNotice(
  { database, clock }: Services,
  accountId: string,
  { kind, about }: { kind: string; about: string },
): Promise<void> {
  await database
    .update(subscriptionNotices)
    .set({ acceptedAt: clock.now() })
    .where(
      and(
        eq(subscriptionNotices.accountId, accountId),
        eq(subscriptionNotices.kind, kind),
        eq(subscriptionNotices.about, about),
        isNull(subscriptionNotices.acceptedAt),
      ),
    );
}

/** The newest price, and the price of the person's next period; null if that stays as it is. */
type Prices = { newest: Price | null; renewal: Price | null };

/** The notices that are due to a person. Pure. */
function noticesOf(subscription: Subscription, { newest, renewal }: Prices, now: Date): Notice[] {
  const { status } = subscription;
  if (status === 'past_due') return reminderOf(subscription, now);
  if (status !== 'active') return [];
  const change = priceChangeOf(subscription, newest, now);
  return [
    ...trialNotice(subscription, renewal, now),
    ...discountNotice(subscription, renewal, now),
    ...renewalNotice(subscription, renewal, now),
    ...(change && newest
      ? [
          {
            kind: 'price',
            about: newest.id,
            email: { kind: 'priceChange', ...change, at: change.at.toISOString() } as const,
          },
        ]
      : []),
  ];
}

function reminderOf({ periodStart, graceEndsAt }: Subscription, now: Date): Notice[] {
  if (!periodStart || !graceEndsAt || graceEndsAt <= now) return [];
  const day = reminderDays.findLast((days) => addDays(periodStart, days) <= now);
  if (day === undefined) return [];
  const email = { kind: 'paymentFailed', day, until: graceEndsAt.toISOString() } as const;
  return [{ kind: `unpaid ${day}`, about: periodStart.toISOString(), email }];
}

function isWithin(instant: Date | null, days: number, now: Date): instant is Date {
  return instant !== null && instant > now && instant <= addDays(now, days);
}

function trialNotice(subscription: Subscription, renewal: Price | null, now: Date): Notice[] {
  const { trialEndsAt: at, cancelAtPeriodEnd } = subscription;
  const cents = renewalCents(subscription, renewal);
  if (cancelAtPeriodEnd || cents === 0 || !isWithin(at, noticeDays.trial, now)) return [];
  return [
    { kind: 'trial', about: at.toISOString(), email: { kind: 'trialEnding', at: at.toISOString(), cents } },
  ];
}

function discountNotice(
  { endsAt, discountEndsAt, percentOff, cancelAtPeriodEnd, ...row }: Subscription,
  renewal: Price | null,
  now: Date,
): Notice[] {
  const at = endsAt ?? (percentOff === null ? null : discountEndsAt);
  if (cancelAtPeriodEnd || !isWithin(at, noticeDays.discount, now)) return [];
  const hasCard = endsAt === null;
  const email = {
    kind: 'discountEnding',
    at: at.toISOString(),
    cents: renewal?.amountCents ?? row.priceCents ?? 0,
    hasCard,
  } as const;
  return [{ kind: 'discount', about: at.toISOString(), email }];
}

function renewalNotice(subscription: Subscription, renewal: Price | null, now: Date): Notice[] {
  const { periodEnd: at, cancelAtPeriodEnd, endsAt, trialEndsAt, intervalMonths } = subscription;
  const days = intervalMonths === 1 ? noticeDays.renewal : noticeDays.longRenewal;
  const isTrial = trialEndsAt !== null && trialEndsAt > now;
  const cents = renewalCents(subscription, renewal);
  if (cancelAtPeriodEnd || endsAt || isTrial || cents === 0 || !isWithin(at, days, now)) return [];
  return [
    {
      kind: 'renewal',
      about: at.toISOString(),
      email: { kind: 'renewalNotice', at: at.toISOString(), cents },
    },
  ];
}
