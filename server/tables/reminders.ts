import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { reminderKinds } from '#contract/reminders.ts';
import { instant } from '#server/lib/database/instant.ts';

export const reminders = pgTable('reminders', {
  accountId: uuid('account_id').primaryKey(),
  weekly: boolean('weekly').notNull(),
  followUps: boolean('follow_ups').notNull(),
  nextWeeklyAt: instant('next_weekly_at').notNull(),
  /** The choice of the last follow-up that was due, and how many days after it. */
  askedChoiceAt: instant('asked_choice_at'),
  askedAfterDays: smallint('asked_after_days'),
  changedAt: instant('changed_at').notNull(),
});

export type Reminders = typeof reminders.$inferSelect;

export const stopLinks = pgTable('stop_links', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind', { enum: reminderKinds }).notNull(),
  madeAt: instant('made_at').notNull(),
});
