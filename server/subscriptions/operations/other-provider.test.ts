import { expect, test } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { executeOperation } from '#server/subscriptions/operations/execute-operation.ts';
import {
  type OperationKind,
  paymentOperations,
  receipts,
  subscriptions,
} from '#server/tables/subscriptions.ts';
import { testApp } from '#server/testing/test-app.ts';
import { deleteCustomer } from '../delete-customer.ts';
import { cancelFor, refundFor } from '../operate-subscription.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';

const { app, services } = await testApp();
await addPrice(services);

/** A person who pays with Stripe, on a server that is set to the sandbox. */
async function subscriberOfStripe() {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await services.database
    .update(subscriptions)
    .set({ provider: 'stripe', customerId: `cus_${ann.account.id}` })
    .where(eq(subscriptions.accountId, ann.account.id));
  return ann;
}

async function rowsOf(accountId: string) {
  const { database } = services;
  return {
    subscription: await database.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)),
    operations: await database
      .select()
      .from(paymentOperations)
      .where(eq(paymentOperations.accountId, accountId)),
    receipts: await database.select().from(receipts).where(eq(receipts.accountId, accountId)),
  };
}

const otherProvider = /Nothing was done.* is with Stripe.* set to the sandbox/;

test('what the configured payment provider cannot do is not reported as done, and leaves no trace', async () => {
  const ann = await subscriberOfStripe();
  const { id } = ann.account;
  const before = await rowsOf(id);
  await expect(cancelFor(services, id, 'ruth')).rejects.toThrow(otherProvider);
  await expect(refundFor(services, id, 'ruth', { all: true, ends: true })).rejects.toThrow(otherProvider);
  await expect(deleteCustomer(services, id)).rejects.toThrow(otherProvider);
  await expect(syncSubscription(services, id)).rejects.toThrow(otherProvider);
  const responses = [await ann.cancel(), await ann.refund(), await ann.changeCard('pm_card_visa')];
  expect(responses.map((response) => response.json().code)).toEqual(Array(3).fill('provider_unavailable'));
  expect(await rowsOf(id)).toEqual(before);
});

test('a person who starts to pay here keeps the customer at the other provider', async () => {
  const ann = await subscriberOfStripe();
  const ended = { status: 'ended', providerId: null } as const;
  await services.database.update(subscriptions).set(ended).where(eq(subscriptions.accountId, ann.account.id));
  const before = await rowsOf(ann.account.id);
  expect((await ann.subscribe('pm_card_visa')).json().code).toBe('provider_unavailable');
  expect(await rowsOf(ann.account.id)).toEqual(before);
});

test.for<OperationKind>(['cancel', 'end', 'refund'])(
  '%s does nothing for a subscription that no payment provider knows',
  async (kind) => {
    const { account } = await newSubscriber(app, services);
    await services.database.insert(subscriptions).values({ accountId: account.id, status: 'active' });
    const now = services.clock.now();
    const ids = {
      accountId: account.id,
      id: account.id,
      idempotencyKey: null,
      auditEntry: null,
      failure: null,
    };
    const times = { claimedUntil: now, createdAt: now, settledAt: null };
    const operation = { ...ids, ...times, kind, state: 'started', input: {} } as const;
    expect(await executeOperation(services, operation, false)).toEqual({
      state: 'failed',
      failure: { because: 'not made' },
    });
  },
);
