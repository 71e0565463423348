import type { ExerciseStatus } from '#contract/answers.ts';
import type { GameExercise } from '#contract/game.ts';

/** The title names the situation until the exercise is answered, and then what there was to notice (docs/product-decisions.md#titles). */
export function exerciseTitle(
  { title, title_after }: Pick<GameExercise, 'title' | 'title_after'>,
  status: ExerciseStatus | undefined,
): string {
  return status === 'Completed' || status === 'Incomplete' ? title_after : title;
}
