import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { planChangeKinds, planTimes } from '#contract/plans/plans.ts';
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
