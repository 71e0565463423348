import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSubscription } from '#contract/subscriptions.ts';

/** The subscription of a person, as the server returns it. */
export type Details = ResponseOf<typeof getSubscription>;

export type Card = { brand: string; last4: string };

/** Whether it opens the game, by the same rule as on the server. */
export function isRunning({ status }: Details): boolean {
  return status === 'active' || status === 'cancelling' || status === 'past_due';
}
