import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

/** When a person first received something of the game (docs/product-decisions.md#refunds). */
export const firstAccesses = pgTable('first_accesses', {
  accountId: uuid('account_id').primaryKey(),
  accessedAt: instant('accessed_at').notNull(),
});
