import type { Exercise, Texts } from '#content/joined.ts';
import { hasStates, linesOf, otherState } from '#content/lines.ts';
import type { StateName } from '#content/schema.ts';
import { type Speaker, speakerOf } from '../speech/voices.ts';
import type { PartTitle } from './coaching/boards.ts';

/** The state that a clip of an exercise shows, and what is seen in it, in words. */
export type Shown = { state: StateName; visible: string };

/**
 * A clip to be rendered. `role` says what it shows: the scene, a claim in front of it, the closing prompt (which ends with
 * the two `claimers`), the scene as a still with its description, the reason with what is done, or the Presenter. A clip of
 * an exercise says which state is `shown`; its reason may end with a small picture of the other one and the `advice` for it.
 */
export type Job = { clip: string; speaker: Speaker; character: string; script: string } & (
  | (Filmed & { role: 'claim' | 'description' | 'reveal' })
  | (Filmed & { role: 'scene'; beats: Beats })
  | (Filmed & { role: 'closing'; claimers: Speaker[] })
  | { role: 'coaching'; part: PartTitle | null }
);

/** What begins in the moment -> the word of it on which it begins. */
export type Beats = Readonly<Record<string, string>>;

type Filmed = { exerciseId: number; shown: Shown; advice?: string };

/** Every clip that can be rendered: of the exercises, and the coaching lines. */
export function allJobs(texts: Pick<Texts, 'exercises' | 'coaching' | 'parts' | 'people'>): Job[] {
  return [
    ...texts.exercises.flatMap((exercise) => jobsOf(exercise, texts.people)),
    ...texts.coaching.map(({ clip, speaker, character, script }): Job => {
      const opened = texts.parts.find(({ part }) => clip === `part-${part}-opening`);
      const part = opened ? { number: opened.part, title: opened.title } : null;
      return { clip, speaker: speakerOf(speaker), character, script, role: 'coaching', part };
    }),
  ];
}

/** The clips of an exercise in its course state, and those of the other state for reviews. */
function jobsOf(exercise: Exercise, people: Texts['people']): Job[] {
  const { exercise_id: exerciseId, main, beats } = exercise;
  const course = hasStates(exercise) ? exercise.course : 'scene';
  const claimers = main.options
    .filter((option) => option.is_selectable)
    .map(({ speaker }) => speakerOf(speaker));
  return linesOf(exercise, people).map(({ name, speaker, character, script }): Job => {
    const [, part = '', other] = /_(\d)(-other)?$/.exec(name) ?? [];
    const isOther = other !== undefined || part === '6';
    const state = isOther && hasStates(exercise) ? otherState(exercise) : course;
    const shown = { state, visible: hasStates(exercise) ? exercise.states[state].visible : exercise.visible };
    const line = { clip: name, speaker: speakerOf(speaker), character, script, exerciseId, shown };
    if (part === '1') return { ...line, role: 'scene', beats };
    if (part === '4') return { ...line, role: 'closing', claimers };
    const advice = part === '5' && state === 'safe' ? adviceFor(exercise) : undefined;
    return { ...line, role: ROLE_OF[part] ?? 'claim', ...(advice ? { advice } : {}) };
  });
}

const ROLE_OF: Record<string, 'description' | 'reveal'> = {
  0: 'description',
  5: 'reveal',
  6: 'reveal',
};

/** The short form of what is right where something is wrong. */
function adviceFor(exercise: Exercise): string | undefined {
  if (!hasStates(exercise)) return;
  return exercise.main.options.find(({ id }) => id === exercise.states.scene.holds)?.short;
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
