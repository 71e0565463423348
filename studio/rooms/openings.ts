import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { ellipse, fill, inside, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, sheet, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawOutside, type Sky } from './window-views.ts';

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

/** A window on the back wall. */
export function drawWindow(pen: Pen, view: Stage, spec: WindowSpec): void {
  const { x, sill, z, width, height, sky, frame = '#fffaf0', curtains, open = 1 } = spec;
  const edge = mix(frame, '#8a7a6a', 0.3);
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
    fill(pen, rectangle(-9, height + 5, width + 18, 4.5, 0.8), frame);
    fill(pen, rectangle(-9, height + 9, width + 18, 1.2), edge);
    if (!curtains) return;
    const drop = height + 24;
    const each = width * (0.26 + (1 - open) * 0.36);
    for (const side of [-1, 1]) {
      const outer = side === -1 ? -13 : width + 13;
      const inner = outer - side * each;
      const cloth = polygon([
        { x: outer, y: -13 },
        { x: inner, y: -13 },
        { x: inner + side * each * 0.16, y: drop },
        { x: outer, y: drop },
      ]);
      fill(pen, cloth, curtains.main);
      inside(pen, cloth, () => {
        for (let fold = 0; fold < 4; fold++) {
          const at = outer - side * each * (0.14 + fold * 0.27);
          const crease = polygon([
            { x: at, y: -13 },
            { x: at - side * each * 0.1, y: -13 },
            { x: at - side * each * 0.04, y: drop },
            { x: at + side * each * 0.05, y: drop },
          ]);
          fill(pen, crease, curtains.shade);
        }
      });
    }
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
    fill(pen, upright(view, x, 0, width, height, z), leaf.main);
    facade(pen, view, place(x, height, z), () => {
      for (const [top, tall] of [
        [12, 78],
        [104, 88],
      ] as const) {
        for (const left of [10, width / 2 + 4]) {
          const panel = rectangle(left, top, width / 2 - 14, tall, 1);
          fill(pen, panel, leaf.shade);
          fill(
            pen,
            rectangle(left + 1.6, top + 1.6, width / 2 - 15.6, tall - 1.6, 1),
            mix(leaf.main, leaf.shade, 0.25),
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
