import { mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { chain, curve, ellipse, fill, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Arm } from '../people/skeleton.ts';

const cloth = tone('#3f5f8a', 0.26);
const rubber = tone('#3a3840', 0.3);

/** The cuff that measures blood pressure, around an upper arm, and its hose. @param filled 0-1 how tight it is @param to where the hose goes */
export function drawArmCuff(
  pen: Pen,
  view: Stage,
  { shoulder, elbow }: Arm,
  filled: number,
  to: Place,
): void {
  const [top, low] = [between(shoulder, elbow, 0.34), between(shoulder, elbow, 0.8)];
  const scale = view.scale(top.z);
  const wide = (5.2 + 0.8 * filled) * scale;
  const [from, end] = [view.at(low), view.at(to)];
  const hose = curve([from, { x: (from.x + end.x) / 2, y: Math.max(from.y, end.y) + 9 * scale }, end]);
  stroke(pen, hose, rubber.shade, 1.1 * scale);
  stroke(pen, hose, rubber.main, 0.6 * scale);
  solid(
    pen,
    chain([
      { ...view.at(top), r: wide },
      { ...view.at(low), r: wide * 0.96 },
    ]),
    cloth,
    scale * 1.8,
  );
  const middle = view.at(between(shoulder, elbow, 0.57));
  fill(pen, ellipse(middle.x, middle.y, 2 * scale, 2 * scale), mix(cloth.main, '#ffffff', 0.7));
}

/** The rubber bulb in the hand that presses it, and the dial on it. @param pressed 0-1 */
export function drawBulb(pen: Pen, view: Stage, palm: Place, pressed: number): void {
  const [{ x, y }, scale] = [view.at(palm), view.scale(palm.z)];
  solid(pen, ellipse(x, y + 1.5 * scale, (3 - 0.8 * pressed) * scale, 4.6 * scale), rubber, scale);
  fill(pen, ellipse(x, y - 5.4 * scale, 4 * scale, 4 * scale), '#8f9aa1');
  fill(pen, ellipse(x, y - 5.4 * scale, 3.3 * scale, 3.3 * scale), '#fffdf6');
  const angle = -2.2 + 2.4 * pressed;
  const tip = { x: x + Math.sin(angle) * 2.6 * scale, y: y - 5.4 * scale - Math.cos(angle) * 2.6 * scale };
  stroke(pen, curve([{ x, y: y - 5.4 * scale }, tip]), '#b8543f', 0.5 * scale);
  softGlow(pen, { x: x - scale, y: y }, { x: scale, y: 2 * scale }, '#ffffff', 0.4);
}
