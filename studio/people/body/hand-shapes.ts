import { blob, chain, joined, type Round, type Shape, wrap } from '../../canvas/paint.ts';
import type { Point } from '../../canvas/pen.ts';
import type { HandShape } from '../pose.ts';

// A hand in centimeters: the wrist at 0, fingers towards +x, the thumb on the side of -y.

/** A finger or a thumb: its outline, where it begins and ends, and half its thickness. */
export type Finger = { shape: Shape; root: Point; tip: Point; r: number };

export type Drawing = {
  palm: Shape;
  fingers: readonly Finger[];
  thumb?: Finger;
  /** The thumb lies along the hand and throws a shade on it; otherwise it grows out of the palm. */
  thumbLies?: boolean;
  /** Where fingers lie close to one another, from the tips towards the hand. */
  gaps: readonly (readonly Point[])[];
  knuckles: readonly Point[];
  /** Whether the inner side of the hand is seen. */
  hollow?: boolean;
  creases: readonly (readonly Point[])[];
};

const disc = (x: number, y: number, r: number): Round => ({ x, y, r });
const spot = (x: number, y: number): Point => ({ x, y });

/** A finger that is bent a little in each of its joints, and gets thinner towards its round tip. */
function finger(joints: readonly Round[]): Finger {
  const [root, tip] = [joints[0] ?? disc(0, 0, 1), joints.at(-1) ?? disc(0, 0, 1)];
  return { shape: chain(joints), root, tip, r: joints[1]?.r ?? root.r };
}

type Row = { x: number; y: number; long: number; r: number; turn: number };

/** Index, middle, ring and little finger: where each begins, how long and thick it is, and how it fans out (in radians). */
const ROWS: readonly Row[] = [
  { x: 7.1, y: -2.5, long: 7, r: 1.07, turn: -1.35 },
  { x: 7.5, y: -0.8, long: 7.8, r: 1.1, turn: -0.35 },
  { x: 7.3, y: 0.95, long: 7.2, r: 1.05, turn: 0.45 },
  { x: 6.6, y: 2.5, long: 5.7, r: 0.93, turn: 1.5 },
];

/**
 * Four fingers that are not bent out of the picture.
 * @param spread how far they fan out, in radians from one to the next
 * @param bow how far each bends towards the middle finger on its way to the tip, in radians
 * @param curl how far each bends in its joints towards the side of the little finger, in radians
 * @param size share of their length that is seen
 */
const fan = (spread: number, bow: number, curl: number, size = 1): readonly Finger[] =>
  ROWS.map(({ x, y, long, r, turn }) => {
    const joints: Round[] = [disc(x - 0.9, y * 0.95, r * 1.04)];
    let [px, py] = [x, y];
    for (const [index, share] of [0.46, 0.3, 0.24].entries()) {
      const angle = spread * turn + (curl - bow * Math.sign(turn)) * index;
      px += Math.cos(angle) * long * size * share;
      py += Math.sin(angle) * long * size * share;
      joints.push(disc(px, py, r * ([0.96, 0.89, 0.73][index] ?? 0.7)));
    }
    return finger(joints);
  });

/** The flesh between wrist and fingers: full at the ball of the thumb and at the edge, round over the knuckles. */
const palmShape = (reach = 7.6): Shape =>
  blob([
    spot(-1.6, -2.15),
    spot(0.6, -2.3),
    spot(3, -3.05),
    spot(reach - 1.6, -3.45),
    spot(reach, -2.7),
    spot(reach + 0.35, -0.8),
    spot(reach, 1.3),
    spot(reach - 0.8, 2.9),
    spot(reach - 2.4, 3.35),
    spot(3, 3.25),
    spot(0.8, 2.5),
    spot(-1.6, 2.2),
  ]);

/** Soft separations of fingers that lie together, each as long as the shorter of its two. @param sink how far their ends bend aside */
const between = (from: number, ends: readonly number[], sink = 0): readonly (readonly Point[])[] =>
  ends.map((end, index) => {
    const y = [-1.68, 0.08, 1.78][index] ?? 0;
    return [spot(end, y * 1.02 + sink), spot((end + from) / 2, y * 1.01 + sink * 0.25), spot(from, y)];
  });

/** A hand that closes around something: each finger bends at its knuckle and again where it closes. */
const closed: readonly Finger[] = [9.1, 9.75, 9.35, 8.4].map((far, index) => {
  const y = [-2.72, -0.92, 0.92, 2.6][index] ?? 0;
  return finger([
    disc(5.2, y * 0.97, 1.28),
    disc(far - 1.7, y * 1.02, [1.16, 1.2, 1.14, 1.02][index] ?? 1.1),
    disc(far, y * 0.96 + 0.12, 0.96),
  ]);
});

export const drawings: Record<HandShape, Drawing> = {
  relaxed: {
    palm: palmShape(7.3),
    fingers: fan(0.015, 0, 0.11, 0.9),
    thumb: finger([
      disc(1.4, -1.5, 1.7),
      disc(4.4, -3.35, 1.3),
      disc(6.9, -3.95, 1.08),
      disc(8.9, -3.75, 0.82),
    ]),
    thumbLies: true,
    gaps: between(7.4, [12.9, 13.2, 11.4], 0.5),
    knuckles: [spot(6.5, -2.4), spot(6.9, -0.75), spot(6.6, 0.95), spot(5.9, 2.35)],
    creases: [],
  },
  open: {
    palm: palmShape(),
    fingers: fan(0.125, 0.06, 0.03),
    thumb: finger([disc(1.9, -1.1, 2.05), disc(3.9, -3.6, 1.5), disc(5.7, -5.4, 1.2), disc(6.8, -7.1, 0.92)]),
    gaps: [],
    knuckles: [],
    hollow: true,
    creases: [
      [spot(5.9, -2.6), spot(4.4, -0.7), spot(2.2, 0.5)],
      [spot(5.6, 3), spot(6.1, 0.8), spot(7, -1.1)],
    ],
  },
  flat: {
    palm: palmShape(7.4),
    fingers: fan(0.06, 0.04, 0.04, 0.96),
    thumb: finger([
      disc(1.5, -1.5, 1.75),
      disc(4.4, -3.7, 1.28),
      disc(6.6, -4.75, 1.06),
      disc(8.3, -5.15, 0.8),
    ]),
    gaps: between(7.6, [10.6, 10.9, 9.8]),
    knuckles: [spot(6.6, -2.45), spot(7, -0.75), spot(6.7, 0.95), spot(6, 2.4)],
    creases: [],
  },
  point: {
    palm: joined([
      wrap([disc(-0.6, 0, 2.3), disc(7.1, -1.9, 1.6), disc(7.2, 0.6, 1.6), disc(6.6, 2.1, 1.4)]),
    ]),
    fingers: [
      finger([
        disc(6.4, -2.4, 1.14),
        disc(10.6, -2.75, 1.02),
        disc(13.4, -2.85, 0.93),
        disc(15.7, -2.8, 0.74),
      ]),
      finger([disc(6.6, -0.6, 1.2), disc(9.2, -0.75, 1.1), disc(9.5, -0.7, 1.02)]),
      finger([disc(6.4, 0.95, 1.15), disc(9, 0.85, 1.06), disc(9.2, 0.9, 0.98)]),
      finger([disc(5.9, 2.35, 1.05), disc(8.2, 2.3, 0.96), disc(8.4, 2.3, 0.9)]),
    ],
    thumb: finger([
      disc(1.6, -1.7, 1.65),
      disc(4.6, -3.3, 1.25),
      disc(6.9, -2.9, 1.08),
      disc(8.6, -1.9, 0.86),
    ]),
    thumbLies: true,
    gaps: [
      [spot(9.9, 0.1), spot(8.4, 0.1), spot(6.8, 0.15)],
      [spot(9.5, 1.6), spot(8, 1.6), spot(6.6, 1.55)],
    ],
    knuckles: [spot(6.2, -2.2), spot(6.3, -0.5), spot(6, 1), spot(5.5, 2.2)],
    creases: [],
  },
  grip: {
    palm: wrap([disc(-0.6, 0, 2.3), disc(2.6, 0.1, 3.15), disc(5.2, -2.4, 1.85), disc(5, 2.1, 1.85)]),
    fingers: closed,
    thumb: finger([
      disc(1.6, -1.9, 1.65),
      disc(4.7, -3.95, 1.26),
      disc(7.1, -4.1, 1.08),
      disc(8.8, -3.4, 0.84),
    ]),
    thumbLies: true,
    gaps: between(6, [9.9, 10.1, 9.2]),
    knuckles: [spot(5.3, -2.5), spot(5.7, -0.85), spot(5.5, 0.9), spot(4.9, 2.4)],
    creases: [],
  },
  hold: {
    palm: palmShape(6.9),
    fingers: fan(0.01, 0, 0.08, 0.78),
    gaps: between(7, [11.6, 11.8, 10.4], 0.3),
    knuckles: [spot(6.2, -2.4), spot(6.6, -0.75), spot(6.3, 0.95), spot(5.6, 2.35)],
    creases: [],
  },
};

export const holdingThumb: Finger = finger([
  disc(1.4, -1.7, 1.65),
  disc(5, -3, 1.28),
  disc(7.4, -2.9, 1.1),
  disc(9.3, -2.2, 0.88),
]);
