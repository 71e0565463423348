import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

/** Events of the payment provider that were accepted. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});

/** Customers of the sandbox's provider; `sandbox/ledger.ts` reads `ledger`. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  ledger: jsonb('ledger').notNull(),
});

export const sandboxCards = pgTable('sandbox_cards', {
  id: text('id').primaryKey(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  outcome: text('outcome', {
    enum: [
      'succeeds',
      'declined',
      'insufficient_funds',
      'authentication_needed',
      'fails_when_charged',
      'fails_at_renewal',
      'disputed',
    ],
  }).notNull(),
  createdAt: instant('created_at').notNull(),
});
