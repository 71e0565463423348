import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { asTyped, atMost, instant, messageResponse, requiredLine, text } from './fields.ts';
import { day } from './operator-fields.ts';
import { dueQuestions } from './study-instruments.ts';
import { collectables } from './study-plan.ts';
import { dueForm } from './test-forms.ts';

/** A person's own part in a trial: joining with a code, the signed consent, and leaving. */

const base = '/api/v2/user/study';

/** A code of the trial's list; case, spaces and dashes do not count. */
export const studyCode = text('studyCodeRequired').check(
  asTyped(),
  z.trim(),
  z.minLength(1, { error: 'studyCodeRequired', abort: true }),
  atMost(60),
);

/** What somebody reads before they sign, in full, and can read again afterwards. */
export const studyText = z.object({
  studyId: z.string(),
  name: z.string(),
  ethicsReference: z.string(),
  contactName: z.string(),
  contactEmail: z.nullable(z.string()),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  version: z.string(),
  text: z.string(),
  collects: z.array(z.enum(collectables)),
  /** The months after joining in which something is asked; 0 is the day of joining. */
  months: z.array(z.number()),
  /** Whether falls are among the questions. */
  asksFalls: z.boolean(),
});

export type StudyText = z.output<typeof studyText>;

const participation = z.object({
  study: studyText,
  /** With what was signed, null while a password from the facility closes what was written before: the rest is open. */
  code: z.nullable(z.string()),
  /** What the person has signed; null without a signature. */
  signedName: z.nullable(z.string()),
  signedOn: z.nullable(z.string()),
  signedVersion: z.nullable(z.string()),
  agreedAt: z.nullable(instant),
  /** There is a newer text, which the person has not signed: until then the signed one counts. */
  needsSignature: z.boolean(),
  /** What is asked now, the oldest first. */
  due: z.array(dueQuestions),
  /** The form of the test that is asked now, and how much of it is answered. */
  dueForm: z.nullable(dueForm),
  /** Until then the game waits for this person. */
  opensAt: z.nullable(instant),
});

export type Participation = z.output<typeof participation>;

export const getOwnStudy = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  /** Null for people who take part in no study, or only in the one that is open to everybody. */
  response: z.object({ participation: z.nullable(participation) }),
});

export const findStudy = endpoint({
  method: 'POST',
  path: `${base}/code`,
  caller: 'signedIn',
  body: z.object({ code: studyCode }),
  response: z.object({ study: studyText }),
});

export const signature = {
  version: text('studyVersionRequired').check(atMost(20)),
  name: requiredLine('signedNameRequired', 120),
  day,
};

export const joinStudy = endpoint({
  method: 'POST',
  path: `${base}/join`,
  caller: 'signedIn',
  body: z.object({ code: studyCode, ...signature }),
  response: messageResponse,
});

export const signStudy = endpoint({
  method: 'POST',
  path: `${base}/sign`,
  caller: 'signedIn',
  body: z.object(signature),
  response: messageResponse,
});

export const emailStudyConsent = endpoint({
  method: 'POST',
  path: `${base}/copy`,
  caller: 'signedIn',
  response: messageResponse,
});

const counted = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const saveStudyExposure = endpoint({
  method: 'POST',
  path: `${base}/exposure`,
  caller: 'signedIn',
  /** What was played since the last call: films, and seconds of them with sound. */
  body: z.object({ filmsStarted: counted(500), filmsEnded: counted(500), soundSeconds: counted(3600) }),
  response: messageResponse,
});

export const leaveStudy = endpoint({
  method: 'POST',
  path: `${base}/leave`,
  caller: 'signedIn',
  /** Whether the study may keep what was collected until now. */
  body: z.object({ keep: z.boolean() }),
  response: messageResponse,
});

export const ownStudyEndpoints = {
  getOwnStudy: served(getOwnStudy, { purpose: 'The study that the person takes part in, with its text' }),
  findStudy: served(findStudy, {
    purpose: 'The study of a code, with the text to agree to; nothing is stored yet',
    problems: ['not_found', 'conflict', 'gone', 'too_many_requests'],
  }),
  joinStudy: served(joinStudy, {
    purpose: 'Join a study: sign its text with name and day',
    problems: ['not_found', 'conflict', 'gone', 'too_many_requests'],
  }),
  signStudy: served(signStudy, {
    purpose: 'Sign a new version of the text of the own study',
    problems: ['not_found', 'conflict', 'gone'],
  }),
  emailStudyConsent: served(emailStudyConsent, {
    purpose: 'A copy of the signed text by email',
    problems: ['not_found', 'conflict', 'too_many_requests'],
  }),
  saveStudyExposure: served(saveStudyExposure, {
    purpose: 'Add films and minutes with sound to the day, for people whose study collects them',
    problems: ['not_found', 'too_many_requests'],
  }),
  leaveStudy: served(leaveStudy, {
    purpose: 'Leave the study, and say whether it may keep what was collected until now',
    problems: ['not_found', 'conflict'],
  }),
};
