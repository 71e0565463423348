import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import { checkForms } from './checks/forms.ts';
import { checkStructure } from './checks/structure.ts';
import type { Fault } from './faults.ts';
import { contentVersion } from './hashes.ts';
import { joinExercise, joinSafety, joinSurveys } from './join.ts';
import type { Exercise, Texts } from './joined.ts';
import { type Language, SOURCE } from './languages.ts';
import { exerciseFile, exerciseName } from './names.ts';
import { readFile } from './read.ts';
import { type ReadWords, wordsReader } from './read-words.ts';
import {
  castSchema,
  coachingSchema,
  type ExerciseStructure,
  evidenceSchema,
  exerciseSchema,
  formsSchema,
  partsSchema,
  peopleSchema,
  retiredSchema,
  safetySchema,
  surveysSchema,
  termsSchema,
} from './schema.ts';
import {
  castWords,
  coachingWords,
  evidenceWords,
  exerciseWords,
  partsWords,
  peopleWords,
  retiredWords,
  safetyWords,
  surveysWords,
  talkWords,
} from './words.ts';

export type ReadTexts = { ok: true; texts: Texts } | { ok: false; faults: Fault[] };

type Reading = {
  /** With the marks in spoken lines (content/marks.ts), which are for the studio alone. */
  marks?: boolean;
  language?: Language;
  /** The texts of the source, if they were read before. */
  source?: Texts;
};

/**
 * Reads and checks the YAML files of a content folder: the structure by its schema, the words of a language by the
 * structure, then how the files fit together.
 */
export function readTexts(
  folder: string,
  { marks = false, language = SOURCE, source }: Reading = {},
): ReadTexts {
  // Answers are answers to the claims of the source, whatever the language.
  const original: ReadTexts | null =
    language === SOURCE ? null : source ? { ok: true, texts: source } : readTexts(folder);
  if (original && !original.ok) return original;
  const faults: Fault[] = [];
  const structure = readStructure(folder, faults);
  const words = structure && readWords(structure, wordsReader({ folder, language, faults, marks }));
  if (!words) return { ok: false, faults };
  const joined = joinTexts(structure, words, language);
  const versionOf = (exercise: Exercise) =>
    original?.texts.exercises.find(({ exercise_id }) => exercise_id === exercise.exercise_id)?.version;
  const texts: Texts = {
    ...joined,
    exercises: joined.exercises.map((exercise) => ({
      ...exercise,
      version: versionOf(exercise) ?? contentVersion(exercise),
    })),
  };
  faults.push(...checkStructure(texts));
  // What is wrong with an exercise is told once.
  if (faults.length === 0) faults.push(...checkForms(texts));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, texts };
}

type Structure = NonNullable<ReturnType<typeof readStructure>>;
type Words = NonNullable<ReturnType<typeof readWords>>;

function readStructure(folder: string, faults: Fault[]) {
  const read = <T>(file: string, schema: z.ZodType<T>) => readFile(folder, file, schema, faults);
  const exercises = readExercises(folder, faults);
  const parts = read('parts.yaml', partsSchema);
  const people = read('people.yaml', peopleSchema);
  const cast = read('cast.yaml', castSchema);
  const coaching = read('coaching.yaml', coachingSchema);
  const surveys = read('surveys.yaml', surveysSchema);
  const evidence = read('evidence.yaml', evidenceSchema);
  const retired = read('retired.yaml', retiredSchema);
  const forms = read('forms.yaml', formsSchema);
  const safety = read('safety.yaml', safetySchema);
  const brand = read('brand.yaml', brandSchema);
  if (!(parts && people && cast && coaching && surveys && evidence && retired && forms && safety && brand))
    return null;
  return { exercises, parts, people, cast, coaching, surveys, evidence, retired, forms, safety, brand };
}

/** In the order of their ids. */
function readExercises(folder: string, faults: Fault[]): ExerciseStructure[] {
  const folderName = 'exercises';
  let names: string[];
  try {
    names = readdirSync(join(folder, folderName)).filter((name) => name.endsWith('.yaml'));
  } catch {
    faults.push({ file: folderName, field: '', reason: 'the folder is missing' });
    return [];
  }
  const exercises = names.sort().flatMap((name) => {
    const file = `${folderName}/${name}`;
    const exercise = readFile(folder, file, exerciseSchema, faults);
    if (!exercise) return [];
    if (file !== exerciseFile(exercise.exercise_id)) {
      faults.push({
        file,
        field: 'exercise_id',
        reason: `${exercise.exercise_id} does not match the file name`,
      });
    }
    return [exercise];
  });
  return exercises.sort((a, b) => a.exercise_id - b.exercise_id);
}

/** An exercise with a fault in its words is left out; null if there is one in any other file. */
function readWords(structure: Structure, read: ReadWords) {
  const exercises = structure.exercises.map((exercise) =>
    read(exerciseName(exercise.exercise_id), exerciseWords(exercise)),
  );
  const parts = read('parts', partsWords(structure.parts));
  const talk = read('talk', talkWords(structure.parts));
  const people = read('people', peopleWords(structure.people));
  const cast = read('cast', castWords(structure.cast));
  const coaching = read('coaching', coachingWords(structure.coaching));
  const surveys = read('surveys', surveysWords(structure.surveys));
  const evidence = read('evidence', evidenceWords(structure.evidence));
  const retired = read('retired', retiredWords(structure.retired));
  const safety = read('safety', safetyWords(structure.safety));
  const terms = read('terms', termsSchema);
  if (!(parts && talk && people && cast && coaching && surveys && evidence && retired && safety && terms))
    return null;
  return { exercises, parts, talk, people, cast, coaching, surveys, evidence, retired, safety, terms };
}

function joinTexts(structure: Structure, words: Words, language: Language) {
  const nameOf = (id: string) => words.people[id]?.name ?? id;
  return {
    language,
    exercises: structure.exercises.flatMap((exercise, index) => {
      const its = words.exercises[index];
      return its ? [joinExercise(exercise, its, nameOf)] : [];
    }),
    parts: structure.parts.map((part) => ({ ...part, title: words.parts[part.part]?.title ?? '' })),
    talk: structure.parts.map(({ part }) => ({ after_reason: [], cards: [], ...words.talk[part], part })),
    people: structure.people.map((person) => ({
      ...person,
      name: nameOf(person.id),
      background: words.people[person.id]?.background ?? '',
    })),
    cast: structure.cast.map((one) => ({ ...one, name: words.cast[one.figure] ?? '' })),
    coaching: structure.coaching.map((line) => ({
      ...line,
      character: nameOf(line.speaker),
      script: words.coaching[line.clip] ?? '',
    })),
    surveys: joinSurveys(structure.surveys, words.surveys),
    evidence: structure.evidence.map((one) => ({ ...one, fact: words.evidence[one.id] ?? '' })),
    retired: structure.retired.map((one) => ({ ...one, title: words.retired[one.version] ?? '' })),
    forms: structure.forms,
    safety: joinSafety(structure.safety, words.safety),
    terms: words.terms,
    brand: structure.brand,
  };
}
