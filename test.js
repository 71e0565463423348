// npm test: everything that keeps a promise, in one command. `--full` adds the long proofs.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  compileCache,
  environment,
  installPackages,
  provideChromium,
  root,
  run,
} from './installs/prepare.js';

const full = process.argv.includes('--full');
const results = path.join(root, '.tmp');
const env = { ...environment, ...compileCache, FORCE_COLOR: '0', ...(full ? { FULL: '1' } : {}) };
/** Names of what failed, said again at the end, where whoever sees only the last lines finds them. */
const failures = [];
/** Names of what passed only when it was repeated, for whoever looks for the cause. */
const repeated = [];
let passed = 0;
let failed = 0;

/**
 * One step, whose output is shown at its end; `count` reads how many tests it ran, otherwise it counts as one.
 * @returns whether all was fine at the first try
 */
async function step(name, command, args, count) {
  console.log(`\n== ${name} ...`);
  const started = Date.now();
  const { code, output, processorSeconds } = await runMeasured(name, command, args);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counted.passed;
  failed += counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0);
  repeated.push(...(counted.repeated ?? []));
  if (code !== 0) failures.push(...(counted.failures?.length ? counted.failures : [name]));
  const took = `${secondsSince(started)} s, ${processorSeconds} s of processor time`;
  console.log(`\n== ${name}\n${output}\n== ${name}: ${code === 0 ? 'fine' : 'FAILED'} in ${took}`);
  return code === 0 && !counted.repeated?.length;
}

/** Runs a command in a shell, which knows how much processor time it took with all that it started. */
async function runMeasured(name, command, args) {
  const [log, times] = ['log', 'times'].map((ending) => path.join(results, `${name}.${ending}`));
  const output = openSync(log, 'w');
  const script = '"$@"; code=$?; times > "$0"; exit $code';
  const options = { cwd: root, env, stdio: ['ignore', output, output] };
  const child = spawn('sh', ['-c', script, times, command, ...args], options);
  const code = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const [, ofChildren = ''] = readFileSync(times, 'utf8').split('\n');
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, min, s]) => 60 * min + Number(s));
  const processorSeconds = Math.round(parts.reduce((sum, part) => sum + part, 0));
  return { code, output: readFileSync(log, 'utf8').trimEnd(), processorSeconds };
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
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

/** Of one file in Vitest's report: the tests that passed and yet have a failure, that of their first try. */
function repeatedInFile({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `${path.relative(root, name)} > ${fullName}: ${firstLine(failureMessages[0])}`,
    );
}

/** The journeys with this status in one suite of Playwright's report and those within it. */
function journeysIn({ file, specs = [], suites = [] }, status) {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const names = found.map(({ title }) => `${file} > ${title}`);
  return [...names, ...suites.flatMap((suite) => journeysIn(suite, status))];
}

function firstLine(message = '') {
  return message.trim().split('\n', 1)[0].slice(0, 200);
}

async function inTurn(...steps) {
  for (const one of steps) await one();
}

/** The long run measures times, so that nothing may run beside it. */
async function atOnce(...steps) {
  if (full) await inTurn(...steps);
  else await Promise.all(steps.map((one) => one()));
}

/** Whether these tests of `repository/stamps.ts` must run: `npm test` leaves them out while nothing behind them changes. */
function isDue(stamp) {
  return full || run('node', ['repository/stamps.ts', 'check', stamp], { env }) !== 0;
}

/** @param {string[]} projects folders with a tsconfig.json */
function types(name, ...projects) {
  return step(name, 'sh', ['-ec', projects.map((project) => `tsc -p ${project}`).join('\n')]);
}

/** @param {string[]} projects of vitest.config.ts */
function tests(name, ...projects) {
  const count = ({ numPassedTests, testResults }) => {
    const failures = testResults.flatMap(failedInFile);
    const repeated = testResults.flatMap(repeatedInFile);
    return { passed: numPassedTests, failed: failures.length, failures, repeated };
  };
  const report = `${name}.json`;
  // A busy neighbor of the machine can make one in seven thousand fail. The long run, which looks for such, repeats none.
  const retry = `--retry=${full ? 0 : 1}`;
  const how = [retry, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}/${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return step(name, 'vitest', ['run', ...how, ...chosen], () => readResults(report, count));
}

const npm = (name) => ['npm', ['run', '--silent', name]];

async function testStudio() {
  if (!due.studio) return;
  const isFine = (await types('Types of the studio', 'studio')) && (await tests('Studio', 'studio'));
  if (isFine) run('node', ['repository/stamps.ts', 'write', 'studio'], { env });
}

async function testKubernetes() {
  if (!due.kubernetes) return;
  if (await tests('Kubernetes', 'kubernetes'))
    run('node', ['repository/stamps.ts', 'write', 'kubernetes'], { env });
}

const started = Date.now();
await installPackages(['checks']);
const due = { studio: isDue('studio'), kubernetes: isDue('kubernetes') };
const groups = [...(due.studio ? ['studio'] : []), ...(due.kubernetes ? ['tools'] : [])];
await installPackages(['checks', ...groups]);
provideChromium();
console.log(`== Installation: ${secondsSince(started)} s`);
for (const [name, isNamed] of Object.entries(due))
  if (!isNamed)
    console.log(`== Left out: ${name}, as nothing behind its tests has changed since they passed`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await atOnce(
  () => types('Types', '.', 'web', 'web/data/offline', 'e2e'),
  () =>
    inTurn(
      () => step('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
      () => step('Content', 'node', ['content/command.ts', 'check']),
      () => step('Web build', 'node', ['web/build/build.ts']),
    ),
);
// One after the other, with three workers each: side by side, both wait for each other and take longer in sum.
await inTurn(
  testStudio,
  testKubernetes,
  () => tests('Units and API', 'unit', 'api', 'web', 'web apart', ...(full ? ['alone'] : [])),
  () =>
    step('Browser journeys', 'playwright', ['test'], () =>
      readResults('playwright.json', ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: suites.flatMap((suite) => journeysIn(suite, 'unexpected')),
        repeated: suites.flatMap((suite) => journeysIn(suite, 'flaky')),
      })),
    ),
);
if (full) {
  await types('Types of tools', 'e2e/engines');
  await step('Other engines', ...npm('engines'));
  await step('Pseudo-locale', ...npm('pseudo'));
  await step('Measures of all screens', ...npm('screens'));
  await step('Emails as pictures', ...npm('screenshots:emails'));
  await step('Reviews of 1,000 players', 'node', ['lab/load/simulate-reviews.ts']);
  await step('Trials of 20 seeds', 'node', ['lab/load/trial/command.ts']);
  await step('Kill loop', 'node', ['lab/load/kill-loop.ts']);
  await step('One account at full speed', 'node', ['lab/load/one-account.ts']);
}

console.log(`\nAll steps: ${secondsSince(started)} s`);
if (repeated.length > 0) console.log(`\nPassed only when repeated:\n  ${repeated.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
