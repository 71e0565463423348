import { type Tone, tone } from '../../canvas/color.ts';
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  polygon,
  type Shape,
  solid,
  stroke,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { HairStyle, Look } from '../person.ts';
import type { Head } from './head.ts';

/** A point of the hairline: height above the eyes, angle from the nose. */
type Line = readonly (readonly [number, number])[];

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

function strands(pen: Pen, head: Head, lines: readonly Line[], color: string, width: number, lift = 0.5) {
  for (const row of lines) {
    const points: Point[] = row.map(([height, angle]) => head.on(height, angle, lift));
    stroke(pen, curve(points), color, head.scale * width);
  }
}

function paintCap(pen: Pen, head: Head, look: Look, hairline: Line, lift: number, from: number) {
  solid(pen, cap(head, hairline, lift, from), look.hair.tone, head.scale * 1.4, head.scale * 0.3);
}

function knot(pen: Pen, view: Stage, head: Head, look: Look) {
  const { hair } = look;
  const middle = view.at(inFrame(head.frame, head.centre, 0, 12.4, -5.2));
  const { scale } = head;
  solid(pen, ellipse(middle.x, middle.y, 4.5 * scale, 3.7 * scale), hair.tone, scale * 1.3);
  for (const [dx, dy, size] of [
    [-0.7, -0.2, 2.6],
    [-0.2, 0.5, 1.5],
  ] as const) {
    const swirl = [
      { x: middle.x + (dx - size) * scale, y: middle.y + (dy + 0.7) * scale },
      { x: middle.x + (dx - size * 0.3) * scale, y: middle.y + (dy - size * 0.55) * scale },
      { x: middle.x + (dx + size * 0.9) * scale, y: middle.y + (dy - size * 0.1) * scale },
    ];
    stroke(pen, curve(swirl), hair.light, scale * 0.3);
  }
}

/** Rounded hair behind the face that ends at a height. */
function backMass(pen: Pen, head: Head, look: Look, bottom: number, lift: number) {
  const heights = [bottom, bottom + 1.4, -3.5, 0, 3, 6, 9.4, 11.5];
  const sides = ([1, -1] as const).map((side) =>
    heights.map((height) => {
      const held = Math.max(height, -3.5);
      const tuck = height === bottom ? -2.2 : height < -4 ? -0.3 : 1;
      const point = head.edge(held, side, lift * tuck);
      return { x: point.x, y: point.y + (held - height) * head.scale };
    }),
  );
  const [left, right] = [sides[0] ?? [], sides[1] ?? []];
  solid(pen, blob([...left, ...right.toReversed()]), tone(look.hair.tone.shade, 0.12), head.scale * 1.2);
}

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

function bun(pen: Pen, head: Head, look: Look) {
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

function bob(pen: Pen, head: Head, look: Look) {
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

function parted(pen: Pen, head: Head, look: Look) {
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

function balding(pen: Pen, head: Head, look: Look) {
  for (const side of [1, -1] as const) {
    if (side * head.turn > 42) continue;
    const front: Line = [
      [-3.2, 90],
      [-1.2, 76],
      [2, 70],
      [4.6, 70],
      [6.4, 80],
    ];
    const line = front.map(([height, angle]) => head.on(height, angle * side, 0.2));
    const edge = [6.6, 4, 1, -2, -3.2].map((height) => head.edge(height, side, height > 5 ? 0.2 : 0.7));
    fill(
      pen,
      blob([...line, ...edge]),
      side * head.turn < -6 || side === -1 ? look.hair.tone.main : look.hair.tone.shade,
    );
  }
}

function cropped(pen: Pen, head: Head, look: Look) {
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
}

function curls(pen: Pen, head: Head, look: Look) {
  const { scale } = head;
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

function waved(pen: Pen, head: Head, look: Look) {
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

const fronts: Record<HairStyle, (pen: Pen, head: Head, look: Look) => void> = {
  bun,
  'short-bob': bob,
  'side-parted': parted,
  balding,
  cropped,
  curly: curls,
  waved,
  ponytail: (pen, head, look) => paintCap(pen, head, look, swept, 0.6, -1),
};

/** Hair that lies behind the face: drawn before it. */
export function drawHairBehind(pen: Pen, view: Stage, head: Head, look: Look): void {
  const { style } = look.hair;
  if (style === 'bun') knot(pen, view, head, look);
  if (style === 'short-bob') backMass(pen, head, look, -7.2, 1.1);
  if (style === 'waved' || style === 'curly') backMass(pen, head, look, -5.5, 1);
  if (style === 'ponytail') {
    const root = view.at(inFrame(head.frame, head.centre, 0, 6, -10));
    const end = view.at(inFrame(head.frame, head.centre, 0, -10, -14));
    const { scale } = head;
    fill(
      pen,
      polygon([
        { x: root.x - 3 * scale, y: root.y },
        { x: root.x + 3 * scale, y: root.y },
        { x: end.x + 1.5 * scale, y: end.y },
        { x: end.x - 1.5 * scale, y: end.y },
      ]),
      look.hair.tone.shade,
    );
  }
}

/** Hair over the forehead and the skull: drawn after the face. */
export function drawHair(pen: Pen, head: Head, look: Look): void {
  fronts[look.hair.style](pen, head, look);
}

/** A full moustache that rides on the upper lip. @param open of the mouth, 0-1 */
export function drawMoustache(pen: Pen, head: Head, hair: Tone, light: string, open: number): void {
  const at = (height: number, angle: number) => head.on(height, angle, 1.1);
  const rise = open * 0.12;
  const shape = blob([
    at(-4.7 + rise, 0),
    at(-4.75 + rise, 9),
    at(-5.3 + rise, 19),
    at(-6.8, 29),
    at(-8.0, 32),
    at(-8.2, 27),
    at(-7.4, 19),
    at(-6.9 + rise, 9),
    at(-6.5 + rise, 0),
    at(-6.9 + rise, -9),
    at(-7.4, -19),
    at(-8.2, -27),
    at(-8.0, -32),
    at(-6.8, -29),
    at(-5.3 + rise, -19),
    at(-4.75 + rise, -9),
  ]);
  solid(pen, shape, hair, head.scale * 0.5, head.scale * 0.3);
  inside(pen, shape, () => {
    for (const side of [1, -1]) {
      stroke(
        pen,
        curve([at(-5.3, 4 * side), at(-5.9, 15 * side), at(-7.3, 26 * side)]),
        light,
        head.scale * 0.22,
      );
    }
  });
}
