import { descriptionLine, reasonLine } from '#content/lines.ts';
import { optionClip } from '#content/names.ts';
import type { Exercise, Option, Texts } from '#content/schema.ts';
import type { Speaker } from '../speech/voices.ts';
import type { PartTitle } from './coaching/boards.ts';

/**
 * A clip to be rendered. `role` says what it shows: the scene, a claim in front of it, the closing prompt (which ends with
 * the two `claimers`), the scene as a still with its description, the scene made safe, or the Presenter.
 */
export type Job = { clip: string; speaker: Speaker; script: string } & (
  | { role: 'scene' | 'claim' | 'description' | 'reveal'; exerciseId: number }
  | { role: 'closing'; exerciseId: number; claimers: Speaker[] }
  | { role: 'coaching'; part: PartTitle | null }
);

const ROLES = ['scene', 'claim', 'claim', 'closing'] as const;

/** Every clip that can be rendered: options, description and reason of the drawn exercises, and the coaching lines. */
export function allJobs(
  texts: Pick<Texts, 'exercises' | 'coaching' | 'parts'>,
  drawn: (exerciseId: number) => boolean,
): Job[] {
  const exercises = texts.exercises.filter(({ exercise_id }) => drawn(exercise_id));
  return [
    ...exercises.flatMap((exercise) => [
      ...exercise.main.options.map(optionJob(exercise)),
      descriptionJob(exercise),
      revealJob(exercise),
    ]),
    ...texts.coaching.map(({ clip, character, script }): Job => {
      const opened = texts.parts.find(({ part }) => clip === `part-${part}-opening`);
      const part = opened ? { number: opened.part, title: opened.title } : null;
      return { clip, speaker: character as Speaker, script, role: 'coaching', part };
    }),
  ];
}

function optionJob({ exercise_id: exerciseId, main }: Exercise) {
  const claimers = main.options
    .filter((option) => option.is_selectable)
    .map(({ character }) => character as Speaker);
  return ({ id, character, script }: Option): Job => {
    const role = ROLES[id - 1];
    if (!role) throw new Error(`exercise ${exerciseId}: the studio knows options 1 to ${ROLES.length} only`);
    const line = { clip: optionClip(exerciseId, id), speaker: character as Speaker, script, exerciseId };
    return role === 'closing' ? { ...line, role, claimers } : { ...line, role };
  };
}

function descriptionJob(exercise: Exercise): Job {
  const { name, character, script } = descriptionLine(exercise);
  const exerciseId = exercise.exercise_id;
  return { clip: name, speaker: character as Speaker, script, role: 'description', exerciseId };
}

function revealJob(exercise: Exercise): Job {
  const { name, character, script } = reasonLine(exercise);
  const exerciseId = exercise.exercise_id;
  return { clip: name, speaker: character as Speaker, script, role: 'reveal', exerciseId };
}

/**
 * The requested jobs: exercise numbers ("7"), clip names ("ex07_2", "final") or "coaching"; without a request all jobs.
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
