import { join } from 'node:path';
import type { Clip } from '#content/schema.ts';
import { wide } from '../scenes/camera.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Speech } from '../speech/speech.ts';
import type { Job } from './jobs.ts';
import { painter } from './painter.ts';
import { loadScene } from './scene-files.ts';
import { coachingTake } from './takes/coaching-take.ts';
import { claimTake, closingTake, descriptionTake, sceneTake } from './takes/exercise-takes.ts';
import { lookBox, writeLookStill, writePoster } from './takes/stills.ts';
import type { Take } from './takes/take.ts';

/**
 * Everything about a clip that is not its sound: the take, the picture in words (null where the line itself says it),
 * and its stills.
 */
export type Production = {
  take: Take;
  pictured: string | null;
  writeStills(folder: string): Promise<Pick<Clip, 'poster' | 'look'>>;
};

const TAKES = { scene: sceneTake, claim: claimTake, closing: closingTake, description: descriptionTake };

/** Sets up a clip: the right take of the right scene. */
export async function production(job: Job, speech: Speech): Promise<Production> {
  if (job.role === 'coaching') {
    const { take, pictured } = coachingTake({ ...job, speech });
    return { take, pictured, writeStills: (folder) => coachingStills(take, folder) };
  }
  const scene = await loadScene(job.exerciseId);
  const take = TAKES[job.role](scene, { ...job, speech });
  const stem = job.clip.replace(/_\d+$/, '');
  const pictured = job.role === 'description' ? null : scene.pictured;
  if (job.role !== 'scene') {
    return { take, pictured, writeStills: async () => ({ poster: `${stem}.webp` }) };
  }
  return { take, pictured, writeStills: (folder) => sceneStills(scene, take, stem, folder) };
}

/** Poster and look still show the whole scene: the look box is measured in the same picture. */
async function sceneStills(scene: Scene, take: Take, stem: string, folder: string) {
  const [poster, still] = [`${stem}.webp`, `${stem}-look.jpg`];
  const frame = painter({ ...take, view: (at) => ({ ...take.view(at), camera: wide, picture: scene }) })(0);
  await writePoster(join(folder, poster), frame);
  await writeLookStill(join(folder, still), frame);
  return { poster, look: { ...lookBox(scene), still } };
}

/** All coaching clips begin alike, so they share one poster. */
async function coachingStills(take: Take, folder: string) {
  const poster = 'coaching.webp';
  await writePoster(
    join(folder, poster),
    painter({ ...take, name: 'coaching', view: (at) => ({ ...take.view(at), speaker: null }) })(0),
  );
  return { poster };
}
