import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';
import type { AuditEntry } from './audit-log.ts';

/** The price of a subscription from `validFrom` on; `currency` is ISO 4217 in lower case. */
export const prices = pgTable('prices', {
  id: uuid('id').primaryKey().defaultRandom(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  intervalMonths: integer('interval_months').notNull(),
  trialDays: integer('trial_days').notNull().default(0),
  validFrom: instant('valid_from').notNull(),
});

export type Price = typeof prices.$inferSelect;

/**
 * The state of a person's subscription as last read from the payment provider; `access.ts` decides from it who may play.
 * At most one for each person; none before the first payment is tried.
 */
export const subscriptions = pgTable('subscriptions', {
  accountId: uuid('account_id').primaryKey(),
  status: text('status', { enum: ['none', 'incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  periodEnd: instant('period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  graceEndsAt: instant('grace_ends_at'),
  lastChargeCents: integer('last_charge_cents'),
  provider: text('provider', { enum: ['stripe', 'sandbox'] }),
  customerId: text('customer_id'),
  providerId: text('provider_id'),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  periodStart: instant('period_start'),
  /** Periods are counted from here; null until the provider is read, for rows from before the column. */
  anchorAt: instant('anchor_at'),
  trialEndsAt: instant('trial_ends_at'),
  endsAt: instant('ends_at'),
  priceId: uuid('price_id'),
  priceCents: integer('price_cents'),
  intervalMonths: integer('interval_months'),
  percentOff: integer('percent_off'),
  discountEndsAt: instant('discount_ends_at'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  fetchNumber: bigint('fetch_number', { mode: 'number' }).notNull().default(0),
  fetchedAt: instant('fetched_at'),
  trialUsedAt: instant('trial_used_at'),
  refundUsedAt: instant('refund_used_at'),
});

export type Subscription = typeof subscriptions.$inferSelect;

const operationKinds = [
  'subscribe',
  'pay',
  'keep',
  'cancel',
  'refund',
  'change_card',
  'end',
  'change_price',
  'fix_end',
] as const;

export type OperationKind = (typeof operationKinds)[number];

/** What another process needs to resume an operation. Never a card number. */
export type OperationInput = {
  paymentMethodId?: string | null;
  priceId?: string;
  codeId?: string | null;
  trialDays?: number;
  subscriptionId?: string;
  cardCheckId?: string;
  /** With an end: only if its grace period, or its paid period, is still over by then. */
  onlyIfLapsed?: boolean;
  /** With a refund: the invoices to refund. */
  invoiceIds?: string[];
  /** With a person's own refund: what is given back. */
  refundCents?: number;
  /** With a refund: the subscription continues. */
  keepsRunning?: boolean;
  /** With a refund: it uses the right to one, which a person has once. */
  usesRefundRight?: boolean;
};

/** Why an operation failed. */
export type OperationFailure =
  /** `message` is the bank's, for the person; `code` is the provider's name of the reason. */
  | { because: 'declined'; message: string; code?: string | undefined }
  /** The provider will never do it; `message` is its answer, for the operator. */
  | { because: 'refused'; message: string }
  /** The person asked for something else before the bank had answered. */
  | { because: 'replaced' }
  /** Nothing happened at the provider: the payment was not made, or there was nothing to do it with. */
  | { because: 'not made' }
  /** It could not be finished, and nobody tries it again; `message` says what stood in its way. */
  | { because: 'given up'; message: string };

/** Every request to the payment provider, stored before it is sent. */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    idempotencyKey: uuid('idempotency_key'),
    kind: text('kind', { enum: operationKinds }).notNull(),
    state: text('state', { enum: ['started', 'waiting', 'done', 'failed'] }).notNull(),
    input: jsonb('input').$type<OperationInput>().notNull(),
    failure: jsonb('failure').$type<OperationFailure>(),
    /** For an operator's request: goes into the audit log when the operation is done. */
    auditEntry: jsonb('audit_entry').$type<AuditEntry>(),
    claimedUntil: instant('claimed_until').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export type PaymentOperation = typeof paymentOperations.$inferSelect;

export const discountCodes = pgTable('discount_codes', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  percentOff: integer('percent_off').notNull(),
  lasts: text('lasts', { enum: ['once', 'months', 'forever'] }).notNull(),
  months: integer('months'),
  trialDays: integer('trial_days').notNull().default(0),
  expiresAt: instant('expires_at'),
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull().default(0),
  endedAt: instant('ended_at'),
  createdAt: instant('created_at').notNull(),
});

export type DiscountCode = typeof discountCodes.$inferSelect;

export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    accountId: uuid('account_id').notNull(),
    codeId: uuid('code_id').notNull(),
    operationId: uuid('operation_id').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeId] })],
);

/** `accountId` is emptied when the account is purged. */
export const receipts = pgTable('receipts', {
  accountId: uuid('account_id'),
  id: text('id').notNull(),
  providerId: text('provider_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  percentOff: integer('percent_off'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  paidAt: instant('paid_at').notNull(),
  periodStart: instant('period_start').notNull(),
  periodEnd: instant('period_end').notNull(),
  /** When money was given back last, the whole or a part. */
  refundedAt: instant('refunded_at'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** What became of it if the bank disputed the payment. */
  dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
});

export type Receipt = typeof receipts.$inferSelect;

export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    accountId: uuid('account_id').notNull(),
    kind: text('kind').notNull(),
    about: text('about').notNull(),
    /** When its email was queued last. */
    sentAt: instant('sent_at').notNull(),
    /** When the mail server accepted it: from then on the notice counts. */
    acceptedAt: instant('accepted_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.about] })],
);
