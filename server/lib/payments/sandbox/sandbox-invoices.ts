import { charge } from './charge.ts';
import { customerOf } from './ledger.ts';
import { changeInvoice, findById, read, type Sandbox } from './ledger-changes.ts';

/** Invoices in the sandbox, as `PaymentProvider` describes them. */

export async function voidSandboxInvoice(sandbox: Sandbox, key: string, invoiceId: string): Promise<boolean> {
  await changeInvoice(sandbox, key, invoiceId, (invoice) => {
    if (invoice.status === 'open') invoice.status = 'void';
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
    if (invoice.status === 'paid') invoice.refundedAt ??= now;
  });
}
