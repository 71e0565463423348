import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sceneStates } from '#contract/game.ts';
import { instrumentIds, type StudyArm, type StudyInstrument } from '#contract/operator-study.ts';
import { languages } from '#contract/pages/languages.ts';
import { formTimes, testForms } from '#contract/rules/parallel-forms.ts';
import type { InstrumentFile } from '#contract/study-instruments.ts';
import { allocations, collectables } from '#contract/study-plan.ts';
import { instant } from '#server/lib/database/instant.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';

export const studies = pgTable('studies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  ethicsReference: text('ethics_reference').notNull(),
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email'),
  startsOn: date('starts_on').notNull(),
  /** The last day on which people join and are asked. */
  endsOn: date('ends_on'),
  allocation: text('allocation', { enum: allocations }).notNull(),
  arms: jsonb('arms').$type<StudyArm[]>().notNull(),
  /** Of permuted blocks, with the seed of their order; how many people have been allocated. */
  blockSizes: smallint('block_sizes').array().notNull(),
  seed: text('seed').notNull(),
  allocated: integer('allocated').notNull().default(0),
  instruments: jsonb('instruments').$type<StudyInstrument[]>().notNull(),
  collects: text('collects', { enum: collectables }).array().notNull(),
  createdAt: instant('created_at').notNull(),
  /** An export says what changed since the one before it. */
  lastExportAt: instant('last_export_at'),
  previousExportAt: instant('previous_export_at'),
});

export type Study = typeof studies.$inferSelect;

export const studyTexts = pgTable(
  'study_texts',
  {
    studyId: text('study_id').notNull(),
    version: text('version').notNull(),
    text: text('text').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studyId, table.version] })],
);

export const studyCodes = pgTable('study_codes', {
  code: text('code').primaryKey(),
  studyId: text('study_id').notNull(),
  /** As the trial's list says; with permuted blocks the arm is decided when the code is used. */
  arm: text('arm'),
  usedAt: instant('used_at'),
});

/** People who left with all that was collected, or closed their account: counts alone. */
export const studyDepartures = pgTable(
  'study_departures',
  {
    studyId: text('study_id').notNull(),
    /** Empty for a study without arms. */
    arm: text('arm').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studyId, table.arm] })],
);

/** Who takes part in which study, or left it and lets it keep what was collected until then. One study at a time. */
export const studyConsents = pgTable('study_consents', {
  accountId: uuid('account_id').primaryKey(),
  studyId: text('study_id').notNull().default('first'),
  /** Stands for the person in the rows of the study. */
  code: text('code').notNull().default(sql`study_code()`),
  arm: text('arm'),
  /** Which version of the text the person agreed to. */
  version: text('version').notNull(),
  signedName: text('signed_name'),
  signedOn: date('signed_on'),
  agreedAt: instant('agreed_at').notNull(),
  /** From which months are counted, also after another version of the text was signed. */
  joinedAt: instant('joined_at').notNull().default(sql`now()`),
  /** When somebody who waits may begin to play. */
  opensAt: instant('opens_at'),
  leftAt: instant('left_at'),
});

export type StudyConsentRow = typeof studyConsents.$inferSelect;

/** Earlier consents, which ended or went on under another version of the text. */
export const pastStudyConsents = pgTable(
  'past_study_consents',
  {
    accountId: uuid('account_id').notNull(),
    studyId: text('study_id').notNull().default('first'),
    version: text('version').notNull(),
    signedName: text('signed_name'),
    signedOn: date('signed_on'),
    agreedAt: instant('agreed_at').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agreedAt] })],
);

/** The words of instruments, as an operator has loaded them. */
export const instrumentFiles = pgTable(
  'instrument_files',
  {
    instrument: text('instrument').notNull(),
    version: text('version').notNull(),
    content: jsonb('content').$type<InstrumentFile>().notNull(),
    permission: text('permission').notNull(),
    loadedAt: instant('loaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instrument, table.version] })],
);

/** What a participant answered to one instrument in one month after joining. */
export const studyResponses = pgTable(
  'study_responses',
  {
    accountId: uuid('account_id').notNull(),
    instrument: text('instrument', { enum: instrumentIds }).notNull(),
    month: smallint('month').notNull(),
    version: text('version').notNull(),
    /** In which it was asked; null where a file has the words. */
    language: text('language', { enum: languages }),
    /** By item; null for one that was skipped. */
    answers: jsonb('answers').$type<Record<string, number | null>>().notNull(),
    falls: jsonb('falls').$type<{ day: string | null }[]>().notNull(),
    score: doublePrecision('score'),
    /** Staff entered what the participant said. */
    byPhone: boolean('by_phone').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.instrument, table.month] })],
);

/** How often a participant was asked by email for the questions of a month. */
export const studyAskings = pgTable(
  'study_askings',
  {
    accountId: uuid('account_id').notNull(),
    month: smallint('month').notNull(),
    sent: smallint('sent').notNull(),
    lastSentAt: instant('last_sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

/** First tries of participants whose earlier games are deleted after Start New. */
export const studyFirstTries = pgTable(
  'study_first_tries',
  {
    accountId: uuid('account_id').notNull(),
    exerciseId: smallint('exercise_id').notNull(),
    contentVersion: text('content_version').notNull(),
    at: instant('at').notNull(),
    outcome: text('outcome').notNull(),
    selectedOptionId: smallint('selected_option_id'),
    assisted: boolean('assisted').notNull(),
    lookFirst: text('look_first'),
    sceneState: text('scene_state'),
    seconds: numeric('seconds'),
    language: text('language').notNull().default('en'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.exerciseId] })],
);

/** How much a participant played on a day. */
export const studyExposure = pgTable(
  'study_exposure',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day').notNull(),
    filmsStarted: integer('films_started').notNull(),
    filmsEnded: integer('films_ended').notNull(),
    soundSeconds: integer('sound_seconds').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Answers of participants to the forms of the test; the first one to each exercise counts. */
export const studyFormAnswers = pgTable(
  'study_form_answers',
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

/** Counts people whose rows are about to be deleted, and forgets their codes, which would tell who they were. */
export function countDepartures(people: SQL): SQL {
  return sql`
    with gone as (select study_id, arm, code from study_consents where ${people}),
    forgotten as (delete from study_codes using gone where study_codes.code = gone.code)
    insert into study_departures (study_id, arm, people)
    select study_id, coalesce(arm, ''), count(*) from gone group by 1, 2
    on conflict (study_id, arm) do update set people = study_departures.people + excluded.people`;
}

/** What a study has of a person: all of it goes with the person. */
export const collectedTables = [
  'study_first_tries',
  'study_exposure',
  'study_form_answers',
  'study_responses',
  'study_askings',
  'past_study_consents',
  'study_consents',
] as const;
