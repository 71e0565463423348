import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawCloseUp } from '../people/close-up.ts';
import type { Performance, SpeakerName } from '../scenes/scene.ts';

const who: readonly SpeakerName[] = ['Rosa', 'Walter', 'Mina'];
const sides = ['left', 'right'] as const;

/** Of the frame of 1280 x 720 pixels: around a person, from above the hair to the lower edge. */
const part = { width: 500, top: 60, height: 660 };
const scale = 1.25;

const attentive: Performance = {
  mouth: { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 },
  blink: 0,
  attention: 0.75,
  expression: { name: 'warm', amount: 0.5 },
  gesture: null,
  breath: 0,
  nod: 0,
  tilt: 0,
  brow: 0.1,
};

/** Paints the people who make claims on nothing, head to waist, for the left and the right of the thing that they talk about. */
export function writeCutOuts(folder: string): void {
  for (const name of who) for (const side of sides) writeCutOut(folder, name, side);
}

function writeCutOut(folder: string, name: SpeakerName, side: (typeof sides)[number]): void {
  const canvas = createCanvas(part.width * scale, part.height * scale);
  const pen = canvas.getContext('2d');
  const centre = side === 'left' ? 400 : 880;
  pen.scale(scale, scale);
  pen.translate(part.width / 2 - centre, -part.top);
  drawCloseUp(pen, name, attentive, side, { x: 640, y: 460 });
  writeFileSync(join(folder, `${name.toLowerCase()}-${side}.webp`), canvas.toBuffer('image/webp', 82));
}
