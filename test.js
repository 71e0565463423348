// npm test: everything that keeps a promise, in one command. `--full` adds the long proofs.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { environment, installPackages, provideChromium, root, run } from './prepare.js';

const full = process.argv.includes('--full');
const results = path.join(root, '.tmp');
/** Names of what failed, said again at the end, where whoever sees only the last lines finds them. */
const failures = [];
let passed = 0;
let failed = 0;

/** One step; `count` reads how many tests it ran, otherwise it counts as one. */
function step(name, command, args, count) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const code = run(command, args, { env });
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counted.passed;
  failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0);
  if (code !== 0) failures.push(...(counted.failures?.length ? counted.failures : [name]));
  console.log(
    `== ${name}: ${code === 0 ? 'fine' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function readResults(file, counts) {
  try {
    return counts(JSON.parse(readFileSync(path.join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Of one file in Vitest's report: its failed tests, or the file itself when it could not be loaded. */
function failedInFile({ name, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const file = path.relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return [`${file}: ${firstLine(message)}`];
  return tests.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

/** Of one suite in Playwright's report and those within it. */
function unexpectedIn({ file, specs = [], suites = [] }) {
  const failing = specs.filter((spec) => !spec.ok).map(({ title }) => `${file} > ${title}`);
  return [...failing, ...suites.flatMap(unexpectedIn)];
}

function firstLine(message = '') {
  return message.trim().split('\n', 1)[0].slice(0, 200);
}

await installPackages(['checks', 'studio', 'tools']);
provideChromium();
const env = { ...environment, FORCE_COLOR: '0', ...(full ? { FULL: '1' } : {}) };
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('Types', 'npm', ['run', '--silent', 'types']);
step('Format and lint', 'npm', ['run', '--silent', 'lint']);
step('Content', 'npm', ['run', '--silent', 'content', '--', 'check']);
step(
  'Units and API',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  () =>
    readResults('vitest.json', ({ numPassedTests, testResults }) => {
      const failures = testResults.flatMap(failedInFile);
      return { passed: numPassedTests, failed: failures.length, failures };
    }),
);
step('Web build', 'npm', ['run', '--silent', 'build:web']);
step('Browser journeys', 'playwright', ['test'], () =>
  readResults('playwright.json', ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(unexpectedIn),
  })),
);
if (full) step('Other engines', 'npm', ['run', '--silent', 'engines']);
if (full) step('Pseudo-locale', 'npm', ['run', '--silent', 'pseudo']);
if (full) step('Reviews of 1,000 players', 'node', ['lab/load/simulate-reviews.ts']);
if (full) step('Kill loop', 'node', ['lab/load/kill-loop.ts']);
if (full) step('One account at full speed', 'node', ['lab/load/one-account.ts']);

if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
