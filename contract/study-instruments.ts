import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, messageResponse, requiredLine, text } from './fields.ts';
import { day, wholeNumber } from './operator-fields.ts';
import { instrumentIds, textVersion } from './operator-study.ts';

/** Questions that studies ask at planned months, and the answers to them. */

/** Instruments whose words an operator loads from a file, and how many items each has. */
export const itemCounts = { fab: 24, shortFesI: 7 } as const;
export type LoadedInstrument = keyof typeof itemCounts;
export const loadedInstruments = Object.keys(itemCounts) as [LoadedInstrument, ...LoadedInstrument[]];

export const mostFalls = 31;

const itemId = text('Item Required').check(
  z.regex(/^[A-Za-z0-9-]{1,20}$/, 'An item has 1 to 20 letters, digits or dashes.'),
);

const differ = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The words of an instrument and how its manual scores it. */
export const instrumentFile = z
  .object({
    instrument: z.enum(loadedInstruments, 'instrument: fab or shortFesI'),
    version: textVersion,
    title: requiredLine('Title Required', 120),
    /** Shown with the questions: authors, year, and who permits the use. */
    attribution: requiredLine('Attribution Required', 400),
    intro: z._default(text().check(z.trim(), atMost(2000)), ''),
    items: z.array(
      z.object({
        id: itemId,
        text: requiredLine('Text Required', 400),
        /** The highest answer counts as the lowest. */
        isReversed: z._default(z.boolean(), false),
      }),
    ),
    options: z
      .array(
        z.object({
          value: wholeNumber('Value', 0, 20),
          label: requiredLine('Label Required', 80),
          /** What it counts for; the value itself if it is not given, and null like an item that was skipped. */
          scores: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(20)))),
        }),
      )
      .check(z.minLength(2, 'At least two options'), z.maxLength(10)),
    scoring: z.object({
      method: z.enum(['sum', 'mean']),
      /** With fewer answers there is no score. */
      leastAnswered: wholeNumber('Least answered', 1, 100),
      /** A sum is made as if every item had the mean of those that were answered, and rounded up. */
      isProrated: z._default(z.boolean(), false),
    }),
  })
  .check(
    z.refine(({ instrument, items }) => items.length === itemCounts[instrument], {
      path: ['items'],
      error: 'The FaB of 2008 has 24 items, the Short FES-I has 7.',
    }),
    z.refine(({ items }) => differ(items.map(({ id }) => id)), {
      path: ['items'],
      error: 'Each item has an id of its own.',
    }),
    z.refine(({ options }) => differ(options.map(({ value }) => value)), {
      path: ['options'],
      error: 'Each option has a value of its own.',
    }),
    z.refine(({ scoring, items }) => scoring.leastAnswered <= items.length, {
      path: ['scoring', 'leastAnswered'],
      error: 'There are fewer items.',
    }),
  );

export type InstrumentFile = z.output<typeof instrumentFile>;

/** Something that a participant can answer now. */
export const dueQuestions = z.object({
  instrument: z.enum(instrumentIds),
  month: z.number(),
  /** The last day on which they are asked. */
  until: z.string(),
});

export type DueQuestions = z.output<typeof dueQuestions>;

export const questionnaire = z.object({
  title: z.string(),
  intro: z.string(),
  /** Whose words they are. */
  attribution: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      options: z.array(z.object({ value: z.number(), label: z.string() })),
    }),
  ),
  /** After `yes` to the question about falls it is asked on which days they were. */
  asksForFalls: z.boolean(),
});

export type Questionnaire = z.output<typeof questionnaire>;

const month = wholeNumber('Month', 0, 36);

/** By item; null for one that was skipped. */
const given = {
  instrument: z.enum(instrumentIds),
  month,
  answers: z.record(
    z.string().check(z.maxLength(40)),
    z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  ),
  /** The falls of that month, each with its day if it is known. */
  falls: z._default(
    z.array(z.object({ day: z.nullable(day) })).check(z.maxLength(mostFalls, `fallsAtMost:${mostFalls}`)),
    [],
  ),
};

export type GivenAnswers = z.output<z.ZodMiniObject<typeof given>>;

const instrumentParams = z.object({ instrument: z.enum(instrumentIds) });

export const getStudyQuestions = endpoint({
  method: 'GET',
  path: '/api/v2/user/study/questions/{instrument}',
  caller: 'signedIn',
  params: instrumentParams,
  response: questionnaire,
});

export const answerStudyQuestions = endpoint({
  method: 'POST',
  path: '/api/v2/user/study/answers',
  caller: 'signedIn',
  body: z.object(given),
  response: z.object({
    message: z.string(),
    /** What to do after a fall, if one was told. */
    advice: z.array(z.string()),
  }),
});

const studyParams = z.object({ studyId: text().check(atMost(60)) });

export const enterStudyAnswers = endpoint({
  method: 'POST',
  path: '/api/v2/operator/studies/{studyId}/answers',
  caller: 'signedIn',
  only: 'studyOperators',
  params: studyParams,
  /** What a participant said on the telephone. */
  body: z.object({ code: requiredLine('studyCodeRequired', 60), ...given }),
  response: z.object({ message: z.string(), advice: z.array(z.string()) }),
});

export const getInstrument = endpoint({
  method: 'GET',
  path: '/api/v2/operator/studies/{studyId}/questions/{instrument}',
  caller: 'signedIn',
  only: 'studyOperators',
  params: z.object({ studyId: text().check(atMost(60)), instrument: z.enum(instrumentIds) }),
  response: questionnaire,
});

export const loadInstrument = endpoint({
  method: 'POST',
  path: '/api/v2/operator/instruments',
  caller: 'signedIn',
  only: 'ownerOperators',
  body: z.object({
    /** The text of the file: JSON. */
    file: text('File Required').check(z.minLength(1, 'File Required'), atMost(60_000)),
    /** Who permits the use of these words, and when: kept with them. */
    permission: requiredLine('Say who permits the use of these words', 300),
    isPermitted: z.literal(true, 'Please confirm that you may use these words'),
  }),
  response: messageResponse,
});

export const listInstruments = endpoint({
  method: 'GET',
  path: '/api/v2/operator/instruments',
  caller: 'signedIn',
  only: 'studyOperators',
  response: z.object({
    instruments: z.array(
      z.object({
        instrument: z.enum(loadedInstruments),
        version: z.string(),
        permission: z.string(),
        loadedAt: z.string(),
      }),
    ),
  }),
});

const answerProblems = ['not_found', 'conflict', 'gone'] as const;

export const studyInstrumentEndpoints = {
  getStudyQuestions: served(getStudyQuestions, {
    purpose: 'The questions of an instrument of the own study',
    problems: ['not_found', 'conflict'],
  }),
  answerStudyQuestions: served(answerStudyQuestions, {
    purpose:
      'Answer questions of the own study; every item can be skipped, and new answers replace earlier ones',
    problems: answerProblems,
  }),
  enterStudyAnswers: served(enterStudyAnswers, {
    purpose: 'Enter what a participant answered on the telephone, by study code; it is marked and recorded',
    problems: answerProblems,
  }),
  getInstrument: served(getInstrument, {
    purpose: 'The questions of an instrument of a study, to ask them on the telephone',
    problems: ['not_found', 'conflict'],
  }),
  loadInstrument: served(loadInstrument, {
    purpose: 'Load the words of an instrument from a file, after confirming the permission',
    problems: ['conflict'],
    bodyLimitBytes: 200_000,
  }),
  listInstruments: served(listInstruments, { purpose: 'The instruments whose words are loaded' }),
};
