import { expect, test } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { ProviderUnavailable } from '#server/lib/payments/provider.ts';
import { sandboxCustomers } from '#server/lib/payments/tables.ts';
import { accounts } from '#server/tables/accounts.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addPrice } from './testing/fixtures.ts';
import { newSubscriber } from './testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

/** A subscriber whose account was to be deleted 15 days ago. */
async function departed() {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await services.database
    .update(accounts)
    .set({ deletionRequestedAt: clock.now() })
    .where(eq(accounts.id, ann.account.id));
  clock.advance(15 * 86_400_000);
  const left = async () => ({
    customers: await services.database.$count(
      sandboxCustomers,
      eq(sandboxCustomers.accountId, ann.account.id),
    ),
    accounts: await services.database.$count(accounts, eq(accounts.id, ann.account.id)),
  });
  expect(await left()).toEqual({ customers: 1, accounts: 1 });
  return left;
}

test('a purged account is forgotten at the payment provider too', async () => {
  const left = await departed();
  await runScheduledJob(services, 'purgeAccounts');
  expect(await left()).toMatchObject({ customers: 0 });
});

test('an account is not purged before the payment provider has forgotten the person', async () => {
  const left = await departed();
  const deleteCustomer = async () => {
    throw new ProviderUnavailable('no answer', { mayStillHappen: true });
  };
  await runScheduledJob({ ...services, payments: { ...services.payments, deleteCustomer } }, 'purgeAccounts');
  expect(await left()).toEqual({ customers: 1, accounts: 1 });
});
