import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * Logs a warning if our role is a superuser. A superuser can read files and start programs on PostgreSQL's machine, so
 * one hole in the server would open that machine too. The start goes on: an update must not keep people from playing.
 */
export async function warnOfSuperuser({ pool, log }: { pool: pg.Pool; log: Logger }): Promise<void> {
  const { rows } = await pool.query<{ role: string; isSuperuser: boolean }>(
    `select current_user as role, current_setting('is_superuser') = 'on' as "isSuperuser"`,
  );
  const [found] = rows;
  if (!found?.isSuperuser) return;
  log.warn(
    { role: found.role },
    'the role of DATABASE_URL is a superuser of PostgreSQL: give the server one of its own, see "A dedicated role" in docs/operating.md',
  );
}
