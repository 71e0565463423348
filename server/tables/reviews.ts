import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { outcomes } from '#contract/answers.ts';
import { lookFirstResults, sceneStates } from '#contract/game.ts';
import { languages } from '#contract/pages/languages.ts';
import { claimOrders } from '#contract/reviews.ts';
import { instant } from '#server/lib/database/instant.ts';

export const reviews = pgTable(
  'reviews',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    selectedOptionId: smallint('selected_option_id').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    sure: boolean('sure'),
    assisted: boolean('assisted').notNull(),
    lookFirst: text('look_first', { enum: lookFirstResults }).notNull(),
    order: text('claim_order', { enum: claimOrders }).notNull(),
    state: text('scene_state', { enum: sceneStates }),
    reviewedAt: instant('reviewed_at').notNull(),
    contentVersion: text('content_version').notNull(),
    receivedAt: instant('received_at').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
