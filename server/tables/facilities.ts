import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#contract/pages/languages.ts';
import { instant } from '#server/lib/database/instant.ts';

export const facilities = pgTable('facilities', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** What a verified facility wants to be called, until an operator agrees. */
  waitingName: text('waiting_name'),
  code: text('code'),
  status: text('status', { enum: ['trial', 'active', 'suspended'] }).notNull(),
  seatLimit: integer('seat_limit').notNull(),
  seatsTaken: integer('seats_taken').notNull().default(0),
  endsAt: instant('ends_at'),
  createdAt: instant('created_at').notNull(),
  /** When an operator confirmed who runs it: only then are results of members shown. */
  verifiedAt: instant('verified_at'),
  removedWhenEmpty: boolean('removed_when_empty').notNull().default(false),
  /** When its administrators were reminded that the trial ends. */
  endNoticeAt: instant('end_notice_at'),
  /** The price that the operator agreed with the facility, in words. */
  terms: text('terms'),
  /** Of its invitations, cards and sheets; null for English. A member's own choice goes first. */
  language: text('language', { enum: languages }),
});

/** The wards or houses of a facility. */
export const units = pgTable('units', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  name: text('name').notNull(),
});

/** The members of each facility: its administrators, who take no seat, and its users, who take one seat each. */
export const facilityMembers = pgTable('facility_members', {
  accountId: uuid('account_id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  joinedAt: instant('joined_at').notNull(),
  /** Null while the member is in no unit, and once the unit is removed. */
  unitId: uuid('unit_id'),
  /** Of somebody who has an account elsewhere and is asked to join: their place waits. */
  askedEmail: text('asked_email'),
});

/** The open invitations to become an administrator of a facility. */
export const administratorInvitations = pgTable('administrator_invitations', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  email: text('email').notNull(),
  /** Null until the email with the link is sent. */
  tokenHash: text('token_hash'),
  /** Null once that account is purged. */
  invitedBy: uuid('invited_by'),
  invitedAt: instant('invited_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
