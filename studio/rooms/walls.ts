import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded, type Stop } from '../canvas/gradient.ts';
import { fill, inside, line, rectangle, type Shape, stroke } from '../canvas/paint.ts';
import { frameWidth, type Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { facade, sheet, upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

/** A darker lower part of a wall, up to a height in centimeters. */
export type Panel = { tone: Tone; height: number };

/** A wall that faces the viewer: its ends, its depth and its height in centimeters. */
export type Wall = {
  from?: number;
  to?: number;
  z: number;
  height?: number;
  wall: Tone;
  /** Skirting board. */
  trim: string;
  panel?: Panel;
  /** No sun falls on it. */
  sunless?: boolean;
};

export const skirting = 9;
const shadow = '#43263f';

/** Light comes in at the height of a window: towards ceiling and floor a wall is darker. */
const wallLight = ({ main, shade }: Tone): Stop[] => [
  [0, mix(main, shade, 0.85)],
  [0.34, mix(main, shade, 0.22)],
  [0.6, mix(main, '#fffdf6', 0.3)],
  [1, mix(main, shade, 0.62)],
];

const panelLight = ({ main, shade }: Tone): Stop[] => [
  [0, mix(main, '#fffdf6', 0.18)],
  [0.45, main],
  [1, mix(main, shade, 0.75)],
];

/** A bare wall beside stairs, from one height to another: lightest in its upper half. */
export function drawStairWall(
  pen: Pen,
  view: Stage,
  { z, low, high, wall }: { z: number; low: number; high: number; wall: Tone },
): void {
  const face = upright(view, -700, low, 1400, high - low, z);
  graded(pen, face, view.at(place(0, high, z)), view.at(place(0, low, z)), wallLight(wall));
}

/** How strongly sun from a window out of sight lies on a wall, and how much darker the rest of it is. */
const SUN = { lit: 0.27, between: 0.05, rest: 0.06 };

/** Two bands of sun that fall aslant over a wall, soft at their edges, through a window beside us. */
function drawSlantingSun(pen: Pen, view: Stage, face: Shape, z: number) {
  const [from, to] = [view.at(place(-300, 40, z)), view.at(place(-10, 245, z))];
  const sun = faint('#fff3d0', SUN.lit);
  const bar = faint('#fff3d0', SUN.between);
  const rest = faint('#453466', SUN.rest);
  // The gradient runs across the bands: from the lower left to the upper right, so they fall from the upper left.
  graded(pen, face, from, to, [
    [0, rest],
    [0.2, rest],
    [0.3, sun],
    [0.47, sun],
    [0.5, bar],
    [0.54, bar],
    [0.57, sun],
    [0.74, sun],
    [0.84, rest],
    [1, rest],
  ]);
}

/** A wall with its panel and skirting board. */
export function drawWall(pen: Pen, view: Stage, spec: Wall): void {
  const { from = -900, to = 900, z, height = 250, wall, trim, panel } = spec;
  const wide = to - from;
  const band = (low: number, high: number, stops: readonly Stop[]) =>
    graded(
      pen,
      upright(view, from, low, wide, high - low, z),
      view.at(place(0, high, z)),
      view.at(place(0, low, z)),
      stops,
    );
  band(0, height, wallLight(wall));
  if (!spec.sunless) drawSlantingSun(pen, view, upright(view, from, 0, wide, height, z), z);
  // Corners of the picture get less light than its middle.
  graded(pen, upright(view, from, 0, wide, height, z), { x: 0, y: 0 }, { x: frameWidth, y: 0 }, [
    [0, faint(shadow, 0.09)],
    [0.3, faint(shadow, 0)],
    [0.72, faint(shadow, 0)],
    [1, faint(shadow, 0.08)],
  ]);
  if (panel) {
    band(0, panel.height, panelLight(panel.tone));
    drawPanels(pen, view, { from, to, z, panel });
    band(panel.height - 5, panel.height, [
      [0, faint(shadow, 0.16)],
      [1, faint(shadow, 0)],
    ]);
    band(panel.height, panel.height + 3.5, [
      [0, '#ffffff'],
      [0.4, trim],
      [1, mix(trim, wall.shade, 0.6)],
    ]);
  }
  // Where wall and floor meet, little light arrives.
  band(skirting, skirting + 34, [
    [0, faint(shadow, 0)],
    [0.6, faint(shadow, 0.03)],
    [1, faint(shadow, 0.1)],
  ]);
  band(0, skirting, [
    [0, '#ffffff'],
    [0.14, '#ffffff'],
    [0.2, mix(trim, wall.shade, 0.42)],
    [0.32, trim],
    [0.8, mix(trim, wall.shade, 0.22)],
    [1, mix(trim, wall.shade, 0.85)],
  ]);
}

const panelWidth = 62;

/** Raised fields on the lower part of a wall: a lit and a shaded line each. */
function drawPanels(
  pen: Pen,
  view: Stage,
  { from, to, z, panel }: { from: number; to: number; z: number; panel: Panel },
) {
  const tall = panel.height - skirting - 20;
  if (tall < 20) return;
  const first = Math.ceil(Math.max(from, -450) / panelWidth);
  for (let index = first; (index + 1) * panelWidth <= Math.min(to, 450); index++) {
    facade(pen, view, place(index * panelWidth + 6, panel.height - 10, z), () => {
      stroke(pen, rectangle(0.7, 0.7, panelWidth - 12, tall), faint('#ffffff', 0.3), 0.7);
      stroke(pen, rectangle(0, 0, panelWidth - 12, tall), mix(panel.tone.main, panel.tone.shade, 0.55), 0.7);
    });
  }
}

/**
 * A wall that leads away from the viewer: darker towards its far end.
 * @param x where it stands @param dark 0 to 1, how little light it gets
 */
export function drawSideWall(
  pen: Pen,
  view: Stage,
  {
    x,
    near,
    far,
    height = 450,
    dark,
    wall,
    trim,
    panel,
  }: Finish & { x: number; near: number; far: number; dark: number },
): void {
  const strip = (low: number, high: number) =>
    sheet(view, [place(x, low, near), place(x, low, far), place(x, high, far), place(x, high, near)]);
  const band = (low: number, high: number, { main, shade }: Tone) =>
    graded(pen, strip(low, high), view.at(place(x, 0, near)), view.at(place(x, 0, far)), [
      [0, mix(main, shade, dark * 0.7)],
      [0.5, mix(main, shade, dark)],
      [1, mix(main, shade, Math.min(1, dark + 0.34))],
    ]);
  const board = { main: trim, shade: mix(trim, wall.shade, 0.6) };
  band(0, height, wall);
  if (panel) {
    band(0, panel.height, panel.tone);
    band(panel.height, panel.height + 3.5, board);
  }
  for (const [high, strength] of [
    [34, 0.05],
    [22, 0.05],
  ] as const) {
    pen.fillStyle = faint(shadow, strength);
    pen.fill(strip(0, high));
  }
  band(0, skirting, board);
  stroke(
    pen,
    line([view.at(place(x, skirting, near)), view.at(place(x, skirting, far))]),
    faint('#ffffff', 0.6),
    view.scale(far) * 0.9,
  );
}

type Finish = Pick<Wall, 'height' | 'wall' | 'trim' | 'panel'>;

const tileSize = 25;

/** Wall tiles up to a height in centimeters, under a border: no two quite the same, and every one with a lit edge. */
export function drawTiledWall(
  pen: Pen,
  view: Stage,
  {
    from,
    to,
    z,
    low = 0,
    high,
    tiles,
    size = tileSize,
  }: { from: number; to: number; z: number; low?: number; high: number; tiles: Tone; size?: number },
): void {
  const random = randomFrom('wall tiles');
  const rows = [0.1, 0.3].map((strength) => ({ strength, shape: line([]) }));
  const field = upright(view, from, low, to - from, high - low, z);
  const [top, foot] = [view.at(place(0, high, z)), view.at(place(0, low, z))];
  const { main, shade } = tiles;
  graded(pen, field, top, foot, [
    [0, mix(main, '#ffffff', 0.3)],
    [0.5, main],
    [1, mix(main, shade, 0.7)],
  ]);
  const joints = line([]);
  inside(pen, field, () => {
    for (let y = low; y <= high; y += size) {
      for (let x = from; x < to; x += size) {
        const pick = random();
        if (pick < 0.36) rows[pick < 0.14 ? 1 : 0]?.shape.addPath(upright(view, x, y, size, size, z));
      }
      joints.addPath(line([view.at(place(from, y, z)), view.at(place(to, y, z))]));
    }
    for (let x = from; x <= to; x += size)
      joints.addPath(line([view.at(place(x, low, z)), view.at(place(x, high, z))]));
    for (const { strength, shape } of rows) fill(pen, shape, faint(shade, strength));
    stroke(pen, joints, mix(main, '#ffffff', 0.62), view.scale(z) * 0.55);
  });
  const border = upright(view, from, high, to - from, size / 5, z);
  graded(pen, border, view.at(place(0, high + size / 5, z)), top, [
    [0, mix(main, '#ffffff', 0.5)],
    [1, shade],
  ]);
  if (low > 0) return;
  graded(pen, upright(view, from, 0, to - from, 26, z), view.at(place(0, 26, z)), foot, [
    [0, faint(shadow, 0)],
    [1, faint(shadow, 0.14)],
  ]);
}
