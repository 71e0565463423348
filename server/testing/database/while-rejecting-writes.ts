import type pg from 'pg';

/** Does `work` while every write to a table fails, as on a full disk. */
export async function whileRejectingWrites<T>(
  pool: pg.Pool,
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await pool.query(`create or replace function reject_writes() returns trigger language plpgsql
    as $$ begin raise exception 'This table takes nothing now.'; end $$`);
  await pool.query(`create trigger rejected before insert or update or delete on ${table}
    for each row execute function reject_writes()`);
  try {
    return await work();
  } finally {
    await pool.query(`drop trigger rejected on ${table}`);
  }
}
