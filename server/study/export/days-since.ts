import { type SQL, sql } from '#server/lib/database/query.ts';

/** Whole days of 24 hours between two instants, in SQL. */
export const wholeDays = (from: SQL, to: SQL): SQL =>
  sql`floor(extract(epoch from ${to} - ${from}) / 86400)::int`;

/** The day of an instant, counted from joining. */
export const dayOfRow = (at: SQL): SQL => sql`${wholeDays(sql`joined_at`, at)} as day`;
