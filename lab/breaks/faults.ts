import { applyBreak } from './apply.ts';
import type { Break } from './break.ts';
import { titlesIn } from './list.ts';

/** The text of a file of the repository; undefined when there is none. */
export type ReadFile = (file: string) => string | undefined;

/** The tests of `npm test` and of the full run, as vitest.config.ts and playwright.config.ts include them. */
const isRun =
  /^(?:contract|content|deploy|lab|repository|studio|server|web)\/.+\.test\.tsx?$|^e2e\/.+\.spec\.ts$/;

/** The faults of an entry that can be found without running anything. */
export function faultsOf(one: Break, read: ReadFile): string[] {
  const faults = [faultOfChange(one, read), faultOfTest(one, read)];
  return faults.filter((fault) => fault !== null).map((fault) => `${one.list}: "${one.behavior}": ${fault}`);
}

function faultOfChange(one: Break, read: ReadFile): string | null {
  const text = read(one.file);
  if (text === undefined) return `${one.file} does not exist`;
  try {
    return applyBreak(text, one) === text ? 'it changes nothing' : null;
  } catch (error) {
    return (error as Error).message;
  }
}

function faultOfTest({ noticedBy, title }: Break, read: ReadFile): string | null {
  if (!isRun.test(noticedBy)) return `neither npm test nor npm run test:full runs ${noticedBy}`;
  const text = read(noticedBy)?.replaceAll(/\\(['"`])/g, '$1');
  if (text === undefined) return `${noticedBy} does not exist`;
  const missing = titlesIn(title).find((part) => !text.includes(part));
  return missing === undefined ? null : `${noticedBy} has no test titled "${missing}"`;
}
