import { applyBreak } from './apply.ts';
import type { Break } from './break.ts';
import { isJourney } from './list.ts';

/** The text of a file of the repository; undefined when there is none. */
export type ReadFile = (file: string) => string | undefined;

/** The tests of `npm test`, as vitest.config.ts and playwright.config.ts include them. */
const inGate =
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
  const isRun = inGate.test(noticedBy) && !noticedBy.includes('.full.test.');
  if (!isRun) return `npm test does not run ${noticedBy}`;
  const text = read(noticedBy);
  if (text === undefined) return `${noticedBy} does not exist`;
  if (title === undefined) return null;
  const [, ...afterTitle] = text.replaceAll(/\\(['"`])/g, '$1').split(title);
  if (afterTitle.length === 0) return `${noticedBy} has no test titled "${title}"`;
  const isLong = (after: string) => after.slice(0, after.indexOf('=>')).includes('@full');
  return isJourney(noticedBy) && afterTitle.every(isLong) ? `"${title}" is no journey of npm test` : null;
}
