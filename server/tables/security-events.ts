import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/lib/database/instant.ts';

/** Changes to how an account is opened, with their `detail`. */
export const eventKinds = [
  /** `detail`: by a password, by a provider, or right after the sign-up. */
  'logged_in',
  /** `detail`: at a login, at the first login with a provider, or on the account page. */
  'wrong_password',
  'reset_requested',
  'password_reset',
  'password_changed',
  'one_time_password_given',
  'email_change_requested',
  'email_changed',
  /** `detail`: which provider. */
  'provider_linked',
  'provider_removed',
  'exported',
  /** `detail`: one of the devices, or all others. */
  'sessions_ended',
  /** The facility's administrator viewed the member's results. */
  'results_viewed',
  /** What was written before a facility gave a password. */
  'earlier_opened',
  /** By the owner, or by an administrator of the facility. */
  'username_changed',
  'facility_left',
  'wrong_second_step',
  'recovery_code_used',
  'recovery_codes_made',
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
] as const;

export const eventDetails = [
  'password',
  'google',
  'facebook',
  'sign_up',
  'log_in',
  'link_provider',
  'own_account',
  'one_device',
  'other_devices',
] as const;

export const securityEvents = pgTable('security_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  kind: text('kind', { enum: eventKinds }).notNull(),
  accountId: uuid('account_id'),
  /** The administrator of the facility, when they did it; emptied when that account is purged. */
  byAccountId: uuid('by_account_id'),
  /** A pseudonym of the network: the same for the same network, and the network cannot be read from it. */
  network: text('network').notNull(),
  device: text('device'),
  detail: text('detail', { enum: eventDetails }),
});

export type EventKind = (typeof eventKinds)[number];
export type EventDetail = (typeof eventDetails)[number];
