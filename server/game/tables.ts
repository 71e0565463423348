import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** When a person first got something of the game (decision G101). */
export const firstAccesses = pgTable('first_accesses', {
  accountId: uuid('account_id').primaryKey(),
  accessedAt: timestamp('accessed_at', { withTimezone: true }).notNull(),
});
