import type { ExerciseStatus } from '#contract/answers.ts';
import type { GameExercise } from '#contract/game.ts';

/** The title says the situation until the exercise is answered, and what there was to notice afterwards (G147). */
export function exerciseTitle(
  { title, title_after }: Pick<GameExercise, 'title' | 'title_after'>,
  status: ExerciseStatus | undefined,
): string {
  return status === 'Completed' || status === 'Incomplete' ? title_after : title;
}
