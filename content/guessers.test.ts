import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkWords } from './check.ts';
import { faultLine } from './faults.ts';
import type { Exercise } from './joined.ts';
import { exerciseFile, exerciseWordsFile } from './names.ts';
import { plantedFolder } from './testing/planted.ts';
import { readTexts } from './texts.ts';

const { path, edit, faults } = plantedFolder();

/** What the checks of words find when the exercises are changed as an edition might be. */
function faultsWith(change: <E extends Exercise>(exercise: E) => E): string[] {
  const read = readTexts(path());
  if (!read.ok) throw new Error('the texts have faults');
  return checkWords({ ...read.texts, exercises: read.texts.exercises.map(change) }).map(faultLine);
}

/** The exercise with the other answer. */
const turned = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  main: { ...exercise.main, answer: exercise.main.answer === 2 ? 3 : 2 },
});

test('planted: one position that is right too often and too often in a row', () => {
  expect(
    faultsWith((exercise) =>
      exercise.main.answer === 2 && exercise.exercise_id < 14 ? turned(exercise) : exercise,
    ),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^exercises {2}main.answer: option 3 is right in \d+ of 50; keep it from 45 to 55 %$/,
      ),
      expect.stringMatching(
        /^exercises {2}main.answer: the same position is right \d+ times in a row; at most 3$/,
      ),
    ]),
  );
});

test('planted: the careful claim is right too often, and stopping too', () => {
  const careful = ({ main }: Exercise) => main.options.find(({ stance }) => stance === 'stop')?.id;
  const found = faultsWith((exercise) => {
    const answer = careful(exercise);
    return answer === undefined || answer === exercise.main.answer ? exercise : turned(exercise);
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/guessing by caution is right in \d+(\.5)? of 50, not 22 to 28$/),
      'exercises  main.options: guessing by always stopping is right in 37 of 37, not 14 to 23',
      'exercises  main.options: guessing by always going on is right in 0 of 37, not 14 to 23',
      expect.stringMatching(
        /guessing by caution, unless it is less for good is right in \d+(\.5)? of 50; keep it from 19 to 31$/,
      ),
      'exercises  decides: going on is right in 0 exercises of 0 parts; at least 12 of 6',
    ]),
  );
});

test('planted: a phrase that the right claims say, and asking that is always right', () => {
  const saying = (words: string) =>
    faultsWith((exercise) => ({
      ...exercise,
      main: {
        ...exercise.main,
        options: exercise.main.options.map((option) =>
          option.id === exercise.main.answer ? { ...option, script: `${option.script} ${words}` } : option,
        ),
      },
    }));
  expect(saying('It could slip.')).toContain(
    'exercises  main.options: guessing by "names the harm" is right in 50 of 50; keep it from 19 to 31',
  );
  expect(saying('Ask the nurse.')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/guessing by asking for somebody is right in \d+(\.5)? of 50; keep/),
    ]),
  );
});

test('planted: words that give away what only looking should', () => {
  const unseen = ({ decides }: Exercise) => decides !== 'know';
  const found = faultsWith((exercise) => ({
    ...exercise,
    main: {
      ...exercise.main,
      options: exercise.main.options.map((option) =>
        unseen(exercise) && option.id === exercise.main.answer
          ? { ...option, script: `Truly, ${option.script}` }
          : option,
      ),
    },
  }));
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^exercises {2}main.options: what should be seen or heard can be read: guessing by words is right in 41 of 41, more than 26$/,
      ),
    ]),
  );
});

test('planted: too little is decided by looking', () => {
  const read = readTexts(path());
  if (!read.ok) throw new Error('the texts have faults');
  const exercises = read.texts.exercises.filter(
    (exercise) => exercise.decides === 'know' || exercise.exercise_id > 10,
  );
  expect(checkWords({ ...read.texts, exercises }).map(faultLine)).toContain(
    'exercises  decides: looking or hearing decides 32 exercises; at least 36',
  );
});

test('planted: a word that gives the right claims away', () => {
  for (let id = 4; id <= 50; id += 1) {
    const structure = readFileSync(join(path(), exerciseFile(id)), 'utf8');
    const answer = /answer: (\d)/.exec(structure)?.[1];
    edit(exerciseWordsFile('en', id), (yaml) =>
      yaml.replace(
        new RegExp(`(\\n {2}${answer}:\\n {4}short: .*\\n {4}script: >-\\n {6})`),
        '$1Safely then. ',
      ),
    );
  }
  expect(faults()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /claims give the answer away: guessing by words is right in \d+ of 50, more than 31/,
      ),
    ]),
  );
});
