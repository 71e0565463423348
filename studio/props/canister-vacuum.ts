import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, inside, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { block, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const p = (x: number, y: number): Point => ({ x, y });
const dark = '#43263f';

/** The housing from its low nose on the left to the big wheel on the right, in centimeters. */
const housing = shaped((way) => {
  way.moveTo(-25, -5);
  way.bezierCurveTo(-27, -14, -22, -18, -12, -20);
  way.bezierCurveTo(-4, -27, 14, -29, 21, -22);
  way.bezierCurveTo(26, -17, 26, -9, 24, -5);
  way.closePath();
});

function drawWheel(pen: Pen, x: number, radius: number) {
  fill(pen, ellipse(x, -radius, radius, radius), '#3f3b43');
  fill(pen, ellipse(x - radius * 0.06, -radius * 1.06, radius * 0.7, radius * 0.7), '#55505a');
  fill(pen, ellipse(x, -radius, radius * 0.36, radius * 0.36), '#a7b0b6');
}

/** What stands on the floor: housing, handle, wheels, and the socket of the hose. */
function drawBody(pen: Pen, { main, shade }: Tone) {
  stroke(pen, curve([p(-8, -20), p(-5, -30), p(8, -32), p(15, -24)]), '#3f3b43', 3);
  stroke(pen, curve([p(-7.4, -21), p(-4.6, -30.6), p(7.6, -32.6)]), faint('#ffffff', 0.3), 0.8);
  graded(pen, housing, p(-10, -28), p(8, -4), [
    [0, mix(main, '#fff6e4', 0.36)],
    [0.45, main],
    [1, mix(shade, dark, 0.2)],
  ]);
  inside(pen, housing, () => {
    fill(pen, rectangle(-30, -9, 60, 10), mix('#55505a', dark, 0.2));
    fill(pen, rectangle(-30, -9.6, 60, 0.8), faint('#fff6e4', 0.4));
    softGlow(pen, p(-2, -22), { x: 14, y: 4 }, '#fff6e4', 0.5);
    stroke(pen, curve([p(-13, -20), p(-9, -15), p(-8, -9)]), faint(dark, 0.34), 0.7);
  });
  fill(pen, ellipse(-19, -16, 4.4, 3.6), '#3f3b43');
  drawWheel(pen, -18, 3.4);
  drawWheel(pen, 15, 8.6);
}

/** A vacuum cleaner on wheels, its wand in a hand. @param at the floor under it @param nozzle on the floor */
export function drawCanisterVacuum(
  pen: Pen,
  view: Stage,
  { at, nozzle, hand }: { at: Place; nozzle: Place; hand: Place },
  color: Tone = tone('#b8543f', 0.24),
): void {
  const scale = view.scale(at.z);
  groundShadow(pen, view, at.x, at.z, 34, 15, 0.3);
  placed(pen, view.at(at), scale, 0, () => drawBody(pen, color));
  const [from, to] = [view.at(place(at.x - 20, 17, at.z)), view.at(hand)];
  const hose = curve([
    from,
    p(from.x - 10 * scale, from.y - 16 * scale),
    p(to.x + 26 * scale, to.y + 4 * scale),
    to,
  ]);
  stroke(pen, hose, '#4d4a52', 4.4 * scale);
  pen.setLineDash([1.1 * scale, 1.3 * scale]);
  stroke(pen, hose, '#77737d', 3.2 * scale);
  pen.setLineDash([]);
  groundShadow(pen, view, nozzle.x, nozzle.z, 19, 9, 0.34);
  block(
    pen,
    view,
    { x: nozzle.x - 14, y: 0.6, z: nozzle.z - 6, width: 28, height: 3.6, depth: 12 },
    facesOf(tone('#5a5661', 0.25)),
  );
  const neck = place(
    nozzle.x + (hand.x - nozzle.x) * 0.1,
    hand.y * 0.12,
    nozzle.z + (hand.z - nozzle.z) * 0.1,
  );
  tube(pen, view, [hand, neck], 1.7, tone('#aeb7bd', 0.3));
  tube(pen, view, [neck, { ...nozzle, y: 4 }], 2.6, tone('#4d4a52', 0.25));
}
