import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { papers } from '#contract/reports.ts';
import { instant } from '#server/lib/database/instant.ts';

export const reportLinks = pgTable(
  'report_links',
  {
    accountId: uuid('account_id').notNull(),
    /** The session that requested the report: the address stops working when it ends. */
    sessionId: uuid('session_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    timeZone: text('time_zone').notNull(),
    paper: text('paper', { enum: papers }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
);
