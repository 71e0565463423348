import { type ProviderCharge, ProviderRefused } from '../provider.ts';
import { finish } from './billing-cycle.ts';
import { charge } from './charge.ts';
import { customerOf } from './ledger.ts';
import { changeInvoice, findById, read, readLedgerOf, type Sandbox } from './ledger-changes.ts';

/** Invoices in the sandbox, as `PaymentProvider` describes them. */

export async function voidSandboxInvoice(sandbox: Sandbox, key: string, invoiceId: string): Promise<boolean> {
  await changeInvoice(sandbox, key, invoiceId, (invoice, ledger, now) => {
    if (invoice.status !== 'open') return;
    invoice.status = 'void';
    const subscription = findById(ledger.subscriptions, invoice.subscriptionId);
    // Without its first payment it is over, as at Stripe.
    if (subscription.status === 'incomplete') finish(ledger, subscription, now);
  });
  const { invoices } = await read(sandbox, customerOf(invoiceId));
  return invoices.some(({ id, status }) => id === invoiceId && status === 'void');
}

export async function paySandboxInvoice(sandbox: Sandbox, key: string, invoiceId: string): Promise<void> {
  await changeInvoice(sandbox, key, invoiceId, (invoice, ledger, now) => {
    if (invoice.status !== 'open') return;
    charge(ledger, findById(ledger.subscriptions, invoice.subscriptionId), invoice, now, 'person');
  });
}

export async function refundSandboxInvoice(sandbox: Sandbox, key: string, invoiceId: string): Promise<void> {
  await changeInvoice(sandbox, key, invoiceId, (invoice, _ledger, now) => {
    if (invoice.dispute) throw new ProviderRefused('The sandbox refused: charge_disputed');
    if (invoice.status === 'paid') invoice.refundedAt ??= now;
  });
}

/** What was charged, and what could not be: a free invoice charges nothing. */
export async function readSandboxCharges(sandbox: Sandbox, customerId: string): Promise<ProviderCharge[]> {
  const { invoices } = await readLedgerOf(sandbox, customerId);
  return invoices
    .filter(({ card, payment }) => card !== null || payment?.state === 'declined')
    .map(({ createdAt, paidAt, amountCents, card, payment }) => ({
      at: paidAt ?? createdAt,
      cents: amountCents,
      card,
      failure: payment?.state === 'declined' ? payment.message : null,
    }));
}
