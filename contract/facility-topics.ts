import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';
import { part, signalKinds } from './game.ts';
import { papers } from './reports.ts';

/** What a facility's members overlook, and what its administrator can do about it. */

const base = '/api/v2/user/account/facility';

/** Fewest members with an answer whose first tries are shown together. */
export const fewestMembers = 5;

/** The first tries of one topic in one unit. */
export const topicCell = z.object({
  /** How many places they found with the first tap, before any film; null if too few were asked. */
  looked: z.nullable(z.object({ asked: z.number(), found: z.number() })),
  /** Null if nobody, or too few members, have an answer. */
  figures: z.nullable(z.object({ firstTries: z.number(), overlooked: z.number() })),
  /** Whether any member of the unit has an answer. */
  isPlayed: z.boolean(),
});

export type TopicCell = z.output<typeof topicCell>;

const topic = z.object({
  /** "part-3", or the kind of signal: "heard", "personal-item". */
  topic: z.string(),
  /** One of these two is set. */
  part: z.nullable(z.pick(part, { part: true, title: true })),
  signal: z.nullable(z.enum(signalKinds)),
  /** The picture of the exercise that a huddle about it shows. */
  picture: z.nullable(z.string()),
  /** All members together. */
  all: topicCell,
  /** In the order of `units` of the response. */
  units: z.array(topicCell),
});

export type Topic = z.output<typeof topic>;

export const listTopics = endpoint({
  method: 'GET',
  path: `${base}/topics`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** By name; the members in no unit are last, with a name of null. Empty without units. */
    units: z.array(z.object({ unitId: z.nullable(z.string()), name: z.nullable(z.string()) })),
    /** The parts of the game in their order, then the kinds of signal. */
    topics: z.array(topic),
    /** The topic that all members together overlook most; null while nothing is shown. */
    weakest: z.nullable(z.string()),
  }),
});

const fileResponse = z.object({ address: z.string() });

export const makeHuddle = endpoint({
  method: 'POST',
  path: `${base}/huddle`,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({ topic: text().check(atMost(40)), paper: z.optional(z.enum(papers)) }),
  response: fileResponse,
});

/** What stands between two columns: spreadsheets of countries that write 1,5 expect a semicolon. */
export const separators = { comma: ',', semicolon: ';' } as const;

const separatorQuery = z.object({ separator: z.optional(z.enum(['comma', 'semicolon'])) });

export const makeResultsFile = endpoint({
  method: 'POST',
  path: `${base}/results`,
  caller: 'signedIn',
  needsProof: true,
  only: 'administrators',
  query: separatorQuery,
  response: fileResponse,
});

const signedAddress = { method: 'GET', caller: 'signedAddress', response: z.unknown() } as const;

/** The page for a huddle: a PDF, or a page that explains the problem to a person. */
export const openHuddle = endpoint({
  ...signedAddress,
  path: '/files/huddles/{topic}/{signed}',
  params: z.object({ topic: z.string(), signed: z.string() }),
});

/** The results of all members: a CSV, or a page that explains the problem to a person. */
export const openResultsFile = endpoint({
  ...signedAddress,
  path: '/files/results/{signed}',
  params: z.object({ signed: z.string() }),
  query: separatorQuery,
});

const problems = ['forbidden', 'facility_unverified'] as const;

export const facilityTopicEndpoints = {
  listTopics: served(listTopics, {
    purpose:
      'What members find and overlook on the first try, by topic and unit, as the administrator of the facility',
    problems,
  }),
  makeHuddle: served(makeHuddle, {
    purpose: 'Five-minute huddle about a topic: an address that opens the PDF for ten minutes',
    problems: [...problems, 'not_found', 'too_many_requests'],
  }),
  makeResultsFile: served(makeResultsFile, {
    purpose:
      'Results of all members: an address that opens the CSV for ten minutes. Each member sees the look.',
    problems: [...problems, 'too_many_requests'],
  }),
  openHuddle: served(openHuddle, {
    purpose: 'Huddle file; a problem is a page that explains it to a person',
    mediaTypes: ['application/pdf'],
    problems: ['gone'],
  }),
  openResultsFile: served(openResultsFile, {
    purpose: 'File of results; a problem is a page that explains it to a person',
    mediaTypes: ['text/csv'],
    problems: ['gone'],
  }),
};
