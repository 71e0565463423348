import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SQL, sql } from './query.ts';

/** The order of names in every list: letters with marks stand beside those without, whatever the database sorts by. */
export const byName = (name: AnyPgColumn | SQL): SQL => sql`${name} collate "und-x-icu"`;
