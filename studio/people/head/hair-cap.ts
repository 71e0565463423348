import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, fill, inside, type Shape, shaped, solid } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';

/** Points of a hairline or a lock: height above the eyes, angle from the nose. */
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

/** Locks that are combed from a hairline back over the skull. */
export const combedBack = (hairline: Line): readonly Line[] =>
  hairline
    .filter(([, angle]) => Math.abs(angle) < 88)
    .flatMap(([height, angle], index, all) => {
      const [next, aside] = all[index + 1] ?? [height, angle];
      const back = (low: number, way: number): Line => [
        [low + 0.1, way],
        [low + (10.6 - low) * 0.55, way * 0.97],
        [10.9, way * 0.82],
      ];
      return [back(height, angle), back((height + next) / 2, (angle + aside) / 2)];
    });

/** A lock as it is seen: where it begins, two points it bends at, where it ends, and half its width between them. */
type Strand = { path: readonly [Point, Point, Point, Point]; half: number };

/** Strands in one shape, each wide in its middle and gone at both ends: one shape for each would take too long. */
const strandsOf = (strands: readonly Strand[]): Shape =>
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

/** What the locks of hair are mixed from: by turns in light and in shade, two of each. */
const LOCK_TONES = [
  { lit: true, strength: 0.8 },
  { lit: false, strength: 0.7 },
  { lit: true, strength: 0.45 },
  { lit: false, strength: 0.4 },
];

/** Locks of hair, by turns in light and in shade, each a little different from the next. */
export function comb(pen: Pen, head: Head, { hair }: Look, locks: readonly Line[], lift = 0.5) {
  const strands = locks.map((lock, index): Strand => {
    const at = (share: number) => {
      const [height, angle] = lock[Math.round(share * (lock.length - 1))] ?? [0, 0];
      return head.on(height, angle, lift);
    };
    return {
      path: [at(0), at(0.34), at(0.66), at(1)],
      half: head.scale * (0.3 + 0.11 * Math.sin(index * 3.7)),
    };
  });
  LOCK_TONES.forEach(({ lit, strength }, kind) => {
    const color = mix(hair.tone.main, lit ? hair.light : hair.tone.shade, strength);
    fill(pen, strandsOf(strands.filter((_, index) => index % LOCK_TONES.length === kind)), color);
  });
}

/** Fine hair that lies over the edge of the forehead, so that the hairline is soft. */
function drawWisps(pen: Pen, head: Head, { hair, skin }: Look, hairline: Line) {
  const wisps = hairline.flatMap(([height, angle], index) => {
    const [next, aside] = hairline[index + 1] ?? [height, angle];
    return [0.3, 0.8].flatMap((share) => {
      const [low, way] = [height + (next - height) * share, angle + (aside - angle) * share];
      if (Math.abs(way) > 78 || head.facing(low, way) < 0.2) return [];
      const long = 0.05 + 0.4 * Math.sin(index * 2.1 + share * 9);
      const middle = head.on(low + 0.2, way + 1, 0.3);
      const end = head.on(low - long, way + 2.5, 0.3);
      return [
        { path: [head.on(low + 1.1, way, 0.3), middle, middle, end], half: head.scale * 0.24 } as const,
      ];
    });
  });
  fill(pen, strandsOf(wisps), mix(hair.tone.main, skin.main, 0.35));
}

/** Locks over the back of the head, on the side that is seen of it. */
function locksBehind({ turn }: Head): readonly Line[] {
  if (Math.abs(turn) < 12) return [];
  const side = turn < 0 ? 1 : -1;
  const first: Line = [
    [11.6, 60 * side],
    [9, 88 * side],
    [4, 98 * side],
    [-2, 100 * side],
  ];
  const last: Line = [
    [11.9, 120 * side],
    [9.6, 134 * side],
    [5, 142 * side],
    [-2, 148 * side],
  ];
  return locksBetween(first, last, 7);
}

type Cap = { hairline: Line; lift: number; from: number; locks: readonly Line[]; wisps?: boolean };

/** The cap with its shadow on the forehead, its shine and its locks. */
export function paintCap(
  pen: Pen,
  head: Head,
  look: Look,
  { hairline, lift, from, locks, wisps = true }: Cap,
) {
  const shape = cap(head, hairline, lift, from);
  const { scale } = head;
  inside(pen, head.outline(), () => {
    pen.translate(scale * 0.25, scale * 0.7);
    fill(pen, shape, faint(look.skin.line, 0.28));
  });
  solid(pen, shape, look.hair.tone, scale * 1.4, scale * 0.3);
  inside(pen, shape, () => {
    const shine = head.on(9.2, head.turn > 0 ? -10 : -34, 0.5);
    softGlow(pen, shine, { x: scale * 4.4, y: scale * 2.2 }, look.hair.light, 0.6);
    comb(pen, head, look, [...locks, ...locksBehind(head)]);
  });
  if (wisps) drawWisps(pen, head, look, hairline);
}
