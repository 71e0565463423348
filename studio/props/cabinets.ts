import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, disc, facade, facesOf, level, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

const steel = tone('#c6ccd0', 0.28);

function panels(pen: Pen, count: number, width: number, height: number, paint: Tone, drawers: boolean) {
  const each = width / count;
  for (let index = 0; index < count; index++) {
    const left = index * each + 1.6;
    const wide = each - 3.2;
    const top = drawers ? 20 : 2;
    const faces = drawers
      ? [[2, 15] as const, [top, height - top - 4] as const]
      : [[top, height - top - 2] as const];
    for (const [y, tall] of faces) {
      fill(pen, rectangle(left, y, wide, tall, 0.8), paint.shade);
      graded(pen, rectangle(left, y, wide - 0.7, tall - 0.9, 0.8), { x: 0, y: 0 }, { x: 0, y: height }, [
        [0, mix(paint.main, '#ffffff', 0.18)],
        [0.5, mix(paint.main, '#ffffff', 0.06)],
        [1, mix(paint.main, paint.shade, 0.35)],
      ]);
      const inner = rectangle(left + 4, y + 4, wide - 8, tall - 8, 0.6);
      if (tall > 24) {
        fill(pen, inner, mix(paint.main, paint.shade, 0.75));
        const field = rectangle(left + 4.9, y + 5.1, wide - 9.2, tall - 9.4, 0.6);
        graded(pen, field, { x: 0, y }, { x: 0, y: y + tall }, [
          [0, mix(paint.main, paint.shade, 0.22)],
          [0.25, paint.main],
          [1, mix(paint.main, '#ffffff', 0.1)],
        ]);
        stroke(
          pen,
          line([
            { x: left + 4.6, y: y + tall - 3.9 },
            { x: left + wide - 4, y: y + tall - 3.9 },
            { x: left + wide - 4, y: y + 4.4 },
          ]),
          mix(paint.main, '#ffffff', 0.38),
          0.5,
        );
      }
      const knobY = tall > 24 ? y + 10 : y + tall / 2;
      const knobX = tall > 24 ? (index % 2 === 0 ? left + wide - 4.5 : left + 4.5) : left + wide / 2;
      fill(pen, ellipse(knobX + 0.5, knobY + 0.9, 1.7, 1.6), faint('#43263f', 0.3));
      fill(pen, ellipse(knobX, knobY, 1.5, 1.5), '#8d7a68');
      fill(pen, ellipse(knobX - 0.4, knobY - 0.5, 0.6, 0.5), '#d9c9b4');
    }
  }
}

export type CounterSpec = {
  x: number;
  width: number;
  /** Front of the cabinets; they are 58 cm deep. */
  z: number;
  paint: Tone;
  top: Tone;
  doors?: number;
  /** Middle of a sink let into the top. */
  sinkX?: number;
};

export const counterHeight = 90;

/** Base cabinets with a worktop. */
export function drawCounter(
  pen: Pen,
  view: Stage,
  { x, width, z, paint, top, doors = Math.round(width / 45), sinkX }: CounterSpec,
): void {
  block(
    pen,
    view,
    { x: x + 4, y: 0, z: z + 6, width: width - 8, height: 9, depth: 50 },
    facesOf(tone('#5d4f48')),
  );
  block(pen, view, { x, y: 9, z, width, height: counterHeight - 13, depth: 58 }, facesOf(paint));
  facade(pen, view, place(x, counterHeight - 4, z), () =>
    panels(pen, doors, width, counterHeight - 13, paint, true),
  );
  // The worktop throws a shadow on the fronts, and the plinth lies back in the dark.
  const fronts = upright(view, x, counterHeight - 18, width, 14, z);
  graded(pen, fronts, view.at(place(x, counterHeight - 4, z)), view.at(place(x, counterHeight - 18, z)), [
    [0, faint('#43263f', 0.3)],
    [0.5, faint('#43263f', 0.08)],
    [1, faint('#43263f', 0)],
  ]);
  const foot = level(view, x, z - 16, width, 22);
  graded(pen, foot, view.at(place(x, 0, z + 6)), view.at(place(x, 0, z - 16)), [
    [0, faint('#43263f', 0.3)],
    [1, faint('#43263f', 0)],
  ]);
  block(
    pen,
    view,
    { x: x - 1.5, y: counterHeight - 4, z: z - 2, width: width + 3, height: 4, depth: 60 },
    {
      top: top.main,
      front: top.shade,
      side: top.shade,
    },
  );
  if (sinkX === undefined) return;
  fill(pen, level(view, sinkX - 29, z + 8, 58, 42, counterHeight + 0.2), steel.main);
  fill(pen, level(view, sinkX - 26, z + 11, 52, 36, counterHeight + 0.3), steel.shade);
  fill(pen, level(view, sinkX - 26, z + 11, 52, 24, counterHeight + 0.3), mix(steel.shade, '#5e6a72', 0.35));
  const root = view.at(place(sinkX, counterHeight, z + 52));
  const scale = view.scale(z + 52);
  const arc = [
    { x: root.x, y: root.y },
    { x: root.x, y: root.y - 22 * scale },
    { x: root.x + 4 * scale, y: root.y - 29 * scale },
    { x: root.x + 11 * scale, y: root.y - 27 * scale },
    { x: root.x + 13 * scale, y: root.y - 20 * scale },
  ];
  stroke(pen, curve(arc), '#8f9aa1', 3.2 * scale);
  stroke(
    pen,
    curve(arc.map((point) => ({ x: point.x - 0.5 * scale, y: point.y - 0.3 * scale }))),
    '#dfe5e8',
    1.2 * scale,
  );
}

/** Wall cabinets. @param y of their lower edge */
export function drawWallCabinet(
  pen: Pen,
  view: Stage,
  {
    x,
    y = 142,
    z,
    width,
    height = 70,
    paint,
  }: { x: number; y?: number; z: number; width: number; height?: number; paint: Tone },
): void {
  const below = upright(view, x - 4, y - 22, width + 8, 22, z);
  graded(pen, below, view.at(place(x, y, z)), view.at(place(x, y - 22, z)), [
    [0, faint('#43263f', 0.26)],
    [1, faint('#43263f', 0)],
  ]);
  block(pen, view, { x, y, z: z - 34, width, height, depth: 34 }, facesOf(paint));
  facade(pen, view, place(x, y + height, z - 34), () =>
    panels(pen, Math.max(1, Math.round(width / 42)), width, height, paint, false),
  );
}

/** An open wall shelf. */
export function drawShelf(
  pen: Pen,
  view: Stage,
  {
    x,
    y,
    z,
    width,
    depth = 24,
    paint,
  }: { x: number; y: number; z: number; width: number; depth?: number; paint: Tone },
): void {
  const below = upright(view, x, y - 14, width, 14, z);
  graded(pen, below, view.at(place(x, y, z)), view.at(place(x, y - 14, z)), [
    [0, faint('#43263f', 0.24)],
    [1, faint('#43263f', 0)],
  ]);
  block(pen, view, { x, y, z: z - depth, width, height: 3, depth }, facesOf(paint));
}

/** A tall fridge. */
export function drawFridge(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    width = 72,
    height = 178,
    paint = tone('#eceae4', 0.14),
  }: { x: number; z: number; width?: number; height?: number; paint?: Tone },
): void {
  block(pen, view, { x, y: 4, z, width, height, depth: 62 }, facesOf(paint));
  facade(pen, view, place(x, height + 4, z), () => {
    graded(pen, rectangle(0, 0, width, height), { x: 0, y: 0 }, { x: width, y: 0 }, [
      [0, faint('#ffffff', 0.5)],
      [0.3, faint('#ffffff', 0.1)],
      [1, faint(paint.shade, 0.7)],
    ]);
    fill(pen, rectangle(0, 58, width, 1.8), mix(paint.shade, '#43263f', 0.25));
    fill(pen, rectangle(0, 59.8, width, 0.7), '#ffffff');
    for (const [top, tall] of [
      [20, 30],
      [66, 44],
    ] as const) {
      fill(pen, rectangle(6, top, 3.6, tall, 1.6), '#a5abae');
      fill(pen, rectangle(6, top, 1.6, tall, 0.8), '#d5dadb');
    }
  });
}

/** A cooker with an oven door. */
export function drawCooker(
  pen: Pen,
  view: Stage,
  { x, z, width = 60 }: { x: number; z: number; width?: number },
): void {
  block(pen, view, { x, y: 0, z, width, height: 90, depth: 58 }, facesOf(tone('#e7e4dd', 0.15)));
  facade(pen, view, place(x, 90, z), () => {
    fill(pen, rectangle(0, 0, width, 12), '#d3cfc6');
    for (let knob = 0; knob < 4; knob++) fill(pen, ellipse(10 + knob * 13.3, 6, 3, 3), '#5f5a57');
    graded(pen, rectangle(7, 24, width - 14, 38, 2), { x: 0, y: 24 }, { x: width * 0.5, y: 62 }, [
      [0, '#66646c'],
      [0.45, '#48464c'],
      [1, '#363337'],
    ]);
    fill(pen, rectangle(6, 17, width - 12, 3, 1.4), '#a5abae');
  });
  for (const [dx, dz] of [
    [16, 16],
    [44, 16],
    [16, 42],
    [44, 42],
  ] as const) {
    fill(pen, disc(view, x + dx, z + dz, 9, 9, 90.4), '#4a474b');
  }
}
