import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';

/** When the members of a facility play: how many of them, by day, by week and by unit. Nothing of what they answer. */

export const activityDays = 7;
export const activityWeeks = 8;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/v2/user/account/facility/activity',
  caller: 'signedIn',
  only: 'administrators',
  query: z.object({
    /** The reader's, e.g. America/Chicago: a day begins there. UTC without it. */
    timeZone: z.optional(text().check(atMost(64))),
  }),
  response: z.object({
    /** All members. */
    total: z.number(),
    /** Members that played in the last seven days, today included. */
    played: z.number(),
    /** The last seven days, today last, as "2026-06-05". */
    days: z.array(z.object({ day: z.string(), members: z.number() })),
    /** The last eight times seven days, these last; each by its first day. */
    weeks: z.array(z.object({ from: z.string(), members: z.number() })),
    /** By name, then the members in no unit. Empty without units. */
    units: z.array(z.object({ name: z.nullable(z.string()), total: z.number(), played: z.number() })),
  }),
});

export const facilityActivityEndpoints = {
  listActivity: served(listActivity, {
    purpose: 'How many members played, by day, week and unit, as the administrator of the facility',
    problems: ['forbidden', 'facility_unverified'],
  }),
};
