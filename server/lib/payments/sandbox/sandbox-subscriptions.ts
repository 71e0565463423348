import type { CustomerSnapshot, ProviderOrder, ProviderPrice, ProviderSubscription } from '../provider.ts';
import { start as begin, finish } from './billing-cycle.ts';
import { change, changeSubscription, read, type Sandbox } from './ledger-changes.ts';

/** Subscriptions in the sandbox, as `PaymentProvider` describes them. */

export async function startSandboxSubscription(
  sandbox: Sandbox,
  key: string,
  order: ProviderOrder,
): Promise<CustomerSnapshot> {
  await change(sandbox, key, order.customerId, (ledger, now) => begin(ledger, order, now));
  return read(sandbox, order.customerId);
}

export function setSandboxEnd(
  sandbox: Sandbox,
  key: string,
  { id }: ProviderSubscription,
  end: 'never' | 'period_end' | Date,
): Promise<CustomerSnapshot> {
  return changeSubscription(sandbox, key, id, (subscription) => {
    subscription.cancelAtPeriodEnd = end === 'period_end';
    subscription.endsAt = end instanceof Date ? end : null;
  });
}

export async function endSandboxSubscription(
  sandbox: Sandbox,
  key: string,
  subscriptionId: string,
): Promise<void> {
  await changeSubscription(sandbox, key, subscriptionId, (subscription, ledger, now) =>
    finish(ledger, subscription, now),
  );
}

export async function changeSandboxPrice(
  sandbox: Sandbox,
  key: string,
  subscriptionId: string,
  price: ProviderPrice,
): Promise<void> {
  await changeSubscription(sandbox, key, subscriptionId, (subscription) => {
    subscription.nextPrice = price;
  });
}
