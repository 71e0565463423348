import { expect, test } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { changePrices } from './change-prices.ts';
import { lookAfterSubscriptions } from './look-after.ts';
import { sendNotices } from './notices.ts';
import { addPrice } from './scenario.ts';
import { newSubscriber } from './testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const dayMs = 86_400_000;

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(dayMs);
    await lookAfterSubscriptions(services);
    await sendNotices(services);
    await changePrices(services);
  }
}

test('a person told of a new price less than 30 days before a renewal pays the old one once more', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await pass(10);
  await addPrice(services, { amountCents: 1299, validFrom: clock.now() });
  await pass(1);
  expect(await ann.newLetters()).toContain('The price of Mind Your Step changes');
  await pass(20);
  expect(await ann.details()).toMatchObject({ lastCharge: 9.99, receipts: { length: 2 } });
  await pass(31);
  expect(await ann.details()).toMatchObject({ lastCharge: 12.99, receipts: { length: 3 } });
});
