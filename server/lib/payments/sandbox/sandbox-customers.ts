import { randomUUID } from 'node:crypto';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { CardRejected, type ProviderSubscription } from '../provider.ts';
import { sandboxCards, sandboxCustomers } from '../tables.ts';
import { cardOfStripeId, declineOf, rejections, type TestCard } from '../test-cards.ts';
import { emptyLedger, type Ledger, newClientSecret, newId } from './ledger.ts';
import { change, changeLedger, done, findById, type Sandbox } from './ledger-changes.ts';

/** Customers in the sandbox and their cards, as `PaymentProvider` describes them. */

export async function createSandboxCustomer(
  { database }: Sandbox,
  _key: string,
  { accountId }: { accountId: string },
): Promise<string> {
  const id = `cus_${randomUUID().replaceAll('-', '')}`;
  await database
    .insert(sandboxCustomers)
    .values({ id, accountId, ledger: emptyLedger })
    .onConflictDoNothing({ target: sandboxCustomers.accountId });
  const [row] = await database
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.accountId, accountId));
  return row?.id ?? id;
}

export async function deleteSandboxCustomer({ database }: Sandbox, customerId: string): Promise<void> {
  await database.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
}

export async function attachSandboxCard(
  sandbox: Sandbox,
  key: string,
  customerId: string,
  paymentMethodId: string,
  _running: ProviderSubscription | null,
): Promise<void> {
  const card = await findCard(sandbox.database, paymentMethodId);
  await change(sandbox, key, customerId, (ledger) => {
    ledger.card = { ...card, isAuthenticated: false };
  });
}

export async function removeSandboxCard(sandbox: Sandbox, key: string, customerId: string): Promise<void> {
  await change(sandbox, key, customerId, (ledger) => {
    ledger.card = null;
  });
}

export async function beginSandboxCardChange(
  { database, clock }: Sandbox,
  key: string,
  customerId: string,
  paymentMethodId: string,
): Promise<string> {
  const card = await findCard(database, paymentMethodId);
  if (card.outcome === 'insufficient_funds') throw declinedBy(card);
  const begin = (ledger: Ledger) => {
    const id = newId('seti', customerId);
    const state = card.outcome === 'authentication_needed' ? 'action_needed' : 'approved';
    ledger.checks.unshift({ id, card, secret: newClientSecret(id), state });
    return id;
  };
  return changeLedger(database, customerId, clock.now(), begin, key);
}

export async function finishSandboxCardChange(
  { database, clock }: Sandbox,
  _key: string,
  customerId: string,
  checkId: string,
  _running: ProviderSubscription | null,
): Promise<string | null> {
  const finishCheck = (ledger: Ledger) => {
    const { state, secret, card } = findById(ledger.checks, checkId);
    if (state === 'action_needed') return secret;
    if (state === 'rejected')
      throw new CardRejected(rejections.authentication, 'setup_intent_authentication_failure');
    ledger.card = { ...card, isAuthenticated: true };
    return done;
  };
  const result = await changeLedger(database, customerId, clock.now(), finishCheck);
  return result === done ? null : result;
}

/** The card of an id that the sandbox issued, or of one of Stripe's. @throws CardRejected for any other */
async function findCard(database: Database, paymentMethodId: string): Promise<TestCard> {
  const [issued] = await database.select().from(sandboxCards).where(eq(sandboxCards.id, paymentMethodId));
  const card = issued ?? cardOfStripeId(paymentMethodId);
  if (!card) throw new CardRejected(rejections.unknown_method);
  if (card.outcome === 'declined') throw declinedBy(card);
  return { brand: card.brand, last4: card.last4, outcome: card.outcome };
}

function declinedBy(card: TestCard): CardRejected {
  const { message, code } = declineOf(card);
  return new CardRejected(message, code);
}
