import { rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { checkTranslation } from './check.ts';
import { faultLine } from './faults.ts';
import { figures } from './figures.ts';
import type { Exercise, Texts } from './joined.ts';
import { plantedFolder } from './testing/planted.ts';
import { readTexts } from './texts.ts';

const { path, changed, edit } = plantedFolder();
let english: Texts;
beforeAll(() => {
  english = textsIn('en');
});

function textsIn(language: 'en' | 'es'): Texts {
  const read = readTexts(path(), { language });
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
  return read.texts;
}

/** What `npm run content check` finds in the Spanish words. */
function faultsOf(of = path()): string[] {
  const read = readTexts(of, { language: 'es' });
  return (read.ok ? checkTranslation(read.texts, english) : read.faults).map(faultLine);
}

test('the Spanish words of the repository are complete, fresh, and pass every check', () => {
  expect(faultsOf(import.meta.dirname)).toEqual([]);
});

test('an exercise is the same in every language: answer, version, people by id', () => {
  const spanish = textsIn('es');
  const same = ({ exercises }: Texts) =>
    exercises.map(({ version, main }) => [version, main.answer, main.options.map(({ speaker }) => speaker)]);
  expect(same(spanish)).toEqual(same(english));
  expect(spanish.people.map(({ name }) => name)).toEqual(['Rosa', 'Walter', 'Mina', 'Presentador']);
  expect(spanish.exercises[3]?.main.options[0]).toMatchObject({
    speaker: 'presenter',
    character: 'Presentador',
  });
});

test('planted: words that were changed in the source, and whoever wrote another mark or line break', () => {
  edit('texts/en/ex01.yaml', (yaml) => yaml.replace('Best is no rug at all.', 'It is best to have no rug.'));
  edit('texts/en/ex02.yaml', (yaml) => yaml.replace(/_(\w+)_/, '$1'));
  expect(faultsOf()).toEqual([
    expect.stringMatching(
      /^texts\/es\/ex01\.yaml {2}of: must be en-[0-9a-f]{12}: the words of texts\/en\/ex01\.yaml\. Compare/,
    ),
  ]);
});

test('planted: words that do not say what they are a translation of', () => {
  edit('texts/es/coaching.yaml', (yaml) => yaml.replace(/^of: .*\n/m, ''));
  expect(faultsOf()).toEqual([expect.stringMatching(/^texts\/es\/coaching\.yaml {2}of: must be en-/)]);
});

test('planted: a file, a text and a safety line that are missing, and a text too many', () => {
  rmSync(changed('texts/es/people.yaml'));
  edit('texts/es/ex01.yaml', (yaml) => yaml.replace(/^hint: .*\n/m, ''));
  edit('texts/es/ex31.yaml', (yaml) => `${yaml}why_other: Nada.\n`);
  edit('texts/es/safety.yaml', (yaml) => yaml.replace(/ {4}- se desmaya.*\n/, ''));
  expect(faultsOf()).toEqual([
    'texts/es/ex01.yaml  hint: is missing',
    'texts/es/ex31.yaml: Unrecognized key: "why_other"',
    'texts/es/people.yaml: is missing or cannot be read',
    'texts/es/safety.yaml  emergency.signs: must be 10',
  ]);
});

test('planted: a text that was left in English', () => {
  const title = english.exercises[0]?.title ?? '';
  edit('texts/es/ex01.yaml', (yaml) => yaml.replace(/^title: .*$/m, `title: ${title}`));
  expect(faultsOf()).toEqual([
    'texts/es/ex01.yaml  title: says "in", which is English',
    'texts/es/ex01.yaml  title: is still the text of the source',
  ]);
});

test('the figures of an author tell the school grade of English, and the ease of Spanish', () => {
  expect(figures(english).filter((line) => line.includes('reading grade'))).toHaveLength(11);
  const spanish = figures(textsIn('es'));
  expect(spanish.find((line) => line.startsWith('claim:'))).toMatch(/reading ease \d\d \(lowest 7\d\)$/);
  expect(spanish.join('\n')).not.toContain('grade');
});

test('planted: a text that reads too hard, and one that is too long', () => {
  edit('texts/es/ex40.yaml', (yaml) =>
    yaml
      .replace(
        /^hint: [\s\S]*?(?=^why:)/m,
        'hint: Verifique cuidadosamente la disponibilidad permanente del dispositivo correspondiente.\n',
      )
      .replace(/^try: [\s\S]*?(?=^main:)/m, `try: ${'Mire bien la luz del pasillo, '.repeat(6)} y ya.\n`),
  );
  expect(faultsOf()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^texts\/es\/ex40\.yaml {2}try: has 38 words; at most 31$/),
      expect.stringMatching(/^texts\/es\/ex40\.yaml {2}hint: reads at an ease of -?\d+ .*at least 70/),
    ]),
  );
});

test('planted: another word than the glossary has, on a screen and in a film', () => {
  edit('texts/es/surveys.yaml', (yaml) => yaml.replace(/(s1q1:\n {8}question: )(.*)/, '$1"En el hogar, $2"'));
  edit('texts/es/ex01.yaml', (yaml) => yaml.replace('sobre un piso claro', 'sobre un suelo claro'));
  expect(faultsOf().filter((fault) => fault.includes('the term is'))).toEqual([
    expect.stringMatching(/^texts\/es\/ex01\.yaml {2}visible\.scene: says "suelo": the term is "piso"$/),
    expect.stringMatching(/^texts\/es\/surveys\.yaml .*: says "hogar": the term is "centro de cuidados"$/),
  ]);
});

test('planted: a title, a prompt and a moment that name the signal', () => {
  edit('texts/es/ex08.yaml', (yaml) =>
    yaml
      .replace(/^title: .*$/m, 'title: El andador')
      .replace(/^signal: .*$/m, 'signal: el andador de Joon')
      .replace(/( {2}4:\n {4}script: )(.*)/, '$1¿Y el andador? ¿Quién tiene la razón?'),
  );
  expect(faultsOf().filter((fault) => fault.includes('signal'))).toEqual(
    expect.arrayContaining([
      'texts/es/ex08.yaml  title: says "andador", which names the signal before the choice',
      'texts/es/ex08.yaml  main.4.script: says "andador", which names the signal before the choice',
    ]),
  );
});

test('planted: somebody who belongs to another exercise, and a movement that waits in vain', () => {
  edit('texts/es/ex13.yaml', (yaml) => yaml.replaceAll('señora Lind', 'señora Novak'));
  edit('texts/es/ex23.yaml', (yaml) => yaml.replace(/sways: .* }/, 'sways: nunca }'));
  expect(faultsOf()).toEqual(
    expect.arrayContaining([
      'texts/es/ex13.yaml  main.1.script: names señora Novak, who belongs to 20 and 50 alone',
      'texts/es/ex23.yaml  beats.sways: nobody says "nunca" in the moment',
    ]),
  );
});

/** What the checks find when every right claim says these words too. */
function faultsSaying(words: string): string[] {
  const texts = textsIn('es');
  const said = <E extends Exercise>(exercise: E): E => ({
    ...exercise,
    main: {
      ...exercise.main,
      options: exercise.main.options.map((option) =>
        option.id === exercise.main.answer ? { ...option, script: `${words} ${option.script}` } : option,
      ),
    },
  });
  const changedTexts = { ...texts, exercises: texts.exercises.map(said) };
  return checkTranslation(changedTexts, english).map(faultLine);
}

test('planted: words, phrases and length that give the right claims away', () => {
  const faults = faultsSaying('Mire, de veras: llame ya.');
  for (const by of ['words', 'word pairs', 'more words', 'more letters', '"llame, avise"'])
    expect(faults.some((fault) => fault.includes(`guessing by ${by} is right in`))).toBe(true);
  expect(faults).toContain(
    'exercises  main.options: what should be seen or heard can be read: guessing by words is right in 41 of 41, more than 26',
  );
});
