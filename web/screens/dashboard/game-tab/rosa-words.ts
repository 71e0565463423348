import type { Playthrough } from '#contract/answers.ts';
import { housesOf } from '#contract/rules/porch-lane.ts';
import { answeredExercises, nextOpenExercise } from '#contract/rules/scoring.ts';

type RosaWords =
  | { kind: 'new' }
  | {
      kind: 'started';
      firstTry: number;
      /** The house with the next dark window, and how many it has; null when every window is lit. */
      house: number | null;
      dark: number;
    };

/** What Rosa can truly say about a game. */
export function wordsFor(playthrough: Playthrough | null, total: number): RosaWords {
  if (playthrough === null || playthrough.totalAnswered === 0) return { kind: 'new' };
  const { exercises, lastAnsweredExercise, firstTry } = playthrough;
  const lit = answeredExercises(exercises);
  const open = nextOpenExercise(exercises, lastAnsweredExercise, total);
  const next = housesOf().find(({ windows }) => windows.some(({ exerciseId }) => exerciseId === open));
  return {
    kind: 'started',
    firstTry,
    house: next?.part ?? null,
    dark: next?.windows.filter(({ exerciseId }) => exerciseId <= total && !lit.has(exerciseId)).length ?? 0,
  };
}
