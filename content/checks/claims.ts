import type { Exercise } from '../joined.ts';
import { offeredOptions } from '../offered.ts';

/** The right claim of an exercise and one wrong claim against it. */
export type Pair = { exerciseId: number; right: string; wrong: string };

/** One pair an exercise for each wrong claim (one today). */
export function pairsOf(exercises: Exercise[]): Pair[] {
  return exercises.flatMap((exercise) => {
    const offered = offeredOptions(exercise);
    const right = offered.find((option) => option.id === exercise.main.answer);
    if (!right) return [];
    return offered
      .filter((option) => option !== right)
      .map((option) => ({ exerciseId: exercise.exercise_id, right: right.script, wrong: option.script }));
  });
}
