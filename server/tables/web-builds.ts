import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '#server/lib/database/bytes.ts';
import { instant } from '#server/lib/database/instant.ts';

/** Builds of the web app that a server has started with, and the names of their files. */
export const webBuilds = pgTable('web_builds', {
  build: text('build').primaryKey(),
  names: text('names').array().notNull(),
  startedAt: instant('started_at').notNull(),
});

/** Their files, which have the hash of their content in their name: builds share what has not changed. */
export const webFiles = pgTable('web_files', {
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
});
