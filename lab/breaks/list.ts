import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Break } from '#breaks/break.ts';
import { root } from '../../prepare.js';

const folder = join(import.meta.dirname, '../../breaks');

/** All breaks, in the order of the lists in `breaks/`. */
export async function readBreaks(): Promise<readonly Break[]> {
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'break.ts')
    .sort();
  const modules = await Promise.all(
    lists.map(async (name) => ({ name, ...(await import(join(folder, name))) })),
  );
  return modules.flatMap(({ name, breaks }: { name: string; breaks?: readonly Break[] }) => {
    if (breaks === undefined) throw new Error(`breaks/${name} exports no list named breaks.`);
    return breaks;
  });
}

/** The breaks that `npm run breaks -- TEXT --only FOLDER` selects, those of one test file next to each other. */
export function selectBreaks(
  breaks: readonly Break[],
  { text, only }: { text?: string | undefined; only?: string | undefined },
): readonly Break[] {
  return breaks
    .filter(({ file }) => only === undefined || file.startsWith(`${only}/`))
    .filter((one) => text === undefined || wordsOf(one).includes(text.toLowerCase()))
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

function wordsOf({ behavior, file, noticedBy }: Break): string {
  return `${behavior} ${file} ${noticedBy}`.toLowerCase();
}

/** Journeys come last: they need a build, which takes longer than most tests. */
function orderOf({ noticedBy, title = '' }: Break): string {
  return `${isJourney(noticedBy) ? 1 : 0} ${noticedBy} ${title}`;
}

export function isJourney(testFile: string): boolean {
  return testFile.startsWith('e2e/');
}

/** The text of a file of the repository; undefined when there is none. */
export function readSource(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
