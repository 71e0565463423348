import type { Topic } from '#contract/facility-topics.ts';
import { type Game, signalKinds } from '#contract/game.ts';
import { kindNames } from '#server/reports/kind-names.ts';

export type GameTopic = Pick<Topic, 'topic' | 'part' | 'signal'> & {
  title: string;
  exercises: readonly number[];
};

/** The parts of the game in their order, then the kinds of signal: each with its exercises. */
export function topicsOf({ parts, exercises }: Game): GameTopic[] {
  const idsWhere = (isIn: (exercise: Game['exercises'][number]) => boolean) =>
    exercises.filter(isIn).map(({ exercise_id }) => exercise_id);
  return [
    ...parts.map(({ part, title, first, last }) => ({
      topic: `part-${part}`,
      part: { part, title },
      signal: null,
      title: `Part ${part}: ${title}`,
      exercises: idsWhere(({ exercise_id }) => exercise_id >= first && exercise_id <= last),
    })),
    ...signalKinds.map((signal) => ({
      topic: signal.replaceAll(' ', '-'),
      part: null,
      signal,
      title: kindNames[signal],
      exercises: idsWhere((exercise) => exercise.signal === signal),
    })),
  ].filter((topic) => topic.exercises.length > 0);
}
