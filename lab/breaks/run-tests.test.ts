import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Run } from './run-command.ts';
import { runTests } from './run-tests.ts';

const pays = 'e2e/journeys/payment/pay.spec.ts';
const passes = { errors: [], suites: [{ specs: [{ title: 'pays', tests: [{ status: 'expected' }] }] }] };
const noneFound = { errors: [{ message: 'Error: No tests found.\nMake sure' }], suites: [] };
const startFails = { errors: [{ message: 'Error: no port' }], suites: [] };

/** A copy of the repository in which each command leaves the next report. */
async function copyWith(...reports: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-run-tests-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '.tmp'));
  const commands: string[] = [];
  const run: Run = async (...command) => {
    commands.push(command.join(' ').replace(folder, 'copy'));
    const name = command.includes('vitest') ? 'vitest.json' : 'playwright.json';
    await writeFile(join(folder, '.tmp', name), JSON.stringify(reports.shift()));
    return { code: 0, output: '' };
  };
  return { folder, run, commands };
}

const journey = `playwright test ${pays} --project=mouse --grep`;

test.each([
  ['of npm test is run as there', [passes], 'passed', [`${journey} pays`]],
  [
    'that npm test leaves out is run as in the full test, by one way to play',
    [noneFound, passes],
    'passed',
    [`${journey} pays`, `env FULL=1 ${journey} pays --retries=2`],
  ],
  ['that cannot start is not run again', [startFails], 'broken', [`${journey} pays`]],
  [
    'that is in neither is none',
    [noneFound, noneFound],
    'broken',
    [`${journey} pays`, `env FULL=1 ${journey} pays --retries=2`],
  ],
])('a journey %s', async (_what, reports, kind, expected) => {
  const { folder, run, commands } = await copyWith(...reports);
  expect(await runTests({ noticedBy: pays, title: 'pays' }, folder, run)).toMatchObject({ kind });
  expect(commands).toEqual(expected);
});

test.each([
  ['server/pay.test.ts', ''],
  ['server/pay.full.test.ts', 'env FULL=1 '],
])('%s is run with "%s"', async (noticedBy, how) => {
  const { folder, run, commands } = await copyWith({ testResults: [] });
  await runTests({ noticedBy, title: 'half (50 %) › is paid' }, folder, run);
  expect(commands).toEqual([
    `${how}vitest run ${noticedBy} --reporter=json --outputFile=copy/.tmp/vitest.json -t half \\(50 %\\).*is paid`,
  ]);
});
