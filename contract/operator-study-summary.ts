import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';
import { instrumentIds } from './operator-study.ts';

/** How complete a study is, in numbers: what operators see without any other program. */

/** No median and no count of falls is about fewer people. */
export const fewestInStudy = 5;

const asked = z.object({
  arm: z.string(),
  instrument: z.enum(instrumentIds),
  month: z.number(),
  /** People of the arm who were asked: that month began while they took part. */
  due: z.number(),
  answered: z.number(),
  /** Of those who answered. */
  byPhone: z.number(),
  /** Of scores: a quarter of the people has less than `low`, half less than `median`. Null for fewer than five scores. */
  score: z.nullable(z.object({ low: z.number(), median: z.number(), high: z.number() })),
  /** How many told of a fall, where it is asked; null for fewer than five answers. */
  fell: z.nullable(z.number()),
});

export type AskedCounts = z.output<typeof asked>;

const played = z.object({
  arm: z.string(),
  /** People with at least one first try. */
  people: z.number(),
  /** Of these people: first tries, and the share of them that is right without help. Null for fewer than five. */
  medianTries: z.nullable(z.number()),
  medianRight: z.nullable(z.number()),
});

export type PlayedCounts = z.output<typeof played>;

export const getStudySummary = endpoint({
  method: 'GET',
  path: '/api/v2/operator/studies/{studyId}/summary',
  caller: 'signedIn',
  only: 'studyOperators',
  params: z.object({ studyId: text().check(atMost(60)) }),
  response: z.object({
    /** By instrument, month and arm, as far as somebody was asked. */
    questions: z.array(asked),
    /** By arm; empty where first tries are not collected. */
    play: z.array(played),
  }),
});

export const operatorStudySummaryEndpoints = {
  getStudySummary: served(getStudySummary, {
    purpose:
      'How many people of a study answered what in which month, with medians; nothing about one person',
    problems: ['not_found'],
  }),
};
