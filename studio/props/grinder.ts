import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { disc, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A grinder for concrete, held with two hands. @param at the middle of its disc @param way 1 where its body is to the right, -1 to the left */
export function drawGrinder(pen: Pen, view: Stage, at: Place, way: 1 | -1): void {
  const off = (x: number, y: number, z = 0) => place(at.x + way * x, at.y + y, at.z + z);
  fill(pen, disc(view, at.x, at.z, 8, 6, at.y), '#5b5f66');
  fill(pen, disc(view, at.x, at.z, 6.4, 4.8, at.y + 1.2), '#8f969d');
  tube(pen, view, [off(0, 2), off(0, 8)], 3, tone('#4a4f57', 0.3));
  tube(pen, view, [off(1, 8), off(24, 11)], 3.4, tone('#2f7f86', 0.3));
  tube(pen, view, [off(2, 10, -2), off(2, 17, -6)], 1.7, tone('#33373d', 0.3));
}

/** Dust that rises where stone is ground. @param amount 0 none to 1 */
export function drawDust(pen: Pen, view: Stage, at: Place, seconds: number, amount: number): void {
  if (amount <= 0) return;
  const random = randomFrom('dust');
  for (let puff = 0; puff < 12; puff++) {
    const [side, speed, start] = [random() - 0.5, 0.5 + random(), random()];
    const gone = (seconds * speed * 0.7 + start) % 1;
    const spot = view.at(place(at.x + side * 30 * (0.3 + gone), at.y + 3 + gone * 24, at.z - 4));
    const wide = view.scale(at.z) * (3 + 9 * gone);
    softGlow(pen, spot, { x: wide, y: wide * 0.8 }, '#efe9dc', 0.6 * amount * (1 - gone));
  }
  fill(pen, disc(view, at.x, at.z - 4, 16, 4, 0.2), faint('#f4efe4', 0.3 * amount));
}
