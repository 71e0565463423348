import type { SaveAnswerBody } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { fieldProblem } from '#server/lib/problem.ts';

export type PlayedExercise = {
  /** Id of the right option; null if the exercise has changed since it was played, so that it cannot grade the save. */
  answer: number | null;
  /** The content version that was played. */
  version: string;
};

/** Finds the exercise of a save. @throws Problem validation if the exercise or a chosen option is unknown */
export function playedExercise(game: Game, sent: SaveAnswerBody['exercise']): PlayedExercise {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === sent.exercise_id);
  if (!exercise) throw fieldProblem('exercise.exercise_id', `There is no exercise ${sent.exercise_id}`);
  const { version, main } = exercise;
  if (sent.content_version !== undefined && sent.content_version !== version) {
    return { answer: null, version: sent.content_version };
  }
  const offered = main.options.filter((option) => option.is_selectable).map((option) => option.id);
  const unknownIndex = sent.main.findIndex(
    ({ selected_option_id: id }) => id !== undefined && !offered.includes(id),
  );
  if (unknownIndex >= 0) {
    throw fieldProblem(`exercise.main.${unknownIndex}.selected_option_id`, 'This option is not offered');
  }
  return { answer: main.answer, version };
}
