import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { sandboxCustomers } from '../tables.ts';
import { settle } from './charge.ts';
import { customerOf, type Ledger, readLedger } from './ledger.ts';
import { changeLedger } from './sandbox-provider.ts';
import { refusals } from './test-cards.ts';

/** What the person is to confirm at the sandbox's bank; `amountCents` is null for a card that is to be used from now on. */
export type BankQuestion = { amountCents: number | null; last4: string };

/** The confirmation that a client secret opens; null if it opens none, or none any more. */
export async function findQuestion(database: Database, secret: string): Promise<BankQuestion | null> {
  const [row] = await database
    .select({ json: sql<string>`${sandboxCustomers.ledger}::text` })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerOf(secret)));
  return row ? questionIn(readLedger(row.json), secret) : null;
}

function questionIn(ledger: Ledger, secret: string): BankQuestion | null {
  const invoice = askedInvoice(ledger, secret);
  if (invoice) return { amountCents: invoice.amountCents, last4: ledger.card?.last4 ?? '' };
  const check = askedCheck(ledger, secret);
  return check ? { amountCents: null, last4: check.card.last4 } : null;
}

function askedInvoice({ invoices }: Ledger, secret: string) {
  return invoices.find(
    ({ status, payment }) =>
      status === 'open' && payment?.state === 'action_needed' && payment.secret === secret,
  );
}

function askedCheck({ checks }: Ledger, secret: string) {
  return checks.find((check) => check.secret === secret && check.state === 'action_needed');
}

/** Approves or rejects, as the card's owner would at the bank. false for a secret that opens nothing. */
export async function answerQuestion(
  database: Database,
  secret: string,
  isApproved: boolean,
  now: Date,
): Promise<boolean> {
  if (!(await findQuestion(database, secret))) return false;
  const outcome = await changeLedger(database, customerOf(secret), now, (ledger) => {
    const check = askedCheck(ledger, secret);
    if (check) check.state = isApproved ? 'approved' : 'rejected';
    const invoice = askedInvoice(ledger, secret);
    const subscription = ledger.subscriptions.find(({ id }) => id === invoice?.subscriptionId);
    if (!invoice || !subscription) return check ? 'answered' : 'too late';
    if (ledger.card) ledger.card.isAuthenticated = isApproved;
    if (isApproved) settle(ledger, subscription, invoice, now);
    else invoice.payment = { state: 'declined', message: refusals.authentication };
    return 'answered';
  });
  return outcome === 'answered';
}
