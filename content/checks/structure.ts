import type { Fault } from '../faults.ts';
import type { Texts } from '../joined.ts';
import { exerciseFile } from '../names.ts';
import { checkExercise } from './exercise.ts';
import { checkStates } from './states.ts';

/** Checks how the files fit together: ids without gaps, answers that are offered, names and ids that exist. */
export function checkStructure(texts: Texts): Fault[] {
  return [
    ...checkIds(texts),
    ...checkParts(texts),
    ...texts.exercises.flatMap((exercise) => [...checkExercise(exercise, texts), ...checkStates(exercise)]),
    ...checkCoaching(texts),
    ...checkSurveys(texts),
    ...checkSafety(texts),
    ...checkRetired(texts),
    ...checkUnique(
      'people.yaml',
      'id',
      texts.people.map(({ id }) => id),
    ),
    ...checkUnique(
      'evidence.yaml',
      'id',
      texts.evidence.map((fact) => fact.id),
    ),
  ];
}

function checkIds({ exercises, parts }: Texts): Fault[] {
  const last = parts.at(-1)?.last ?? 0;
  const known = new Set(exercises.map((exercise) => exercise.exercise_id));
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((id) => !known.has(id))
    .map((id) => ({
      file: exerciseFile(id),
      field: 'exercise_id',
      reason: `exercise ${id} is missing: ids run from 1 to ${last} without gaps`,
    }));
}

function checkParts({ parts, evidence }: Texts): Fault[] {
  const known = new Set(evidence.map(({ id }) => id));
  let expectedFirst = 1;
  return parts.flatMap((part, index) => {
    const faults: Fault[] = [];
    const at = (field: string, reason: string) =>
      faults.push({ file: 'parts.yaml', field: `${index}.${field}`, reason });
    if (part.part !== index + 1) at('part', `must be ${index + 1}`);
    if (part.first !== expectedFirst) at('first', `must be ${expectedFirst}, right after the part before`);
    if (part.last < part.first) at('last', 'must not be before first');
    for (const id of part.guidelines) if (!known.has(id)) at('guidelines', `${id} is not in evidence.yaml`);
    expectedFirst = part.last + 1;
    return faults;
  });
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
  const known = new Set(people.map(({ id }) => id));
  return [
    ...needed
      .filter((clip) => !clips.includes(clip))
      .map((clip) => ({ file: 'coaching.yaml', field: 'clip', reason: `the line ${clip} is missing` })),
    ...coaching.flatMap((line, index) =>
      known.has(line.speaker)
        ? []
        : [{ file: 'coaching.yaml', field: `${index}.speaker`, reason: 'is not in people.yaml' }],
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

function checkSafety({ safety }: Texts): Fault[] {
  return checkUnique(
    'safety.yaml',
    'advice.id',
    safety.advice.map((line) => line.id),
  );
}

/** Checks that no exercise is listed as retired. */
function checkRetired({ exercises, retired }: Texts): Fault[] {
  return retired.flatMap(({ exercise_id, version }, index) => {
    const present = exercises.find((exercise) => exercise.exercise_id === exercise_id);
    return present && present.version === version
      ? [
          {
            file: 'retired.yaml',
            field: `${index}.version`,
            reason: `is the version of exercise ${exercise_id} as it is now`,
          },
        ]
      : [];
  });
}

function checkUnique(file: string, field: string, values: (string | number)[]): Fault[] {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  return twice.map((value) => ({ file, field, reason: `${value} occurs twice` }));
}
