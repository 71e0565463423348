import * as z from 'zod/mini';
import { exerciseStatuses, score } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { instant, messageResponse, requiredText, text } from './fields.ts';

/** What members and administrators of a facility do. */

const base = '/api/v2/user/account/facility';

export const joinFacility = endpoint({
  method: 'PATCH',
  path: base,
  caller: 'signedIn',
  body: z.object({ facilityCode: requiredText('Facility Code Required', 100) }),
  response: messageResponse,
});

export const leaveFacility = endpoint({
  method: 'DELETE',
  path: base,
  caller: 'signedIn',
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
});

export const setMemberPassword = endpoint({
  method: 'POST',
  path: `${base}/members/{userId}/password`,
  caller: 'signedIn',
  only: 'administrators',
  params: z.object({ userId: text().check(z.maxLength(60)) }),
  response: z.object({ message: z.string(), password: z.string() }),
});
