import { desc } from 'drizzle-orm';
import { addDays } from '#server/lib/payments/periods.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { findNewestPrice } from './sale/prices.ts';
import { daysOfPriceNotice } from './state.ts';
import { type Price, prices } from './tables.ts';

export const intervals = [1, 3, 6, 12] as const;

export type NewPrice = {
  cents: number;
  intervalMonths: number;
  trialDays: number;
  /** Default: as soon as allowed. */
  validFrom?: Date | undefined;
};

/**
 * Sets the price from a day on. Subscribers pay it from the first period after that day, and are notified at least 30
 * days before (decision G99). The very first price takes effect at once.
 * @throws Problem `validation`, or `conflict` while another new price is announced
 */
export async function setPrice({ database, clock }: Services, given: NewPrice): Promise<Price> {
  const now = clock.now();
  const { cents, intervalMonths, trialDays } = given;
  if (!intervals.some((months) => months === intervalMonths)) {
    throw new Problem('validation', `A period has ${intervals.join(', ')} months.`);
  }
  const newest = await findNewestPrice(database);
  if (newest && newest.validFrom > now) {
    throw new Problem('conflict', 'Another new price is announced already. One at a time.');
  }
  const earliest = newest ? addDays(now, daysOfPriceNotice) : now;
  const validFrom = given.validFrom ?? earliest;
  if (newest && validFrom < earliest) {
    throw new Problem(
      'validation',
      `A new price takes effect on ${earliest.toISOString().slice(0, 10)} at the earliest: people are told 30 days before.`,
    );
  }
  const [price] = await database
    .insert(prices)
    .values({ amountCents: cents, currency: 'usd', intervalMonths, trialDays, validFrom })
    .returning();
  return price as Price;
}

/** All prices, announced ones too, the newest first. */
export function listPrices({ database }: Services): Promise<Price[]> {
  return database.select().from(prices).orderBy(desc(prices.validFrom));
}
