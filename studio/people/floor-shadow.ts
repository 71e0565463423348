import { faint } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** The soft shadow of a person on the floor: draw it before the person. */
export function drawFloorShadow(pen: Pen, view: Stage, at: Place, radius = 24): void {
  const middle = view.at(at);
  const scale = view.scale(at.z);
  pen.save();
  pen.fillStyle = faint('#43263f', 0.2);
  pen.beginPath();
  pen.ellipse(
    middle.x + scale * 5,
    middle.y + scale,
    radius * scale,
    radius * scale * 0.24,
    0,
    0,
    Math.PI * 2,
  );
  pen.fill();
  pen.restore();
}
