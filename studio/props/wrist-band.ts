import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { chain, ellipse, fill, line, rectangle, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';

const red = tone('#b8392f', 0.26);
const leather = tone('#4a3a33', 0.3);

/** What somebody wears on the wrist. */
export type OnWrist = 'band' | 'watch';

/** A band with large letters, or a plain watch, from near, worn over an upright wrist. @param at its middle @param scale pixels a centimeter */
export function drawNearWrist(pen: Pen, at: Point, scale: number, worn: OnWrist, turn: number): void {
  placed(pen, at, scale, turn, () => {
    softGlow(pen, { x: 0.4, y: 2 }, { x: 4.6, y: 1.6 }, '#2a1a24', 0.4);
    if (worn === 'band') drawBand(pen);
    else drawWatch(pen);
  });
}

/** It goes around the wrist: its edges are arcs, and its ends are in shade. */
function drawBand(pen: Pen) {
  const around = (half: number, top: number, low: number) =>
    shaped((shape) => {
      shape.moveTo(-half, top);
      shape.quadraticCurveTo(0, top + 0.7, half, top);
      shape.lineTo(half, low);
      shape.quadraticCurveTo(0, low + 0.7, -half, low);
    });
  solid(pen, around(3.42, -2.05, 1.65), red, 0.8);
  const label = around(3.34, -1.68, 1.28);
  graded(pen, label, { x: -3.34, y: 0 }, { x: 3.34, y: 0 }, [
    [0, '#d9d2c6'],
    [0.16, '#fffdf8'],
    [0.8, '#fffdf8'],
    [1, '#c9c0b4'],
  ]);
  const [above, below] = worded({ en: ['BLOOD', 'THINNER'], es: ['ANTI-', 'COAGULANTE'] } as const);
  lettering(pen, above, { x: 0, y: -0.56 }, 1.42, '#8f1f1a', 800);
  lettering(pen, below, { x: 0, y: 0.76 }, worded({ en: 1.42, es: 0.88 }), '#8f1f1a', 800);
}

function drawWatch(pen: Pen) {
  solid(pen, rectangle(-3.1, -1.15, 6.2, 2.3, 0.5), leather, 0.8);
  for (const x of [-2.65, 2.65])
    stroke(
      pen,
      line([
        { x, y: -0.8 },
        { x, y: 0.8 },
      ]),
      '#8a7466',
      0.12,
    );
  solid(pen, ellipse(0, 0, 2.1, 2.1), tone('#c9a24a', 0.3), 0.5);
  fill(pen, ellipse(0, 0, 1.75, 1.75), '#fffdf6');
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const on = (r: number) => ({ x: Math.sin(angle) * r, y: -Math.cos(angle) * r });
    stroke(pen, line([on(1.3), on(1.55)]), '#3a3f47', hour % 3 === 0 ? 0.2 : 0.1);
  }
  stroke(
    pen,
    line([
      { x: 0, y: 0 },
      { x: -0.55, y: 0.7 },
    ]),
    '#3a3f47',
    0.2,
  );
  stroke(
    pen,
    line([
      { x: 0, y: 0 },
      { x: 0.15, y: -1.2 },
    ]),
    '#3a3f47',
    0.13,
  );
}

/** The same on somebody who is seen from farther away. */
export function drawOnWrist(
  pen: Pen,
  view: Stage,
  { wrist, elbow }: { wrist: Place; elbow: Place },
  worn: OnWrist,
): void {
  const scale = view.scale(wrist.z);
  const [high, low] = worn === 'band' ? [0.4, 0.06] : [0.18, 0.08];
  const ends = [high, low].map((share) => ({ ...view.at(between(wrist, elbow, share)), r: 4.3 * scale }));
  solid(pen, chain(ends), worn === 'band' ? red : leather, scale);
  const middle = view.at(between(wrist, elbow, (high + low) / 2));
  if (worn === 'watch') {
    fill(pen, ellipse(middle.x, middle.y, 2.5 * scale, 2.5 * scale), '#c9a24a');
    fill(pen, ellipse(middle.x, middle.y, 2 * scale, 2 * scale), '#fffdf6');
    return;
  }
  const arm = view.at(elbow);
  const along = (Math.atan2(middle.y - arm.y, middle.x - arm.x) * 180) / Math.PI;
  placed(pen, middle, scale, along, () => {
    // Wider than life, so that it is seen across the room.
    fill(pen, rectangle(-3.6, -3.5, 7.2, 7, 0.8), '#fffdf8');
    for (const x of [-2, 0.8]) fill(pen, rectangle(x, -2.7, 1.2, 5.4, 0.4), '#8f1f1a');
  });
}
