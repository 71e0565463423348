import { cidr, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

export const hashKeys = pgTable('hash_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});

export const blockedNetworks = pgTable('blocked_networks', {
  network: cidr('network').primaryKey(),
  blockedAt: instant('blocked_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});
