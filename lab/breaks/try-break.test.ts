import { expect, test } from 'vitest';
import { applyBreak } from './apply.ts';
import type { Break } from './break.ts';
import { readPlaywright, readVitest } from './outcome.ts';
import { tryAll } from './try-all.ts';
import { type Verdict, verdictOf } from './try-break.ts';
import { projectsOf } from './types.ts';

const one: Break = {
  behavior: 'A paid bill is not paid again',
  list: 'server/pay.breaks.yaml',
  file: 'server/pay.ts',
  find: 'if (isPaid) return;',
  replace: '$& // $1',
  noticedBy: 'server/pay.test.ts',
};

test('the replacement is inserted literally', () => {
  expect(applyBreak('if (isPaid) return;\n', one)).toBe('$& // $1\n');
});

const inVitest = (message: string, ...statuses: string[]) => ({
  testResults: [
    { name: '/copy/server/other.test.ts', assertionResults: [{ fullName: 'other', status: 'failed' }] },
    {
      name: '/copy/server/pay.test.ts',
      message,
      assertionResults: statuses.map((status, place) => ({ fullName: `test ${place}`, status })),
    },
  ],
});

test.each([
  ['a test failed', inVitest('', 'passed', 'failed'), { kind: 'failed', tests: ['test 1'] }],
  ['all pass', inVitest('', 'passed', 'skipped'), { kind: 'passed' }],
  ['none was selected', inVitest('', 'skipped'), { kind: 'broken', reason: 'no test ran' }],
  [
    'the file does not load',
    inVitest('Cannot find module x\n at y'),
    { kind: 'broken', reason: 'Cannot find module x' },
  ],
  ['there is no such file', { testResults: [] }, { kind: 'broken', reason: 'no test ran' }],
])('in Vitest: %s', (_what, report, outcome) => {
  expect(readVitest(report, one.noticedBy)).toEqual(outcome);
});

const inPlaywright = (
  status: string,
  file = '/copy/e2e/journeys/payment/pay.spec.ts',
  errors: { message: string }[] = [],
) => {
  const error = { message: 'Error: it is not visible\n at z', location: { file } };
  const results = [{ errors: status === 'unexpected' ? [error] : [] }];
  return { errors, suites: [{ suites: [{ specs: [{ title: 'pays', tests: [{ status, results }] }] }] }] };
};

test.each([
  ['a journey failed', inPlaywright('unexpected'), { kind: 'failed', tests: ['pays'] }],
  ['it passes', inPlaywright('expected'), { kind: 'passed' }],
  ['it passes at the second try', inPlaywright('flaky'), { kind: 'passed' }],
  [
    'the product did not start',
    inPlaywright('unexpected', '/copy/e2e/setup/server.ts'),
    { kind: 'broken', reason: 'Error: it is not visible' },
  ],
  [
    'none was selected',
    { suites: [], errors: [{ message: 'No tests found' }] },
    { kind: 'broken', reason: 'No tests found' },
  ],
])('in Playwright: %s', (_what, report, outcome) => {
  expect(readPlaywright(report)).toEqual(outcome);
});

test('a break is noticed by a test that fails, not by an error around it', () => {
  const failed = { kind: 'failed', tests: ['x'] } as const;
  expect(verdictOf(null, failed, one)).toEqual({ isNoticed: true, by: 'server/pay.test.ts › x' });
  expect(verdictOf('TS2304', failed, one)).toEqual({
    isNoticed: false,
    reason: 'it does not compile: TS2304',
  });
  expect(verdictOf(null, { kind: 'broken', reason: 'no test ran' }, one).isNoticed).toBe(false);
  expect(verdictOf(null, { kind: 'passed' }, one).isNoticed).toBe(false);
});

const seen: Verdict = { isNoticed: true, by: 'a test' };
const unseen: Verdict = { isNoticed: false, reason: 'every test passes' };

test.each([
  ['noticed', seen, undefined, true, 'a test'],
  ['not noticed', unseen, undefined, false, '**not noticed**: every test passes'],
  [
    'not noticed, with its reason',
    unseen,
    'it is a second defence',
    true,
    '**not noticed**: it is a second defence',
  ],
  ['noticed against its reason', seen, 'it is a second defence', false, 'out of date'],
])(
  '%s: the table says so, and whether the list is right',
  async (_what, verdict, reason, isAsListed, words) => {
    const rows: string[] = [];
    const entry = reason === undefined ? one : { ...one, unnoticedBecause: reason };
    const totals = await tryAll(
      [entry],
      async () => verdict,
      (row) => rows.push(row),
    );
    const count = verdict.isNoticed ? { noticed: 1, unnoticed: 0 } : { noticed: 0, unnoticed: 1 };
    expect(totals).toEqual({ ...count, isAsListed });
    expect(rows.at(-1)).toContain(words);
  },
);

test.each([
  ['server/pay.ts', ['.']],
  ['contract/pay.ts', ['.', 'web']],
  ['web/pay/Pay.tsx', ['web']],
  ['web/data/offline/service-worker.ts', ['web', 'web/data/offline']],
  ['studio/film/film-clip.ts', ['studio']],
  ['e2e/steps/game.ts', ['e2e']],
  ['e2e/engines/engines.ts', ['e2e/engines']],
  ['server/database/migrations/0001.sql', []],
])('%s is compiled by %o', (file, projects) => {
  expect(projectsOf(file)).toEqual(projects);
});
