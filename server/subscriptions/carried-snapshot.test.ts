import { expect, test } from 'vitest';
import { signUp } from '#server/accounts/scenario.ts';
import type { Services } from '#server/services.ts';
import { testApp } from '#server/testing/test-app.ts';
import { carrySnapshot } from './carried-snapshot.ts';
import { findSubscription } from './queries.ts';
import { refresh } from './refresh.ts';
import { addPrice } from './scenario.ts';
import { seedSubscription } from './seed-subscription.ts';
import { currentOf } from './state.ts';

const { services } = await testApp();
await addPrice(services);

/** A subscriber, and services that count how often the provider is read. */
async function subscriber() {
  const { account } = await signUp(services);
  await seedSubscription(services, account.id);
  let reads = 0;
  const read: Services['payments']['read'] = (...args) => {
    reads += 1;
    return services.payments.read(...args);
  };
  const counted: Services = { ...services, payments: { ...services.payments, read } };
  const snapshotOf = async (isTakenUp: boolean) => {
    const snapshot = carrySnapshot(counted, account.id, isTakenUp);
    const truth = await snapshot.get();
    const current = truth && currentOf(truth);
    if (!truth || !current) throw new Error('there is no subscription');
    const cancel = () => services.payments.setEnd('cancel', current, 'period_end');
    return { snapshot, truth, cancel };
  };
  return { accountId: account.id, snapshotOf, reads: () => reads };
}

async function isCancelled(accountId: string) {
  return (await findSubscription(services.database, accountId))?.cancelAtPeriodEnd;
}

test('what a command returns is stored without another read', async () => {
  const ann = await subscriber();
  const { snapshot, cancel } = await ann.snapshotOf(false);
  await snapshot.follow(cancel);
  expect((await snapshot.get())?.subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  expect((await snapshot.get())?.invoices).toHaveLength(1);
  expect(await isCancelled(ann.accountId)).toBe(true);
  expect(ann.reads()).toBe(1);
});

test('the provider is read again when another process has read it during a command', async () => {
  const ann = await subscriber();
  const { snapshot, cancel } = await ann.snapshotOf(false);
  await snapshot.follow(async () => {
    await refresh(services, ann.accountId);
    return cancel();
  });
  expect(await isCancelled(ann.accountId)).toBe(true);
  expect(ann.reads()).toBe(2);
});

test('a resumed operation does not trust what a repeated command returns', async () => {
  const ann = await subscriber();
  const { snapshot, truth, cancel } = await ann.snapshotOf(true);
  await snapshot.follow(async () => {
    await cancel();
    return truth;
  });
  expect((await snapshot.get())?.subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  expect(await isCancelled(ann.accountId)).toBe(true);
});
