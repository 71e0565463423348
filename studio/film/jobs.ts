import { descriptionLine, hasStates, linesOf, otherState, reasonLine } from '#content/lines.ts';
import { optionClip } from '#content/names.ts';
import type { Exercise, Option, StateName, Texts, WrittenExercise } from '#content/schema.ts';
import type { Speaker } from '../speech/voices.ts';
import type { PartTitle } from './coaching/boards.ts';

/** The state that a clip of an exercise shows, and what is seen in it, in words. */
export type Shown = { state: StateName; visible: string };

/**
 * A clip to be rendered. `role` says what it shows: the scene, a claim in front of it, the closing prompt (which ends with
 * the two `claimers`), the scene as a still with its description, the scene made safe, or the Presenter. An exercise that is
 * drawn in both states says which one is `shown`; its reason may end with a small picture of the other one and the `advice`
 * for it.
 */
export type Job = { clip: string; speaker: Speaker; script: string; shown?: Shown; advice?: string } & (
  | { role: 'scene' | 'claim' | 'description' | 'reveal'; exerciseId: number }
  | { role: 'closing'; exerciseId: number; claimers: Speaker[] }
  | { role: 'coaching'; part: PartTitle | null }
);

const ROLES = ['scene', 'claim', 'claim', 'closing'] as const;

/**
 * Every clip that can be rendered: options, description and reason of the drawn exercises, and the coaching lines.
 * @param drawn how an exercise is drawn: in both states, as in the edition before, or not yet
 */
export function allJobs(
  texts: Pick<Texts, 'exercises' | 'written' | 'coaching' | 'parts'>,
  drawn: (exerciseId: number) => 'in states' | 'as before' | null,
): Job[] {
  const before = texts.exercises.filter(({ exercise_id }) => drawn(exercise_id) === 'as before');
  const inStates = texts.written.filter(({ exercise_id }) => drawn(exercise_id) === 'in states');
  return [
    ...before.flatMap((exercise) => [
      ...exercise.main.options.map(optionJob(exercise)),
      descriptionJob(exercise),
      revealJob(exercise),
    ]),
    ...inStates.flatMap(jobsInStates),
    ...texts.coaching.map(({ clip, character, script }): Job => {
      const opened = texts.parts.find(({ part }) => clip === `part-${part}-opening`);
      const part = opened ? { number: opened.part, title: opened.title } : null;
      return { clip, speaker: character as Speaker, script, role: 'coaching', part };
    }),
  ];
}

/** The clips of an exercise in its course state, and those of the other state for reviews. */
function jobsInStates(exercise: WrittenExercise): Job[] {
  const { exercise_id: exerciseId, main } = exercise;
  const course = hasStates(exercise) ? exercise.course : 'scene';
  const claimers = main.options
    .filter((option) => option.is_selectable)
    .map(({ character }) => character as Speaker);
  return linesOf(exercise).map(({ name, character, script }): Job => {
    const [, part = '', other] = /_(\d)(-other)?$/.exec(name) ?? [];
    const isOther = other !== undefined || part === '6';
    const state = isOther && hasStates(exercise) ? otherState(exercise) : course;
    const shown = { state, visible: hasStates(exercise) ? exercise.states[state].visible : exercise.visible };
    const line = { clip: name, speaker: character as Speaker, script, exerciseId, shown };
    if (part === '4') return { ...line, role: 'closing', claimers };
    const advice = part === '5' && state === 'safe' ? adviceFor(exercise) : undefined;
    return { ...line, role: ROLE_OF[part] ?? 'claim', ...(advice ? { advice } : {}) };
  });
}

const ROLE_OF: Record<string, 'scene' | 'description' | 'reveal'> = {
  0: 'description',
  1: 'scene',
  5: 'reveal',
  6: 'reveal',
};

/** The short form of what is right where something is wrong. */
function adviceFor(exercise: WrittenExercise): string | undefined {
  if (!hasStates(exercise)) return;
  return exercise.main.options.find(({ id }) => id === exercise.states.scene.holds)?.short;
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
