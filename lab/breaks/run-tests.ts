import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Break } from './break.ts';
import { isJourney } from './list.ts';
import { type Outcome, readPlaywright, readVitest } from './outcome.ts';
import type { Run } from './run-command.ts';

/** Runs the tests that a break names, as `npm test` would. */
export async function runTests(
  { noticedBy, title }: Pick<Break, 'noticedBy' | 'title'>,
  folder: string,
  run: Run,
): Promise<Outcome> {
  const isInBrowser = isJourney(noticedBy);
  const report = join(folder, '.tmp', isInBrowser ? 'playwright.json' : 'vitest.json');
  await rm(report, { force: true });
  const { output } = isInBrowser
    ? await run('playwright', 'test', noticedBy, '--project=mouse', ...option('--grep', title))
    : await run(
        'vitest',
        'run',
        noticedBy,
        '--reporter=json',
        `--outputFile=${report}`,
        ...option('-t', title),
      );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { kind: 'broken', reason: output.trim().split('\n').at(-1) ?? 'no report' };
  return isInBrowser ? readPlaywright(JSON.parse(text)) : readVitest(JSON.parse(text), noticedBy);
}

/** Both commands read a title as a regular expression. */
function option(name: string, title: string | undefined): string[] {
  return title === undefined ? [] : [name, title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')];
}
