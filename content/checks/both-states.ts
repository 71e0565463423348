import { join } from 'node:path';
import type { Fault } from '../faults.ts';
import type { Manifest } from '../film-schema.ts';
import type { Texts } from '../joined.ts';
import { hasStates } from '../lines.ts';
import { filmFile, optionClip, otherDescriptionClip } from '../names.ts';
import { type BothStates, checkDetail, type Pixels } from './pictures.ts';

const WIDTH = 360;

/** Compares the pictures of both states wherever looking decides. */
export async function checkBothStates(folder: string, texts: Texts, media: Manifest): Promise<Fault[]> {
  const seen = texts.exercises.filter(hasStates).filter(({ decides }) => decides === 'see');
  const pairs = await Promise.all(
    seen.map(async ({ exercise_id: exerciseId, twin }): Promise<BothStates | Fault> => {
      const [course, other] = [media[optionClip(exerciseId, 1)], media[otherDescriptionClip(exerciseId)]];
      const look = other?.look;
      if (!course || !other || !look) {
        return {
          file: `media/${filmFile('manifest.json', texts.language)}`,
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
  return pairs.flatMap((pair) => ('reason' in pair ? [pair] : checkDetail(pair)));
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
