import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { discountedCents, showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { normalizeDiscountCode } from './sale/discount-codes.ts';
import { findPriceFor } from './sale/prices.ts';
import { type DiscountCode, discountCodes } from './tables.ts';

/** Discount codes, for the operator. */

export type NewCode = {
  code: string;
  percentOff: number;
  /** Default: every payment with 100 %, otherwise the first payment only (decision G89). */
  lasts?: 'once' | 'forever' | { months: number } | undefined;
  trialDays?: number | undefined;
  expiresAt?: Date | null;
  maxUses?: number | null;
};

/** The payment provider takes no card payments below this. */
const minCardCents = 50;

/** @throws Problem `validation` for a code that leaves too little to pay by card, `conflict` if it exists already */
export async function createDiscountCode(
  { database, clock }: Services,
  { code, percentOff, lasts, trialDays = 0, expiresAt = null, maxUses = null }: NewCode,
): Promise<DiscountCode> {
  const now = clock.now();
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 100) {
    throw new Problem('validation', 'The discount is a whole number of percent from 1 to 100.');
  }
  const price = await findPriceFor(database, now);
  const cents = price ? discountedCents(price.amountCents, percentOff) : 0;
  if (cents > 0 && cents < minCardCents) {
    throw new Problem(
      'validation',
      `${percentOff} % would leave ${showDollars(cents)} to pay: cards take ${showDollars(minCardCents)} or more. Choose 100 %, or less.`,
    );
  }
  const chosen = lasts ?? (percentOff === 100 ? 'forever' : 'once');
  const months = typeof chosen === 'object' ? chosen.months : null;
  const [created] = await database
    .insert(discountCodes)
    .values({
      id: randomUUID(),
      code: normalizeDiscountCode(code),
      percentOff,
      lasts: typeof chosen === 'object' ? 'months' : chosen,
      months,
      trialDays,
      expiresAt,
      maxUses,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new Problem('conflict', `The code ${normalizeDiscountCode(code)} exists already.`);
  return created;
}

/** Nobody can use the code anymore; people who have used it keep the discount. @throws Problem `not_found` */
export async function endDiscountCode({ database, clock }: Services, code: string): Promise<DiscountCode> {
  const [ended] = await database
    .update(discountCodes)
    .set({ endedAt: clock.now() })
    .where(and(eq(discountCodes.code, normalizeDiscountCode(code)), isNull(discountCodes.endedAt)))
    .returning();
  if (!ended)
    throw new Problem('not_found', `There is no code ${normalizeDiscountCode(code)} that could be ended.`);
  return ended;
}

/** All codes, ended ones too, the newest first. */
export function listDiscountCodes({ database }: Services): Promise<DiscountCode[]> {
  return database.select().from(discountCodes).orderBy(desc(discountCodes.createdAt));
}
