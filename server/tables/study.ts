import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { studyVersions } from '#contract/study.ts';
import { instant } from '#server/lib/database/instant.ts';

export const studyConsents = pgTable('study_consents', {
  accountId: uuid('account_id').primaryKey(),
  /** Which version of the text the person agreed to. */
  version: text('version', { enum: studyVersions }).notNull(),
  agreedAt: instant('agreed_at').notNull(),
  leftAt: instant('left_at'),
});

/** Earlier times of taking part, which ended or went on under another version of the text. */
export const pastStudyConsents = pgTable(
  'past_study_consents',
  {
    accountId: uuid('account_id').notNull(),
    version: text('version', { enum: studyVersions }).notNull(),
    agreedAt: instant('agreed_at').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agreedAt] })],
);

/** The key of the pseudonyms, in hexadecimal digits. */
export const studyKey = pgTable('study_key', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  key: text('key').notNull(),
  madeAt: instant('made_at').notNull(),
});
