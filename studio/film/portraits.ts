import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawAvatar } from '../people/avatar.ts';
import type { Speaker } from '../speech/voices.ts';

const SIZE = 384;
const drawn = new Map<Speaker, Canvas>();

/** A friendly face on a plain ground, 384 pixels square: on the answer cards and in the instructions. */
export function portraitOf(who: Speaker): Canvas {
  const known = drawn.get(who);
  if (known) return known;
  const canvas = createCanvas(SIZE, SIZE);
  drawAvatar(canvas.getContext('2d'), who, SIZE);
  drawn.set(who, canvas);
  return canvas;
}
