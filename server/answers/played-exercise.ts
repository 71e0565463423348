import type { Game, SceneState } from '#contract/game.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import { answersMessages } from './messages.ts';

export type PlayedExercise = {
  /** Id of the right option; null if the exercise has changed since it was played, so that it cannot grade the answer. */
  answer: number | null;
  /** The content version that was played. */
  version: string;
  /** The state of the scene that was shown; null where it has one, and if the exercise has changed since. */
  state: SceneState | null;
};

/** An id in the body of a call, and its field there: "exercise.exercise_id". */
type GivenId = { id: number; field: string };

/**
 * Finds the exercise that was played, and checks the options that were chosen if it has not changed since.
 * @param contentVersion the current one if it is not given (docs/product-decisions.md#replaced-exercise)
 * @param shown the state of the scene; that of the course if it is not given
 * @throws Problem validation naming the field, if the exercise, a chosen option or the state is unknown
 */
export function playedExercise(
  game: Game,
  played: GivenId,
  chosen: readonly GivenId[],
  contentVersion?: string,
  shown?: { state: SceneState; field: string },
): PlayedExercise {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === played.id);
  if (!exercise) throw fieldProblem(played.field, answersMessages.noSuchExercise({ exercise: played.id }));
  const { version, main } = exercise;
  if (contentVersion !== undefined && contentVersion !== version) {
    return { answer: null, version: contentVersion, state: shown?.state ?? null };
  }
  const offered = main.options.filter((option) => option.is_selectable).map((option) => option.id);
  const unknown = chosen.find(({ id }) => !offered.includes(id));
  if (unknown) throw fieldProblem(unknown.field, answersMessages.noSuchOption);
  if (shown && exercise.state === null)
    throw fieldProblem(shown.field, answersMessages.oneState({ exercise: played.id }));
  const { other } = exercise;
  const answer = shown && other?.state === shown.state ? other.answer : main.answer;
  return { answer, version, state: shown?.state ?? exercise.state };
}
