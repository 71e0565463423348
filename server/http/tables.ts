import { pgTable, text } from 'drizzle-orm/pg-core';

export const hashKeys = pgTable('hash_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});
