import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import { checkStructure } from './checks/structure.ts';
import type { Fault } from './faults.ts';
import { contentVersion } from './hashes.ts';
import { nameOf } from './lines.ts';
import { exerciseFile } from './names.ts';
import { readFile } from './read.ts';
import {
  castSchema,
  coachingSchema,
  evidenceSchema,
  exerciseSchema,
  partsSchema,
  peopleSchema,
  retiredSchema,
  safetySchema,
  surveysSchema,
  type Texts,
  talkSchema,
  termsSchema,
} from './schema.ts';

export type ReadTexts = { ok: true; texts: Texts } | { ok: false; faults: Fault[] };

/**
 * Reads and checks the YAML files of a content folder: each file by its schema, then how they fit together.
 * @param marked with the marks in spoken lines (content/marks.ts), which are for the studio alone
 */
export function readTexts(folder: string, marked: { marks: boolean } = { marks: false }): ReadTexts {
  const faults: Fault[] = [];
  const written = readExercises(folder, faults, marked);
  const parts = readFile(folder, 'parts.yaml', partsSchema, faults);
  const talk = readFile(folder, 'talk.yaml', talkSchema, faults);
  const people = readFile(folder, 'people.yaml', peopleSchema, faults);
  const cast = readFile(folder, 'cast.yaml', castSchema, faults);
  const lines = readFile(folder, 'coaching.yaml', coachingSchema, faults, marked);
  const surveys = readFile(folder, 'surveys.yaml', surveysSchema, faults);
  const evidence = readFile(folder, 'evidence.yaml', evidenceSchema, faults);
  const retired = readFile(folder, 'retired.yaml', retiredSchema, faults);
  const safety = readFile(folder, 'safety.yaml', safetySchema, faults);
  const terms = readFile(folder, 'terms.yaml', termsSchema, faults);
  const brand = readFile(folder, 'brand.yaml', brandSchema, faults);
  if (
    !(parts && talk && people && cast && lines && surveys && evidence && retired && safety && terms && brand)
  )
    return { ok: false, faults };
  const named = <T extends { speaker: string }>(line: T) => ({
    ...line,
    character: nameOf(people, line.speaker),
  });
  const texts: Texts = {
    exercises: written.map((exercise) => {
      const { main } = exercise;
      const known = { ...exercise, main: { ...main, options: main.options.map(named) } };
      return { ...known, version: contentVersion(known) };
    }),
    parts,
    talk,
    people,
    cast,
    coaching: lines.map(named),
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

function readExercises(
  folder: string,
  faults: Fault[],
  marked: { marks: boolean },
): z.infer<typeof exerciseSchema>[] {
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
    const exercise = readFile(folder, file, exerciseSchema, faults, marked);
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
