import { mix, sunlit } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import type { Round } from '../../canvas/paint.ts';
import { apart, chain, curve, fill, type Shape, solid, stroke, wrap } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Skin } from '../person.ts';
import type { HandShape } from '../pose.ts';

const disc = (x: number, y: number, r: number): Round => ({ x, y, r });

// A hand in centimeters: the wrist at 0, fingers towards +x, the thumb on the side of -y.
const palm = (reach = 7.4) =>
  wrap([disc(-0.6, 0, 2.35), disc(reach - 0.3, -2.1, 1.7), disc(reach, 1.9, 1.75)]);
const rows = [-2.75, -0.92, 0.92, 2.6];
const longs = [7.2, 8, 7.5, 5.9];

type Drawing = { parts: readonly Shape[]; lines: readonly (readonly Point[])[] };

const fingers = (spread: number, curl: number, size = 1): readonly Shape[] =>
  rows.map((y, index) => {
    const angle = spread * (index - 1.5);
    const long = (longs[index] ?? 7) * size;
    const half = long * 0.52;
    const bendY = Math.sin(angle) * half + curl * 0.4;
    return chain([
      disc(6.4, y * 0.92, 1.14),
      disc(6.9 + Math.cos(angle) * half, y + bendY, 0.96),
      disc(6.9 + Math.cos(angle) * long * (1 - curl * 0.06), y + Math.sin(angle) * long + curl * 1.5, 0.7),
    ]);
  });

const gaps = (from: number, to: number, spread = 0): readonly (readonly Point[])[] =>
  [-1.84, 0, 1.76].map((y, index) => [
    { x: from, y },
    { x: to, y: y + spread * (index - 1) * (to - from) },
  ]);

const thumb = (...joints: Round[]) => chain(joints);

const drawings: Record<HandShape, Drawing> = {
  relaxed: {
    parts: [
      thumb(disc(1.6, -1.7, 1.6), disc(5.4, -3.5, 1.2), disc(8.6, -3.4, 0.9)),
      palm(),
      ...fingers(0.03, 0.8, 0.92),
    ],
    lines: [
      ...gaps(8, 11.6),
      [
        { x: 4.4, y: -2.2 },
        { x: 8.2, y: -2.5 },
      ],
    ],
  },
  open: {
    parts: [
      thumb(disc(1.6, -1.4, 1.7), disc(5.2, -4.8, 1.25), disc(7.6, -7, 0.92)),
      palm(),
      ...fingers(0.08, 0.15),
    ],
    lines: [
      ...gaps(7.8, 9.4, 0.075),
      [
        { x: 2.4, y: -1.1 },
        { x: 5.2, y: 0.6 },
        { x: 6.2, y: 2.6 },
      ],
    ],
  },
  flat: {
    parts: [
      thumb(disc(1.6, -1.7, 1.5), disc(5.2, -3.9, 1.15), disc(8, -4.6, 0.88)),
      palm(),
      ...fingers(0.055, 0.1, 0.96),
    ],
    lines: gaps(7.6, 12.2, 0.03),
  },
  point: {
    parts: [
      chain([disc(6.4, -2.4, 1.15), disc(11, -2.7, 1.02), disc(15.6, -2.9, 0.8)]),
      wrap([disc(-0.6, 0, 2.35), disc(7.2, -2, 1.7), disc(8.6, 0.2, 1.5), disc(7.8, 2.2, 1.5)]),
      thumb(disc(1.8, -2, 1.5), disc(5.6, -3.5, 1.15), disc(8.4, -2.1, 0.95)),
    ],
    lines: [
      [
        { x: 9.4, y: -1.2 },
        { x: 6.4, y: -1.1 },
      ],
      [
        { x: 9.7, y: 0.6 },
        { x: 6.6, y: 0.7 },
      ],
      [
        { x: 9.1, y: 2.2 },
        { x: 6.4, y: 2.1 },
      ],
    ],
  },
  grip: {
    parts: [
      wrap([disc(-0.6, 0, 2.35), disc(5.4, -2.5, 1.9), disc(5.2, 2.1, 1.9)]),
      // Each finger bends at its knuckle and again where it closes; the middle one reaches farthest.
      ...rows.map((y, index) => {
        const far = [9.1, 9.7, 9.3, 8.3][index] ?? 9;
        return chain([
          disc(5.4, y * 0.98, 1.3),
          disc(far - 1.6, y * 1.02, 1.16),
          disc(far, y * 0.96 + 0.15, 0.98),
        ]);
      }),
      thumb(disc(1.8, -2.2, 1.5), disc(4.9, -4.2, 1.2), disc(7.4, -4.1, 1.02), disc(8.8, -3.3, 0.86)),
    ],
    lines: [
      ...gaps(7.2, 10),
      ...rows.map((y, index) => {
        const x = [5.9, 6.3, 6, 5.3][index] ?? 6;
        return [
          { x: x - 0.15, y: y - 0.42 },
          { x: x + 0.15, y },
          { x: x - 0.15, y: y + 0.42 },
        ];
      }),
      [
        { x: 3.8, y: -3 },
        { x: 6, y: -3.25 },
        { x: 8, y: -2.9 },
      ],
    ],
  },
  hold: {
    parts: [palm(6.8), ...fingers(0.02, 0.5, 0.8)],
    lines: gaps(7.6, 11),
  },
};

const holdingThumb = thumb(disc(1.4, -1.7, 1.6), disc(5.4, -2.9, 1.25), disc(9.2, -2.2, 0.98));

type Placed = { wrist: Point; angle: number; flip: boolean; scale: number };

function at(pen: Pen, { wrist, angle, flip, scale }: Placed, draw: () => void) {
  apart(pen, () => {
    pen.translate(wrist.x, wrist.y);
    pen.rotate(angle);
    pen.scale(scale, flip ? -scale : scale);
    draw();
  });
}

/** How wide the edge in shade is, in centimeters. */
const EDGE = 0.28;

/** The way of the light, from the upper left of the picture, as the hand's own drawing sees it. */
function awayFromLight({ angle, flip }: Placed): Point {
  const [x, y] = [0.8, 0.6];
  const across = -x * Math.sin(angle) + y * Math.cos(angle);
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: flip ? -across : across };
}

/** The shadow of a hand on what it holds or lies on: it ties the two together. */
export function drawHandShadow(pen: Pen, placed: Placed): void {
  at(pen, placed, () => {
    const away = awayFromLight(placed);
    softGlow(pen, { x: 5.6 + away.x * 1.6, y: away.y * 1.6 }, { x: 8, y: 5.2 }, '#2a1a24', 0.3);
  });
}

/** The hand; for `hold` all but the thumb, which lies over the thing that is held. */
export function drawHand(pen: Pen, placed: Placed, shape: HandShape, skin: Skin): void {
  const { parts, lines } = drawings[shape];
  at(pen, placed, () => {
    const away = awayFromLight(placed);
    // What shows of a shade moved aside is a fine edge on the side away from the light.
    apart(pen, () => {
      pen.translate(away.x * EDGE, away.y * EDGE);
      for (const part of parts) fill(pen, part, skin.shade);
    });
    const reach = 6;
    const [x, y] = [away.x * reach, away.y * reach];
    const light = pen.createLinearGradient(5 - x, -y, 5 + x, y);
    light.addColorStop(0, sunlit(skin.main, 0.5));
    light.addColorStop(0.5, skin.main);
    light.addColorStop(1, mix(skin.main, skin.shade, 0.6));
    pen.fillStyle = light;
    for (const part of parts) pen.fill(part);
    for (const gap of lines) stroke(pen, curve(gap), mix(skin.shade, skin.line, 0.3), 0.3);
  });
}

/** The thumb of a `hold`, after the thing. */
export function drawHoldingThumb(pen: Pen, placed: Placed, skin: Skin): void {
  at(pen, placed, () => {
    solid(pen, holdingThumb, skin, 0.3);
  });
}
