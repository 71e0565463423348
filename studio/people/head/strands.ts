import { fill, type Shape, shaped } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Head } from './head.ts';

/** Points of a hairline or a lock: height above the eyes, angle from the nose. */
export type Line = readonly (readonly [height: number, angle: number])[];

/** Below this height hair hangs straight down, as the jaw recedes below it; in centimeters above the eyes. */
const HANGS_BELOW = -2;

/** The same place further down in the picture, along the head's own upright. */
function lower(head: Head, { x, y }: Point, down: number): Point {
  const pixels = down * head.scale;
  return { x: x - Math.sin(head.lean) * pixels, y: y + Math.cos(head.lean) * pixels };
}

/** From here to the crown hair stands off upwards more and more, instead of aside; in centimeters above the eyes. */
const CROWN = { from: 4, to: 12.1 };

/** How hair that stands off the skull does it: so much aside, and so much up. */
function standing(height: number, lift: number) {
  const share = Math.min(1, Math.max(0, (height - CROWN.from) / (CROWN.to - CROWN.from)));
  return { aside: lift * Math.cos((share * Math.PI) / 2), up: lift * Math.sin((share * Math.PI) / 2) };
}

/** A point of the hair above the skull. @param lift centimeters off the skin */
export function hairAt(head: Head, height: number, angle: number, lift: number): Point {
  const held = Math.max(height, HANGS_BELOW);
  const { aside, up } = standing(height, lift);
  return lower(head, head.on(held, angle, aside), held - height - up);
}

/** A point of the edge of the hair as it is seen, on the own left (1) or own right (-1). */
export function hairEdge(head: Head, height: number, side: 1 | -1, lift: number): Point {
  const held = Math.max(height, HANGS_BELOW);
  const { aside, up } = standing(height, lift);
  return lower(head, head.edge(held, side, aside), held - height - up);
}

/** A place on a line between its first point (0) and its last (1). */
export function along(line: Line, share: number): readonly [number, number] {
  const place = Math.min(0.9999, Math.max(0, share)) * (line.length - 1);
  const [height, angle] = line[Math.floor(place)] ?? [0, 0];
  const [next, aside] = line[Math.floor(place) + 1] ?? [height, angle];
  const rest = place % 1;
  return [height + (next - height) * rest, angle + (aside - angle) * rest];
}

/** Locks between two given ones, both included. */
export function locksBetween(first: Line, last: Line, count: number): readonly Line[] {
  return Array.from({ length: count }, (_, step) => {
    const share = step / (count - 1);
    return first.map(([height, angle], index) => {
      const [other, aside] = last[index] ?? [height, angle];
      return [height + (other - height) * share, angle + (aside - angle) * share] as const;
    });
  });
}

/** A lock as it is seen: where it begins, two points it bends at, where it ends, and half its width between them. */
export type Strand = { path: readonly [Point, Point, Point, Point]; half: number };

/** The part of a lock between two shares of it. */
export function strandOf(
  head: Head,
  lock: Line,
  from: number,
  to: number,
  half: number,
  lift: number,
): Strand {
  const at = (share: number) => {
    const [height, angle] = along(lock, from + (to - from) * share);
    return hairAt(head, height, angle, lift);
  };
  // The two inner points are where the curve's handles must be for the curve to pass the lock's own thirds.
  const [start, one, two, end] = [at(0), at(1 / 3), at(2 / 3), at(1)];
  const handle = (near: Point, far: Point, first: Point, last: Point): Point => ({
    x: 3 * near.x - 1.5 * far.x - (5 / 6) * first.x + last.x / 3,
    y: 3 * near.y - 1.5 * far.y - (5 / 6) * first.y + last.y / 3,
  });
  return {
    path: [start, handle(one, two, start, end), handle(two, one, end, start), end],
    half: half * head.scale,
  };
}

/** Strands in one shape, each wide in its middle and gone at both ends: one shape for each would take too long. */
const strandsShape = (strands: readonly Strand[]): Shape =>
  shaped((shape) => {
    for (const { path, half } of strands) {
      const [start, one, two, end] = path;
      const long = Math.hypot(end.x - start.x, end.y - start.y) || 1;
      const [x, y] = [((start.y - end.y) / long) * half, ((end.x - start.x) / long) * half];
      shape.moveTo(start.x, start.y);
      shape.bezierCurveTo(one.x + x, one.y + y, two.x + x, two.y + y, end.x, end.y);
      shape.bezierCurveTo(two.x - x, two.y - y, one.x - x, one.y - y, start.x, start.y);
    }
  });

export function fillStrands(pen: Pen, strands: readonly Strand[], color: string): void {
  if (strands.length > 0) fill(pen, strandsShape(strands), color);
}
