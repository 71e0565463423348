import type { Game } from '#contract/game.ts';
import { fieldProblem } from '#server/lib/problem.ts';

export type PlayedExercise = {
  /** Id of the right option; null if the exercise has changed since it was played, so that it cannot grade the answer. */
  answer: number | null;
  /** The content version that was played. */
  version: string;
};

/** An id in the body of a call, and its field there: "exercise.exercise_id". */
type GivenId = { id: number; field: string };

/**
 * Finds the exercise that was played, and checks the options that were chosen if it has not changed since.
 * @param contentVersion the current one if it is not given (docs/product-decisions.md#replaced-exercise)
 * @throws Problem validation naming the field, if the exercise or a chosen option is unknown
 */
export function playedExercise(
  game: Game,
  played: GivenId,
  chosen: readonly GivenId[],
  contentVersion?: string,
): PlayedExercise {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === played.id);
  if (!exercise) throw fieldProblem(played.field, `There is no exercise ${played.id}`);
  const { version, main } = exercise;
  if (contentVersion !== undefined && contentVersion !== version) {
    return { answer: null, version: contentVersion };
  }
  const offered = main.options.filter((option) => option.is_selectable).map((option) => option.id);
  const unknown = chosen.find(({ id }) => !offered.includes(id));
  if (unknown) throw fieldProblem(unknown.field, 'This option is not offered');
  return { answer: main.answer, version };
}
