import { underMigrationLock } from '#server/lib/database/migrate.ts';
import type { Services } from '#server/services/services.ts';
import { seedAnswers } from './seeds/seed-answers.ts';
import { seedDiscountCodes } from './seeds/seed-discount-codes.ts';
import { seedPeople } from './seeds/seed-people.ts';
import { seedPrice } from './seeds/seed-price.ts';

/** Creates what a feature needs in the sandbox unless it exists; returns lines for the person who starts the server. */
type Seed = (services: Services) => Promise<string[]>;

const seeds: readonly Seed[] = [seedPrice, seedDiscountCodes, seedPeople, seedAnswers];

/**
 * Fills the sandbox, feature by feature, and returns lines about its content. Every start does the same; of processes
 * that start together one fills it, and the others find it filled.
 */
export function seedSandbox(services: Services): Promise<string[]> {
  return underMigrationLock(services.database.$client, async () => {
    const lines: string[] = [];
    for (const seed of seeds) lines.push(...(await seed(services)));
    return lines;
  });
}
