import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { stripeApp } from '#server/lib/payments/stripe/testing/stripe-app.ts';
import { paymentEvents } from '#server/lib/payments/tables.ts';
import { addPrice } from '../testing/fixtures.ts';
import { newSubscriber } from '../testing/subscriber.ts';

const { app, services, fake, sign, post, deliver } = await stripeApp();
await addPrice(services);

const event = (id: string) => JSON.stringify({ id, object: 'event', type: 'x', data: { object: {} } });
const isStored = async (id: string) =>
  (await services.database.select().from(paymentEvents)).some((known) => known.id === id);

test('an event with a good signature is accepted', async () => {
  const payload = event('evt_good');
  expect((await post(payload, sign(payload))).json()).toEqual({ received: true });
  expect(await isStored('evt_good')).toBe(true);
});

test('an event that is 300 seconds old is accepted, one of 301 seconds is not', async () => {
  const payload = event('evt_old');
  expect((await post(payload, sign(payload, { ageSeconds: 301 }))).statusCode).toBe(400);
  expect((await post(payload, sign(payload, { ageSeconds: 300 }))).statusCode).toBe(200);
});

test.each([
  ['tampered', (payload: string) => sign(`${payload} `)],
  ['signed with another secret', (payload: string) => sign(payload, { secret: 'whsec_other' })],
  ['without a signature', () => null],
  ['with half a signature', () => 't=1,v1='],
])('an event %s is rejected and leaves nothing', async (_what, signatureOf) => {
  const payload = event('evt_bad');
  const response = await post(payload, signatureOf(payload));
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed']);
  expect(await isStored('evt_bad')).toBe(false);
});

test('an event that arrives ten times at once is handled once', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const last = fake.events.at(-1) as Stripe.Event;
  const payload = JSON.stringify({ ...last, id: 'evt_ten' });
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(payload, sign(payload))));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await services.jobs.runDue(services, 'paymentEvent')).toBe(1);
});

test('an event that arrives again after it was handled is not handled again', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  const payload = JSON.stringify({ ...(fake.events.at(-1) as Stripe.Event), id: 'evt_again' });
  const handled: number[] = [];
  for (let time = 1; time <= 2; time += 1) {
    expect((await post(payload, sign(payload))).statusCode).toBe(200);
    handled.push(await services.jobs.runDue(services, 'paymentEvent'));
  }
  expect(handled).toEqual([1, 0]);
});

/** The state that people see, and the number of charges. */
async function stateOf(ann: Awaited<ReturnType<typeof newSubscriber>>) {
  const { status, lastCharge, cancelAtPeriodEnd, receipts } = await ann.details();
  return { status, lastCharge, cancelAtPeriodEnd, charges: receipts.length };
}

const theFive = [
  'customer.subscription.created',
  'invoice.finalized',
  'payment_intent.succeeded',
  'invoice.paid',
  'customer.subscription.updated',
];

test.each([false, true])(
  'every order of the events of a sign-up ends in the same state (canceled afterwards: %s)',
  { timeout: 120_000 },
  async (isCanceled) => {
    const ann = await newSubscriber(app, services);
    const before = fake.events.length;
    await ann.subscribe('pm_card_visa');
    if (isCanceled) await ann.cancel();
    const expected = await stateOf(ann);
    const events = fake.events.slice(before).filter(({ type }) => theFive.includes(type));
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(theFive));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(events, { minLength: events.length }), async (order) => {
        run += 1;
        // As if nothing had been read before the events.
        await services.database.$client.query(
          "update subscriptions set status = 'none', period_end = null, cancel_at_period_end = false, fetch_number = 0 where account_id = $1",
          [ann.account.id],
        );
        for (const one of order) await deliver({ ...one, id: `${one.id}_${isCanceled}_${run}` });
        expect(await stateOf(ann)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  },
);

test('a snapshot that was requested earlier does not overwrite a newer one', async () => {
  const ann = await newSubscriber(app, services);
  await ann.subscribe('pm_card_visa');
  await services.database.$client.query(
    "update subscriptions set fetch_number = 1000000, status = 'ended' where account_id = $1",
    [ann.account.id],
  );
  await deliver({ ...(fake.events.at(-1) as Stripe.Event), id: 'evt_late' });
  expect((await ann.me()).isSubscribed).toBe(false);
});

test('a payment that was approved after the person left arrives with its event, and the code counts', async () => {
  const ann = await newSubscriber(app, services);
  const { clientSecret } = (await ann.subscribe('pm_card_authenticationRequired')).json();
  fake.state.confirmAtBank(clientSecret, true);
  await deliver(fake.events.at(-1) as Stripe.Event);
  expect((await ann.me()).isSubscribed).toBe(true);
  expect((await ann.confirm()).statusCode).toBe(200);
});
