import { expect, test } from 'vitest';
import { seedSubscription } from '#server/sandbox/seeds/seed-subscription.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findSubscription } from '../queries.ts';
import { currentOf } from '../state.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { addPrice } from '../testing/fixtures.ts';
import { createCachedSnapshot } from './cached-snapshot.ts';

const { services } = await testApp();
await addPrice(services);

/** A subscriber, and services that count how often the provider is read. */
async function subscriber() {
  const { account } = await signUpPerson(services);
  await seedSubscription(services, account.id);
  let reads = 0;
  const read: Services['payments']['read'] = (...args) => {
    reads += 1;
    return services.payments.read(...args);
  };
  const counted: Services = { ...services, payments: { ...services.payments, read } };
  const cachedFor = async (isResumed: boolean) => {
    const cached = createCachedSnapshot(counted, account.id, isResumed);
    const snapshot = await cached.get();
    const current = snapshot && currentOf(snapshot);
    if (!snapshot || !current) throw new Error('there is no subscription');
    const cancel = () => services.payments.setEnd('cancel', current, 'period_end');
    return { cached, snapshot, cancel };
  };
  return { accountId: account.id, cachedFor, reads: () => reads };
}

async function isCanceled(accountId: string) {
  return (await findSubscription(services.database, accountId))?.cancelAtPeriodEnd;
}

test('what a command returns is stored without another read', async () => {
  const ann = await subscriber();
  const { cached, cancel } = await ann.cachedFor(false);
  await cached.send(cancel);
  expect((await cached.get())?.subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  expect((await cached.get())?.invoices).toHaveLength(1);
  expect(await isCanceled(ann.accountId)).toBe(true);
  expect(ann.reads()).toBe(1);
});

test('the provider is read again when another process has read it during a command', async () => {
  const ann = await subscriber();
  const { cached, cancel } = await ann.cachedFor(false);
  await cached.send(async () => {
    await syncSubscription(services, ann.accountId);
    return cancel();
  });
  expect(await isCanceled(ann.accountId)).toBe(true);
  expect(ann.reads()).toBe(2);
});

test('a resumed operation does not trust what a repeated command returns', async () => {
  const ann = await subscriber();
  const { cached, snapshot, cancel } = await ann.cachedFor(true);
  await cached.send(async () => {
    await cancel();
    return snapshot;
  });
  expect((await cached.get())?.subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  expect(await isCanceled(ann.accountId)).toBe(true);
});
