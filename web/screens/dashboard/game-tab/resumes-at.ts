import type { Playthrough } from '#contract/answers.ts';

/** The exercise that Resume Play opens: the place where the player stopped, else the one after the last outcome. */
export function resumesAt(playthrough: Playthrough | null, total: number): number {
  if (playthrough === null) return 1;
  return playthrough.place ?? (playthrough.lastAnsweredExercise % total) + 1;
}
