import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root, run } from '../../prepare.js';
import { areas, leastNoticed, scoresIn } from './areas.ts';

// `npm run mutants [-- --mutate FILE,...]`: changes the rules one condition, operator or text at a time, and reports for
// each area how many changes a test notices. docs/testing.md says more.

const { values } = parseArgs({ options: { mutate: { type: 'string' } } });
const report = join(root, '.tmp/mutants.json');
rmSync(report, { force: true });
const files = values.mutate ?? Object.values(areas).flat().join();
const code = run('stryker', ['run', 'lab/mutants/stryker.config.json', '--mutate', files], {
  env: environment,
});
if (code !== 0) process.exit(1);
const scores = scoresIn(JSON.parse(readFileSync(report, 'utf8')));
const tried = values.mutate ? scores.filter(({ changes }) => changes > 0) : scores;
for (const { area, changes, noticed } of tried)
  console.log(
    `${area}: ${noticed} of ${changes} changes noticed, ${((100 * noticed) / changes).toFixed(1)} %`,
  );
const missed = tried.filter(({ changes, noticed }) => !(noticed / changes >= leastNoticed));
for (const { area } of missed)
  console.log(`NOT MET ${area}: a test must notice ${100 * leastNoticed} % of the changes`);
process.exit(missed.length === 0 && tried.length > 0 ? 0 : 1);
