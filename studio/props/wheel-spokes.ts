import { mix, tone } from '../canvas/color.ts';
import { ellipse, fill, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { dot, facing } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';

const metal = tone('#b4bdc5', 0.42);
/** A front wheel of a walker: its place and radius, in centimeters. */
const wheel = { left: 25.5, forward: 22, radius: 6 };
const SPOKES = 6;

/**
 * The spokes of a walker's front wheel, over the wheel that `drawWalker` drew: as it rolls, they turn.
 * @param side the wheel on the walker's own left (1) or right (-1)
 */
export function drawWheelSpokes(pen: Pen, view: Stage, stand: Stand, side: 1 | -1): void {
  const { left, forward: ahead } = facing(stand.turn);
  const faces = left.x * (view.eye.x - stand.at.x) - left.z * 560 > 0 ? 1 : -1;
  const rolled = dot(stand.at, ahead) / wheel.radius;
  const { radius } = wheel;
  const spot = (share: number, angle: number) =>
    view.at(
      spotOn(
        stand,
        side * wheel.left + 1.4 * faces,
        radius + share * radius * Math.sin(angle),
        wheel.forward + share * radius * Math.cos(angle),
      ),
    );
  const scale = view.scale(stand.at.z);
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const angle = (spoke * 2 * Math.PI) / SPOKES - rolled;
    const arm = line([spot(0.2, angle), spot(0.8, angle)]);
    stroke(pen, arm, metal.shade, 1.25 * scale);
    stroke(pen, arm, mix(metal.main, '#ffffff', 0.25), 0.8 * scale);
  }
  const rim = Array.from({ length: 25 }, (_, step) => spot(0.8, (step * Math.PI) / 12));
  stroke(pen, line(rim), mix(metal.main, metal.shade, 0.3), 0.7 * scale);
  const hub = spot(0, 0);
  fill(pen, ellipse(hub.x, hub.y, 1.5 * scale, 1.5 * scale), metal.main);
  fill(pen, ellipse(hub.x, hub.y, 0.7 * scale, 0.7 * scale), metal.shade);
}
