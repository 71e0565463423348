import type { Fault } from '../faults.ts';
import { exerciseFile } from '../names.ts';
import type { Exercise } from '../schema.ts';
import { wordsOf } from './spoken.ts';

/** Words that are too general to give anything away. */
const shortest = 4;
const common = new Set([
  'that',
  'with',
  'from',
  'over',
  'than',
  'this',
  'when',
  'then',
  'your',
  'were',
  'where',
  'what',
]);

/** Checks that neither title nor prompt names the signal before the choice, nor the moment that looking decides. */
export function checkNeutral(exercises: readonly Exercise[]): Fault[] {
  return exercises.flatMap((exercise) => {
    const telling = new Set(
      wordsOf(exercise.signal.words).filter((word) => word.length >= shortest && !common.has(word)),
    );
    const prompt = exercise.main.options.at(-1)?.script ?? '';
    return [
      { field: 'title', text: exercise.title },
      { field: `main.options.${exercise.main.options.length - 1}.script`, text: prompt },
      ...(exercise.decides === 'know'
        ? []
        : [{ field: 'main.options.0.script', text: exercise.main.options[0]?.script ?? '' }]),
    ].flatMap(({ field, text }) =>
      wordsOf(text)
        .filter((word) => telling.has(word))
        .map((word) => ({
          file: exerciseFile(exercise.exercise_id),
          field,
          reason: `says "${word}", which names the signal before the choice`,
        })),
    );
  });
}
