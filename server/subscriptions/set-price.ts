import type { intervals } from '#contract/operator-sale.ts';
import { dayMs } from '#server/lib/clock.ts';
import { and, desc, eq, gt, isNotNull, isNull } from '#server/lib/database/query.ts';
import { addDays } from '#server/lib/payments/periods.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type Price, prices, subscriptions } from '#server/tables/subscriptions.ts';
import { daysSetBefore } from './change-prices.ts';
import { findNewestPrice } from './sale/prices.ts';
import { daysOfPriceNotice } from './state.ts';

export type NewPrice = {
  cents: number;
  intervalMonths: (typeof intervals)[number];
  trialDays: number;
  /** Default: as soon as allowed. */
  validFrom?: Date | undefined;
};

/**
 * Sets the price from a day on. Subscribers pay it from the first period after that day, and are notified at least 30
 * days before (docs/product-decisions.md#price-changes). The very first price takes effect at once.
 * @throws Problem `validation`, or `conflict` while another new price is announced
 */
export async function storePrice({ database, clock }: Services, given: NewPrice): Promise<Price> {
  const now = clock.now();
  const { cents, intervalMonths, trialDays } = given;
  // Of two operators who set a price at the same time, the second one waits here, and then sees the first one's price.
  await database.select({ id: prices.id }).from(prices).for('no key update');
  const newest = await findNewestPrice(database);
  if (newest && newest.validFrom > now) {
    throw new Problem('conflict', 'Another new price is announced already. One at a time.');
  }
  const earliest = newest ? addDays(now, daysOfPriceNotice) : now;
  const validFrom = given.validFrom ?? earliest;
  if (newest && validFrom < earliest) {
    const day = firstWholeDay(earliest).toISOString().slice(0, 10);
    throw fieldProblem(
      'validFrom',
      `A new price takes effect on ${day} at the earliest: people are told 30 days before.`,
    );
  }
  const [price] = await database
    .insert(prices)
    .values({ amountCents: cents, currency: 'usd', intervalMonths, trialDays, validFrom })
    .returning();
  return price as Price;
}

/** A renewal has its price at the provider before it begins, so a price is withdrawn earlier than that. */
const daysToWithdraw = daysSetBefore + 1;

/**
 * Withdraws the announced price of that amount. Everybody who was told of it gets an email (`sendNotices`).
 * @throws Problem `not_found` when no price of that amount is announced, or `conflict` when it begins within three days
 */
export async function removeAnnouncedPrice(
  { database, clock }: Services,
  { cents }: Pick<NewPrice, 'cents'>,
): Promise<Price> {
  const now = clock.now();
  const isAnnounced = and(eq(prices.amountCents, cents), gt(prices.validFrom, now));
  const isInTime = gt(prices.validFrom, addDays(now, daysToWithdraw));
  const [withdrawn] = await database.delete(prices).where(and(isAnnounced, isInTime)).returning();
  if (withdrawn) return withdrawn;
  if ((await database.$count(prices, isAnnounced)) === 0) {
    throw new Problem('not_found', 'No price of this amount is announced.');
  }
  throw new Problem(
    'conflict',
    `A price is withdrawn ${daysToWithdraw} days before it begins at the latest.`,
  );
}

/** The first day that begins then or later. Days begin in UTC. */
function firstWholeDay(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / dayMs) * dayMs);
}

/** The first day that can be given for a new price; null while another one is announced. */
export function earliestDay(newest: Pick<Price, 'validFrom'> | null, now: Date): Date | null {
  if (!newest) return firstWholeDay(now);
  return newest.validFrom > now ? null : firstWholeDay(addDays(now, daysOfPriceNotice));
}

/** How many subscriptions renew, so that a new price would apply to them. */
export function countRenewing({ database, payments }: Services): Promise<number> {
  return database.$count(
    subscriptions,
    and(
      eq(subscriptions.provider, payments.name),
      eq(subscriptions.status, 'active'),
      eq(subscriptions.cancelAtPeriodEnd, false),
      isNull(subscriptions.endsAt),
      isNotNull(subscriptions.priceId),
    ),
  );
}

/** All prices, announced ones too, the newest first. */
export function findPrices({ database }: Services): Promise<Price[]> {
  return database.select().from(prices).orderBy(desc(prices.validFrom));
}

/** What the newest price costs, in cents, in effect or announced; null before the first one. */
export async function newestCents({ database }: Services): Promise<number | null> {
  return (await findNewestPrice(database))?.amountCents ?? null;
}
