import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#contract/pages/languages.ts';
import { instant } from '#server/lib/database/instant.ts';

export const surveyResponses = pgTable(
  'survey_responses',
  {
    accountId: uuid('account_id').notNull(),
    surveyId: text('survey_id').notNull(),
    idempotencyKeys: uuid('idempotency_keys').array().notNull(),
    /** In which the questions were shown. */
    language: text('language', { enum: languages }).notNull().default('en'),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.surveyId] })],
);

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    accountId: uuid('account_id').notNull(),
    surveyId: text('survey_id').notNull(),
    questionId: text('question_id').notNull(),
    question: text('question').notNull(),
    optionId: integer('option_id').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.surveyId, table.questionId] })],
);
