import { expect, test } from 'vitest';
import { closeAccount } from '#server/account-page/close-account.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findSubscription } from '../queries.ts';
import { takePayment } from '../take-payment.ts';
import { addPrice } from '../testing/fixtures.ts';

const { services } = await testApp();
await addPrice(services);

test('an account that is closed while its payment runs is not charged again', async () => {
  const { account } = await signUpPerson(services);
  const start: Services['payments']['start'] = async (...args) => {
    const started = await services.payments.start(...args);
    const origin = 'http://localhost';
    await services.database.transaction((tx) => closeAccount(services, tx, account.id, origin));
    return started;
  };
  await takePayment(
    { ...services, payments: { ...services.payments, start } },
    {
      accountId: account.id,
      address: '',
      paymentMethodId: 'pm_card_visa',
      discountCode: null,
      idempotencyKey: undefined,
    },
  );
  expect(await findSubscription(services.database, account.id)).toMatchObject({ cancelAtPeriodEnd: false });
  await services.jobs.runDue(services, 'stopRenewal');
  const after = await findSubscription(services.database, account.id);
  expect(after).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
});
