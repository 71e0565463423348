import { expect, test } from 'vitest';
import { emailsTo } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { changePrices } from './change-prices.ts';
import { sendNotices, sendNoticesTo } from './notices.ts';
import { removeAnnouncedPrice, storePrice } from './set-price.ts';
import { syncDueSubscriptions } from './sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from './testing/fixtures.ts';
import { newSubscriber } from './testing/subscriber.ts';

const { app, services, clock } = await testApp();
await addPrice(services);

const dayMs = 86_400_000;

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(dayMs);
    await syncDueSubscriptions(services);
    await runScheduledJob(services, 'sendNotices');
    await runScheduledJob(services, 'changePrices');
  }
}

test('a person notified of a new price less than 30 days before a renewal pays the old one once more', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await pass(10);
  await addPrice(services, { amountCents: 1299, validFrom: clock.now() });
  await pass(1);
  expect(await ann.newEmails()).toContain('The price of Mind Your Step changes');
  await pass(20);
  expect(await ann.details()).toMatchObject({ lastCharge: 9.99, receipts: { length: 2 } });
  await pass(31);
  expect(await ann.details()).toMatchObject({ lastCharge: 12.99, receipts: { length: 3 } });
});

test('the page and the email before a renewal name what it then charges, also when its price is new', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const { subscriptionPrice: old } = await ann.details();
  // Too late for the first renewal, in time for the second.
  await pass(3);
  await addPrice(services, { amountCents: 1399, validFrom: clock.now() });
  const renewals: object[] = [];
  for (let day = 0; day < 65; day += 1) {
    const { nextCharge: shown, receipts } = await ann.details();
    await pass(1);
    const { lastCharge: charged, receipts: more } = await ann.details();
    if (more.length === receipts.length) continue;
    const notice = (await emailsTo(services, ann.email)).find(({ subject }) => subject.includes('renews on'));
    renewals.push({ shown, emailed: /card is charged \$([\d.]+)\./.exec(notice?.text ?? '')?.[1], charged });
  }
  expect(renewals).toEqual([
    { shown: old, emailed: old.toFixed(2), charged: old },
    { shown: 13.99, emailed: '13.99', charged: 13.99 },
  ]);
});

test('an email or a new price that fails for one person reaches the others, once each', async () => {
  const ann = await newSubscriber(app, services);
  const bob = await newSubscriber(app, services);
  for (const person of [ann, bob]) await person.subscribe('pm_card_visa');
  await addPrice(services, { amountCents: 1499, validFrom: clock.now() });
  for (const person of [ann, bob]) await person.newEmails();
  const send: typeof services.jobs.send = async (database, name, data, options) => {
    if (name === 'mail' && 'accountId' in data && data.accountId === ann.account.id)
      throw new Error('not today');
    await services.jobs.send(database, name, data, options);
  };
  await runScheduledJob({ ...services, jobs: { ...services.jobs, send } }, 'sendNotices');
  expect(await bob.newEmails()).toEqual(['The price of Mind Your Step changes']);
  expect(await ann.newEmails()).toEqual([]);
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual(['The price of Mind Your Step changes']);
  await services.database.$client.query(
    `update subscriptions set period_end = $1 where account_id = any($2)`,
    [new Date(clock.now().getTime() + 1.5 * dayMs), [ann.account.id, bob.account.id]],
  );
  await services.database.$client.query(`update subscription_notices set accepted_at = $1`, [
    new Date(clock.now().getTime() - 30 * dayMs),
  ]);
  await changePrices(services);
  await changePrices(services);
  expect(await services.jobs.runDue(services, 'changePrice')).toBe(2);
});

test('a person who has been sent every email that is due gets no job, and no email twice', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  clock.advance(1000);
  await addPrice(services, { amountCents: 1599, validFrom: clock.now() });
  await runScheduledJob(services, 'sendNotices');
  await sendNotices(services);
  // A job of the test before, which failed and is tried again later, may be due by now.
  const { rows } = await services.database.$client.query(
    `select state from pgboss.job where name = 'sendNoticesTo' and data ->> 'accountId' = $1`,
    [ann.account.id],
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  await sendNoticesTo(services, { accountId: ann.account.id });
  const subjects = await ann.newEmails();
  expect(subjects.filter((subject) => subject.startsWith('The price'))).toHaveLength(1);
});

/** Days on which the mail server accepts nothing: what waits is given up. */
async function passWithoutMail(days: number): Promise<void> {
  await pass(days);
  await services.database.$client.query("delete from pgboss.job where name = 'mail'");
}

test('a notice that the mail server never accepted does not count: the old price stays, until it is sent again', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await ann.newEmails();
  const { lastCharge: old } = await ann.details();
  clock.advance(1000);
  await addPrice(services, { amountCents: 2999, validFrom: clock.now() });
  await passWithoutMail(1);
  await passWithoutMail(62);
  expect(await ann.details()).toMatchObject({ lastCharge: old, receipts: { length: 3 } });
  await pass(2);
  expect(await ann.newEmails()).toContain('The price of Mind Your Step changes');
  await pass(62);
  expect((await ann.details()).lastCharge).toBe(29.99);
});

test('a notice that was queued once, and accepted by nobody, changes no price however long ago that was', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const { lastCharge: old } = await ann.details();
  clock.advance(1000);
  await addPrice(services, { amountCents: 2799, validFrom: clock.now() });
  await passWithoutMail(1);
  for (let day = 0; day < 65; day += 1) {
    clock.advance(dayMs);
    await syncDueSubscriptions(services);
    await runScheduledJob(services, 'changePrices');
  }
  expect(await ann.details()).toMatchObject({ lastCharge: old, nextCharge: old, receipts: { length: 3 } });
});

test('a notice waits in one email, however long the mail server is away', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await ann.newEmails();
  clock.advance(1000);
  await addPrice(services, { amountCents: 3099, validFrom: clock.now() });
  await pass(4);
  const subjects = await ann.newEmails();
  expect(subjects.filter((subject) => subject.startsWith('The price'))).toHaveLength(1);
});

test('a person without an address pays the old price, and is asked for an address before subscribing', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await ann.newEmails();
  const { lastCharge: old } = await ann.details();
  const setEmail = (email: string | null) =>
    services.database.$client.query('update accounts set email = $1 where id = $2', [email, ann.account.id]);
  await setEmail(null);
  clock.advance(1000);
  await addPrice(services, { amountCents: 3199, validFrom: clock.now() });
  for (let month = 0; month < 2; month += 1) {
    await pass(31);
    while ((await services.jobs.runDue(services, 'mail')) > 0);
  }
  expect(await ann.details()).toMatchObject({ lastCharge: old, receipts: { length: 3 } });
  const bob = await newSubscriber(app, services);
  await services.database.$client.query('update accounts set email = null where id = $1', [bob.account.id]);
  const response = await bob.subscribe('pm_card_visa');
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['email']]);
  expect((await bob.details()).receipts).toEqual([]);
});

test('another row of the price that changes nothing for a person is not announced', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const { code } = await addDiscountCode(services, { percentOff: 100, lasts: 'forever' });
  const bob = await newSubscriber(app, services);
  await bob.subscribe(null, { discountCode: code });
  const { lastCharge } = await ann.details();
  for (const person of [ann, bob]) await person.newEmails();
  clock.advance(1000);
  const cents = Math.round(lastCharge * 100);
  await addPrice(services, { amountCents: cents, trialDays: 14, validFrom: clock.now() });
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual([]);
  expect((await ann.details()).nextPrice).toBeUndefined();
  clock.advance(1000);
  await addPrice(services, { amountCents: cents + 100, validFrom: clock.now() });
  await runScheduledJob(services, 'sendNotices');
  expect(await ann.newEmails()).toEqual(['The price of Mind Your Step changes']);
  expect(await bob.newEmails()).toEqual([]);
});

test('who was told of a price that is withdrawn is told so once, and never pays it', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const { subscriptionPrice } = await ann.details();
  const late = await newSubscriber(app, services);
  const announced = { cents: 299, intervalMonths: 1, trialDays: 0 } as const;
  await storePrice(services, announced);
  await pass(1);
  expect(await ann.newEmails()).toContain('The price of Mind Your Step changes');
  await late.subscribe('pm_card_visa');
  await removeAnnouncedPrice(services, announced);
  await pass(2);
  const told = 'The price of Mind Your Step stays the same';
  expect(await ann.newEmails()).toEqual([told]);
  expect(await late.newEmails()).not.toContain(told);
  const email = (await emailsTo(services, ann.email)).find(({ subject }) => subject === told);
  expect(email?.text).toContain(`costs $${subscriptionPrice.toFixed(2)} every month, as before.`);
  await pass(65);
  expect(await ann.newEmails()).not.toContain(told);
  expect(await ann.details()).toMatchObject({ lastCharge: subscriptionPrice });
});

test('who has not got the email about a price when it is withdrawn gets none about it', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await ann.newEmails();
  clock.advance(1000);
  const announced = { cents: 499, intervalMonths: 1, trialDays: 0 } as const;
  await storePrice(services, announced);
  // The email waits: the mail server is away.
  await pass(1);
  await removeAnnouncedPrice(services, announced);
  await pass(1);
  expect(await ann.newEmails()).toEqual([]);
});

test('a price is withdrawn three days before it begins at the latest', async () => {
  const announced = { cents: 399, intervalMonths: 1, trialDays: 0 } as const;
  await expect(removeAnnouncedPrice(services, announced)).rejects.toThrow('No price of this amount');
  await storePrice(services, announced);
  clock.advance(27 * dayMs);
  await expect(removeAnnouncedPrice(services, announced)).rejects.toThrow('3 days before it begins');
  clock.advance(3 * dayMs);
  await expect(removeAnnouncedPrice(services, announced)).rejects.toThrow('No price of this amount');
});
