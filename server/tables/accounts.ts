import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { operatorRoles } from '#contract/operator-roles.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { providers } from '#contract/providers.ts';
import { userTypes } from '#contract/user.ts';
import { instant } from '#server/lib/database/instant.ts';

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  userType: text('user_type', { enum: userTypes }).notNull(),
  /** Of operators alone, who all have one. */
  operatorRole: text('operator_role', { enum: operatorRoles }),
  userName: text('user_name').notNull(),
  email: text('email'),
  /** Above 0 for accounts from before names were compared by `name_key`, whose name an older account has. */
  userNameCopy: smallint('user_name_copy').notNull().default(0),
  /** The same for addresses. */
  emailCopy: smallint('email_copy').notNull().default(0),
  emailVerifiedAt: instant('email_verified_at'),
  name: text('name'),
  passwordHash: text('password_hash'),
  /** Until the person chooses a new password. */
  passwordIsOneTime: boolean('password_is_one_time').notNull().default(false),
  /** Null once it was used. */
  oneTimePasswordUntil: instant('one_time_password_until'),
  /** When the person last showed who they are by something that a facility does not have. */
  provedAt: instant('proved_at'),
  /** Of the last password that was the person's own before a facility gave one. */
  formerPasswordHash: text('former_password_hash'),
  /** Of the browser that was used last: days and hours in emails and on shared pages are the person's. */
  timeZone: text('time_zone'),
  settings: jsonb('settings').$type<Partial<Settings>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  /** The key that came with the sign-up (docs/product-decisions.md#same-form-again). */
  signUpIdempotencyKey: uuid('sign_up_idempotency_key'),
  deletionRequestedAt: instant('deletion_requested_at'),
  memberUntil: instant('member_until'),
  /** Since the last right one, on devices that are not known. */
  wrongPasswords: integer('wrong_passwords').notNull().default(0),
  /** An operator has put it on hold. */
  frozenAt: instant('frozen_at'),
  /** While it has an app or a passkey as the second step of a login. */
  twoStepsSince: instant('two_steps_since'),
});

export type AccountRow = typeof accounts.$inferSelect;

/** The columns of an account whose password the person chose. */
export const noOneTimePassword = { passwordIsOneTime: false, oneTimePasswordUntil: null };

export const sessions = pgTable(
  'sessions',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    isShared: boolean('is_shared').notNull(),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ownerUntil: instant('owner_until'),
    secondStepAt: instant('second_step_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const identities = pgTable(
  'identities',
  {
    accountId: uuid('account_id').notNull(),
    provider: text('provider', { enum: providers }).notNull(),
    subject: text('subject').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
);

export const consents = pgTable(
  'consents',
  {
    accountId: uuid('account_id').notNull(),
    text: text('text', { enum: ['age', 'contact'] }).notNull(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.text, table.version] })],
);

const tokenPurposes = [
  'reset',
  'confirm_email',
  'confirm_deletion',
  'confirm_owner',
  'restore',
  'release_email',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const emailTokens = pgTable(
  'email_tokens',
  {
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    tokenHash: text('token_hash'),
    newEmail: text('new_email'),
    sessionId: uuid('session_id'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
);

export type EmailToken = typeof emailTokens.$inferSelect;

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    wrongPasswords: integer('wrong_passwords').notNull().default(0),
    /** When the second step was done in this browser, if it is to be remembered. */
    secondStepAt: instant('second_step_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);

export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  oldEmail: text('old_email').notNull(),
  wasConfirmed: boolean('was_confirmed').notNull(),
  tokenHash: text('token_hash'),
  notifiedAt: instant('notified_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const formerNames = pgTable(
  'former_names',
  {
    accountId: uuid('account_id').notNull(),
    userName: text('user_name').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userName] })],
);

export type EmailChange = typeof emailChanges.$inferSelect;

export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  account: text('account'),
  failures: integer('failures').notNull(),
  firstFailedAt: instant('first_failed_at').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
});
