import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { messageResponse, text, uuid } from './fields.ts';

/** A facility's own measures: its members before and after the course, and the falls that its staff counts. */

const base = '/api/v2/user/account/facility/figures';

/** A share in whole percent, and from where to where it may truly be. */
export const share = z.object({ percent: z.number(), from: z.number(), to: z.number() });

export type Share = z.output<typeof share>;

export const formFigures = z.object({
  people: z.number(),
  before: share,
  after: share,
  /** In points: the share after less the one before. */
  change: share,
});

/** Null where nobody, or too few people, are counted. */
export type FormFigures = z.output<typeof formFigures> | null;

/** Null for residents of no unit. */
const unitId = z.nullable(uuid);

const fallCount = z.object({
  falls: z.int().check(z.minimum(0), z.maximum(999)),
  residentDays: z.int().check(z.minimum(0), z.maximum(99_999)),
});

export type FallCount = z.output<typeof fallCount>;

const month = text().check(z.regex(/^2\d\d\d-(0[1-9]|1[0-2])$/));

export const getFacilityFigures = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** Whether members are asked to look at the sixteen pictures. */
    asksForms: z.boolean(),
    /** All together; units may not add up to it. */
    all: z.nullable(formFigures),
    /** By name. */
    units: z.array(z.object({ unitId: z.string(), name: z.string(), figures: z.nullable(formFigures) })),
    /** This month and the eleven before it, this one last, such as 2026-06. */
    months: z.array(z.string()),
    /** What was entered for them. */
    falls: z.array(z.object({ unitId, month: z.string(), ...fallCount.shape })),
  }),
});

export const switchFacilityForms = endpoint({
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({ asksForms: z.boolean() }),
  response: messageResponse,
});

export const saveFallCount = endpoint({
  method: 'POST',
  path: `${base}/falls`,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({
    unitId,
    month,
    /** Both null take back what was entered. */
    falls: z.nullable(fallCount.shape.falls),
    residentDays: z.nullable(fallCount.shape.residentDays),
  }),
  response: messageResponse,
});

const problems = ['forbidden', 'facility_unverified'] as const;

export const facilityFigureEndpoints = {
  getFacilityFigures: served(getFacilityFigures, {
    purpose: 'Before and after the course by unit, from five people up, and the counted falls of a year',
    problems,
  }),
  switchFacilityForms: served(switchFacilityForms, {
    purpose: 'Ask members of the facility to look at sixteen pictures before and after, or stop it',
    problems,
  }),
  saveFallCount: served(saveFallCount, {
    purpose: 'Enter, correct or take back the falls and resident days of a unit and a month',
    problems: [...problems, 'not_found'],
  }),
};
