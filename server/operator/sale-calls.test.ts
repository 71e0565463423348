import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { rowsPerPage } from '#contract/operator-desk.ts';
import type { ListedCode } from '#contract/operator-sale.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { desc, sql } from '#server/lib/database/query.ts';
import { servicesIn } from '#server/services/services.ts';
import { storePrice } from '#server/subscriptions/set-price.ts';
import { addDiscountCode, addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { newSubscriber } from '#server/subscriptions/testing/subscriber.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { testApp } from '#server/testing/test-app.ts';
import { logInAnew } from './testing/log-in-anew.ts';

const tested = await testApp();
beforeEach(() => logInAnew(tested));
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
await addPrice(services);
const [support, billing, owner] = [
  await person({ userType: 'operator', operatorRole: 'support' }),
  await person({ userType: 'operator', operatorRole: 'billing' }),
  await person({ userType: 'operator', operatorRole: 'owner' }),
];

const create = (body: object) => billing.call(endpoints.createDiscountCode, body);
const read = async (endpoint: Endpoint, query = '') =>
  (await support.call({ ...endpoint, path: `${endpoint.path}${query}` as `/${string}` })).json();
const find = async (code: string): Promise<ListedCode> =>
  (await read(endpoints.listDiscountCodes)).codes.find((one: ListedCode) => one.code === code);
const lastEntry = async () =>
  (await services.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

test('a code is created, works, and is ended; the audit log has both', async () => {
  const code = `web-${randomUUID().slice(0, 8)}`;
  const created = await create({ code, percentOff: 50, lasts: 'months', months: 3, maxUses: 10 });
  expect(created.json()).toEqual({ message: `The code ${code.toUpperCase()} works from now on.` });
  expect(await lastEntry()).toMatchObject({
    ...{ operator: billing.account.id, command: 'code create', subject: code.toUpperCase() },
    details: { percent: 50, lasts: '3 months', uses: '0 of 10', expires: 'never' },
  });
  const ann = await newSubscriber(app, services);
  expect((await ann.subscribe('pm_card_visa', { discountCode: code })).statusCode).toBe(200);
  expect(await find(code.toUpperCase())).toEqual({
    code: code.toUpperCase(),
    percentOff: 50,
    lasts: 'months',
    months: 3,
    trialDays: 0,
    uses: 1,
    maxUses: 10,
    expiresOn: null,
    endedAt: null,
    state: 'usable',
  });
  const end = () => billing.call(endpoints.endDiscountCode, undefined, { code });
  expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 404]);
  expect(await lastEntry()).toMatchObject({ command: 'code end', subject: code.toUpperCase() });
  expect(await find(code.toUpperCase())).toMatchObject({ state: 'ended' });
  const again = (await create({ code, percentOff: 50 })).json();
  expect([again.code, Object.keys(again.errors)]).toEqual(['conflict', ['code']]);
});

test('a code that cannot be is rejected at its field', async () => {
  const fieldsOf = async (body: object) => Object.keys((await create(body)).json().errors);
  expect(await fieldsOf({ code: 'a b', percentOff: 101, trialDays: 366, maxUses: 0 })).toEqual([
    ...['code', 'percentOff', 'trialDays', 'maxUses'],
  ]);
  expect(await fieldsOf({ code: 'never-ends', percentOff: 50, lasts: 'months' })).toEqual(['months']);
  expect(await fieldsOf({ code: 'almost-free', percentOff: 99 })).toEqual(['percentOff']);
  await create({ code: 'no-months', percentOff: 50, lasts: 'once', months: 3 });
  expect(await find('NO-MONTHS')).toMatchObject({ lasts: 'once', months: null });
  await create({ code: 'for-nothing', percentOff: 100 });
  expect(await find('FOR-NOTHING')).toMatchObject({ lasts: 'forever', months: null });
});

test('codes come a page at a time, and say whether they can be used', async () => {
  await create({ code: 'soon-over', percentOff: 10, expiresOn: '2026-06-03' });
  expect(await find('SOON-OVER')).toMatchObject({ state: 'usable', expiresOn: '2026-06-03' });
  clock.advance(3 * dayMs);
  await logInAnew(tested);
  expect(await find('SOON-OVER')).toMatchObject({ state: 'expired' });
  await addDiscountCode(services, { code: 'used-up', maxUses: 2, uses: 2 });
  expect(await find('USED-UP')).toMatchObject({ state: 'usedUp' });
  for (let index = 0; index < rowsPerPage; index += 1) await addDiscountCode(services);
  const [first, second] = [
    await read(endpoints.listDiscountCodes),
    await read(endpoints.listDiscountCodes, '?page=2'),
  ];
  expect(first.codes).toHaveLength(rowsPerPage);
  expect(second.codes).toHaveLength(first.total - rowsPerPage);
});

test('support changes no code, and only an owner sets the price', async () => {
  const body = { code: 'mine', percentOff: 50 };
  expect((await support.call(endpoints.createDiscountCode, body)).statusCode).toBe(403);
  await create(body);
  expect((await support.call(endpoints.endDiscountCode, undefined, { code: 'mine' })).statusCode).toBe(403);
  expect((await billing.call(endpoints.setPrice, { price: 12.99 })).statusCode).toBe(403);
});

test('a price begins on the day that the page names at the earliest, and the audit log has it', async () => {
  const set = (body: object) => owner.call(endpoints.setPrice, { price: 12.99, ...body });
  const { earliestDay, prices } = await read(endpoints.listPrices);
  expect(prices).toMatchObject([{ price: 9.99, intervalMonths: 1, state: 'current' }]);
  const dayBefore = new Date(Date.parse(earliestDay) - dayMs).toISOString().slice(0, 10);
  expect((await set({ validFrom: dayBefore })).json().errors.validFrom).toContain(earliestDay);
  for (const price of [0.49, 10_000, 9.999]) {
    expect(Object.keys((await set({ price })).json().errors)).toEqual(['price']);
  }
  expect((await set({ validFrom: earliestDay, intervalMonths: 3 })).statusCode).toBe(200);
  expect(await lastEntry()).toMatchObject({
    ...{ operator: owner.account.id, command: 'price set', subject: '$12.99' },
    details: { dollars: 12.99, 'every months': 3, from: earliestDay },
  });
  expect((await set({})).statusCode).toBe(409);
  const after = await read(endpoints.listPrices);
  expect(after.earliestDay).toBeNull();
  expect(after.prices).toMatchObject([
    { price: 12.99, intervalMonths: 3, state: 'announced', validFrom: earliestDay },
    { price: 9.99, state: 'current' },
  ]);
  // Sessions last for 30 days after the last call.
  clock.advance(16 * dayMs);
  await logInAnew(tested);
  await read(endpoints.listPrices);
  clock.advance(16 * dayMs);
  await logInAnew(tested);
  expect((await read(endpoints.listPrices)).prices).toMatchObject([
    { state: 'current' },
    { state: 'earlier' },
  ]);
});

test('of two operators who set a price at the same time, one does', async () => {
  const both = await Promise.allSettled(
    [31, 32].map((days) =>
      services.database.transaction(async (tx) => {
        const validFrom = new Date(clock.now().getTime() + days * dayMs);
        const price = { cents: 1399, intervalMonths: 1, trialDays: 0, validFrom } as const;
        await storePrice(servicesIn(services, tx), price);
        await tx.execute(sql`select pg_sleep(0.1)`);
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [rejected] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(rejected).toMatchObject({ code: 'conflict' });
});

test('subscriptions that renew are counted, and those that end are not', async () => {
  const renewing = async () => (await read(endpoints.listPrices)).renewing;
  const before = await renewing();
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  expect(await renewing()).toBe(before + 1);
  await ann.cancel();
  expect(await renewing()).toBe(before);
});
