import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from '#server/lib/database/query.ts';
import type { ProviderDiscount } from '#server/lib/payments/provider.ts';
import { fieldProblem, type Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import {
  type DiscountCode,
  discountCodes,
  discountRedemptions,
  paymentOperations,
} from '#server/tables/subscriptions.ts';
import { subscriptionsMessages } from './messages.ts';

/** One problem for a code that is unknown, expired, ended, used up or used before (docs/product-decisions.md#price-without-login). */
function invalidCode(): Problem {
  return fieldProblem('discountCode', subscriptionsMessages.discountInvalid, 'discount_invalid');
}

/** A new code as an operator writes it, in the capitals in which it is stored and shown. */
export const writtenCode = (written: string): string => written.trim().toUpperCase();

/**
 * The code that was typed, whichever dashes it has. Codes from before dashes stopped to count may differ in them alone:
 * then the one that was typed with its dashes is meant.
 */
export function isCode(typed: string): SQL {
  const first = sql`select found.id from discount_codes found where translate(found.code, '-_', '') = ${typedCode(typed)}
    order by found.code = ${writtenCode(typed)} desc, found.created_at limit 1`;
  return sql`${discountCodes.id} = (${first})`;
}

function isUsable(typed: string, now: Date) {
  return and(
    isCode(typed),
    isNull(discountCodes.endedAt),
    or(isNull(discountCodes.expiresAt), gt(discountCodes.expiresAt, now)),
    or(isNull(discountCodes.maxUses), lt(discountCodes.uses, discountCodes.maxUses)),
  );
}

/** The code that was typed. One statement for every reason, so that its time reveals nothing. @throws Problem */
export async function findValidCode(database: Database, typed: string, now: Date): Promise<DiscountCode> {
  const [code] = await database.select().from(discountCodes).where(isUsable(typed, now));
  if (!code) throw invalidCode();
  return code;
}

/** The code that was typed, if a payment of this form has taken it before, even as its last use. */
export async function findReservedCode(
  database: Database,
  idempotencyKey: string,
  typed: string,
): Promise<DiscountCode | undefined> {
  const isTaken = and(
    eq(discountRedemptions.accountId, paymentOperations.accountId),
    eq(discountRedemptions.operationId, paymentOperations.id),
  );
  const [code] = await database
    .select(getTableColumns(discountCodes))
    .from(paymentOperations)
    .innerJoin(discountRedemptions, isTaken)
    .innerJoin(discountCodes, eq(discountCodes.id, discountRedemptions.codeId))
    .where(and(eq(paymentOperations.idempotencyKey, idempotencyKey), isCode(typed)));
  return code;
}

/**
 * Takes one use of the code for an operation, in the transaction that inserts the operation. Only one operation gets the
 * last use, and each person gets one use. It is released if the operation fails.
 * @throws Problem `discount_invalid`
 */
export async function reserveCode(
  tx: Database,
  typed: string,
  { accountId, id: operationId }: { accountId: string; id: string },
  now: Date,
): Promise<DiscountCode> {
  const [code] = await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(isUsable(typed, now))
    .returning();
  if (!code) throw invalidCode();
  const [reserved] = await tx
    .insert(discountRedemptions)
    .values({ accountId, codeId: code.id, operationId })
    .onConflictDoNothing()
    .returning();
  if (!reserved) throw invalidCode();
  return code;
}

/** Makes the use of a code final, or releases it. Does nothing for an operation without a code. */
export async function settleRedemption(
  tx: Database,
  { accountId, id }: { accountId: string; id: string },
  outcome: 'used' | 'released',
  now: Date,
): Promise<void> {
  const isReserved = and(
    eq(discountRedemptions.accountId, accountId),
    eq(discountRedemptions.operationId, id),
    isNull(discountRedemptions.usedAt),
  );
  if (outcome === 'used') {
    await tx.update(discountRedemptions).set({ usedAt: now }).where(isReserved);
    return;
  }
  const [freed] = await tx.delete(discountRedemptions).where(isReserved).returning();
  if (!freed) return;
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} - 1` })
    .where(eq(discountCodes.id, freed.codeId));
}

/** The terms of a code, for the payment provider. */
function termsOf({ id, percentOff, lasts, months }: DiscountCode): ProviderDiscount {
  return { codeId: id, percentOff, lasts: lasts === 'months' ? { months: months ?? 1 } : lasts };
}

/** @throws Error when there is none of this id */
export async function findDiscount(database: Database, codeId: string): Promise<ProviderDiscount> {
  const [code] = await database.select().from(discountCodes).where(eq(discountCodes.id, codeId));
  if (!code) throw new Error('The discount code is gone.');
  return termsOf(code);
}
