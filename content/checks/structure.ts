import type { Fault } from '../faults.ts';
import { contentVersion } from '../hashes.ts';
import { exerciseFile } from '../names.ts';
import { type Exercise, kindsWithPlaces, type Texts } from '../schema.ts';

/** Checks how the files fit together: ids without gaps, answers that are offered, names and ids that exist. */
export function checkStructure(texts: Texts): Fault[] {
  return [
    ...checkIds(texts),
    ...checkParts(texts),
    ...texts.exercises.flatMap((exercise) => checkExercise(exercise, texts)),
    ...checkCoaching(texts),
    ...checkSurveys(texts),
    ...checkSafety(texts),
    ...checkRetired(texts),
    ...checkUnique(
      'people.yaml',
      'name',
      texts.people.map((person) => person.name),
    ),
    ...checkUnique(
      'evidence.yaml',
      'id',
      texts.evidence.map((fact) => fact.id),
    ),
  ];
}

/** The options a player may choose: `is_selectable`, and never the scene (1) or the closing prompt (4). */
export function offeredOptions(exercise: Exercise): Exercise['main']['options'] {
  return exercise.main.options.filter(({ id, is_selectable }) => is_selectable && id !== 1 && id !== 4);
}

function checkIds({ exercises, parts }: Texts): Fault[] {
  const last = parts.at(-1)?.last ?? 0;
  const written = new Set(exercises.map((exercise) => exercise.exercise_id));
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((id) => !written.has(id))
    .map((id) => ({
      file: exerciseFile(id),
      field: 'exercise_id',
      reason: `exercise ${id} is missing: ids run from 1 to ${last} without gaps`,
    }));
}

function checkParts({ parts }: Texts): Fault[] {
  let expectedFirst = 1;
  return parts.flatMap((part, index) => {
    const faults: Fault[] = [];
    const at = (field: string, reason: string) =>
      faults.push({ file: 'parts.yaml', field: `${index}.${field}`, reason });
    if (part.part !== index + 1) at('part', `must be ${index + 1}`);
    if (part.first !== expectedFirst) at('first', `must be ${expectedFirst}, right after the part before`);
    if (part.last < part.first) at('last', 'must not be before first');
    expectedFirst = part.last + 1;
    return faults;
  });
}

function checkExercise(exercise: Exercise, texts: Texts): Fault[] {
  const faults: Fault[] = [];
  const at = (field: string, reason: string) =>
    faults.push({ file: exerciseFile(exercise.exercise_id), field, reason });
  const people = new Set(texts.people.map((person) => person.name));
  const part = texts.parts.find(
    ({ first, last }) => first <= exercise.exercise_id && exercise.exercise_id <= last,
  );
  const offered = offeredOptions(exercise);

  if (!part) at('exercise_id', 'is outside every part of parts.yaml');
  else if (part.part !== exercise.part) at('part', `must be ${part.part}, as parts.yaml says`);
  if (offered.length < 2) at('main.options', 'must offer two or more people to choose from');
  if (!offered.some((option) => option.id === exercise.main.answer)) {
    at('main.answer', `${exercise.main.answer} is not among the offered options`);
  }
  exercise.main.options.forEach((option, index) => {
    if (option.id !== index + 1)
      at(`main.options.${index}.id`, `must be ${index + 1}: options are a playlist`);
    if (!people.has(option.character)) at(`main.options.${index}.character`, 'is not in people.yaml');
    if (option.is_selectable && !offered.includes(option)) {
      at(
        `main.options.${index}.is_selectable`,
        'must be false: the scene and the closing prompt are not choices',
      );
    }
  });
  const speakers = offered.map((option) => option.character);
  if (new Set(speakers).size < speakers.length) at('main.options', 'offers the same person twice');
  exercise.evidence.forEach((id, index) => {
    const fact = texts.evidence.find((known) => known.id === id);
    if (!fact) at(`evidence.${index}`, `${id} is not in evidence.yaml`);
    else if (fact.checked === 'memory')
      at(`evidence.${index}`, `${id} is from memory: only a fact that was read is shown to players`);
  });
  exercise.main.options.forEach((option, index) => {
    const isOffered = offered.includes(option);
    for (const field of ['short', 'careful'] as const) {
      const isThere = option[field] !== undefined;
      if (isOffered && field === 'short' && !isThere)
        at(`main.options.${index}.short`, 'is missing: a claim needs its short form');
      if (!isOffered && isThere) at(`main.options.${index}.${field}`, 'belongs to the claims alone');
    }
  });
  const careful = offered.filter((option) => option.careful).length;
  if (careful !== 1) at('main.options', `${careful} claims are marked careful; mark one`);
  const canBePointedAt = kindsWithPlaces.includes(exercise.signal.kind);
  if (canBePointedAt && !exercise.places)
    at('places', `is missing: a signal of the kind ${exercise.signal.kind} can be pointed at`);
  if (!canBePointedAt && exercise.places)
    at('places', `a signal of the kind ${exercise.signal.kind} cannot be pointed at`);
  exercise.advice?.forEach((id, index) => {
    if (!texts.safety.advice.some((line) => line.id === id))
      at(`advice.${index}`, `${id} is not in safety.yaml`);
  });
  return faults;
}

/** The clips that the game refers to by name, besides the part intros. */
export const namedCoachingClips = [
  'instructions',
  'right-you-got-it',
  'great-you-made-the-right-choice',
  'please-choose-the-best-answer-below',
  'sorry-that-is-not-the-right-answer-please-try-again',
  'why-did-you-choose-rosa-here',
  'why-did-you-choose-walter-here',
  'why-did-you-choose-mina-here',
  'final',
  'welcome-back',
] as const;

function checkCoaching({ coaching, parts, people }: Texts): Fault[] {
  const clips = coaching.map((line) => line.clip);
  const needed = [...namedCoachingClips, ...parts.map((part) => `part-${part.part}-opening`)];
  const names = new Set(people.map((person) => person.name));
  return [
    ...needed
      .filter((clip) => !clips.includes(clip))
      .map((clip) => ({ file: 'coaching.yaml', field: 'clip', reason: `the line ${clip} is missing` })),
    ...coaching.flatMap((line, index) =>
      names.has(line.character)
        ? []
        : [{ file: 'coaching.yaml', field: `${index}.character`, reason: 'is not in people.yaml' }],
    ),
    ...checkUnique('coaching.yaml', 'clip', clips),
  ];
}

function checkSurveys({ surveys, safety }: Texts): Fault[] {
  const file = 'surveys.yaml';
  const advice = new Set(safety.advice.map((line) => line.id));
  return [
    ...checkUnique(
      file,
      'surveyID',
      surveys.surveys.map((survey) => survey.surveyID),
    ),
    ...checkUnique(
      file,
      'questionId',
      surveys.surveys.flatMap((survey) => survey.questions.map((question) => question.questionId)),
    ),
    ...surveys.surveys.flatMap((survey, s) => [
      ...survey.questions.flatMap(({ options }, q) => {
        const field = `surveys.${s}.questions.${q}.options`;
        const ids = options.map((option) => option.id);
        const unknown = options.flatMap((option) => option.advice ?? []).filter((id) => !advice.has(id));
        return [
          ...checkUnique(file, `${field}.id`, ids),
          ...unknown.map((id) => ({
            file,
            field: `${field}.advice`,
            reason: `${id} is not in safety.yaml`,
          })),
        ];
      }),
    ]),
  ];
}

function checkSafety({ exercises, safety }: Texts): Fault[] {
  const file = 'safety.yaml';
  const exerciseIds = new Set(exercises.map((exercise) => exercise.exercise_id));
  return [
    ...checkUnique(
      file,
      'advice.id',
      safety.advice.map((line) => line.id),
    ),
    ...safety.emergency.exercises
      .filter((id) => !exerciseIds.has(id))
      .map((id) => ({ file, field: 'emergency.exercises', reason: `there is no exercise ${id}` })),
  ];
}

/** Checks that no current version is listed as retired. */
function checkRetired({ exercises, retired }: Texts): Fault[] {
  return retired.flatMap(({ exercise_id, version }, index) => {
    const present = exercises.find((exercise) => exercise.exercise_id === exercise_id);
    return present && contentVersion(present) === version
      ? [
          {
            file: 'retired.yaml',
            field: `${index}.version`,
            reason: `is the version of exercise ${exercise_id} that is played now`,
          },
        ]
      : [];
  });
}

function checkUnique(file: string, field: string, values: (string | number)[]): Fault[] {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  return twice.map((value) => ({ file, field, reason: `${value} occurs twice` }));
}
