import * as z from 'zod/mini';
import { exerciseStatuses, score } from './answers.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, instant, messageResponse, requiredText, text } from './fields.ts';

/** What members and administrators of a facility do. */

const base = '/api/v2/user/account/facility';

export const joinFacility = endpoint({
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({ facilityCode: requiredText('facilityCodeRequired', 100) }),
  response: messageResponse,
});

export const leaveFacility = endpoint({
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
  needsProof: true,
  response: messageResponse,
});

export const replaceFacilityCode = endpoint({
  method: 'POST',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({ message: z.string(), code: z.string() }),
});

export const revokeFacilityCode = endpoint({
  method: 'DELETE',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  response: messageResponse,
});

/** Members on one page of the list. */
export const membersPerPage = 20;

export const memberOrders = ['lastPlayed', 'userName', 'unit', 'status', 'answered', 'firstTry'] as const;

/** How far a member is in the current game: nothing saved, some exercises open, every exercise answered. */
export const memberStatuses = ['notStarted', 'playing', 'finished'] as const;

/** The filter for the members of no unit, where the id of a unit could stand. */
export const noUnit = 'none';

const listedMember = z.object({
  userId: z.string(),
  userName: z.string(),
  /** A member without an email address gets one-time passwords from the administrator. */
  hasEmail: z.boolean(),
  /** False while nobody has logged in to it: its address can be corrected, and removing it deletes it. */
  isOpened: z.boolean(),
  joinedAt: instant,
  unit: z.nullable(z.object({ unitId: z.string(), name: z.string() })),
  /** Null until we have checked who runs the facility, as are the figures below. */
  status: z.nullable(z.enum(memberStatuses)),
  /** Exercises with an answer in the current game; null until we have checked who runs the facility. */
  answered: z.nullable(z.number()),
  /** Whole percentage of them that was right on the first try; also null while none is answered. */
  firstAttemptScore: z.nullable(z.number()),
  /** When the member last played; null before that, and until we have checked who runs the facility. */
  lastPlayedAt: z.nullable(instant),
});

export type ListedMember = z.output<typeof listedMember>;

export const listMembers = endpoint({
  method: 'GET',
  path: `${base}/members`,
  caller: 'signedIn',
  only: 'administrators',
  query: z.object({
    /**
     * Without it those who played last come first. Members without a value always come last. By username or unit until
     * the facility is checked.
     */
    order: z.optional(z.enum(memberOrders)),
    /** Without it the one that people expect: the best and the latest first, names from A to Z. */
    direction: z.optional(z.enum(['ascending', 'descending'])),
    /** A part of the username. */
    search: z.optional(text().check(z.trim(), atMost(100))),
    /** The id of a unit, or `none`. */
    unit: z.optional(text().check(atMost(60))),
    /** Only those who are this far. */
    status: z.optional(z.enum(memberStatuses)),
    /** Starts at 1. */
    page: z.optional(text().check(z.regex(/^[1-9][0-9]{0,4}$/))),
  }),
  response: z.object({
    /** All members of the facility, on every page. */
    total: z.number(),
    /** Those of them whom search and filters leave. */
    matching: z.number(),
    /** Those of all who have not started; null until we have checked who runs the facility. */
    notStarted: z.nullable(z.number()),
    totalExercises: z.number(),
    members: z.array(listedMember),
  }),
});

/** The result of one exercise: never more than the member has agreed to (docs/product-decisions.md#facility-views). */
const exerciseResult = z.object({
  exerciseId: z.number(),
  /** What there was to notice, in the exercise that the member played. */
  title: z.string(),
  status: z.enum(exerciseStatuses),
  /** Real attempts; the placeholder of a skip does not count. */
  attempts: z.number(),
  /** Position of the first right attempt; null while none is right. */
  correctAfter: z.nullable(z.number()),
  lastAttemptAt: z.nullable(instant),
});

export const getMemberResults = endpoint({
  method: 'GET',
  path: `${base}/members/{userId}/results`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(atMost(60)) }),
  response: z.object({
    answerDate: z.nullable(instant),
    ...score.shape,
    exercises: z.array(exerciseResult),
  }),
});

export const setMemberPassword = endpoint({
  method: 'POST',
  path: `${base}/members/{userId}/password`,
  caller: 'signedIn',
  needsProof: true,
  only: 'administrators',
  params: z.object({ userId: text().check(atMost(60)) }),
  response: z.object({ message: z.string(), password: z.string() }),
});

export const facilityEndpoints = {
  joinFacility: served(joinFacility, {
    purpose: 'Join a facility by its code',
    problems: ['facility_code_invalid', 'facility_full', 'username_taken', 'conflict', 'too_many_requests'],
  }),
  leaveFacility: served(leaveFacility, {
    purpose: 'Leave the facility',
    problems: ['conflict'],
  }),
  replaceFacilityCode: served(replaceFacilityCode, {
    purpose: "Replace the facility's code, as its administrator",
    problems: ['forbidden'],
  }),
  revokeFacilityCode: served(revokeFacilityCode, {
    purpose: "Revoke the facility's code, so that nobody can join with it, as its administrator",
    problems: ['forbidden'],
  }),
  listMembers: served(listMembers, {
    purpose: "A page of the facility's members with their progress, as its administrator",
    problems: ['forbidden', 'facility_unverified'],
  }),
  getMemberResults: served(getMemberResults, {
    purpose: "A member's answers, dates and scores, as the facility's administrator",
    problems: ['forbidden', 'not_found', 'facility_unverified'],
  }),
  setMemberPassword: served(setMemberPassword, {
    purpose: "Give a member without email a one-time password, as the facility's administrator",
    problems: ['forbidden', 'not_found', 'facility_unverified'],
  }),
};
