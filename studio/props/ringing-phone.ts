import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawBell, drawPhone } from './notes.ts';
import { drawPhoneStand } from './reminders.ts';
import { drawSoundMarks } from './signals.ts';

/** A little larger than life, so that it is found at the other end of a room. */
const SIZE = 1.3;

/** A phone upright on its stand. @param at the middle of its foot @param ringing the seconds of the clip while it rings; silent and dark without them */
export function drawStandingPhone(pen: Pen, view: Stage, at: Place, ringing?: number): void {
  drawPhoneStand(pen, view, at, 14);
  const scale = view.scale(at.z);
  const foot = view.at({ ...at, y: at.y + 1 });
  const middle = { x: foot.x, y: foot.y - 8.4 * SIZE * scale };
  const rings = ringing !== undefined;
  const seconds = ringing ?? 0;
  if (rings)
    for (const [direction, size, spread] of [
      [-90, 36, 74],
      [180, 32, 64],
      [0, 32, 64],
    ] as const)
      drawSoundMarks(pen, middle, { direction, size: size * scale, seconds, spread });
  const shake = rings && Math.sin(seconds * 2.4) > -0.3 ? Math.sin(seconds * 38) * 2.4 : 0;
  placed(pen, middle, 1, shake, () =>
    drawPhone(pen, { x: 0, y: 0 }, scale * SIZE, {
      lit: rings,
      screen: () => drawBell(pen, { x: 7, y: 13 }, 1.1),
    }),
  );
}
