import { randomBytes } from 'node:crypto';
import type { Database } from '#server/lib/database/pool.ts';
import { CardRejected } from '../provider.ts';
import { sandboxCards } from '../tables.ts';
import { cardOfNumber, rejections } from '../test-cards.ts';

export type CardFields = { number: string; expMonth: string; expYear: string; cvc: string };

/**
 * Turns a test card into a payment method id, as the provider's card fields do in the browser. Only the brand, the last
 * four digits and the outcome of its charges are stored.
 * @throws CardRejected for a card that has expired or is no test card
 */
export async function issueCard(
  database: Database,
  { number, expMonth, expYear }: CardFields,
  now: Date,
): Promise<{ paymentMethodId: string; card: { brand: string; last4: string } }> {
  const card = cardOfNumber(number);
  if ('rejection' in card) throw new CardRejected(card.rejection);
  const expiresAt = Date.UTC(2000 + Number(expYear), Number(expMonth));
  if (expiresAt <= now.getTime()) throw new CardRejected(rejections.expired);
  const id = `pm_sandbox_${randomBytes(12).toString('hex')}`;
  await database.insert(sandboxCards).values({ id, ...card, createdAt: now });
  return { paymentMethodId: id, card: { brand: card.brand, last4: card.last4 } };
}
