import { curve, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { BedSpec } from '../props/beds.ts';
import { drawBedControl } from '../props/medical.ts';
import type { Performance } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { aide } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { standing, withHands } from './poses.ts';

/**
 * An aide at the foot of a bed holds its hand control and presses the arrow down.
 * @param regards what she keeps her eyes on @param pressed 0 to 1
 */
export function drawBedLowering(
  pen: Pen,
  view: Stage,
  bed: BedSpec,
  regards: Place,
  performance: Performance,
  pressed: number,
): void {
  const foot = spotOn(bed.stand, 0, 0, 105);
  const at = place(foot.x + 46, 0, foot.z - 2);
  const base = standing(aide, { lean: 4 + 2 * pressed });
  const pose = withHands(
    { ...base, aside: 1.5 * pressed },
    {
      left: {
        to: { left: 3, up: 103 - 0.8 * pressed, forward: 27 },
        shape: 'hold',
        elbow: { out: 0.6, up: -0.8, forward: -0.4 },
      },
      right: {
        to: { left: -9, up: 103 - 1.4 * pressed, forward: 26 },
        shape: 'point',
        elbow: { out: 0.6, up: -0.8, forward: -0.4 },
      },
    },
  );
  drawFloorShadow(pen, view, at);
  const drawn = figure(view, { person: aide, at, turn: -42, pose, regards }, attending(performance));
  const { palm } = drawn.skeleton.arms.left;
  const control = place(palm.x - 4, palm.y + 5, palm.z - 3);
  drawn.draw(pen, {
    left: () => {
      const lead = [
        place(control.x, control.y - 16, control.z),
        place(control.x - 4, control.y - 34, control.z + 2),
        place(foot.x + 14, (bed.height ?? 0) + 6, foot.z + 12),
        spotOn(bed.stand, -18, (bed.height ?? 0) + 12, 104),
      ];
      stroke(pen, curve(lead.map(view.at)), '#d8d4cb', view.scale(control.z) * 1.1);
      drawBedControl(pen, view.at(control), view.scale(control.z) * 1.35);
    },
  });
}
