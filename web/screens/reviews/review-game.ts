import type { Game, GameExercise, SceneState } from '#contract/game.ts';
import type { ClaimOrder } from '#contract/reviews.ts';
import type { OfferedReview } from '#contract/rules/todays-three.ts';

/**
 * The game with only this exercise, its scene in the given state and its two claims in the given order.
 * @throws Error if it is not in the game
 */
export function gameOfReview(game: Game, { exerciseId, order, state }: OfferedReview): Game {
  const filmed = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!filmed) throw new Error(`The game has no exercise ${exerciseId}`);
  const exercise = inState(filmed, state);
  return {
    ...game,
    parts: game.parts.filter(({ part }) => part === exercise.part),
    exercises: [{ ...exercise, main: { ...exercise.main, options: inOrder(exercise, order) } }],
  };
}

/** The state that a review shows; undefined for a scene with one state. */
export function stateOf({ state }: GameExercise): SceneState | undefined {
  return state ?? undefined;
}

/** The exercise as it is in the other state, if that is asked for and the scene has two. */
function inState(exercise: GameExercise, state: SceneState): GameExercise {
  const { other, main } = exercise;
  if (other?.state !== state) return exercise;
  const { answer, moment, poster_url, ...different } = other;
  // The films of the question, and of the moment if it has none of its own, show the state of the course.
  const options = main.options.map((option) => {
    if (option.is_selectable) return option;
    return option.id === 1 && moment ? { ...option, ...moment } : { ...option, video_url: '', poster_url };
  });
  return { ...exercise, ...different, main: { answer, options } };
}

/** The claims change places; the scene stays before them and the question after them. */
function inOrder({ main }: GameExercise, order: ClaimOrder): GameExercise['main']['options'] {
  if (order === 'filmed') return main.options;
  const swapped = main.options.filter(({ is_selectable }) => is_selectable).reverse();
  return main.options.map((option) => (option.is_selectable ? (swapped.shift() ?? option) : option));
}
