import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, line, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, cross, minus, times, unit } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawClothShadow } from './robe-hem.ts';

/** More points on a smooth line, so that it can be part of a polygon. */
export function smooth(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? { x: 0, y: 0 };
  const inner = points.slice(0, -1).flatMap((_, index) =>
    [0, 0.25, 0.5, 0.75].map((share) => {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const mixed = (way: 'x' | 'y') => {
        const [a, b, c, d] = [before[way], from[way], to[way], after[way]];
        const bend = 2 * a - 5 * b + 4 * c - d + (3 * b - a - 3 * c + d) * share;
        return b + 0.5 * share * (c - a + bend * share);
      };
      return { x: mixed('x'), y: mixed('y') };
    }),
  );
  return [...inner, at(last)];
}

/**
 * A flat cloth belt that hangs down and lies on the floor.
 * @param spots along it, its loose end last
 */
export function drawTrailingBelt(
  pen: Pen,
  view: Stage,
  spots: readonly Place[],
  color: Tone,
  width = 4.8,
): void {
  const long = spots.length - 1;
  const edge = (way: number) =>
    spots.map((spot, index) => {
      const along = unit(
        minus(spots[Math.min(long, index + 1)] ?? spot, spots[Math.max(0, index - 1)] ?? spot),
      );
      // It lies flat on the floor; where it hangs, its breadth is turned to the viewer.
      const aside = unit(cross(along, spot.y < 3 ? place(0, 1, 0) : place(0, 0, 1)));
      return view.at(add(spot, times(aside, (way * width) / 2)));
    });
  const scale = view.scale(spots[long]?.z ?? 0);
  const [left, right] = [smooth(edge(1)), smooth(edge(-1))];
  const belt = polygon([...left, ...right.toReversed()]);
  drawClothShadow(pen, [...left, ...right.toReversed()], scale);
  solid(pen, belt, color, 0.9 * scale, 0.5 * scale);
  const [top, end] = [view.at(spots[0] ?? place(0, 0, 0)), view.at(spots[long] ?? place(0, 0, 0))];
  graded(pen, belt, top, end, [
    [0, faint(color.shade, 0.5)],
    [0.4, faint(color.shade, 0)],
    [1, faint(color.shade, 0.2)],
  ]);
  // A seam along both edges: it is sewn of two layers.
  for (const way of [0.76, -0.76])
    stroke(pen, curve(edge(way)), mix(color.main, '#e8b59a', 0.28), 0.36 * scale);
  const [before, last] = spots.slice(-2);
  if (!before || !last) return;
  const along = times(unit(minus(last, before)), 6);
  for (const aside of [-0.42, -0.14, 0.14, 0.42]) {
    const root = add(last, place(0, 0, aside * width));
    stroke(
      pen,
      line([root, add(root, add(along, place(0, 0, aside * 2)))].map(view.at)),
      color.main,
      0.7 * scale,
    );
  }
}
