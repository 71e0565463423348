import { blob, curve, type Shape, solid, stroke } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';

/** A point of the hairline: height above the eyes, angle from the nose. */
export type Line = readonly (readonly [number, number])[];

/** Hair over the skull from one ear to the other: the hairline below, the raised outline of the skull above. */
function cap(head: Head, hairline: Line, lift: number, from: number): Shape {
  // On the far side of a turned head the hair ends at the temple: lower down it would be a stray sliver.
  const far = head.turn > 22 ? 1 : head.turn < -22 ? -1 : 0;
  const front = hairline
    .filter(
      ([height, angle]) => !(Math.sign(angle) === far && height < 4 && head.facing(height, angle) < 0.08),
    )
    .map(([height, angle]) => head.on(height, angle, 0.25));
  const edge = (side: 1 | -1) =>
    [from, 1, 4, 7, 9.4, 11, 11.8, 12.1]
      .filter((height) => height >= (side === far ? 4 : from))
      .map((height) => head.edge(height, side, lift * Math.min(1, 0.45 + (height - from) / 8)));
  const left = edge(1);
  const right = edge(-1);
  return blob([...front, ...left, ...right.toReversed()]);
}

/** Locks of hair: lines of light on the cap. */
export function strands(
  pen: Pen,
  head: Head,
  lines: readonly Line[],
  color: string,
  width: number,
  lift = 0.5,
) {
  for (const row of lines) {
    const points: Point[] = row.map(([height, angle]) => head.on(height, angle, lift));
    stroke(pen, curve(points), color, head.scale * width);
  }
}

/** The cap in two tones. */
export function paintCap(pen: Pen, head: Head, look: Look, hairline: Line, lift: number, from: number) {
  solid(pen, cap(head, hairline, lift, from), look.hair.tone, head.scale * 1.4, head.scale * 0.3);
}
