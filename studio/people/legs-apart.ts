import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawLeg } from './body/leg.ts';
import { farFirst } from './body/seen.ts';
import type { Person } from './person.ts';
import type { Leg, Skeleton } from './skeleton.ts';

// Two legs in the same trousers, told apart: the far one is in the shade of the near one.

const inShade = tone('#343c55', 0.22);
const inLight = tone('#5a6687', 0.24);

/** Draws both legs of somebody who sits on the floor once more, over body and hips. */
export function drawLegsApart(pen: Pen, view: Stage, { legs }: Skeleton, { build, look, outfit }: Person) {
  const form = { skin: look.skin, thick: build.limbs, size: build.height / 165 };
  const [far, near] = farFirst([legs.left, legs.right].map((leg) => ({ leg, at: leg.hip })));
  for (const [one, cloth] of [
    [far, inShade],
    [near, inLight],
  ] as const) {
    if (!one) continue;
    // The shadows of the feet are on the floor already.
    const leg: Leg = { ...one.leg, foot: { ...one.leg.foot, aloft: true } };
    drawLeg(pen, view, leg, { legs: { tone: cloth }, shoes: outfit.shoes }, form);
  }
}

/** Where a leg lies on the floor, light does not come below it. */
export function drawLegShadow(pen: Pen, view: Stage, { hip, ankle }: { hip: Place; ankle: Place }) {
  const [from, to] = [view.at({ ...hip, y: 0 }), view.at({ ...ankle, y: 0 })];
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  pen.save();
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  softGlow(pen, { x: 0, y: 0 }, { x: long * 0.66, y: 11 * view.scale(ankle.z) }, '#43263f', 0.5);
  pen.restore();
}
