import { buildOnce } from '#server/lib/database/build-once.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { firstAccesses } from '#server/tables/game.ts';

const insertFirstAccess = buildOnce((database) =>
  database
    .insert(firstAccesses)
    .values({ accountId: sql.placeholder('accountId'), accessedAt: sql.placeholder('now') })
    .onConflictDoNothing()
    .prepare('insert_first_access'),
);

/** Records that the person has received the game; only the first time counts (docs/product-decisions.md#refunds). */
export async function recordFirstAccess(database: Database, accountId: string, now: Date): Promise<void> {
  await insertFirstAccess(database).execute({ accountId, now });
}

/** When the person first received the game or first saved an answer; null if neither has happened yet. */
export async function getFirstAccess(database: Database, accountId: string): Promise<Date | null> {
  const [first] = await database
    .select({ at: firstAccesses.accessedAt })
    .from(firstAccesses)
    .where(eq(firstAccesses.accountId, accountId));
  return first?.at ?? null;
}
