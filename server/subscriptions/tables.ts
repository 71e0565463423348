import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a subscription costs from `validFrom` on; `currency` as ISO 4217 in small letters. */
export const prices = pgTable('prices', {
  id: uuid('id').primaryKey().defaultRandom(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  intervalMonths: integer('interval_months').notNull(),
  trialDays: integer('trial_days').notNull().default(0),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
});

/** The state that decides who may play; `access.ts` reads it. At most one a person. */
export const subscriptions = pgTable('subscriptions', {
  accountId: uuid('account_id').primaryKey(),
  status: text('status', { enum: ['incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  periodEnd: timestamp('period_end', { withTimezone: true }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  graceEndsAt: timestamp('grace_ends_at', { withTimezone: true }),
  lastChargeCents: integer('last_charge_cents'),
});

export type Subscription = typeof subscriptions.$inferSelect;
