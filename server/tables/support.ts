import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';
import { chosenLanguage } from './chosen-language.ts';

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').unique(),
  accountId: uuid('account_id'),
  email: text('email'),
  feedback: text('feedback').notNull(),
  submittedOn: instant('submitted_on'),
  receivedAt: instant('received_at').notNull(),
});

export const tickets = pgTable('tickets', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').unique(),
  /** Of the sender, if they were signed in. */
  accountId: uuid('account_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  issue: text('issue').notNull(),
  /** Of the page that sent it: our answer is written in it. */
  language: chosenLanguage('language'),
  receivedAt: instant('received_at').notNull(),
  closedAt: instant('closed_at'),
});

/** What our support answered by email. */
export const ticketAnswers = pgTable('ticket_answers', {
  id: uuid('id').primaryKey(),
  ticketId: uuid('ticket_id').notNull(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  answer: text('answer').notNull(),
  answeredAt: instant('answered_at').notNull(),
});
