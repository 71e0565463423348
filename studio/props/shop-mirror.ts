import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A tall mirror on the back wall in which people look at their shoes; it shows a pale room. @param at its lower left corner */
export function drawShopMirror(
  pen: Pen,
  view: Stage,
  at: Place,
  { width, height, frame }: { width: number; height: number; frame: Tone },
): void {
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    for (const far of [3.4, 2.4, 1.4])
      fill(pen, rectangle(far * 0.6, far, width, height, 2 + far), faint('#43263f', 0.07));
    graded(pen, rectangle(0, 0, width, height, 2), { x: 0, y: 0 }, { x: width, y: height }, [
      [0, mix(frame.main, '#fff6e4', 0.3)],
      [0.5, frame.main],
      [1, frame.shade],
    ]);
    const glass = rectangle(3, 3, width - 6, height - 6, 1);
    graded(pen, glass, { x: 0, y: 0 }, { x: width, y: height }, [
      [0, '#eef3f2'],
      [0.5, '#d3dfe0'],
      [1, '#b9cacd'],
    ]);
    inside(pen, glass, () => {
      // Light lies on the glass in slanted bands.
      for (const [from, wide, strength] of [
        [0.1, 0.4, 0.5],
        [0.58, 0.12, 0.4],
      ] as const) {
        const [left, right] = [width * from, width * (from + wide)];
        const slant = width * 0.9;
        fill(
          pen,
          polygon([
            { x: left + slant, y: 0 },
            { x: right + slant, y: 0 },
            { x: right - slant, y: height },
            { x: left - slant, y: height },
          ]),
          faint('#ffffff', strength),
        );
      }
    });
    stroke(pen, glass, faint('#43263f', 0.3), 0.6);
  });
}
