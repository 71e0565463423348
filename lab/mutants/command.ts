import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root, run } from '../../installs/prepare.js';
import { areas, leastNoticed, scoreOf } from './areas.ts';

// `npm run mutants [-- --all | FILE ...]`: changes rules one condition, operator, text or call at a time, and reports
// how many of the changes a test notices. docs/testing.md says more.

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const isOfAreas = positionals.length === 0;
const judged = isOfAreas ? areas : Object.fromEntries(positionals.map((file) => [file, areaOf(file)]));

/** A file that is named is judged by all tests of its feature that lead to it. */
function areaOf(file: string): { rules: string[]; tests: string[] } {
  const depth = /^(?:web|server\/lib)\//.test(file) ? 3 : 2;
  const feature = path.dirname(file).split('/').slice(0, depth).join('/');
  return { rules: [file], tests: [`${feature}/**/*.test.{ts,tsx}`] };
}

const report = path.join(root, '.tmp/mutants.json');
rmSync(report, { force: true });
const listOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: root }).join();
const files = listOf(Object.values(judged).flatMap(({ rules }) => rules));
const tests = listOf(Object.values(judged).flatMap((one) => one.tests));
// What was measured on this machine counts again where neither the rule nor its test has changed.
const known = isOfAreas ? ['--incremental', ...(values.all ? ['--force'] : [])] : [];
const args = ['--mutate', files, '--testFiles', tests, ...known];
if (run('stryker', ['run', 'lab/mutants/stryker.config.json', ...args], { env: environment }) !== 0)
  process.exit(1);

const measured = JSON.parse(readFileSync(report, 'utf8'));
for (const [about, { rules }] of Object.entries(judged)) {
  const { changes, noticed } = scoreOf(rules, measured);
  const isMet = noticed / changes >= leastNoticed;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${isMet ? '' : `NOT MET, a test must notice ${100 * leastNoticed} %: `}${about}: ${noticed} of ${changes} changes noticed, ${((100 * noticed) / changes).toFixed(1)} %`,
  );
}
