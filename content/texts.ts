import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import { checkStructure } from './checks/structure.ts';
import type { Fault } from './faults.ts';
import { contentVersion } from './hashes.ts';
import { exerciseFile, formerFile } from './names.ts';
import { readFile } from './read.ts';
import {
  castSchema,
  coachingSchema,
  evidenceSchema,
  exerciseSchema,
  formerSchema,
  partsSchema,
  peopleSchema,
  retiredSchema,
  safetySchema,
  surveysSchema,
  type Texts,
  termsSchema,
} from './schema.ts';

export type ReadTexts = { ok: true; texts: Texts } | { ok: false; faults: Fault[] };

/**
 * Reads and checks the YAML files of a content folder: each file by its schema, then how they fit together.
 * @param marked with the marks in spoken lines (content/marks.ts), which are for the studio alone
 */
export function readTexts(folder: string, marked: { marks: boolean } = { marks: false }): ReadTexts {
  const faults: Fault[] = [];
  const newest = { schema: exerciseSchema, fileOf: exerciseFile };
  const written = readExercises(folder, newest, faults, marked);
  const before = { schema: formerSchema, fileOf: formerFile };
  const former = existsSync(join(folder, 'former')) ? readExercises(folder, before, faults, marked) : [];
  const parts = readFile(folder, 'parts.yaml', partsSchema, faults);
  const people = readFile(folder, 'people.yaml', peopleSchema, faults);
  const cast = readFile(folder, 'cast.yaml', castSchema, faults);
  const coaching = readFile(folder, 'coaching.yaml', coachingSchema, faults, marked);
  const surveys = readFile(folder, 'surveys.yaml', surveysSchema, faults);
  const evidence = readFile(folder, 'evidence.yaml', evidenceSchema, faults);
  const retired = readFile(folder, 'retired.yaml', retiredSchema, faults);
  const safety = readFile(folder, 'safety.yaml', safetySchema, faults);
  const terms = readFile(folder, 'terms.yaml', termsSchema, faults);
  const brand = readFile(folder, 'brand.yaml', brandSchema, faults);
  if (!(parts && people && cast && coaching && surveys && evidence && retired && safety && terms && brand))
    return { ok: false, faults };
  const exercises = live(written, former);
  const texts = {
    exercises,
    written,
    former,
    parts,
    people,
    cast,
    coaching,
    surveys,
    evidence,
    retired,
    safety,
    terms,
    brand,
  };
  faults.push(...checkStructure(texts));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, texts };
}

/**
 * What is played: an exercise changes edition as a whole. As long as the former one is in the folder, it is played; it is
 * removed when the films of the written one are there.
 */
function live(written: Texts['written'], former: Texts['former']): Texts['exercises'] {
  return written.map((exercise) => {
    const played = former.find(({ exercise_id }) => exercise_id === exercise.exercise_id) ?? exercise;
    return { ...played, version: contentVersion(played) };
  });
}

type Kind<T> = { schema: z.ZodType<T>; fileOf: (exerciseId: number) => string };

function readExercises<T extends { exercise_id: number }>(
  folder: string,
  { schema, fileOf }: Kind<T>,
  faults: Fault[],
  marked: { marks: boolean },
): T[] {
  const folderName = fileOf(1).split('/')[0] ?? '';
  let names: string[];
  try {
    names = readdirSync(join(folder, folderName)).filter((name) => name.endsWith('.yaml'));
  } catch {
    faults.push({ file: folderName, field: '', reason: 'the folder is missing' });
    return [];
  }
  const exercises = names.sort().flatMap((name) => {
    const file = `${folderName}/${name}`;
    const exercise = readFile(folder, file, schema, faults, marked);
    if (!exercise) return [];
    if (file !== fileOf(exercise.exercise_id)) {
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
