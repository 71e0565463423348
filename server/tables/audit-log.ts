import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

/** What operators did, and administrators to their members. `details` never holds a person's name or address. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  operator: text('operator').notNull(),
  command: text('command').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').notNull(),
  accountId: uuid('account_id'),
  /** Why, in the operator's words, which may name people: emptied with the account. */
  reason: text('reason'),
});

/** What goes into one row of it. */
export type AuditEntry = {
  /** The operator's name on the machine; on the web the account id of the operator or administrator. */
  operator: string;
  command: string;
  /** What was changed: a code, a facility, "a person". */
  subject: string;
  details?: object | undefined;
  accountId?: string;
  /** In the operator's words. */
  reason?: string | undefined;
};
