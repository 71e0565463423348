import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a subscription costs from `validFrom` on; `currency` as ISO 4217 in small letters. */
export const prices = pgTable('prices', {
  id: uuid('id').primaryKey().defaultRandom(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  intervalMonths: integer('interval_months').notNull(),
  trialDays: integer('trial_days').notNull().default(0),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
});
