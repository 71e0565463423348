import type { ResponseOf } from '#contract/endpoint.ts';
import type { getServerHealth as endpoint } from '#contract/operator-desk.ts';
import type { Services } from '#server/services/services.ts';
import { readHealth } from './read-health.ts';

/** Returns what this process knows of itself, its database, its jobs, its payment provider and the last backup. */
export function getServerHealth(services: Services): Promise<ResponseOf<typeof endpoint>> {
  return readHealth(services);
}
