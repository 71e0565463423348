import { expect, test, vi } from 'vitest';
import { dayMs } from '#server/lib/clock.ts';
import { prices } from '#server/tables/subscriptions.ts';
import { testApp } from '#server/testing/test-app.ts';
import { createPagePrice } from '../page-price.ts';

const { services, clock } = await testApp();
const minuteMs = 60_000;

const sell = (amountCents: number, intervalMonths: number) =>
  services.database
    .insert(prices)
    .values({ amountCents, currency: 'usd', intervalMonths, validFrom: clock.now() });

test('pages show the price that is sold, a new one within a minute, and the last one without the database', async () => {
  const readPrice = createPagePrice(services);
  expect(await readPrice()).toEqual({ month: '', period: '', months: '' });
  await sell(999, 1);
  clock.advance(minuteMs);
  await vi.waitFor(async () => expect(await readPrice()).toMatchObject({ month: '$9.99' }));

  await sell(2500, 3);
  expect(await readPrice()).toMatchObject({ month: '$9.99' });
  clock.advance(minuteMs);
  await vi.waitFor(async () =>
    expect(await readPrice()).toEqual({ month: '', period: '$25.00', months: '3' }),
  );

  await services.database.$client.query('alter table prices rename to prices_gone');
  clock.advance(minuteMs);
  for (let reads = 0; reads < 3; reads += 1) {
    expect(await readPrice()).toMatchObject({ period: '$25.00' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await services.database.$client.query('alter table prices_gone rename to prices');
});

test('pages show a new price also after the clock was ahead', async () => {
  clock.advance(40 * dayMs);
  const readPrice = createPagePrice(services);
  await readPrice();
  clock.advance(-40 * dayMs);
  await sell(3000, 3);
  await vi.waitFor(async () => expect(await readPrice()).toMatchObject({ period: '$30.00' }));
});

test('only one query runs at a time, and none within a minute', async () => {
  const select = vi.spyOn(services.database, 'select');
  const readPrice = createPagePrice(services);
  await Promise.all([readPrice(), readPrice(), readPrice()]);
  await readPrice();
  expect(select).toHaveBeenCalledTimes(1);
});
