import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type InProcessLimitName, type LimitName, strict, strictInProcess } from './limits.ts';

/** The table of limits in docs/operating.md says what the code does. */

type Name = LimitName | InProcessLimitName;

/** The row of each limit in the table: what it limits, and for whom it counts. */
const rowOf: Record<Name, readonly [what: string, ofWhom: string]> = {
  feedback: ['Feedback', 'account, or address without a login'],
  contact: ['Messages of the contact page', 'address'],
  signUp: ['Sign-ups without a facility code', 'address'],
  signUpWithCode: ['Sign-ups with a facility code', 'address'],
  signUpFailure: ['Sign-ups with a facility code, and changes of username or email, that fail', 'address'],
  allSignUps: ['Sign-ups', 'everybody'],
  exists: ['Checks whether an email address is registered', 'address'],
  forgotPassword: ['Forgotten passwords', 'address; recipient'],
  resetPassword: ['Invalid links from emails, to plans and to games together', 'address'],
  addedMembers: [
    'Members that an administrator adds, one by one or by the rows of a file, also when nobody is added; a facility with more than 25 seats may use 25 rows of a file for each 25th of its seats',
    'account',
  ],
  facilityCode: ['Wrong facility codes', 'address'],
  resetEmails: ['Forgotten passwords', 'address; recipient'],
  ownEmails: [
    'Emails that a user requests (new address, deletion, confirmation of the owner, invitation of an administrator)',
    'account',
  ],
  socialLogin: ['Rejected logins with Google or Facebook', 'address'],
  discountCode: ['Wrong discount codes', 'address'],
  studyCode: ['Wrong study codes', 'account'],
  report: ['Reports', 'account'],
  peopleSearches: ['Searches for people by an operator', 'account'],
  accountCardDeclines: ['Declined cards', 'account'],
  networkCardDeclines: ['Declined cards', 'address'],
  allCardDeclines: ['Declined cards', 'everybody'],
  export: ['Downloads of all data of an account', 'account'],
  savesPerMinute: ['Saves of answers and reviews', 'account, in each process'],
  savesPerDay: ['Saves of answers and reviews', 'account, in each process'],
  answerReads: ['Reads of answers and reviews', 'account, in each process'],
  planSaves: ['Saves of plans, with wishes, links and chosen emails', 'account, in each process'],
  planReads: ['Reads of plans, with wishes, links and chosen emails', 'account, in each process'],
  openedRooms: ['Games together that are opened', 'account'],
  enteredRooms: ['Guests and screens that come into games together', 'address'],
  togetherRequests: ['Plain requests of a screen in a game together', 'screen, in each process'],
  togetherReads: ['Reads of a game together, and of what it shows', 'account or screen, in each process'],
};

const units: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

const [, chapter = ''] = readFileSync('docs/operating.md', 'utf8').split('\n## Limits\n');
const [table = ''] = chapter.split('\n## ');
const rows = [...table.matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm)].map(([, what, howOften, ofWhom]) => ({
  what,
  howOften,
  ofWhom,
}));

test.each(Object.entries({ ...strict, ...strictInProcess }) as [Name, { points: number; seconds: number }][])(
  'the operating guide states the limit %s',
  (name, { points, seconds }) => {
    const [what, ofWhom] = rowOf[name];
    const named = rows.filter((row) => row.what === what && row.ofWhom === ofWhom);
    expect(named).toHaveLength(1);
    const times = new RegExp(`\\b(?<!,)${points.toLocaleString('en')} (\\w+ )?${units[seconds]}\\b`);
    expect(named[0]?.howOften).toMatch(times);
  },
);
