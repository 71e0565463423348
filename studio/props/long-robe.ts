import { faint, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, fill, inside, line, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, minus, times, unit } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/**
 * The lower part of a robe that is too long: from the knees it widens and lies on the floor around the feet. Draw it
 * before the person, so that the shoes stand on it.
 * @param spread centimeters the cloth reaches beyond the ankles
 */
export function drawTrailingHem(
  pen: Pen,
  view: Stage,
  { legs: { left, right } }: Skeleton,
  { main, shade }: Tone,
  plaid: string,
  spread = 24,
): void {
  const middle = place((left.ankle.x + right.ankle.x) / 2, 0, (left.ankle.z + right.ankle.z) / 2 - 4);
  const half = Math.abs(left.ankle.x - right.ankle.x) / 2 + spread;
  const scale = view.scale(middle.z);
  const rim = (share: number, angle: number) => {
    const fold = share * (1 + 0.045 * Math.sin(angle * 9));
    return view.at(
      place(middle.x + half * fold * Math.cos(angle), 0.4, middle.z + spread * 0.95 * fold * Math.sin(angle)),
    );
  };
  // From the floor at its right, around the front, to the left: sine below zero is nearer to us.
  const front = Array.from({ length: 25 }, (_, step) => rim(1, 0.25 - ((Math.PI + 0.5) * step) / 24));
  const knee = (at: Place, side: number) => view.at(place(at.x + side * 8, at.y - 4, at.z));
  const shin = (side: number) => view.at(place(middle.x + side * half * 0.74, 12, middle.z));
  const wide = left.knee.x > right.knee.x ? ([left, right] as const) : ([right, left] as const);
  const cloth = blob([knee(wide[1].knee, -1), knee(wide[0].knee, 1), shin(1), ...front, shin(-1)]);
  fill(
    pen,
    blob(Array.from({ length: 24 }, (_, step) => rim(1.07, (step * Math.PI) / 12))),
    faint('#43263f', 0.22),
  );
  solid(pen, cloth, { main, shade }, 3 * scale, 1.2 * scale);
  inside(pen, cloth, () => {
    const [hem, knees] = [rim(1, -Math.PI / 2), view.at(left.knee)];
    graded(pen, cloth, knees, hem, [
      [0.4, faint(shade, 0)],
      [0.72, faint(shade, 0.7)],
      [0.86, faint(shade, 0.2)],
      [1, faint(shade, 0)],
    ]);
    // Upright bands run from the knees and fan out on the floor; level ones follow the edge.
    for (let step = 0; step <= 10; step++) {
      const angle = 0.25 - ((Math.PI + 0.5) * step) / 10;
      const top = view.at(place(middle.x + half * 0.3 * Math.cos(angle), 30, middle.z));
      stroke(pen, line([top, rim(0.55, angle), rim(1.1, angle)]), faint(plaid, 0.7), 1.1 * scale);
    }
    const [leftmost, rightmost] = [knee(wide[1].knee, -1), knee(wide[0].knee, 1)];
    const [leftFoot, rightFoot] = [shin(-1), shin(1)];
    for (const share of [0.14, 0.36, 0.58, 0.8]) {
      const on = (from: Point, to: Point) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      stroke(pen, line([on(leftmost, leftFoot), on(rightmost, rightFoot)]), faint(plaid, 0.7), 1.3 * scale);
    }
    for (const share of [0.62, 0.94]) {
      const band = Array.from({ length: 17 }, (_, step) => rim(share, 0.25 - ((Math.PI + 0.5) * step) / 16));
      stroke(pen, curve(band), share === 0.94 ? shade : faint(plaid, 0.7), 1.1 * scale);
    }
  });
}

/** A cloth belt that hangs down and lies on the floor, flat, with a fringe. @param spots along it, its loose end last */
export function drawTrailingBelt(
  pen: Pen,
  view: Stage,
  spots: readonly Place[],
  color: Tone,
  width = 5,
): void {
  const [before, end] = spots.slice(-2);
  if (!before || !end) return;
  const scale = view.scale(end.z);
  const points = spots.map(view.at);
  const moved = (dx: number, dy: number) =>
    curve(points.map(({ x, y }) => ({ x: x + dx * scale, y: y + dy * scale })));
  const along = times(unit(minus(end, before)), 7);
  for (const aside of [-0.4, -0.2, 0, 0.2, 0.4]) {
    const root = place(end.x, end.y, end.z + aside * width * 1.4);
    const thread = [root, add(root, add(along, place(0, 0, aside * 3)))];
    stroke(pen, line(thread.map(view.at)), color.main, 0.8 * scale);
  }
  stroke(pen, moved(1, 1), faint('#43263f', 0.28), width * scale);
  stroke(pen, moved(0, 0), color.main, width * scale);
  for (const edge of [-0.32, 0.32])
    stroke(pen, moved(edge * width, edge * width * 0.6), '#e8c9a0', 0.5 * scale);
}
