import type { Game, GameExercise } from '#contract/game.ts';

export type TalkAfter = {
  questions: readonly string[];
  /** It was the last exercise of its part. */
  isEnd: boolean;
  /** What can be changed at home, the thing that was just shown first. */
  things: readonly GameExercise[];
};

/** Three things are enough to choose from. */
const mostThings = 3;

/** What there is to ask after the reason of an exercise; null for a part without cards. */
export function talkAfter(game: Pick<Game, 'parts' | 'exercises'>, exercise: GameExercise): TalkAfter | null {
  const part = game.parts.find(({ part }) => part === exercise.part);
  if (!part) return null;
  const { after_reason, cards } = part.talk;
  const isEnd = exercise.exercise_id === part.last;
  const question = after_reason[(exercise.exercise_id - part.first) % after_reason.length];
  const questions = isEnd ? cards : question === undefined ? [] : [question];
  if (questions.length === 0) return null;
  const before = game.exercises.filter((one) => one.part === part.part && one !== exercise).toReversed();
  return { questions, isEnd, things: isEnd ? [exercise, ...before].slice(0, mostThings) : [exercise] };
}
