import { expect, test, vi } from 'vitest';
import { dayMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { type PaymentProvider, ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { seedSubscription } from '#server/sandbox/seeds/seed-subscription.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { discountCodes, paymentOperations } from '#server/tables/subscriptions.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findSubscription } from '../queries.ts';
import { takePayment } from '../take-payment.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { repairPayments } from './repair-payments.ts';
import { runOperation } from './run-operation.ts';

/** A process that is slower than its claim lasts: another one resumes its operation. */

const { services, clock } = await testApp();
await addPrice(services);

const payment = (accountId: string, discountCode: string | null = null) => ({
  accountId,
  address: '',
  paymentMethodId: 'pm_card_visa',
  discountCode,
  idempotencyKey: undefined,
});

const operationsOf = (accountId: string) =>
  services.database.select().from(paymentOperations).where(eq(paymentOperations.accountId, accountId));

async function paidBy(accountId: string): Promise<number[]> {
  const row = await findSubscription(services.database, accountId);
  const snapshot = row?.customerId ? await services.payments.read(row.customerId) : null;
  const paid = snapshot?.invoices.filter(({ status, refundedAt }) => status === 'paid' && !refundedAt) ?? [];
  return paid.map(({ amountCents }) => amountCents);
}

/** After this command 61 seconds pass, and the repair runs. */
function slowAfter<Command extends keyof PaymentProvider>(command: Command): Services {
  const original = services.payments[command] as (...args: unknown[]) => Promise<unknown>;
  const slow = async (...args: unknown[]) => {
    const result = await original(...args);
    clock.advance(61_000);
    await repairPayments(services);
    return result;
  };
  return { ...services, payments: { ...services.payments, [command]: slow } };
}

test('a process that is slower than the repair does not charge, and a single-use code is used once', async () => {
  const [ann, bob] = [await signUpPerson(services), await signUpPerson(services)];
  const { id, code } = await addDiscountCode(services, { maxUses: 1 });
  const slow = takePayment(slowAfter('attachCard'), payment(ann.account.id, code));
  await expect(slow).rejects.toMatchObject({ code: 'conflict' });
  expect((await operationsOf(ann.account.id)).map(({ state }) => state)).toEqual(['failed']);
  expect(await paidBy(ann.account.id)).toEqual([]);
  await takePayment(services, payment(bob.account.id, code));
  expect(await paidBy(bob.account.id)).toEqual([499]);
  const [used] = await services.database.select().from(discountCodes).where(eq(discountCodes.id, id));
  expect(used?.uses).toBe(1);
  await takePayment(services, payment(ann.account.id));
  expect(await paidBy(ann.account.id)).toEqual([999]);
});

test('a payment that ends after its operation was resumed is settled once, with its real outcome', async () => {
  const { account } = await signUpPerson(services);
  const { code } = await addDiscountCode(services, { maxUses: 1 });
  const slow = takePayment(slowAfter('start'), payment(account.id, code));
  await expect(slow).rejects.toMatchObject({ code: 'conflict' });
  expect((await operationsOf(account.id)).map(({ state }) => state)).toEqual(['done']);
  expect(await paidBy(account.id)).toEqual([499]);
});

test('a refund that another process has resumed sends no second command', async () => {
  const { account } = await signUpPerson(services);
  await seedSubscription(services, account.id);
  const row = await findSubscription(services.database, account.id);
  const snapshot = await services.payments.read(row?.customerId ?? '');
  const input = { invoiceIds: snapshot.invoices.map(({ id }) => id) };
  const slow = slowAfter('refundInvoice');
  const endNow = vi.fn(slow.payments.endNow);
  const refund = runOperation(
    { ...slow, payments: { ...slow.payments, endNow } },
    { accountId: account.id, kind: 'refund', input },
  );
  await expect(refund).rejects.toMatchObject({ code: 'conflict' });
  expect(endNow).not.toHaveBeenCalled();
  expect(await paidBy(account.id)).toEqual([]);
});

test('a payment whose outcome was unclear while the clock was 40 days ahead is repaired when the clock is right', async () => {
  const { account } = await signUpPerson(services);
  const start = async () => {
    throw new ProviderUnavailable('no response', { mayStillHappen: true });
  };
  clock.advance(40 * dayMs);
  const unclear = takePayment(
    { ...services, payments: { ...services.payments, start } },
    payment(account.id),
  );
  await expect(unclear).rejects.toMatchObject({ code: 'provider_unavailable' });
  clock.advance(-40 * dayMs);
  await repairPayments(services);
  expect((await operationsOf(account.id)).map(({ state }) => state)).toEqual(['failed']);
  await takePayment(services, payment(account.id));
  expect(await paidBy(account.id)).toEqual([999]);
});

test('the claim is extended while the provider is working, so that no other process resumes the operation', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { account } = await signUpPerson(services);
  const start: PaymentProvider['start'] = async (...args) => {
    for (let seconds = 0; seconds < 100; seconds += 20) {
      clock.advance(20_000);
      await vi.advanceTimersByTimeAsync(20_000);
      await vi.waitFor(async () => {
        const [operation] = await operationsOf(account.id);
        expect(operation?.claimedUntil.getTime()).toBe(clock.now().getTime() + 60_000);
      });
      await repairPayments(services);
    }
    return services.payments.start(...args);
  };
  const slow = { ...services, payments: { ...services.payments, start } };
  await takePayment(slow, payment(account.id));
  vi.useRealTimers();
  expect((await operationsOf(account.id)).map(({ state }) => state)).toEqual(['done']);
  expect(await paidBy(account.id)).toEqual([999]);
});
