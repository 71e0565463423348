import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSubscription } from '#contract/subscriptions.ts';

/** The subscription of a person, as the server returns it. */
export type OwnSubscription = ResponseOf<typeof getSubscription>;

export type ShownCard = { brand: string; last4: string };

/** Whether it opens the game, by the same rule as on the server. */
export function isRunning({ status }: OwnSubscription): boolean {
  return status === 'active' || status === 'cancelling' || status === 'past_due';
}
