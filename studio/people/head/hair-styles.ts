import { faint, mix } from '../../canvas/color.ts';
import { blob, ellipse, fill, inside, joined, shaped, solid } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { comb, combedBack, type Line, locksBetween, paintCap } from './hair-cap.ts';
import type { Head } from './head.ts';

const swept: Line = [
  [-2.6, -96],
  [0.6, -84],
  [3.2, -70],
  [5.4, -50],
  [7.0, -26],
  [7.6, -6],
  [7.0, 16],
  [6.0, 40],
  [3.8, 66],
  [0.8, 84],
  [-2.6, 96],
];

/** Combed back from the forehead: under a bun or a ponytail. */
export function combed(pen: Pen, head: Head, look: Look) {
  const locks = combedBack(swept);
  paintCap(pen, head, look, { hairline: swept, lift: 0.7, from: -1, locks, wisps: false });
}

export function bob(pen: Pen, head: Head, look: Look) {
  const hairline: Line = [
    [-6.6, -84],
    [-3.4, -70],
    [0.4, -64],
    [3.6, -56],
    [4.2, -40],
    [4.5, -22],
    [5.4, -4],
    [7.2, 16],
    [5.2, 34],
    [2.8, 54],
    [-0.6, 66],
    [-3.4, 72],
    [-6.6, 84],
  ];
  const locks = [
    ...locksBetween(
      [
        [7.4, 16],
        [6, -8],
        [4.9, -36],
        [2.6, -62],
      ],
      [
        [11.2, 14],
        [10, -50],
        [4.8, -80],
        [-5.6, -92],
      ],
      11,
    ),
    ...locksBetween(
      [
        [7.4, 17],
        [6, 34],
        [3.4, 56],
        [-1, 68],
      ],
      [
        [11.2, 16],
        [9.4, 60],
        [4, 84],
        [-5.6, 92],
      ],
      9,
    ),
  ];
  paintCap(pen, head, look, { hairline, lift: 1.05, from: -6.4, locks });
}

export function parted(pen: Pen, head: Head, look: Look) {
  const hairline: Line = [
    [-3.4, -92],
    [-1.6, -78],
    [1.4, -70],
    [3.8, -62],
    [6.6, -50],
    [8.4, -34],
    [8.6, -12],
    [8.2, 8],
    [8.9, 26],
    [7.2, 46],
    [4.0, 62],
    [1.4, 70],
    [-1.6, 78],
    [-3.4, 92],
  ];
  const locks = [
    ...locksBetween(
      [
        [9, 26],
        [9, 2],
        [8.6, -30],
        [6, -54],
      ],
      [
        [11.4, 22],
        [10.6, -40],
        [6, -80],
        [-2, -92],
      ],
      11,
    ),
    ...locksBetween(
      [
        [9, 27],
        [7.8, 42],
        [5.2, 60],
        [1.4, 72],
      ],
      [
        [11.2, 26],
        [9, 62],
        [4, 86],
        [-2, 95],
      ],
      7,
    ),
  ];
  paintCap(pen, head, look, { hairline, lift: 0.75, from: -2.6, locks });
}

export function balding(pen: Pen, head: Head, look: Look) {
  for (const side of [1, -1] as const) {
    if (side * head.turn > 34) continue;
    const front: Line = [
      [-3, 72],
      [-0.4, 64],
      [2.4, 60],
      [5, 62],
      [7, 72],
    ];
    const line = front.map(([height, angle]) => head.on(height, angle * side, 0.3));
    const edge = [7.6, 5, 2, -1, -3].map((height) => head.edge(height, side, height > 6 ? 0.3 : 1));
    const { tone, light } = look.hair;
    const main = side === 1 ? mix(tone.main, tone.shade, 0.6) : tone.main;
    const shape = blob([...line, ...edge]);
    fill(pen, shape, main);
    const soft = { ...look.hair, tone: { main, shade: tone.shade }, light: mix(light, main, 0.5) };
    const locks = locksBetween(
      [
        [6, 66 * side],
        [4.4, 78 * side],
        [2.6, 92 * side],
      ],
      [
        [-0.6, 66 * side],
        [-1.6, 80 * side],
        [-2.6, 96 * side],
      ],
      7,
    );
    inside(pen, shape, () => comb(pen, head, { ...look, hair: soft }, locks));
  }
}

export function cropped(pen: Pen, head: Head, look: Look) {
  const hairline: Line = [
    [-2.8, -90],
    [-0.6, -76],
    [2.2, -72],
    [4.2, -66],
    [5.6, -58],
    [7.2, -44],
    [7.4, -22],
    [7.2, 0],
    [7.4, 22],
    [7.2, 44],
    [5.6, 58],
    [4.2, 66],
    [2.2, 72],
    [-0.6, 76],
    [-2.8, 90],
  ];
  paintCap(pen, head, look, { hairline, lift: 0.55, from: -2.2, locks: combedBack(hairline) });
  // Clipped shorter at the temples.
  const fade = mix(look.hair.tone.main, look.skin.main, 0.32);
  for (const side of [1, -1] as const) {
    if (side * head.turn > 24) continue;
    const inner: Line = [
      [6, 60],
      [4.2, 67],
      [2.2, 73],
      [-0.6, 77],
      [-2.6, 86],
    ];
    const front = inner.map(([height, angle]) => head.on(height, angle * side, 0.26));
    const back = [-2.4, 0, 2.5, 5].map((height) => head.on(height, 96 * side, 0.3));
    fill(pen, blob([...front, ...back]), fade);
  }
}

const underCurls = [
  [-1, -88],
  [4.5, -70],
  [8.4, -42],
  [9, 0],
  [8.4, 42],
  [4.5, 70],
  [-1, 88],
] as const;

export function curls(pen: Pen, head: Head, look: Look) {
  const { scale } = head;
  const { main, shade } = look.hair.tone;
  // Between the curls of a bowed head lies more hair.
  paintCap(pen, head, look, { hairline: underCurls, lift: 0.6, from: -1, locks: [], wisps: false });
  const spots: [number, number, number][] = [];
  for (const [height, size] of [
    [-2.5, 1.9],
    [-0.2, 1.9],
    [2.2, 2.1],
    [4.8, 2.2],
    [7, 2.2],
    [9.2, 2.3],
    [11, 2.4],
  ] as const) {
    spots.push([height, -88, size], [height, 88, size]);
    if (height > 6)
      for (const angle of [-66, -44, -22, 0, 22, 44, 66])
        spots.push([height + 0.7 * Math.sin(angle), angle + height * 2, size * 0.86]);
  }
  const rounds = spots.map(([height, angle, size]) => {
    const { x, y } =
      Math.abs(angle) === 88 ? head.edge(height, angle > 0 ? 1 : -1, 0.5) : head.on(height, angle, 0.6);
    return { x, y, r: size * scale };
  });
  // One mass with one light on it: curls that were shaded one by one would look like beads.
  const mass = joined(rounds.map(({ x, y, r }) => ellipse(x, y, r, r * 0.94)));
  solid(pen, mass, look.hair.tone, scale * 1.2, scale * 0.5);
  const arcs = (far: number, from: number, to: number) =>
    shaped((shape) => {
      rounds.forEach(({ x, y, r }, index) => {
        const turn = index * 1.7;
        shape.moveTo(x + Math.cos(turn + from) * r * far, y + Math.sin(turn + from) * r * far);
        shape.arc(x, y, r * far, turn + from, turn + to);
        shape.arc(x, y, r * far * 0.82, turn + to, turn + from, true);
      });
    });
  inside(pen, mass, () => {
    fill(pen, arcs(0.86, 0, 3.4), faint(shade, 0.5));
    fill(pen, arcs(0.62, 2.2, 5.2), mix(main, look.hair.light, 0.7));
  });
}

export function waved(pen: Pen, head: Head, look: Look) {
  const hairline: Line = [
    [-3.6, -86],
    [-0.4, -72],
    [3, -64],
    [5.4, -46],
    [6.2, -26],
    [7.6, -8],
    [7.0, 14],
    [5.2, 40],
    [2.6, 62],
    [-0.4, 74],
    [-3.6, 86],
  ];
  const locks = ([-1, 1] as const).flatMap((side) =>
    locksBetween(
      [
        [7.8, -8 + side],
        [7.2, -8 + side * 26],
        [4.6, -4 + side * 50],
        [3.4, side * 64],
        [-0.6, side * 74],
      ],
      [
        [11.3, -8 + side * 4],
        [10.2, -6 + side * 56],
        [6.4, side * 78],
        [2.4, side * 86],
        [-3.4, side * 92],
      ],
      9,
    ),
  );
  paintCap(pen, head, look, { hairline, lift: 1.1, from: -3, locks });
}
