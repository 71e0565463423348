import * as z from 'zod/mini';
import { optionalUserName } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, optionalEmail, text, uuid } from './fields.ts';

/** How the administrator of a facility adds members, with an email address or with a printed card. */

const base = '/api/v2/user/account/facility';

/** A file of 10,000 people has about 700,000 characters. */
export const longestCsv = 1_500_000;

/** Cards that one call makes: each takes the hash of a password. */
export const cardsAtOnce = 10;

/** How long the password of a card can be used. */
export const cardDays = 30;

export const addMember = endpoint({
  method: 'POST',
  path: `${base}/members`,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({
    /** Without one it is derived from the email address. */
    userName: optionalUserName,
    /** Gets a link to choose a password; without one a card is printed. */
    email: optionalEmail,
    unitId: z.optional(z.nullable(uuid)),
  }),
  response: z.object({ message: z.string(), userId: z.string() }),
});

export const importMembers = endpoint({
  method: 'POST',
  path: `${base}/members/import`,
  caller: 'signedIn',
  only: 'administrators',
  body: z.object({
    /**
     * With headings for username, email and unit, in any order, in English or Spanish; commas, semicolons, tabs or bars
     * between them.
     */
    csv: text().check(z.minLength(1, 'chooseFile'), atMost(longestCsv, 'fileTooLong')),
    /** Adds the right rows even if others are wrong, or columns are not read. */
    onlyRight: z.optional(z.boolean()),
    /** Adds the units that the file names and the facility does not have; without it such rows are wrong. */
    addUnits: z.optional(z.boolean()),
    /** Says what would be added, and adds nobody. */
    onlyCheck: z.optional(z.boolean()),
  }),
  response: z.object({
    message: z.string(),
    /** Nobody is added while a row is wrong or a column is not read, unless only the right ones are asked for. */
    added: z.number(),
    /** Rows that can be added. */
    right: z.number(),
    /** The units that are added with the right rows, by name as the file first has it. */
    newUnits: z.array(z.string()),
    /** Every wrong row: its line in the file, and what is wrong with it. */
    wrong: z.array(z.object({ line: z.number(), reason: z.string() })),
    /** The columns that were understood, by the headings of the file. */
    columns: z.array(z.object({ field: z.enum(['username', 'email', 'unit']), heading: z.string() })),
    /** The headings of columns that are not read. */
    ignored: z.array(z.string()),
    /** The first usernames, to see that their letters are right. */
    examples: z.array(z.string()),
  }),
});

export const makeCards = endpoint({
  method: 'POST',
  path: `${base}/members/cards`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** Shown this once: only their hashes are stored. */
    cards: z.array(z.object({ userId: z.string(), userName: z.string(), password: z.string() })),
    /** Members that still have no card. */
    remaining: z.number(),
  }),
});

export const countCards = endpoint({
  method: 'GET',
  path: `${base}/members/cards`,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({
    /** Members without an email address and without a password. */
    remaining: z.number(),
  }),
});

const problems = ['forbidden', 'facility_full', 'facility_ended', 'facility_unverified'] as const;

export const addingEndpoints = {
  addMember: served(addMember, {
    purpose: 'Add one member to the facility, as its administrator',
    status: 201,
    problems: [...problems, 'not_found', 'username_taken', 'email_taken', 'too_many_requests'],
  }),
  importMembers: served(importMembers, {
    purpose: 'Add members from a CSV file, all of them or only the right rows, as the administrator',
    bodyLimitBytes: 2_000_000,
    problems: [...problems, 'conflict', 'too_many_requests'],
  }),
  makeCards: served(makeCards, {
    purpose: 'Make first passwords for some of the members without email and password, as the administrator',
    problems: ['forbidden'],
  }),
  countCards: served(countCards, {
    purpose: 'The number of members without email and password, as the administrator',
    problems: ['forbidden'],
  }),
};
