import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import type { CommandRow } from '../command-type.ts';

/** Counting all saves of a large database takes minutes. */
const countTimeoutMs = 30 * 60_000;

/** Starts a restored database once, and reads what people want to know before they rely on it. */
export async function readRestored(dataDir: string): Promise<CommandRow> {
  const postgres = await launchPostgres({ dataDir });
  try {
    const { pool, close } = await openDatabase(postgres.url, { statementTimeoutMs: countTimeoutMs });
    try {
      const { rows } = await pool.query(`
        select (select count(*)::int from accounts) as accounts,
          (select count(*)::int from playthroughs) as playthroughs,
          (select count(*)::int from saves) as saves,
          (select max(received_at) from saves) as "newestSave",
          (select name from migrations order by number desc limit 1) as migration,
          (select mode || ' ' || provider from database_use) as "use"`);
      const { newestSave, ...found } = rows[0];
      return { ...found, newestSave: newestSave?.toISOString() ?? null };
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}
