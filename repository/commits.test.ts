import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { faultOfSubject } from './check-subject.js';

/** The last commit before the rule. */
const before = '7d53af1466b2';

/** A copy without its history, such as a shallow clone, has nothing to check. */
const hasHistory = spawnSync('git', ['cat-file', '-e', before]).status === 0;

test.skipIf(!hasHistory)('the subject of each commit begins with a standard verb, and is short', () => {
  const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', `${before}..HEAD`], {
    encoding: 'utf8',
  });
  const wrong = subjects.split('\n').filter((subject) => subject !== '' && faultOfSubject(subject) !== null);
  expect(wrong).toEqual([]);
});

test.each([
  ['Fix the resume point after a skip', null],
  ['Speed up the list of members', null],
  ['Fixes things', 'begins with none of Fix, Add, Remove, Rename, Move, Use, Update, Speed up'],
  [
    'Offer the refund beside its receipts',
    'begins with none of Fix, Add, Remove, Rename, Move, Use, Update, Speed up',
  ],
  [`Fix ${'x'.repeat(69)}`, 'has 73 characters, not at most 72'],
])('of the subject "%s" is wrong: %s', (subject, fault) => {
  expect(faultOfSubject(subject)).toBe(fault);
});
