import { tone } from '../canvas/color.ts';
import { fill, inside, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, disc, facesOf, groundShadow } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';

export const bin = { height: 44, radius: 17 };

/** An open waste bin. @param falling draws what falls into it: it is hidden behind its front */
export function drawWasteBin(pen: Pen, view: Stage, at: Place, falling: () => void): void {
  groundShadow(pen, view, at.x, at.z, 22, 14, 0.24);
  const body = { ...at, y: 0, height: bin.height, radius: 14, topRadius: bin.radius };
  cylinder(pen, view, body, facesOf(tone('#5f7f8c', 0.26)));
  fill(pen, disc(view, at.x, at.z, bin.radius, bin.radius, bin.height), '#dfe8ea');
  fill(pen, disc(view, at.x, at.z, bin.radius - 1.4, bin.radius - 1.4, bin.height), '#2f3d45');
  const rim = view.at({ ...at, y: bin.height, z: at.z - bin.radius * 0.5 });
  inside(pen, rectangle(rim.x - 900, rim.y - 1800, 1800, 1800), falling);
}
