import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

/** The sandbox's inbox; empty where emails are really sent. */
export const sandboxEmails = pgTable('sandbox_emails', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: instant('sent_at').notNull(),
});
