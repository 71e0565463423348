import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** Stripe where it is configured, else the sandbox. */
export function createProvider(config: Config, database: Database, clock: Clock): PaymentProvider {
  return config.stripe ? createStripeProvider(config.stripe) : createSandboxProvider(database, clock);
}
