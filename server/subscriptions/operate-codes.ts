import { randomUUID } from 'node:crypto';
import { type DiscountDuration, leastCardCents } from '#contract/operator-sale.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, isNull } from '#server/lib/database/query.ts';
import { discountedCents, showDollars } from '#server/lib/payments/money.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { type DiscountCode, discountCodes } from '#server/tables/subscriptions.ts';
import { isCode, writtenCode } from './discount-codes.ts';
import { findPriceFor } from './sale/prices.ts';

/** Discount codes, for the operator. */

export type NewCode = {
  code: string;
  percentOff: number;
  /** Default: every payment with 100 %, otherwise the first payment only (docs/product-decisions.md#discount-codes). */
  lasts?: DiscountDuration | undefined;
  /** With `months`. */
  months?: number | undefined;
  trialDays?: number | undefined;
  expiresAt?: Date | null;
  maxUses?: number | null;
};

/** @throws Problem `validation` for a code that leaves too little to pay by card, `conflict` if it exists already */
export async function createDiscountCode(
  { database, clock }: Services,
  { code, percentOff, lasts, months, trialDays = 0, expiresAt = null, maxUses = null }: NewCode,
): Promise<DiscountCode> {
  const now = clock.now();
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 100) {
    throw fieldProblem('percentOff', 'The discount is a whole number of percent from 1 to 100.');
  }
  const price = await findPriceFor(database, now);
  const cents = price ? discountedCents(price.amountCents, percentOff) : 0;
  if (cents > 0 && cents < leastCardCents) {
    throw fieldProblem(
      'percentOff',
      `${percentOff} % would leave ${showDollars(cents)} to pay: cards take ${showDollars(leastCardCents)} or more. Choose 100 %, or less.`,
    );
  }
  const written = writtenCode(code);
  const isThere = () => fieldProblem('code', `The code ${written} exists already.`, 'conflict');
  if ((await database.$count(discountCodes, isCode(code))) > 0) throw isThere();
  const chosen = lasts ?? (percentOff === 100 ? 'forever' : 'once');
  const [created] = await database
    .insert(discountCodes)
    .values({
      id: randomUUID(),
      code: written,
      percentOff,
      lasts: chosen,
      months: chosen === 'months' ? (months ?? null) : null,
      trialDays,
      expiresAt,
      maxUses,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw isThere();
  return created;
}

/** Nobody can use the code anymore; people who have used it keep the discount. @throws Problem `not_found` */
export async function endDiscountCode({ database, clock }: Services, code: string): Promise<DiscountCode> {
  const [ended] = await database
    .update(discountCodes)
    .set({ endedAt: clock.now() })
    .where(and(isCode(code), isNull(discountCodes.endedAt)))
    .returning();
  if (!ended) throw new Problem('not_found', `There is no code ${writtenCode(code)} that could be ended.`);
  return ended;
}

type CodePage = { limit?: number; offset?: number };

/** All codes, or a page of them, ended ones too, the newest first. */
export async function listDiscountCodes(
  { database }: Pick<Services, 'database'>,
  { limit, offset = 0 }: CodePage = {},
): Promise<DiscountCode[]> {
  const codes = database
    .select()
    .from(discountCodes)
    .orderBy(desc(discountCodes.createdAt), discountCodes.id);
  return limit === undefined ? await codes : await codes.limit(limit).offset(offset);
}

export function countDiscountCodes(database: Database): Promise<number> {
  return database.$count(discountCodes);
}
