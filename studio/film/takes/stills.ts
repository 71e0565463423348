import { rename, writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '#studio/canvas/pen.ts';
import { seenBy } from '#studio/scenes/camera.ts';
import type { Camera, Picture } from '#studio/scenes/scene.ts';

const POSTER = { width: 640, quality: 82 };
const LOOK = { width: 800, quality: 66 };

function scaled(picture: Canvas, width: number): Canvas {
  const small = createCanvas(width, Math.round((picture.height * width) / picture.width));
  const pen = small.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, small.width, small.height);
  return small;
}

/** Several workers may write the same still: each writes its own file and renames it, the bytes are the same. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const half = `${file}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, file);
}

/** What is seen before a clip plays: 640 pixels wide, WebP. */
export function writePoster(file: string, frame: Canvas): Promise<void> {
  return write(file, scaled(frame, POSTER.width).toBuffer('image/webp', POSTER.quality));
}

/** The picture for "where was it?", and the one made safe: 800 pixels wide, JPEG, because a PDF does not support WebP. */
export function writeLookStill(file: string, frame: Canvas): Promise<void> {
  return write(file, scaled(frame, LOOK.width).toBuffer('image/jpeg', LOOK.quality));
}

/** The position of the hazard or signal in what a camera shows, in shares of its width and height. */
export function lookBox({ keyObject }: Pick<Picture, 'keyObject'>, camera: Camera): Box {
  const box = seenBy(camera, keyObject);
  const share = (value: number) => Math.round(value * 1e4) / 1e4;
  const [x, y] = [share(box.x), share(box.y)];
  return {
    x,
    y,
    width: Math.min(share(box.width), share(1 - x)),
    height: Math.min(share(box.height), share(1 - y)),
  };
}
