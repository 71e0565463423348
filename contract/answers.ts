import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { clientInstant, instant, messageResponse, text, uuid } from './fields.ts';
import { gameParams, lookFirstResults, sceneStates } from './game.ts';
import { languages } from './pages/languages.ts';

export const exerciseId = z.int().check(z.gte(1), z.lte(50));
export const optionId = z.int().check(z.gte(1), z.lte(20));
/** `version` of an exercise as it was played. */
export const contentVersion = text().check(z.regex(/^[0-9a-f]{12}$/));

export const outcomes = ['correct', 'incorrect'] as const;

const sentAttempt = z.object({
  attempt_outcome: z.enum(outcomes),
  attempted_at: clientInstant,
  attempt_id: z.optional(uuid),
  selected_option_id: z.optional(optionId),
  assisted: z.optional(z.boolean()),
});

const saveAnswerBody = z.object({
  gameID: z.union([z.literal('1'), z.literal(1)]),
  exercise: z.object({
    exercise_id: exerciseId,
    /** Seconds by the specification's timer: 10 + elapsed. */
    time: z.number().check(z.gte(0), z.lte(10_000_000)),
    repeats: z.int().check(z.gte(0), z.lte(10_000)),
    skip: z.boolean(),
    main: z.array(sentAttempt).check(z.maxLength(50, 'attemptsAtMost')),
    visit_id: z.optional(uuid),
    /** What happened first when the player was asked what to check in the picture. */
    look_first: z.optional(z.enum(lookFirstResults)),
    /** The state of the scene that was shown; that of the course if it is not sent. */
    state: z.optional(z.enum(sceneStates)),
    /** Of the game that was played; English if it is not sent. */
    language: z.optional(z.enum(languages)),
    elapsed_ms: z.optional(z.int().check(z.gte(0), z.lte(10_000_000_000))),
    /** The current one if it is not sent (docs/product-decisions.md#replaced-exercise). */
    content_version: z.optional(contentVersion),
  }),
  newSession: z._default(z.boolean(), false),
  session: z.optional(uuid),
  save_id: z.optional(uuid),
});

export type SaveAnswerBody = z.output<typeof saveAnswerBody>;

export const attempt = z.object({
  attempt_outcome: z.enum(outcomes),
  attempted_at: instant,
  attempt_id: z.optional(z.string()),
  selected_option_id: z.optional(z.number()),
  assisted: z.optional(z.boolean()),
  /** The placeholder of a skip, not an answer (#skip-placeholder): never counted. */
  synthetic: z.optional(z.boolean()),
});

export type Attempt = z.output<typeof attempt>;

export const exerciseStatuses = ['Completed', 'Skipped', 'Incomplete'] as const;

export type ExerciseStatus = (typeof exerciseStatuses)[number];

const exerciseEntry = z.object({
  exercise_id: z.number(),
  time: z.number(),
  elapsed_ms: z.number(),
  repeats: z.number(),
  skip: z.boolean(),
  main: z.array(attempt),
  /** What happened first when the player was asked what to check in the picture; not there if nobody asked. */
  look_first: z.optional(z.enum(lookFirstResults)),
  /** The former title, if all answers were given to an exercise that has been replaced since (#replaced-exercise). */
  retired_title: z.optional(z.string()),
  /** The exercise that took its place teaches the same, in other words: it is reviewed in its new form. */
  rewritten: z.optional(z.boolean()),
});

export type ExerciseEntry = z.output<typeof exerciseEntry>;

export const score = z.object({
  totalAnswered: z.number(),
  totalExercises: z.number(),
  finished: z.boolean(),
  /** Number of exercises: skipped and never right, right at some attempt, right at the first attempt. */
  skipped: z.number(),
  completed: z.number(),
  firstTry: z.number(),
  /** Whole percentages of the answered exercises; null while none is answered. */
  firstAttemptScore: z.nullable(z.number()),
  multipleTryScore: z.nullable(z.number()),
});

export type Score = z.output<typeof score>;

/** The exercise that was left without an answer after the last outcome; Resume opens it. Null if there is none. */
const place = z.optional(z.nullable(z.number()));

export const playthrough = z.object({
  session: z.string(),
  /** When the person last played; null while nothing is saved. */
  answerDate: z.nullable(instant),
  /** The exercise that was answered or skipped last, 0 before the first. */
  lastAnsweredExercise: z.number(),
  place,
  exercises: z.array(exerciseEntry),
  ...score.shape,
});

export type Playthrough = z.output<typeof playthrough>;

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/v2/user/answers/saveGame',
  caller: 'signedIn',
  only: 'players',
  afterAccess: true,
  body: saveAnswerBody,
  response: z.object({
    message: z.string(),
    session: z.string(),
    totalAnswered: z.number(),
    lastAnsweredExercise: z.number(),
    finished: z.boolean(),
  }),
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/v2/user/answers/allGames',
  caller: 'signedIn',
  response: z.array(playthrough),
});

export const resumeGame = endpoint({
  method: 'GET',
  path: '/api/v2/user/answers/resumeGame/{gameID}',
  caller: 'signedIn',
  only: 'players',
  params: gameParams,
  response: z.object({
    gameID: z.string(),
    /** Last answered exercise, 0 before the first; resume shows the one after it if there is no `place`. */
    lastExercise: z.number(),
    place,
    nextOpenExercise: z.nullable(z.number()),
    record: z.nullable(playthrough),
  }),
});

export const restorePlaythrough = endpoint({
  method: 'POST',
  path: '/api/v2/user/account/previousGame',
  caller: 'signedIn',
  /** Which game, so that a second press does not switch back; by default the one archived last. */
  body: z.object({ session: z.optional(uuid) }),
  response: messageResponse,
});

export const answerEndpoints = {
  saveAnswer: served(saveAnswer, {
    purpose: 'Save answer (save game)',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listAnswers: served(listAnswers, {
    purpose: "All games' answers; the last game is the current one",
    problems: ['too_many_requests'],
  }),
  resumeGame: served(resumeGame, {
    purpose: 'Resume game: where the person stopped',
    problems: ['not_found', 'subscription_required', 'facility_ended'],
  }),
  restorePlaythrough: served(restorePlaythrough, {
    purpose: 'Restore the previous game',
    problems: ['not_found'],
  }),
};
