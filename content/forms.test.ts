import { expect, test } from 'vitest';
import { checkForms } from './checks/forms.ts';
import { faultLine } from './faults.ts';
import { plantedFolder } from './testing/planted.ts';
import { readTexts } from './texts.ts';

const { edit, faults } = plantedFolder();

const read = readTexts(import.meta.dirname);
if (!read.ok) throw new Error('the texts have faults');
const { forms, exercises } = read.texts;

/** What is found when exercises of the forms are other ones, in the same state. */
const faultsWith = (others: Record<number, number>) =>
  checkForms({
    forms: forms.map((pair) => ({ ...pair, exercise_id: others[pair.exercise_id] ?? pair.exercise_id })),
    exercises,
  }).map(faultLine);

test.each([
  ['an exercise that is none', 51, '51 is no exercise'],
  ['an exercise twice', 1, '1 occurs twice'],
  ['what knowledge decides', 46, '46 has one state'],
  ['what is heard', 44, '44 is decided by hearing; pictures must decide'],
  ['a scene that needs its safety line', 49, '49 needs its safety line after a miss; a test shows none'],
  ['claims that act alike', 36, '36 has claims that act alike'],
])('planted: %s in the forms', (_what, other, reason) => {
  expect(faultsWith({ 48: other })).toEqual([`forms.yaml  15.exercise_id: ${reason}`]);
});

test('planted: a pair whose exercise is not filmed', () => {
  const last = exercises.find(({ exercise_id }) => exercise_id === 48);
  if (!last) throw new Error('no exercise');
  const found = checkForms({
    forms: forms.map((pair) => (pair.exercise_id === 48 ? { ...pair, exercise_id: 51 } : pair)),
    exercises: [...exercises, { ...last, exercise_id: 51 }],
  });
  expect(found.map(faultLine)).toEqual(['forms.yaml  15.exercise_id: 51 is not filmed in both states']);
});

test('planted: a pair too few', () => {
  edit('forms.yaml', (yaml) => yaml.replace(/- \{ exercise_id: 48.*\n/, ''));
  expect(faults()).toEqual(['forms.yaml: has 15 pairs; it must have 16']);
});

test('planted: forms in which going on, or the first claim, is right too often', () => {
  edit('forms.yaml', (yaml) =>
    yaml.replace('exercise_id: 48, form_a: scene', 'exercise_id: 48, form_a: safe'),
  );
  expect(faults()).toEqual([
    'forms.yaml  form_a: form A has 7 of 16 shown as the scene; it must be 8',
    'forms.yaml  form_a: form A has 7 of 16 in which stopping is right; it must be 8',
    'forms.yaml  form_a: form A has 7 of 16 in which the first claim is right; it must be 8',
    'forms.yaml  form_a: form A has 9 of 16 with the film of the course; it must be 8',
  ]);
});

test('planted: forms from too few parts', () => {
  // In the place of those of parts 5 and 8 stand some of other parts, alike in all that is counted.
  expect(faultsWith({ 27: 33, 43: 8, 48: 15 })).toEqual([
    'forms.yaml  exercise_id: comes from 5 parts; at least 6',
  ]);
});
