import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Translation } from '#contract/pages/languages.ts';
import { instant } from '#server/lib/database/instant.ts';

/** Who reads the texts of a language before a live server may serve them. */
export const signerRoles = ['reader', 'clinician'] as const;

export const languageSignatures = pgTable(
  'language_signatures',
  {
    language: text('language').$type<Translation>().notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: signerRoles }).notNull(),
    signedOn: date('signed_on').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.name] })],
);

/** Of a live server; a language without a row is off. */
export const languageSwitches = pgTable('language_switches', {
  language: text('language').$type<Translation>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: instant('changed_at').notNull(),
});
