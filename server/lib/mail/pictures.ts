import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stillFile } from '#server/lib/still-file.ts';

/** A picture in an email; `file` is one of this folder's pictures, or a still of a film. */
export type Picture = { file: string; alt: string };

/** The same in every email: nothing in them is about the person who gets it (`npm run pictures:emails` makes them). */
export const lane = 'lane.jpg';
export const narrowLane = 'lane-narrow.jpg';
export const face: Picture = { file: 'rosa.jpg', alt: 'Rosa' };

const folder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** Such as rosa.jpg or ex07-look.jpg, and ex07-look.es.jpg of a film in another language. */
const pictureName = /^[\w-]+(?:\.[a-z]{2})?\.jpg$/;

/** Whether emails may have a picture of this name: no path, and no file of another kind. */
export const isPictureName = (file: string) => pictureName.test(file);

/** The bytes of a picture; null for one that is not there, or that was never meant for an email. */
export function readPicture(file: string): Buffer | null {
  if (!isPictureName(file)) return null;
  const own = folder + file;
  const path = existsSync(own) ? own : stillFile(file);
  return path === null ? null : readFileSync(path);
}
