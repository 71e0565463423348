import { mix, tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle, solid } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, groundShadow, level, tube } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { careCenter } from './palettes.ts';
import { drawShell } from './surfaces.ts';

export const gymBack = 400;

/** Parallel bars to walk between, running to the right. @param x their left end, z of the nearer bar */
export function drawParallelBars(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    length = 250,
    apart = 62,
    height = 88,
  }: { x: number; z: number; length?: number; apart?: number; height?: number },
  layer: 'far' | 'near' | 'both' = 'both',
): void {
  const metal = tone('#aab4ba', 0.34);
  const wood = tone('#c39a6c', 0.24);
  if (layer !== 'near') {
    fill(pen, level(view, x - 8, z - 6, length + 16, apart + 12, 0.4), mix('#b7c9cd', '#8ba3a8', 0.4));
  }
  for (const far of [true, false]) {
    if (layer !== 'both' && (layer === 'far') !== far) continue;
    const at = far ? z + apart : z;
    for (const share of [0.06, 0.5, 0.94]) {
      tube(pen, view, [place(x + length * share, height, at), place(x + length * share, 0, at)], 2, metal);
    }
    tube(pen, view, [place(x, height, at), place(x + length, height, at)], 2.8, wood);
  }
}

/** The therapy gym: wall bars, balls, a mat. Windows and parallel bars are drawn by the scene. */
export function drawGym(pen: Pen, view: Stage): void {
  const { wall, panel, trim, wood } = careCenter;
  drawShell(pen, view, {
    back: gymBack,
    wall,
    trim,
    panel: { tone: panel, height: 70 },
    floor: { kind: 'boards', tone: tone('#dcc39b', 0.16), joint: '#c7ac82', size: 22 },
  });
  facade(pen, view, place(150, 214, gymBack - 6), () => {
    for (const x of [0, 70]) fill(pen, rectangle(x, 0, 5, 214), wood.shade);
    for (let bar = 0; bar < 13; bar++)
      fill(pen, rectangle(0, 8 + bar * 15, 75, 4, 2), bar % 2 ? wood.main : mix(wood.main, wood.shade, 0.3));
  });
  for (const [x, r, color] of [
    [-262, 26, '#d98d73'],
    [-214, 20, '#7fa3b0'],
  ] as const) {
    const spot = view.at(place(x, r, gymBack - 40));
    const s = view.scale(gymBack - 40);
    groundShadow(pen, view, x, gymBack - 40, r, 10);
    solid(pen, ellipse(spot.x, spot.y, r * s, r * s), tone(color, 0.3), r * s * 0.42, r * s * 0.3);
  }
  fill(pen, level(view, -70, gymBack - 60, 150, 52, 0.4), '#8fb0bd');
}
