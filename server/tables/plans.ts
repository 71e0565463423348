import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { helperWishes as wishes } from '#contract/helper.ts';
import { planChangeKinds, planTimes } from '#contract/plans.ts';
import { instant } from '#server/lib/database/instant.ts';

export const planChanges = pgTable(
  'plan_changes',
  {
    accountId: uuid('account_id').notNull(),
    changeId: uuid('change_id').notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    contentVersion: text('content_version').notNull(),
    kind: text('kind', { enum: planChangeKinds }).notNull(),
    what: text('what'),
    plannedFor: text('planned_for', { enum: planTimes }),
    helper: text('helper'),
    afterDays: smallint('after_days').$type<0 | 7 | 28>(),
    madeAt: instant('made_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.changeId] })],
);

export const helperWishes = pgTable('helper_wishes', {
  accountId: uuid('account_id').primaryKey(),
  wishes: text('wishes', { enum: wishes }).array().notNull(),
  ownWish: text('own_wish').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const helperLinks = pgTable('helper_links', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  madeAt: instant('made_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When the person ended it, or made another one in its place. */
  endedAt: instant('ended_at'),
});
