import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isJourney } from '../../../breaks/list.ts';
import { commandsIn } from '../../../breaks/run-command.ts';
import { runTests } from '../../../breaks/run-tests.ts';
import type { Ground, Result } from '../fault.ts';
import { newFolder } from './product.ts';
import { copyRepository } from './repository-copy.ts';
import { provideWebIn } from './web.ts';

/** A long test may take longer on a busy machine than a break may. */
const longestTestMs = 15 * 60_000;
/** Of a failure: enough for what was expected and received. */
const longestFailure = 500;

export type Tested = {
  /** A test file, or a journey. */
  noticedBy: string;
  /** Part of the title of its test. */
  title: string;
  measured: string;
};

/** Runs a test that tries a fault already, in a copy of the repository with nothing or the control's protection taken away. */
export async function runTested(ground: Ground, { measured, ...test }: Tested): Promise<Result> {
  const { folder } = await copyRepository(ground);
  // What a test that is ended leaves behind goes with the folder.
  const TMPDIR = join(await newFolder(ground), 'tmp');
  await mkdir(TMPDIR);
  if (isJourney(test.noticedBy)) await provideWebIn(ground, folder);
  const ending = new AbortController();
  ground.onEnd(() => ending.abort());
  const commands = commandsIn(folder, ending.signal, { FULL: '1', TMPDIR }, longestTestMs);
  const outcome = await runTests(test, folder, commands);
  if (outcome.kind === 'broken') throw new Error(outcome.reason || 'the test ended without a report');
  return {
    broken: outcome.kind === 'failed' ? await readFailures(test, folder) : [],
    measured: `${test.noticedBy}: ${measured}`,
  };
}

type UnitReport = { testResults: { assertionResults: { failureMessages: string[] }[] }[] };
type Suite = { suites?: Suite[]; specs?: { tests: { results: { errors: { message?: string }[] }[] }[] }[] };

/** How the test failed, in one line each. */
async function readFailures({ noticedBy }: Pick<Tested, 'noticedBy'>, folder: string): Promise<string[]> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, '.tmp', name), 'utf8'));
  const messages = isJourney(noticedBy)
    ? journeyFailures(await read('playwright.json'))
    : unitFailures(await read('vitest.json'));
  return messages.map((message) => {
    const [withoutPlace = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
    return withoutPlace.replaceAll(/\s+/g, ' ').slice(0, longestFailure);
  });
}

function unitFailures({ testResults }: UnitReport): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.flatMap(({ failureMessages }) => failureMessages);
}

function journeyFailures({ suites = [], specs = [] }: Suite): string[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
  return [...own, ...suites.flatMap(journeyFailures)];
}
