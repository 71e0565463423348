import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { Clip } from '#content/film-schema.ts';
import { optionClip, safeStill } from '#content/names.ts';
import { mediaFile } from '../language.ts';
import { wide } from '../scenes/camera.ts';
import { sceneOf } from '../scenes/exercise-film.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Speech } from '../speech/speech.ts';
import type { Job } from './jobs.ts';
import { painter } from './painter.ts';
import { loadFilm } from './scene-files.ts';
import { alive } from './takes/alive.ts';
import { coachingPoster, coachingTake } from './takes/coaching-take.ts';
import { claimTake, closingTake, descriptionTake, sceneTake } from './takes/exercise-takes.ts';
import { lookBox, writeLookStill, writePoster } from './takes/stills.ts';
import type { Take, View } from './takes/take.ts';
import { tellingTake } from './takes/telling.ts';

/**
 * Everything about a clip that is not its sound: the take, the picture in words (null where the line itself says it),
 * and its stills.
 */
export type Production = {
  take: Take;
  pictured: string | null;
  writeStills(folder: string): Promise<Pick<Clip, 'poster' | 'look'>>;
};

/** Sets up a clip: the right take of the right scene. */
export async function production(job: Job, speech: Speech): Promise<Production> {
  if (job.role === 'coaching') {
    const { take, pictured } = coachingTake({ ...job, speech });
    return { take, pictured, writeStills: coachingStills };
  }
  const scene = await sceneOfJob(job);
  const stem = job.clip.replace(/_\d(-other)?$/, '');
  const isOther = /_6$|-other$/.test(job.clip);
  const poster = mediaFile(`${stem}${isOther ? '-other' : ''}.webp`);
  const pictured = job.role === 'description' || job.role === 'reveal' ? null : scene.pictured;
  const take = await takeOf(job, scene, speech);
  const writeStills = async (folder: string): Promise<Pick<Clip, 'poster' | 'look'>> => {
    if (job.role === 'reveal' && !isOther) await writeSafeStill(take, job.exerciseId, folder);
    // One clip of each state writes its pictures: not every exercise has a moment of the other state.
    const hasLook = job.role === (isOther ? 'description' : 'scene');
    return hasLook ? sceneStills(scene, stem, folder, isOther ? '-other' : '') : { poster };
  };
  return { take, pictured, writeStills };
}

/** What a clip of an exercise shows: the scene in the state that it names. */
export async function sceneOfJob({ exerciseId, shown }: ExerciseJob): Promise<Scene> {
  return sceneOf(await loadFilm(exerciseId), shown.state, shown.visible);
}

async function takeOf(job: ExerciseJob, scene: Scene, speech: Speech): Promise<Take> {
  switch (job.role) {
    case 'scene':
      return sceneTake(scene, { ...job, speech });
    case 'claim': {
      const { claim } = await loadFilm(job.exerciseId);
      return claimTake({ ...scene, ...claim.picture }, { ...job, speech });
    }
    case 'closing':
      return closingTake(scene, { ...job, speech });
    case 'description':
      return descriptionTake(scene, { ...job, speech });
    case 'reveal':
      return tellingTake(await loadFilm(job.exerciseId), job.shown.state, { ...job, speech }, job.advice);
  }
}

type ExerciseJob = Exclude<Job, { role: 'coaching' }>;

/** The poster shows the whole scene, the look still the thing as close as it can be seen: its box is measured there. */
async function sceneStills(scene: Scene, stem: string, folder: string, other = '') {
  const [poster, still] = [`${stem}${other}.webp`, `${stem}-look${other}.jpg`].map(mediaFile) as [
    string,
    string,
  ];
  const { picture, camera } = scene.look;
  await writePoster(join(folder, poster), stillFrame(scene, { picture: scene, camera: wide }));
  await writeLookStill(join(folder, still), stillFrame(scene, { picture, camera }));
  return { poster, look: { ...lookBox(picture, camera), still, whole: lookBox(scene, wide) } };
}

/** The same instant in both states, whatever is said in their clips: only what decides is different. */
export function stillFrame(
  { exerciseId, owner }: Pick<Scene, 'exerciseId' | 'owner'>,
  seen: Pick<View, 'picture' | 'camera'>,
): Canvas {
  const name = optionClip(exerciseId, 1);
  const speaker = owner === 'Presenter' ? null : alive(name, STILL.seconds)(0);
  return painter({ name, speech: STILL, view: () => ({ ...seen, speaker }), still: true })(0);
}

const STILL: Speech = { pcm: new Int16Array(0), phones: [], words: [], seconds: 1 };

/** The last frame of the reason, when the scene is safe. */
function writeSafeStill(take: Take, exerciseId: number, folder: string): Promise<void> {
  return writeLookStill(join(folder, mediaFile(safeStill(exerciseId))), painter(take)(take.speech.seconds));
}

/** All coaching clips share one poster. */
async function coachingStills(folder: string) {
  const poster = mediaFile('coaching.webp');
  await writePoster(join(folder, poster), painter(coachingPoster())(0));
  return { poster };
}
