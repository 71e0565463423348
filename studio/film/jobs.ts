import { optionClip } from '#content/names.ts';
import type { Texts } from '#content/schema.ts';
import type { Speaker } from '../speech/voices.ts';
import type { PartTitle } from './coaching/boards.ts';

/** A clip to be made. `role` says what is seen: the scene, a claim before it, the closing prompt, or the Presenter. */
export type Job = { clip: string; speaker: Speaker; script: string } & (
  | { role: 'scene' | 'claim' | 'closing'; exerciseId: number }
  | { role: 'coaching'; part: PartTitle | null }
);

const ROLES = ['scene', 'claim', 'claim', 'closing'] as const;

/** Every clip that can be made: all options of the drawn exercises, and the coaching lines. */
export function allJobs(
  texts: Pick<Texts, 'exercises' | 'coaching' | 'parts'>,
  drawn: (exerciseId: number) => boolean,
): Job[] {
  const exercises = texts.exercises.filter(({ exercise_id }) => drawn(exercise_id));
  return [
    ...exercises.flatMap(({ exercise_id: exerciseId, main }) =>
      main.options.map(({ id, character, script }): Job => {
        const role = ROLES[id - 1];
        if (!role)
          throw new Error(`exercise ${exerciseId}: the studio knows options 1 to ${ROLES.length} only`);
        return { clip: optionClip(exerciseId, id), speaker: character as Speaker, script, role, exerciseId };
      }),
    ),
    ...texts.coaching.map(({ clip, character, script }): Job => {
      const opened = texts.parts.find(({ part }) => clip === `part-${part}-opening`);
      const part = opened ? { number: opened.part, title: opened.title } : null;
      return { clip, speaker: character as Speaker, script, role: 'coaching', part };
    }),
  ];
}

/**
 * The jobs that were asked for: exercise numbers ("7"), clip names ("ex07_2", "final") or "coaching"; all without any.
 * @throws Error for a name that means no clip
 */
export function chosenJobs(jobs: Job[], asked: string[]): Job[] {
  if (asked.length === 0) return jobs;
  return asked.flatMap((name) => {
    const meant = jobs.filter(
      (job) =>
        job.clip === name ||
        job.role === name ||
        (job.role !== 'coaching' && /^\d+$/.test(name) && job.exerciseId === Number(name)),
    );
    if (meant.length === 0)
      throw new Error(`no clip is called "${name}": give exercise numbers or clip names`);
    return meant;
  });
}
