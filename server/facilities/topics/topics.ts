import type { Topic } from '#contract/facility-topics.ts';
import { type Game, signalKinds } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { reportTexts } from '#server/reports/report-texts.ts';

export type GameTopic = Pick<Topic, 'topic' | 'part' | 'signal'> & { exercises: readonly number[] };

/** The parts of the game in their order, then the kinds of signal: each with its exercises. */
export function topicsOf({ parts, exercises }: Game): GameTopic[] {
  const idsWhere = (isIn: (exercise: Game['exercises'][number]) => boolean) =>
    exercises.filter(isIn).map(({ exercise_id }) => exercise_id);
  return [
    ...parts.map(({ part, title, first, last }) => ({
      topic: `part-${part}`,
      part: { part, title },
      signal: null,
      exercises: idsWhere(({ exercise_id }) => exercise_id >= first && exercise_id <= last),
    })),
    ...signalKinds.map((signal) => ({
      topic: signal.replaceAll(' ', '-'),
      part: null,
      signal,
      exercises: idsWhere((exercise) => exercise.signal === signal),
    })),
  ].filter((topic) => topic.exercises.length > 0);
}

/** "Part 3: Other Kinds of Signals", or the name of a kind of signal. */
export function titleOf({ part, signal }: GameTopic, language: Language): string {
  const words = reportTexts[language];
  return part ? words.part(part) : signal ? words.kinds[signal] : '';
}
