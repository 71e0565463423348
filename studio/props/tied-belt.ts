import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, fill, inside, polygon, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Torso } from '../people/torso.ts';

/** The belt around the waist and the knot from which its long end hangs: it lies over the front of the robe. */
export function drawTiedBelt(pen: Pen, torso: Torso, color: Tone): void {
  const { scale } = torso;
  const round = (level: number) => [-86, -60, -30, 0, 30, 60, 86].map((angle) => torso.on(level, angle, 1.2));
  const [left, right] = [torso.on(0.34, -86, 1.2), torso.on(0.34, 86, 1.2)];
  const [low, high] = [round(0.3), round(0.385)];
  const band = polygon([...low, ...high.toReversed()]);
  fill(
    pen,
    polygon([...low, ...low.toReversed().map(({ x, y }) => ({ x, y: y + 1.6 * scale }))]),
    faint('#2a1a24', 0.3),
  );
  graded(pen, band, left, right, [
    [0, mix(color.main, color.shade, 0.4)],
    [0.3, mix(color.main, '#e8b59a', 0.12)],
    [0.7, color.main],
    [1, color.shade],
  ]);
  for (const level of [0.313, 0.372])
    stroke(pen, curve(round(level)), mix(color.main, '#e8b59a', 0.28), 0.36 * scale);
  const knot = torso.on(0.34, 8, 2);
  const part = (spots: readonly (readonly [number, number])[]) =>
    blob(spots.map(([x, y]) => ({ x: knot.x + x * scale, y: knot.y + y * scale })));
  // The short end, and the knot over both.
  solid(
    pen,
    part([
      [-1.8, 0.6],
      [1, 1],
      [-0.4, 7],
      [-2.6, 12],
      [-6.4, 11.2],
      [-4.4, 5.6],
    ]),
    color,
    0.9 * scale,
    0.5 * scale,
  );
  const tied = part([
    [-3.4, -2.4],
    [0, -3],
    [3.4, -2.2],
    [3.7, 1],
    [2.8, 3.2],
    [-0.4, 3.6],
    [-3.3, 2.6],
  ]);
  fill(
    pen,
    part([
      [-3.2, -1.6],
      [3.8, -1.4],
      [4.4, 2.6],
      [0.6, 4.8],
      [-3, 3.8],
    ]),
    faint('#2a1a24', 0.3),
  );
  solid(pen, tied, color, 1.2 * scale, 0.7 * scale);
  inside(pen, tied, () => {
    for (const [from, to] of [
      [-2, 0.6],
      [0.4, 2.2],
    ] as const)
      fill(
        pen,
        tapered(
          [
            { x: knot.x + from * scale, y: knot.y - 3 * scale },
            { x: knot.x + (from + to) * 0.5 * scale, y: knot.y },
            { x: knot.x + to * scale, y: knot.y + 3.4 * scale },
          ],
          0.8 * scale,
        ),
        faint(color.shade, 0.9),
      );
  });
}
