import { faint } from '../../canvas/color.ts';
import { fill } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { sheet } from '../../canvas/solids.ts';
import { place, type Stage } from '../../canvas/stage.ts';

/** Copies of a pane of light, each a little larger: together their edge is soft. */
const softEdge = 6;

/**
 * Daylight from a window high beside stairs: its panes lie on the wall and lean down the slope.
 * @param x left end of the light, y its lower end, z the wall, in centimeters
 * @param slant how far its foot lies to the right of its top
 */
export function drawWallLight(
  pen: Pen,
  view: Stage,
  {
    x,
    y,
    z,
    width,
    height,
    slant,
    strength = 0.5,
  }: {
    x: number;
    y: number;
    z: number;
    width: number;
    height: number;
    slant: number;
    strength?: number;
  },
): void {
  const gap = 5;
  const [wide, tall] = [(width - gap) / 2, (height - gap) / 2];
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const [left, low] = [x + column * (wide + gap), y + row * (tall + gap)];
      const lean = (up: number) => slant * (1 - (up - y) / height);
      for (let copy = 0; copy < softEdge; copy++) {
        const out = copy * 0.7 - 1.6;
        const [top, foot] = [low + tall + out, low - out];
        fill(
          pen,
          sheet(view, [
            place(left - out + lean(foot), foot, z),
            place(left + wide + out + lean(foot), foot, z),
            place(left + wide + out + lean(top), top, z),
            place(left - out + lean(top), top, z),
          ]),
          faint('#ffedc4', strength / softEdge),
        );
      }
    }
  }
}
