import { randomUUID } from 'node:crypto';
import type { Services } from '#server/services/services.ts';
import { discountCodes } from '#server/tables/subscriptions.ts';

const codes = [
  { code: 'HALF', percentOff: 50, lasts: 'forever' },
  { code: 'FREE', percentOff: 100, lasts: 'forever' },
] as const;

/** Adds the sandbox's discount codes unless they exist. */
export async function seedDiscountCodes({ database, clock }: Services): Promise<string[]> {
  for (const code of codes) {
    await database
      .insert(discountCodes)
      .values({ ...code, id: randomUUID(), createdAt: clock.now() })
      .onConflictDoNothing();
  }
  return codes.map(({ code, percentOff }) => `Discount code of ${percentOff} %: ${code}`);
}
