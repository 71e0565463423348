import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/pool.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** Stripe where it is configured, else the sandbox. */
export function createProvider(config: Config, database: Database, clock: Clock): PaymentProvider {
  return config.stripe ? createStripeProvider(config.stripe) : createSandboxProvider(database, clock);
}
