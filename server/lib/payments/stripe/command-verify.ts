import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#server/lib/config.ts';
import { playScenario } from '../scenario.ts';
import { openStripe } from './client.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** `npm run verify:stripe-test-mode`: the whole life of a subscription at Stripe itself, with a test key. */

const { stripe: config } = readConfig();
if (!config?.secretKey.includes('_test_')) {
  console.error(
    'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET of Stripe’s test mode.',
  );
  process.exit(1);
}
const stripe = openStripe(config);
const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
const timeoutMs = 180_000;
const pollMs = 2_000;
/** Stripe allows three customers for each clock. */
const customersPerClock = 3;

const clocks: { id: string; customers: number }[] = [];

async function newCustomer(): Promise<string> {
  let clock = clocks.at(-1);
  if (!clock || clock.customers === customersPerClock) {
    const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(new Date()) });
    clock = { id, customers: 0 };
    clocks.push(clock);
  }
  clock.customers += 1;
  return (await stripe.customers.create({ test_clock: clock.id })).id;
}

/** Only the first clock moves: it belongs to the customer whose renewals are verified. */
async function advanceTo(instant: Date): Promise<void> {
  const [clock] = clocks;
  if (!clock) return;
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(instant) });
  const giveUpAt = Date.now() + timeoutMs;
  while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status !== 'ready') {
    if (Date.now() > giveUpAt) throw new Error('Stripe’s test clock did not arrive.');
    await sleep(pollMs);
  }
}

try {
  const provider = createStripeProvider(config, stripe);
  const failures = await playScenario({
    provider,
    newCustomer,
    advanceTo,
    now: () => new Date(),
    log: console.log,
  });
  console.log(failures.length === 0 ? '\nEverything passed.' : `\n${failures.length} steps failed.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  for (const { id } of clocks) await stripe.testHelpers.testClocks.del(id);
}
