import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand } from '../canvas/solid-turned.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';

const cover = tone('#c0764a', 0.24);

/** A loose seat cushion. @param up height of what it lies on @param upright it stands on its edge */
export function drawSeatCushion(pen: Pen, view: Stage, stand: Stand, up: number, upright = false): void {
  const part = upright
    ? { left: [-19, 19] as const, up: [up, up + 34] as const, forward: [-5, 5] as const }
    : { left: [-20, 20] as const, up: [up, up + 9] as const, forward: [-19, 19] as const };
  if (up === 0) drawFloorShadow(pen, view, stand.at, 20);
  padded(pen, view, stand, part, cover, 4);
}
