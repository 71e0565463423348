import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Break } from './break.ts';
import { isJourney, titlesIn } from './list.ts';
import { type Outcome, readPlaywright, readVitest } from './outcome.ts';
import type { Run } from './run-command.ts';

type Named = Pick<Break, 'noticedBy' | 'title'>;

/** Runs the tests that a break names as `npm test` would; those that only the full run has, with FULL=1. */
export async function runTests(named: Named, folder: string, run: Run): Promise<Outcome> {
  if (named.noticedBy.includes('.full.test.')) return runOnce(named, folder, run, { isFull: true });
  const outcome = await runOnce(named, folder, run, { isFull: false });
  const isLeftOut =
    isJourney(named.noticedBy) && outcome.kind === 'broken' && outcome.reason.includes('No tests found');
  return isLeftOut ? runOnce(named, folder, run, { isFull: true }) : outcome;
}

async function runOnce(
  { noticedBy, title }: Named,
  folder: string,
  run: Run,
  { isFull }: { isFull: boolean },
): Promise<Outcome> {
  const isInBrowser = isJourney(noticedBy);
  const report = join(folder, '.tmp', isInBrowser ? 'playwright.json' : 'vitest.json');
  await rm(report, { force: true });
  const tests = isInBrowser
    ? ['playwright', 'test', noticedBy, '--project=mouse', ...option('--grep', title)]
    : ['vitest', 'run', noticedBy, '--reporter=json', `--outputFile=${report}`, ...option('-t', title)];
  // The full run repeats no journey; here a failure that does not return is none.
  const again = isInBrowser && isFull ? ['--retries=2'] : [];
  const [command = '', ...args] = [...(isFull ? ['env', 'FULL=1'] : []), ...tests, ...again];
  const { output } = await run(command, ...args);
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { kind: 'broken', reason: output.trim().split('\n').at(-1) ?? 'no report' };
  return isInBrowser ? readPlaywright(JSON.parse(text)) : readVitest(JSON.parse(text), noticedBy);
}

/** Both commands read a title as a regular expression, which they find in the titles of its groups and its own. */
function option(name: string, title: string | undefined): string[] {
  if (title === undefined) return [];
  const parts = titlesIn(title).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [name, parts.join('.*')];
}
