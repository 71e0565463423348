import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sceneStates } from '#contract/game.ts';
import { languages } from '#contract/pages/languages.ts';
import { formTimes, testForms } from '#contract/rules/parallel-forms.ts';
import { instant } from '#server/lib/database/instant.ts';
import { chosenLanguage } from './chosen-language.ts';

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
  language: chosenLanguage('language'),
  /** Since when its members are asked to look at sixteen pictures before the course and after it; null: they are not. */
  formsSince: instant('forms_since'),
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

/** Answers of members to the two forms of the test: their own, as in a study. The first one to each exercise counts. */
export const facilityFormAnswers = pgTable(
  'facility_form_answers',
  {
    accountId: uuid('account_id').notNull(),
    time: text('time', { enum: formTimes }).notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    form: text('form', { enum: testForms }).notNull(),
    sceneState: text('scene_state', { enum: sceneStates }).notNull(),
    contentVersion: text('content_version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    outcome: text('outcome', { enum: ['correct', 'incorrect', 'skipped'] }).notNull(),
    selectedOptionId: smallint('selected_option_id'),
    seconds: numeric('seconds', { mode: 'number' }),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.time, table.exerciseId] })],
);

/** Which form a member had first, for which facility, when they skipped the rest, and when the answers were counted in a group. */
export const facilityForms = pgTable('facility_forms', {
  accountId: uuid('account_id').primaryKey(),
  /** Null once that facility is gone. */
  facilityId: uuid('facility_id'),
  firstForm: text('first_form', { enum: testForms }).notNull(),
  begunAt: instant('begun_at').notNull(),
  countedAt: instant('counted_at'),
  declinedAt: instant('declined_at'),
});

/** Sums of five people or more, without saying whose. */
export const facilityFormGroups = pgTable('facility_form_groups', {
  id: uuid('id').primaryKey().defaultRandom(),
  facilityId: uuid('facility_id').notNull(),
  /** Null: it counts for the whole facility alone. */
  unitId: uuid('unit_id'),
  people: integer('people').notNull(),
  pictures: smallint('pictures').notNull(),
  rightBefore: integer('right_before').notNull(),
  rightAfter: integer('right_after').notNull(),
  /** Of each person the right ones, squared, and then added: how far apart people are. */
  squaresBefore: integer('squares_before').notNull(),
  squaresAfter: integer('squares_after').notNull(),
  countedAt: instant('counted_at').notNull(),
});

/** Falls that staff counted in a unit and a month. */
export const fallCounts = pgTable('fall_counts', {
  facilityId: uuid('facility_id').notNull(),
  /** Null for residents of no unit. */
  unitId: uuid('unit_id'),
  /** Its first day. */
  month: date('month').notNull(),
  falls: integer('falls').notNull(),
  residentDays: integer('resident_days').notNull(),
  changedAt: instant('changed_at').notNull(),
});
