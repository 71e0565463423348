import { mix } from '../../canvas/color.ts';
import { blob, ellipse, fill, solid } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { type Line, paintCap, strands } from './hair-cap.ts';
import type { Head } from './head.ts';

export const swept: Line = [
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

export function bun(pen: Pen, head: Head, look: Look) {
  paintCap(pen, head, look, swept, 0.7, -1);
  strands(
    pen,
    head,
    [
      [
        [6.6, -30],
        [9, -26],
        [11, -14],
      ],
      [
        [5.2, -52],
        [8.6, -52],
        [11, -40],
      ],
      [
        [7.2, 8],
        [9.6, 9],
        [11.3, 12],
      ],
      [
        [5.8, 44],
        [8.6, 44],
        [11, 40],
      ],
      [
        [2.6, 74],
        [6.5, 72],
        [10, 70],
      ],
      [
        [2.2, -78],
        [6.5, -76],
        [10, -72],
      ],
    ],
    look.hair.light,
    0.2,
  );
}

export function bob(pen: Pen, head: Head, look: Look) {
  const fringe: Line = [
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
  paintCap(pen, head, look, fringe, 1.25, -6.4);
  strands(
    pen,
    head,
    [
      [
        [7.6, 17],
        [6.4, -6],
        [4.9, -34],
      ],
      [
        [9.2, 18],
        [8.0, -14],
        [5.4, -52],
        [1.5, -68],
      ],
      [
        [9.4, 22],
        [7.0, 44],
        [3.4, 62],
      ],
      [
        [10.6, 16],
        [9.2, -36],
        [4.8, -72],
      ],
    ],
    look.hair.light,
    0.24,
    0.8,
  );
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
  paintCap(pen, head, look, hairline, 0.75, -2.6);
  strands(
    pen,
    head,
    [
      [
        [9.1, 26],
        [9.6, 2],
        [8.8, -26],
      ],
      [
        [10, 30],
        [10.6, -8],
        [9, -46],
      ],
    ],
    look.hair.light,
    0.28,
  );
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
    const shaded = side === 1;
    fill(pen, blob([...line, ...edge]), shaded ? look.hair.tone.shade : look.hair.tone.main);
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
  paintCap(pen, head, look, hairline, 0.55, -2.2);
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
  strands(
    pen,
    head,
    [
      [
        [8.4, -30],
        [9.4, -8],
        [9.6, 16],
      ],
      [
        [10.2, -20],
        [10.9, 4],
        [10.6, 26],
      ],
    ],
    look.hair.light,
    0.26,
  );
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
  // Between the curls of a bowed head lies more hair.
  paintCap(pen, head, look, underCurls, 0.6, -1);
  const spots: [number, number, number][] = [];
  for (const [height, size] of [
    [-2.5, 2.2],
    [1.2, 2.4],
    [4.8, 2.5],
    [8.2, 2.6],
    [10.8, 2.7],
  ] as const) {
    spots.push([height, -88, size], [height, 88, size]);
    if (height > 8)
      spots.push([height, -55, size], [height, -20, size], [height, 18, size], [height, 52, size]);
  }
  for (const [height, angle, size] of spots) {
    const point =
      Math.abs(angle) > 80 ? head.edge(height, angle > 0 ? 1 : -1, 0.6) : head.on(height, angle, 0.6);
    solid(pen, ellipse(point.x, point.y, size * scale, size * scale * 0.94), look.hair.tone, scale * 0.5);
  }
}

export function waved(pen: Pen, head: Head, look: Look) {
  paintCap(
    pen,
    head,
    look,
    [
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
    ],
    1.3,
    -3,
  );
}
