import * as z from 'zod/mini';
import { exerciseStatuses, score } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { instant, messageResponse, requiredText, text } from './fields.ts';

/** What members and administrators of a facility do. */

const base = '/api/v2/user/account/facility';

export const joinFacility = endpoint({
  purpose: 'Join a facility by its code',
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({ facilityCode: requiredText('Facility Code Required', 100) }),
  response: messageResponse,
  problems: ['facility_code_invalid', 'facility_full', 'conflict', 'too_many_requests'],
});

export const leaveFacility = endpoint({
  purpose: 'Leave the facility',
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
  response: messageResponse,
  problems: ['conflict'],
});

export const replaceFacilityCode = endpoint({
  purpose: "Replace the facility's code, as its administrator",
  method: 'POST',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({ message: z.string(), code: z.string() }),
  problems: ['forbidden'],
});

export const revokeFacilityCode = endpoint({
  purpose: "Revoke the facility's code, so that nobody can join with it, as its administrator",
  method: 'DELETE',
  path: `${base}/code`,
  caller: 'signedIn',
  only: 'administrators',
  response: messageResponse,
  problems: ['forbidden'],
});

/** The result of one exercise: never more than the member has agreed to (decision G81). */
const exerciseResult = z.object({
  exerciseId: z.number(),
  status: z.enum(exerciseStatuses),
  /** Real attempts; the placeholder of a skip does not count. */
  attempts: z.number(),
  /** Position of the first right attempt; null while none is right. */
  correctAfter: z.nullable(z.number()),
  lastAttemptAt: z.nullable(instant),
});

export const getMemberResults = endpoint({
  purpose: "A member's answers, dates and scores, as the facility's administrator",
  method: 'GET',
  path: `${base}/members/{userId}/results`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  response: z.object({
    answerDate: z.nullable(instant),
    ...score.shape,
    exercises: z.array(exerciseResult),
  }),
  problems: ['forbidden', 'not_found', 'facility_unverified'],
});

export const setMemberPassword = endpoint({
  purpose: "Give a member without email a one-time password, as the facility's administrator",
  method: 'POST',
  path: `${base}/members/{userId}/password`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  response: z.object({ message: z.string(), password: z.string() }),
  problems: ['forbidden', 'not_found'],
});
