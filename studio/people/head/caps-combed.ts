import type { Cap } from './hair-cap.ts';
import type { Line } from './strands.ts';

/** Half of the hair that is combed back, in degrees from the nose. */
const BACK_FROM = 96;

/**
 * Locks that are combed from a hairline back over the skull.
 * @param gathered how close they end, 0 to 1
 * @param swept degrees that the middle ones go aside: straight up, they would stand like pickets
 */
const combedBack = (hairline: Line, gathered: number, swept: number): readonly Line[] =>
  hairline
    .filter(([, angle]) => Math.abs(angle) < 92)
    .map(([height, angle]) => {
      const aside = swept * (1 - Math.abs(angle) / BACK_FROM);
      return [
        [height + 0.1, angle],
        [height + (11 - height) * 0.36, angle * (1 - 0.06 * gathered) + aside * 0.55],
        [height + (11 - height) * 0.72, angle * (1 - 0.25 * gathered) + aside * 0.9],
        [11.3, angle * (1 - 0.6 * gathered) + aside],
      ];
    });

const swept: Line = [
  [-2.4, -96],
  [0.4, -82],
  [3.0, -68],
  [5.2, -50],
  [6.9, -28],
  [7.5, -6],
  [7.1, 16],
  [5.9, 40],
  [3.6, 64],
  [0.6, 82],
  [-2.4, 96],
];

/** Swept up softly, with volume at the temples. */
export const sweptUp: Cap = {
  hairline: swept,
  outline: [
    [-2, 0.3],
    [-0.4, 0.5],
    [1.2, 0.8],
    [2.6, 1.45],
    [4.6, 1.6],
    [6.8, 1.45],
    [9, 1.2],
    [10.8, 1.15],
    [11.8, 1.1],
    [12.1, 1.1],
  ],
  flow: combedBack(swept, 1, 30),
  thin: 0.9,
  rises: true,
  loose: 0.42,
  shadow: 0,
  wisps: 12,
  strays: 6,
};

const recedingLine: Line = [
  [-3.2, -90],
  [-1.2, -80],
  [1.4, -75],
  [3.6, -70],
  [5.4, -62],
  [7.2, -52],
  [8.3, -40],
  [8.6, -27],
  [8.4, -13],
  [8.3, 0],
  [8.5, 13],
  [8.7, 27],
  [8.4, 40],
  [7.2, 52],
  [5.4, 62],
  [3.6, 70],
  [1.4, 75],
  [-1.2, 80],
  [-3.2, 90],
];

/** Short and close, a little receded at the temples. */
export const close: Cap = {
  hairline: recedingLine,
  outline: [
    [-2.8, 0.15],
    [-0.5, 0.3],
    [2, 0.4],
    [4.5, 0.75],
    [7, 0.9],
    [9.2, 0.95],
    [10.6, 0.95],
    [11.75, 0.95],
    [12.1, 0.95],
  ],
  flow: combedBack(recedingLine, 0.35, 20),
  thin: 1.1,
  rises: true,
  loose: 0.2,
  shadow: 0,
  wisps: 14,
  strays: 0,
};

const clippedLine: Line = [
  [-2.6, -90],
  [-0.6, -79],
  [2.2, -74],
  [4.2, -68],
  [6.0, -60],
  [7.6, -48],
  [8.0, -30],
  [7.5, -10],
  [7.9, 10],
  [8.5, 28],
  [7.7, 46],
  [6.0, 60],
  [4.2, 68],
  [2.2, 74],
  [-0.6, 79],
  [-2.6, 90],
];

/** Short, fuller above and swept aside. */
export const clipped: Cap = {
  hairline: clippedLine,
  outline: [
    [-2.4, 0.1],
    [-0.2, 0.25],
    [2.4, 0.35],
    [4.6, 0.85],
    [6.6, 1.2],
    [8.8, 1.5],
    [10.6, 1.75],
    [11.7, 1.8],
    [12.1, 1.8],
  ],
  flow: combedBack(clippedLine, 0.2, 0).map((lock) =>
    lock.map(([height, angle], step) => [height, angle - step * 14] as const),
  ),
  thin: 0.4,
  rises: true,
  loose: 0.4,
  shadow: 0.08,
  wisps: 12,
  strays: 0,
};
