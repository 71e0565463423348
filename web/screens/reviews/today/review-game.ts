import type { Game, GameExercise } from '#contract/game.ts';
import type { ClaimOrder } from '#contract/reviews.ts';
import type { OfferedReview } from '#contract/rules/todays-three.ts';

/**
 * The game with only this exercise, its two claims in the given order.
 * @throws Error if it is not in the game
 */
export function gameOfReview(game: Game, { exerciseId, order }: OfferedReview): Game {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!exercise) throw new Error(`The game has no exercise ${exerciseId}`);
  return {
    ...game,
    parts: game.parts.filter(({ part }) => part === exercise.part),
    exercises: [{ ...exercise, main: { ...exercise.main, options: inOrder(exercise, order) } }],
  };
}

/** The claims change places; the scene stays before them and the question after them. */
function inOrder({ main }: GameExercise, order: ClaimOrder): GameExercise['main']['options'] {
  if (order === 'filmed') return main.options;
  const swapped = main.options.filter(({ is_selectable }) => is_selectable).reverse();
  return main.options.map((option) => (option.is_selectable ? (swapped.shift() ?? option) : option));
}
