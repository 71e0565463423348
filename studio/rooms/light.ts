import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

export type Light = 'day' | 'evening' | 'night' | 'dim' | 'gray' | 'cold';

const washes: Record<Light, readonly [string, number]> = {
  day: ['#ffffff', 0],
  evening: ['#5a2f4a', 0.14],
  night: ['#16234a', 0.52],
  dim: ['#241a2c', 0.5],
  gray: ['#5d6a78', 0.14],
  cold: ['#5f86a8', 0.14],
};

/** Lays the light of an hour over everything painted so far. */
export function drawWash(pen: Pen, light: Light, strength = 1): void {
  const [color, opacity] = washes[light];
  if (opacity === 0) return;
  pen.fillStyle = faint(color, opacity * strength);
  pen.fillRect(-frameWidth, -frameHeight, frameWidth * 3, frameHeight * 3);
}

/** A pool of lamp light on the floor. */
export function drawLightPool(
  pen: Pen,
  view: Stage,
  at: Place,
  radius: number,
  strength = 0.1,
  color = '#ffe3a0',
): void {
  const middle = view.at(at);
  const scale = view.scale(at.z);
  const tall = Math.abs(view.at(place(at.x, at.y, at.z - radius)).y - middle.y);
  softGlow(pen, middle, { x: radius * scale, y: tall }, color, strength * 2);
}
