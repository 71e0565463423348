import { globSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

/** Rules of the Spanish texts of screens. That none is missing is checked by the build of `es`, which stops at the first. */

type Entry = { message: string; translation: string };

const file = readFileSync('web/locales/es/messages.po', 'utf8');
const [catalog] = await getCatalogs(getConfig({ configPath: 'web/lingui.es.config.ts' }));
const stored = await catalog?.read('es');
const entries: Entry[] = Object.values(stored ?? {})
  .map(({ message = '', translation = '' }) => ({ message, translation }))
  .filter(({ translation }) => translation !== '');

/** Texts that are the same in both languages, by the reason. */
const sameInBoth: Record<string, readonly string[]> = {
  'marks and placeholders alone': [
    '“{0}”',
    '“{claim}”',
    '“{short}”',
    '“{words}”',
    '<0>{who}:</0> {0}, “{1}”',
    '<0>{source}</0>, {year}',
  ],
  'the same word': ['no', 'No', 'Normal', 'Plan', 'CVC'],
  'a name': ['Rosa:'],
};

type Arms = Record<string, unknown>;
type Token = string | [name: string, kind?: string, arms?: Arms];

/** The placeholders of a text, and the forms of each plural in it. */
function partsOf(text: string): { names: string[]; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (!Array.isArray(token)) continue;
      const [name, kind, arms = {}] = token;
      names.add(name);
      if (kind === 'plural') plurals.push(Object.keys(arms));
      if (typeof arms === 'object') for (const arm of Object.values(arms)) visit(arm);
    }
  };
  visit(compileMessage(text));
  return { names: [...names].sort(), plurals };
}

const tagsOf = (text: string) => (text.match(/<\/?\d+\/?>/g) ?? []).sort();

/** The texts for which `isWrong` holds. */
const wrong = (isWrong: (entry: Entry) => boolean) =>
  entries.filter(isWrong).map(({ message, translation }) => `${message} -> ${translation}`);

test('the Spanish catalog has the texts that are in the screens, without those of operators', async () => {
  const collected = await catalog?.collect();
  expect(Object.keys(stored ?? {}).sort()).toEqual(Object.keys(collected ?? {}).sort());
  expect(entries.length).toBeGreaterThan(1000);
});

test('a translation has the placeholders and the tags of its text', () => {
  const placeholders = (text: string) => partsOf(text).names.join();
  expect(wrong(({ message, translation }) => placeholders(message) !== placeholders(translation))).toEqual(
    [],
  );
  expect(wrong(({ message, translation }) => `${tagsOf(message)}` !== `${tagsOf(translation)}`)).toEqual([]);
});

test('every plural has the forms one and other', () => {
  const lacksForm = (forms: string[]) => !forms.includes('one') || !forms.includes('other');
  expect(wrong(({ translation }) => partsOf(translation).plurals.some(lacksForm))).toEqual([]);
});

test('no translation waits for another look', () => {
  expect(file.match(/^#, .*fuzzy/gm)).toBeNull();
});

test('people are addressed as usted', () => {
  const familiar = /(?<![\p{L}])(?:tú|ti|tu|tus|te|contigo|eres|tienes|puedes|vos)(?![\p{L}])/iu;
  expect(wrong(({ translation }) => familiar.test(translation))).toEqual([]);
});

test('a question and a call begin with their mark', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isOpen = (text: string) =>
    count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡');
  expect(wrong(({ translation }) => isOpen(translation))).toEqual([]);
});

test('a text is the same in both languages only for a reason', () => {
  const known = Object.values(sameInBoth).flat();
  expect(wrong(({ message, translation }) => message === translation && !known.includes(message))).toEqual(
    [],
  );
  expect(known.length).toBeLessThanOrEqual(40);
});

test('a schema of a screen names the text that it says at a field', () => {
  const screens = globSync('web/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|^web\/screens\/(operator|cmi5|style)\//.test(path),
  );
  const inWords = screens.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    if (!source.includes("from 'zod/mini'")) return [];
    return [...source.matchAll(/[(:,] ?(['"])[A-Z][a-z]+ [^\n]*?\1/g)].map(([words]) => `${path}: ${words}`);
  });
  expect(inWords).toEqual([]);
});
