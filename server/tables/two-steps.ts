import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';
import { eventDetails } from './security-events.ts';

/** The second steps of a login. `accounts.twoStepsSince` is set while an account has an app or a passkey. */

export const authenticatorApps = pgTable('authenticator_apps', {
  accountId: uuid('account_id').primaryKey(),
  /** Encrypted; null until its first code has confirmed it. */
  secret: text('secret'),
  addedAt: instant('added_at'),
  /** The time step of the last code: it and all before it are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** In a row, since the last second step that succeeded. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** A new secret that waits for its first code. */
  pendingSecret: text('pending_secret'),
  pendingSessionId: uuid('pending_session_id'),
  pendingSince: instant('pending_since'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

export const secondStepChallenges = pgTable('second_step_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  openedBy: text('opened_by', { enum: eventDetails }).notNull(),
  isShared: boolean('is_shared').notNull(),
  sessionEndsAt: instant('session_ends_at'),
  expiresAt: instant('expires_at').notNull(),
});

export type SecondStepChallenge = typeof secondStepChallenges.$inferSelect;

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const passkeyPurposes = ['log_in', 'owner', 'add'] as const;

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text('purpose', { enum: passkeyPurposes }).notNull(),
  holderHash: text('holder_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
