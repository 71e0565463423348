import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { root } from '../../installs/prepare.js';
import type { Break } from './break.ts';
import { filesOfRepository } from './scratch-copy.ts';

const ending = '.breaks.yaml';
const text = z.string().min(1);
const reasons = {
  title: text.optional(),
  exemptFromTypes: text.optional(),
  unnoticedBecause: text.optional(),
};
const others = { file: text.optional(), noticedBy: text.optional(), ...reasons };
const listSchema = z.record(
  text,
  z.union([
    z.strictObject({ remove: text, ...others }),
    z.strictObject({ find: text, replace: text, ...others }),
  ]),
);

/** All breaks of the repository. */
export function readBreaks(): readonly Break[] {
  const files = filesOfRepository();
  const lists = files.filter((file) => file.endsWith(ending)).sort();
  return lists.flatMap((list) => breaksOf(list, readSource(list) as string, files));
}

/**
 * The breaks of one list. `x.breaks.yaml` changes `x.ts` beside it and is noticed by `x.test.ts`, unless a break says
 * otherwise. @throws Error when the list cannot be read
 */
export function breaksOf(list: string, yaml: string, files: readonly string[]): readonly Break[] {
  const { data, error } = listSchema.safeParse(parse(list, yaml));
  if (!data) throw new Error(`${list}: ${z.prettifyError(error)}`);
  const beside = files.filter((file) => stemOf(file) === stemOf(list) && file !== list);
  const source = beside.find((file) => /\.[jt]sx?$/.test(file) && !isTest(file)) ?? 'no file beside it';
  const test = beside.find(isTest) ?? 'no test beside it';
  return Object.entries(data).map(([behavior, { file = source, noticedBy = test, ...rest }]) => {
    const change = 'remove' in rest ? { find: rest.remove, replace: '' } : rest;
    return { ...rest, ...change, behavior, list, file, noticedBy };
  });
}

function parse(list: string, yaml: string): unknown {
  try {
    return load(yaml);
  } catch (error) {
    throw new Error(`${list}: ${(error as Error).message}`);
  }
}

/** `web/PayForm` of `web/PayForm.tsx`, `web/pay-form.test.tsx` and `web/PayForm.breaks.yaml`, in the case of tests. */
function stemOf(file: string): string {
  const stem = path.basename(file).replace(/(?:\.(?:test|spec)\.tsx?|\.[jt]sx?|\.breaks\.yaml)$/, '');
  return path.join(path.dirname(file), stem.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase());
}

function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

/** Which breaks `npm run breaks` selects; without a choice all of them. */
export type Choice = {
  /** Words in their behavior, file or test. */
  text?: string | undefined;
  /** The folder that they change. */
  only?: string | undefined;
  /** They change, are noticed by or are listed in one of these files. */
  changed?: readonly string[] | undefined;
};

/** The breaks of a choice, those of one test file next to each other. */
export function selectBreaks(
  breaks: readonly Break[],
  { text = '', only, changed }: Choice,
): readonly Break[] {
  return breaks
    .filter(({ file }) => only === undefined || file.startsWith(`${only}/`))
    .filter((one) => wordsOf(one).includes(text.toLowerCase()))
    .filter(
      ({ file, noticedBy, list }) => !changed || [file, noticedBy, list].some((one) => changed.includes(one)),
    )
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

/** "group › test" names a test of a group, as both commands print it. */
export function titlesIn(title = ''): readonly string[] {
  return title.split(' › ');
}

/** The text of a file of the repository; undefined when there is none. */
export function readSource(file: string): string | undefined {
  const inRoot = path.join(root, file);
  return existsSync(inRoot) ? readFileSync(inRoot, 'utf8') : undefined;
}
