import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** The use of this database: one row, written at the first start and never changed. */
export const databaseUse = pgTable('database_use', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  mode: text('mode', { enum: ['sandbox', 'live'] }).notNull(),
  provider: text('provider', { enum: ['stripe', 'sandbox'] }).notNull(),
  namedAt: instant('named_at').notNull(),
});

export type DatabaseUse = Pick<typeof databaseUse.$inferSelect, 'mode' | 'provider'>;
