import * as z from 'zod/mini';
import { contentVersion, exerciseId } from './answers.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, givenInstant, instant, messageResponse, text, uuid } from './fields.ts';

/** What a player says of an exercise at home: "I have this", "Not at my place", "Already safe". */
export const planMarks = ['have', 'elsewhere', 'safe'] as const;

export type PlanMark = (typeof planMarks)[number];

/** What a player says when asked about the chosen thing: "Done", "Not yet", "I need a hand". */
export const planOutcomes = ['done', 'notYet', 'hand'] as const;

export type PlanOutcome = (typeof planOutcomes)[number];

/** When the chosen thing is to be done. */
export const planTimes = ['today', 'thisWeek', 'thisMonth'] as const;

export type PlanTime = (typeof planTimes)[number];

/** Days after the choice: 0 for an outcome that nobody asked for. */
export const planDays = [0, 7, 28] as const;

export type PlanDays = (typeof planDays)[number];

/** `unmarked` takes a mark back, `unchosen` takes the choice back. */
export const planChangeKinds = [...planMarks, 'unmarked', 'chosen', 'unchosen', ...planOutcomes] as const;

const isOutcome = (kind: (typeof planChangeKinds)[number]): kind is PlanOutcome =>
  planOutcomes.includes(kind as PlanOutcome);

const change = z.object({
  /** Given by the device: a change that is sent twice counts once. */
  id: uuid,
  exerciseId,
  /** `version` of the exercise that was shown. */
  contentVersion,
  kind: z.enum(planChangeKinds),
  /** With `chosen`: what is to be done, in the player's words. */
  what: z.nullable(text().check(z.trim(), atMost(200))),
  /** With `chosen`. */
  when: z.nullable(z.enum(planTimes)),
  /** With `chosen`: who helps, in the player's words; empty for nobody. */
  helper: z.nullable(text().check(z.trim(), atMost(100))),
  /** With an outcome: the follow-up that was answered. */
  afterDays: z.nullable(z.literal(planDays)),
  /** By the clock of the device. */
  madeAt: givenInstant,
});

const sentChange = change.check(
  z.refine(
    ({ kind, what, when, helper }) =>
      [what, when, helper].every((field) => (field !== null) === (kind === 'chosen')),
    { error: 'onlyChoice', path: ['what'] },
  ),
  z.refine(({ kind, afterDays }) => (afterDays !== null) === isOutcome(kind), {
    error: 'onlyOutcome',
    path: ['afterDays'],
  }),
);

export type SentPlanChange = z.output<typeof sentChange>;

const planChange = z.extend(change, {
  madeAt: instant,
  /** Another exercise has taken the place of the one that was shown. */
  retired: z.optional(z.boolean()),
});

export type PlanChange = z.output<typeof planChange>;

/** A choice, a change of mind and an outcome every day for more than a year; then old ones make room. */
export const maxPlanChanges = 2000;

export const savePlanChanges = endpoint({
  method: 'POST',
  path: '/api/v2/user/plan',
  caller: 'signedIn',
  only: 'players',
  afterAccess: true,
  body: z.object({
    changes: z.array(sentChange).check(z.minLength(1), z.maxLength(100, 'changesAtMost')),
  }),
  response: messageResponse,
});

export const listPlanChanges = endpoint({
  method: 'GET',
  path: '/api/v2/user/plan',
  caller: 'signedIn',
  only: 'players',
  response: z.object({
    /** In the order in which they were made. */
    changes: z.array(planChange),
  }),
});

export const planEndpoints = {
  savePlanChanges: served(savePlanChanges, {
    purpose: 'Save changes of my plan',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listPlanChanges: served(listPlanChanges, {
    purpose: 'All changes of my plan, in the order in which they were made',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
};
