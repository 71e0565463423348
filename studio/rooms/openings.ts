import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, inside, line, polygon, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, sheet, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawOutside, isSunny, type Sky } from './window-views.ts';

export type WindowSpec = {
  /** Middle of the window on the wall, and the height of its sill. */
  x: number;
  sill: number;
  z: number;
  width: number;
  height: number;
  sky: Sky;
  frame?: string;
  curtains?: Tone;
  /** 1 drawn aside, 0.5 half closed. */
  open?: number;
};

/** Daylight that spreads from a window over its wall. */
function drawWindowLight(pen: Pen, view: Stage, { x, sill, z, width, height, sky }: WindowSpec) {
  const scale = view.scale(z);
  const strength = isSunny(sky) ? 0.5 : 0.3;
  inside(pen, upright(view, -900, 0, 1800, 400, z), () =>
    softGlow(
      pen,
      view.at(place(x, sill + height * 0.4, z)),
      { x: width * 1.7 * scale, y: height * 1.5 * scale },
      sky === 'evening' ? '#ffe2b8' : '#fffbee',
      strength,
    ),
  );
}

/** One curtain, in centimeters from the upper left corner of its window: it hangs in round folds. */
function drawCurtain(
  pen: Pen,
  {
    side,
    width,
    height,
    curtains: { main, shade },
    open,
  }: { side: -1 | 1; width: number; height: number; curtains: Tone; open: number },
) {
  const drop = height + 24;
  const each = width * (0.26 + (1 - open) * 0.36);
  const outer = side === -1 ? -13 : width + 13;
  const inner = (down: number) => outer - side * each * (1 - 0.16 * down);
  const folds = 4;
  // The hem sags a little where a fold comes forward.
  const cloth = shaped((shape) => {
    shape.moveTo(inner(0), -13);
    shape.lineTo(outer, -13);
    shape.lineTo(outer, drop);
    const wide = (inner(1) - outer) / folds;
    for (let fold = 0; fold < folds; fold++) {
      const x = outer + wide * fold;
      shape.bezierCurveTo(x + wide * 0.3, drop + 1.7, x + wide * 0.7, drop + 1.7, x + wide, drop);
    }
  });
  for (const far of [2, 4, 6])
    fill(
      pen,
      polygon([
        { x: inner(0) - side * far, y: -8 },
        { x: outer, y: -8 },
        { x: outer, y: drop },
        { x: inner(1) - side * far, y: drop },
      ]),
      faint('#43263f', 0.05),
    );
  graded(
    pen,
    cloth,
    { x: outer, y: 0 },
    { x: inner(0.4), y: 0 },
    Array.from({ length: folds * 4 + 1 }, (_, step) => {
      const color = [mix(main, shade, 0.5), main, mix(main, '#fff6e4', 0.2), mix(main, shade, 0.2)][step % 4];
      return [step / (folds * 4), step % 4 === 0 ? mix(main, shade, 0.95) : (color ?? main)] as const;
    }),
  );
  graded(pen, cloth, { x: 0, y: -13 }, { x: 0, y: drop }, [
    [0, faint(shade, 0.5)],
    [0.14, faint(shade, 0)],
    [0.75, faint(shade, 0)],
    [1, faint(shade, 0.35)],
  ]);
}

/** A window on the back wall. */
export function drawWindow(pen: Pen, view: Stage, spec: WindowSpec): void {
  const { x, sill, z, width, height, sky, frame = '#fffaf0', curtains, open = 1 } = spec;
  const edge = mix(frame, '#8a7a6a', 0.3);
  if (sky !== 'night') drawWindowLight(pen, view, spec);
  facade(pen, view, place(x - width / 2, sill + height, z), () => {
    fill(pen, rectangle(-6.5, -6.5, width + 13, height + 13, 1), edge);
    fill(pen, rectangle(-6.5, -7, width + 12, height + 12.5, 1), frame);
    drawOutside(pen, sky, width, height);
    // A slanting gleam says glass.
    inside(pen, rectangle(0, 0, width, height), () => {
      const gleam = polygon([
        { x: width * 0.08, y: height },
        { x: width * 0.3, y: 0 },
        { x: width * 0.42, y: 0 },
        { x: width * 0.2, y: height },
      ]);
      fill(pen, gleam, faint('#ffffff', sky === 'night' ? 0.05 : 0.16));
    });
    fill(pen, rectangle(width / 2 - 1.6, 0, 3.2, height), frame);
    fill(pen, rectangle(0, height * 0.46, width, 2.8), frame);
    graded(
      pen,
      rectangle(-9, height + 9, width + 18, 12),
      { x: 0, y: height + 9 },
      { x: 0, y: height + 21 },
      [
        [0, faint('#43263f', 0.16)],
        [1, faint('#43263f', 0)],
      ],
    );
    graded(pen, rectangle(0, 0, width, 7), { x: 0, y: 0 }, { x: 0, y: 7 }, [
      [0, faint('#43263f', 0.22)],
      [1, faint('#43263f', 0)],
    ]);
    fill(pen, rectangle(-9, height + 5, width + 18, 4.5, 0.8), frame);
    fill(pen, rectangle(-9, height + 9, width + 18, 1.2), edge);
    if (!curtains) return;
    for (const side of [-1, 1] as const) drawCurtain(pen, { side, width, height, curtains, open });
    stroke(
      pen,
      line([
        { x: -20, y: -14 },
        { x: width + 20, y: -14 },
      ]),
      '#8a6345',
      2.4,
    );
    for (const end of [-20, width + 20]) fill(pen, ellipse(end, -14, 2.6, 2.6), '#8a6345');
  });
}

export type DoorwaySpec = {
  /** Left edge of the opening on the back wall. */
  x: number;
  z: number;
  width?: number;
  height?: number;
  frame?: string;
};

/**
 * An open doorway in the back wall: what lies beyond is drawn inside the opening, in the same room space.
 * @param beyond draws the next room; the opening clips it
 */
export function drawDoorway(
  pen: Pen,
  view: Stage,
  { x, z, width = 90, height = 205, frame = '#fffaf0' }: DoorwaySpec,
  beyond: () => void,
): void {
  const hole = upright(view, x, 0, width, height, z);
  inside(pen, hole, beyond);
  const shade = mix(frame, '#8a7a6a', 0.25);
  facade(pen, view, place(x, height, z), () => {
    fill(pen, rectangle(-8, -8, 8, height + 8), frame);
    fill(pen, rectangle(width, -8, 8, height + 8), frame);
    fill(pen, rectangle(-8, -8, width + 16, 8), frame);
    fill(pen, rectangle(-1.4, 0, 1.4, height), shade);
    fill(pen, rectangle(0, -1.4, width, 1.4), shade);
    fill(pen, rectangle(width + 6.6, -8, 1.4, height + 8), shade);
  });
}

/** A closed door in the back wall. @param panes draws on the leaf in centimeters from its upper left corner */
export function drawDoor(
  pen: Pen,
  view: Stage,
  { x, z, width = 86, height = 205, frame = '#fffaf0' }: DoorwaySpec,
  leaf: Tone,
  handle: 'left' | 'right' = 'right',
  panes?: () => void,
): void {
  drawDoorway(pen, view, { x, z, width, height, frame }, () => {
    const face = upright(view, x, 0, width, height, z);
    graded(pen, face, view.at(place(x, height, z)), view.at(place(x, 0, z)), [
      [0, mix(leaf.main, leaf.shade, 0.25)],
      [0.5, leaf.main],
      [1, mix(leaf.main, leaf.shade, 0.6)],
    ]);
    facade(pen, view, place(x, height, z), () => {
      for (const [top, tall] of [
        [12, 78],
        [104, 88],
      ] as const) {
        for (const left of [10, width / 2 + 4]) {
          const wide = width / 2 - 14;
          fill(
            pen,
            rectangle(left - 0.8, top - 0.4, wide + 1.6, tall + 1.6, 1),
            mix(leaf.main, '#fff6e4', 0.3),
          );
          fill(pen, rectangle(left, top, wide, tall, 1), leaf.shade);
          graded(
            pen,
            rectangle(left + 1.8, top + 2, wide - 2.6, tall - 2.8, 1),
            { x: 0, y: top },
            { x: 0, y: top + tall },
            [
              [0, mix(leaf.main, leaf.shade, 0.45)],
              [0.2, mix(leaf.main, leaf.shade, 0.16)],
              [1, mix(leaf.main, '#fff6e4', 0.06)],
            ],
          );
        }
      }
      const at = handle === 'right' ? width - 8 : 8;
      fill(pen, ellipse(at, height * 0.52, 2.6, 2.6), '#7d6a58');
      fill(pen, ellipse(at - 0.7, height * 0.52 - 0.7, 1.5, 1.5), '#cdb58f');
      panes?.();
    });
  });
}

/** A door leaf that stands open into the room, seen from its edge to its face. @param angle degrees from closed */
export function drawOpenLeaf(
  pen: Pen,
  view: Stage,
  {
    hingeX,
    z,
    width = 86,
    height = 203,
    angle = 75,
    opens = 1,
  }: { hingeX: number; z: number; width?: number; height?: number; angle?: number; opens?: 1 | -1 },
  leaf: Tone,
): void {
  const swing = (angle * Math.PI) / 180;
  const end = place(hingeX + opens * width * Math.cos(swing), 0, z - width * Math.sin(swing));
  const face = sheet(view, [place(hingeX, 0, z), end, place(end.x, height, end.z), place(hingeX, height, z)]);
  fill(pen, face, mix(leaf.main, leaf.shade, 0.4));
  const at = (share: number, y: number) =>
    view.at(place(hingeX + (end.x - hingeX) * share, y, z + (end.z - z) * share));
  for (const [low, high] of [
    [16, 92],
    [108, 188],
  ] as const) {
    fill(pen, polygon([at(0.15, low), at(0.85, low), at(0.85, high), at(0.15, high)]), leaf.shade);
  }
  const knob = at(0.9, 98);
  fill(pen, ellipse(knob.x, knob.y, 2.4 * view.scale(end.z), 2.4 * view.scale(end.z)), '#cdb58f');
}

/** A white wall socket with one plug hole pair. */
export function drawOutlet(pen: Pen, view: Stage, x: number, y: number, z: number): void {
  facade(pen, view, place(x - 4, y + 6, z), () => {
    fill(pen, rectangle(0.4, 0.6, 8, 12, 1), faint('#43263f', 0.2));
    fill(pen, rectangle(0, 0, 8, 12, 1), '#fffdf6');
    for (const top of [1.6, 6.6]) {
      fill(pen, rectangle(2, top, 1, 2.8), '#6b6058');
      fill(pen, rectangle(5, top, 1, 2.8), '#6b6058');
    }
  });
}

export const woodDoor = tone('#b98a5e', 0.22);
export const paleDoor = tone('#e9e2d4', 0.14);
