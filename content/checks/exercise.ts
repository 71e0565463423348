import type { Fault } from '../faults.ts';
import type { Exercise, Texts } from '../joined.ts';
import { exerciseFile } from '../names.ts';
import { offeredOptions } from '../offered.ts';

type Report = (field: string, reason: string) => void;

/** Checks how an exercise fits to the other files. */
export function checkExercise(exercise: Exercise, texts: Texts): Fault[] {
  const faults: Fault[] = [];
  const file = exerciseFile(exercise.exercise_id);
  const at: Report = (field, reason) => faults.push({ file, field, reason });
  checkPart(exercise, texts, at);
  checkOptions(exercise, texts, at);
  checkReferences(exercise, texts, at);
  return faults;
}

function checkPart(exercise: Exercise, { parts }: Texts, at: Report): void {
  const part = parts.find(({ first, last }) => first <= exercise.exercise_id && exercise.exercise_id <= last);
  if (!part) at('exercise_id', 'is outside every part of parts.yaml');
  else if (part.part !== exercise.part) at('part', `must be ${part.part}, as parts.yaml says`);
}

function checkOptions(exercise: Exercise, texts: Texts, at: Report): void {
  const people = new Set(texts.people.map(({ id }) => id));
  const offered = offeredOptions(exercise);
  if (offered.length < 2) at('main.options', 'must offer two or more people to choose from');
  if (!offered.some((option) => option.id === exercise.main.answer)) {
    at('main.answer', `${exercise.main.answer} is not among the offered options`);
  }
  exercise.main.options.forEach((option, index) => {
    const field = `main.options.${index}`;
    const isOffered = offered.includes(option);
    if (option.id !== index + 1) at(`${field}.id`, `must be ${index + 1}: options are a playlist`);
    if (!people.has(option.speaker)) at(`${field}.speaker`, 'is not in people.yaml');
    if (option.is_selectable && !isOffered) {
      at(`${field}.is_selectable`, 'must be false: the scene and the closing prompt are not choices');
    }
    for (const claims of ['careful', 'stance'] as const) {
      if (!isOffered && option[claims] !== undefined) at(`${field}.${claims}`, 'belongs to the claims alone');
    }
  });
  const speakers = offered.map(({ speaker }) => speaker);
  if (new Set(speakers).size < speakers.length) at('main.options', 'offers the same person twice');
}

function checkReferences(exercise: Exercise, texts: Texts, at: Report): void {
  exercise.evidence.forEach((id, index) => {
    const fact = texts.evidence.find((known) => known.id === id);
    if (!fact) at(`evidence.${index}`, `${id} is not in evidence.yaml`);
    else if (fact.checked === 'memory')
      at(`evidence.${index}`, `${id} is from memory: only a fact that was read is shown to players`);
  });
  exercise.advice?.forEach((id, index) => {
    if (!texts.safety.advice.some((line) => line.id === id))
      at(`advice.${index}`, `${id} is not in safety.yaml`);
  });
}
