import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { outcomes } from '#contract/answers.ts';
import { lookFirstResults, sceneStates } from '#contract/game.ts';
import { languages } from '#contract/pages/languages.ts';
import { instant } from '#server/lib/database/instant.ts';

/** A playthrough is one game of one person; the one without `archivedAt` is the current one. */
export const playthroughs = pgTable(
  'playthroughs',
  {
    accountId: uuid('account_id').notNull(),
    playthroughId: uuid('id').notNull(),
    startedAt: instant('started_at').notNull(),
    archivedAt: instant('archived_at'),
    /** The login whose save began it without naming it. */
    begunBy: uuid('begun_by'),
    /** For the response to a save (save-statement.ts); everything else of a playthrough is added up from its saves. */
    attemptCounts: smallint('attempt_counts').array().notNull().default([]),
    answeredExercises: smallint('answered_exercises').array().notNull().default([]),
    /** Those of them that were right on the first try. */
    firstTryExercises: smallint('first_try_exercises').array().notNull().default([]),
    /** Those where the player was asked what to check before the first answer, and found the place with the first tap. */
    askedExercises: smallint('asked_exercises').array().notNull().default([]),
    foundExercises: smallint('found_exercises').array().notNull().default([]),
    /** Those first answered before another exercise replaced them; the migration of a release that replaces some fills it. */
    replacedExercises: smallint('replaced_exercises').array().notNull().default([]),
    lastAnsweredExercise: smallint('last_answered_exercise').notNull().default(0),
    /** Kept here so that a facility's list of members need not read their saves. */
    lastPlayedAt: instant('last_played_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.playthroughId] })],
);

export const saves = pgTable(
  'saves',
  {
    accountId: uuid('account_id').notNull(),
    saveId: uuid('save_id').notNull(),
    playthroughId: uuid('playthrough_id').notNull(),
    arrival: bigint('arrival', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    exerciseId: smallint('exercise_id').notNull(),
    time: doublePrecision('time').notNull(),
    elapsedMs: bigint('elapsed_ms', { mode: 'number' }).notNull(),
    repeats: integer('repeats').notNull(),
    skip: boolean('skip').notNull(),
    visitId: uuid('visit_id'),
    lookFirst: text('look_first', { enum: lookFirstResults }),
    state: text('scene_state', { enum: sceneStates }),
    language: text('language', { enum: languages }).notNull().default('en'),
    receivedAt: instant('received_at').notNull(),
    totalAnswered: smallint('total_answered').notNull(),
    lastAnsweredExercise: smallint('last_answered_exercise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.saveId] })],
);

export const attempts = pgTable(
  'attempts',
  {
    accountId: uuid('account_id').notNull(),
    playthroughId: uuid('playthrough_id').notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    saveId: uuid('save_id').notNull(),
    position: smallint('position').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    selectedOptionId: smallint('selected_option_id'),
    assisted: boolean('assisted').notNull(),
    placeholder: boolean('placeholder').notNull(),
    contentVersion: text('content_version').notNull(),
    attemptedAt: instant('attempted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.playthroughId, table.exerciseId, table.attemptId] }),
  ],
);
