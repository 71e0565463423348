import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, instant, messageResponse, optionalEmail, requiredLine, text } from './fields.ts';
import { day, wholeNumber } from './operator-fields.ts';
import { allocations, collectables } from './study-plan.ts';

/** What operators see of studies, and change. */

const base = '/api/v2/operator/studies';

export const mostArms = 6;
export const mostStudyCodes = 20_000;

/** The instruments that a study can ask, by id. */
export const instrumentIds = ['fab', 'shortFesI', 'falls', 'surveys'] as const;
export type InstrumentId = (typeof instrumentIds)[number];

const shortName = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/;

/** In addresses, files and the audit log. */
export const studyId = text('Id Required').check(
  z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'An id has 2 to 40 small letters, digits or dashes.'),
);

export const textVersion = text('studyVersionRequired').check(
  z.regex(/^[\w.-]{1,20}$/, 'A version has 1 to 20 letters, digits, points or dashes.'),
);

const consentText = text('Text Required').check(
  z.trim(),
  z.minLength(100, 'The whole text that people sign: at least 100 characters'),
  atMost(20_000),
);

const arm = z.object({
  id: text('Arm Required').check(z.regex(shortName, 'An arm has 1 to 20 letters, digits or dashes.')),
  name: requiredLine('facilityNameRequired', 80),
  /** A waiting list: for so many days after joining the game stays closed. */
  waitDays: wholeNumber('Days to wait', 0, 730),
});

export type StudyArm = z.output<typeof arm>;

const instrument = z.object({
  id: z.enum(instrumentIds),
  /** After joining; 0 is the day of joining. */
  months: z
    .array(wholeNumber('Month', 0, 36))
    .check(z.minLength(1, 'At least one month'), z.maxLength(37, 'At most 37 months')),
});

export type StudyInstrument = z.output<typeof instrument>;

const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length;

const newStudy = z
  .object({
    studyId,
    name: requiredLine('facilityNameRequired', 120),
    ethicsReference: requiredLine('Reference Required', 120),
    contactName: requiredLine('Contact Required', 120),
    contactEmail: optionalEmail,
    startsOn: day,
    endsOn: day,
    version: textVersion,
    text: consentText,
    allocation: z.enum(allocations.filter((one) => one !== 'open')),
    arms: z.array(arm).check(z.minLength(1, 'At least one arm'), z.maxLength(mostArms)),
    /** People in each block; every arm has the same number of them. */
    blockSizes: z._default(z.array(wholeNumber('Block size', 1, 60)).check(z.maxLength(4)), []),
    /** Of the order of the arms; made by chance if it is not given. */
    seed: z.optional(text().check(z.trim(), z.minLength(8, 'At least 8 characters'), atMost(80))),
    instruments: z._default(z.array(instrument).check(z.maxLength(instrumentIds.length)), []),
    collects: z.array(z.enum(collectables)).check(z.maxLength(collectables.length)),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn < endsOn, {
      path: ['endsOn'],
      error: 'The study ends after it starts.',
    }),
    z.refine(({ arms }) => areDifferent(arms.map(({ id }) => id)), {
      path: ['arms'],
      error: 'Each arm needs an id of its own.',
    }),
    z.refine(({ instruments }) => areDifferent(instruments.map(({ id }) => id)), {
      path: ['instruments'],
      error: 'Each instrument once.',
    }),
    z.refine(({ instruments }) => instruments.every(({ months }) => areDifferent(months)), {
      path: ['instruments'],
      error: 'Each month once.',
    }),
    z.refine(({ allocation, blockSizes }) => (allocation === 'blocks') === blockSizes.length > 0, {
      path: ['blockSizes'],
      error: 'Block sizes go with permuted blocks.',
    }),
    z.refine(({ arms, blockSizes }) => blockSizes.every((size) => size % arms.length === 0), {
      path: ['blockSizes'],
      error: 'Each block has every arm equally often.',
    }),
  );

export type NewStudy = z.output<typeof newStudy>;

const listedStudy = z.object({
  studyId: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  allocation: z.enum(allocations),
  /** Who takes part now. */
  participants: z.number(),
});

export type ListedStudy = z.output<typeof listedStudy>;

/** Numbers of people, which add up: `joined` are all who ever did, `taking` those who neither left nor closed the account. */
const armFlow = z.object({
  /** Empty for a study without arms. */
  arm: z.string(),
  name: z.string(),
  joined: z.number(),
  /** Left, and what was collected until then is kept. */
  leftKept: z.number(),
  /** Left with all that was collected, or closed the account. */
  leftDeleted: z.number(),
  taking: z.number(),
  /** Of those who take part: answered in the last month of the plan; without questions, the study is over. */
  completed: z.number(),
  /** Of those who take part: answered nothing in the last month, and it is too late to. */
  notAnswered: z.number(),
  /** Of those who take part: the end of their plan is ahead. */
  underWay: z.number(),
});

export type ArmFlow = z.output<typeof armFlow>;

const openedStudy = z.object({
  ...listedStudy.shape,
  ethicsReference: z.string(),
  contactName: z.string(),
  contactEmail: z.nullable(z.string()),
  arms: z.array(arm),
  blockSizes: z.array(z.number()),
  instruments: z.array(instrument),
  collects: z.array(z.enum(collectables)),
  texts: z.array(z.object({ version: z.string(), madeAt: instant, text: z.string() })),
  codes: z.object({ listed: z.number(), unused: z.number() }),
  flow: z.array(armFlow),
});

export type OpenedStudy = z.output<typeof openedStudy>;

const studyParams = z.object({ studyId: text().check(atMost(60)) });

export const listStudies = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  only: 'studyOperators',
  /** The newest first. */
  response: z.object({ studies: z.array(listedStudy) }),
});

export const getStudy = endpoint({
  method: 'GET',
  path: `${base}/{studyId}`,
  caller: 'signedIn',
  only: 'studyOperators',
  params: studyParams,
  response: openedStudy,
});

export const createStudy = endpoint({
  method: 'POST',
  path: base,
  caller: 'signedIn',
  only: 'ownerOperators',
  body: newStudy,
  response: messageResponse,
});

export const addStudyText = endpoint({
  method: 'POST',
  path: `${base}/{studyId}/texts`,
  caller: 'signedIn',
  only: 'ownerOperators',
  params: studyParams,
  body: z.object({ version: textVersion, text: consentText }),
  response: messageResponse,
});

export const addStudyCodes = endpoint({
  method: 'POST',
  path: `${base}/{studyId}/codes`,
  caller: 'signedIn',
  only: 'ownerOperators',
  params: studyParams,
  /** A line for each person: the code and, where the list says it, a comma and the arm. */
  body: z.object({ list: text('Codes Required').check(z.minLength(1, 'Codes Required'), atMost(1_000_000)) }),
  response: messageResponse,
});

export const endStudy = endpoint({
  method: 'POST',
  path: `${base}/{studyId}/end`,
  caller: 'signedIn',
  only: 'ownerOperators',
  params: studyParams,
  response: messageResponse,
});

export const downloadStudy = endpoint({
  method: 'POST',
  path: `${base}/{studyId}/export`,
  caller: 'signedIn',
  needsProof: true,
  only: 'studyOperators',
  params: studyParams,
  /** The text of each file by its name: docs/study-data.md. */
  response: z.record(z.string(), z.string()),
  streams: true,
});

/** Calls of operators about studies. */
export const operatorStudyEndpoints = {
  listStudies: served(listStudies, { purpose: 'All studies, as an operator who may read them' }),
  getStudy: served(getStudy, {
    purpose: 'One study: its plan, its texts, and how many people joined, left and take part',
    problems: ['not_found'],
  }),
  createStudy: served(createStudy, {
    purpose: 'Create a study, as an owner; its plan does not change afterwards',
    problems: ['conflict'],
  }),
  addStudyText: served(addStudyText, {
    purpose: 'A new version of the text that people sign; those who signed another one are asked to sign it',
    problems: ['not_found', 'conflict'],
  }),
  addStudyCodes: served(addStudyCodes, {
    purpose: "Codes of the trial's own list, each for one person",
    problems: ['not_found', 'conflict'],
    bodyLimitBytes: 2_000_000,
  }),
  endStudy: served(endStudy, {
    purpose: 'End a study: today is its last day to join and to be asked, and its exports stay',
    problems: ['not_found', 'conflict'],
  }),
  downloadStudy: served(downloadStudy, {
    purpose:
      'What people who take part in a study did, under their study codes: the files for researchers; it is recorded',
    problems: ['not_found', 'conflict'],
  }),
};
