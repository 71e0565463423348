import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { sandboxCustomers } from '../tables.ts';
import { rejections } from '../test-cards.ts';
import { settle } from './charge.ts';
import { customerOf, type Ledger, readLedger } from './ledger.ts';
import { changeLedger } from './ledger-changes.ts';

/** What the person is to confirm at the sandbox's bank; `amountCents` is null for a card that is to be used from now on. */
export type PendingConfirmation = { amountCents: number | null; last4: string };

/** The confirmation that a client secret opens; null if it opens none, or none anymore. */
export async function findConfirmation(
  database: Database,
  secret: string,
): Promise<PendingConfirmation | null> {
  const [row] = await database
    .select({ json: sql<string>`${sandboxCustomers.ledger}::text` })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerOf(secret)));
  return row ? confirmationIn(readLedger(row.json), secret) : null;
}

function confirmationIn(ledger: Ledger, secret: string): PendingConfirmation | null {
  const invoice = pendingInvoice(ledger, secret);
  if (invoice) return { amountCents: invoice.amountCents, last4: ledger.card?.last4 ?? '' };
  const check = pendingCheck(ledger, secret);
  return check ? { amountCents: null, last4: check.card.last4 } : null;
}

function pendingInvoice({ invoices }: Ledger, secret: string) {
  return invoices.find(
    ({ status, payment }) =>
      status === 'open' && payment?.state === 'action_needed' && payment.secret === secret,
  );
}

function pendingCheck({ checks }: Ledger, secret: string) {
  return checks.find((check) => check.secret === secret && check.state === 'action_needed');
}

/** Approves or rejects, as the card's owner would at the bank. false for a secret that opens nothing. */
export async function decideConfirmation(
  database: Database,
  secret: string,
  isApproved: boolean,
  now: Date,
): Promise<boolean> {
  if (!(await findConfirmation(database, secret))) return false;
  const outcome = await changeLedger(database, customerOf(secret), now, (ledger) => {
    const check = pendingCheck(ledger, secret);
    if (check) check.state = isApproved ? 'approved' : 'rejected';
    const invoice = pendingInvoice(ledger, secret);
    const subscription = ledger.subscriptions.find(({ id }) => id === invoice?.subscriptionId);
    if (!invoice || !subscription) return check ? 'decided' : 'too late';
    if (ledger.card) ledger.card.isAuthenticated = isApproved;
    if (isApproved) settle(ledger, subscription, invoice, now);
    else invoice.payment = { state: 'declined', message: rejections.authentication };
    return 'decided';
  });
  return outcome === 'decided';
}
