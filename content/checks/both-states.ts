import { join } from 'node:path';
import type { Fault } from '../faults.ts';
import type { Manifest } from '../film-schema.ts';
import { hasStates } from '../lines.ts';
import { optionClip, otherDescriptionClip } from '../names.ts';
import type { Texts } from '../schema.ts';
import { type BothStates, checkDetail, type Pixels } from './pictures.ts';

const WIDTH = 360;

/** Compares the pictures of both states where both are drawn, and names the exercises where they are not. */
export async function checkBothStates(
  folder: string,
  texts: Texts,
  media: Manifest,
): Promise<{ faults: Fault[]; undrawn: number[] }> {
  const seen = texts.written.filter(hasStates).filter(({ decides }) => decides === 'see');
  const isPlayed = (id: number) => !texts.former.some(({ exercise_id }) => exercise_id === id);
  const drawn = seen.filter(
    ({ exercise_id }) => isPlayed(exercise_id) && media[otherDescriptionClip(exercise_id)],
  );
  const pairs = await Promise.all(
    drawn.map(async ({ exercise_id: exerciseId, twin }): Promise<BothStates | Fault> => {
      const [course, other] = [media[optionClip(exerciseId, 1)], media[otherDescriptionClip(exerciseId)]];
      const look = other?.look;
      if (!course || !other || !look) {
        return {
          file: 'media/manifest.json',
          field: otherDescriptionClip(exerciseId),
          reason: 'has no look box',
        };
      }
      const pictures = [
        await readPixels(join(folder, 'media', course.poster)),
        await readPixels(join(folder, 'media', other.poster)),
      ] as const;
      return { exerciseId, isTwin: twin === true, pictures, box: look.whole ?? look };
    }),
  );
  return {
    faults: pairs.flatMap((pair) => ('reason' in pair ? [pair] : checkDetail(pair))),
    undrawn: seen.filter((exercise) => !drawn.includes(exercise)).map(({ exercise_id }) => exercise_id),
  };
}

/** Reads a picture at the width of a small phone. The library is loaded when there is a picture to read. */
async function readPixels(file: string): Promise<Pixels> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(file);
  const height = Math.round((WIDTH * image.height) / image.width);
  const pen = createCanvas(WIDTH, height).getContext('2d');
  pen.drawImage(image, 0, 0, WIDTH, height);
  return { width: WIDTH, height, data: pen.getImageData(0, 0, WIDTH, height).data };
}
