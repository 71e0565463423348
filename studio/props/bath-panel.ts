import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** Drops around a puddle, and light on its water. @param reach half of its width and of its depth */
export function drawSplashes(pen: Pen, view: Stage, at: Place, reach: { x: number; z: number }): void {
  const random = randomFrom('bath water');
  const scale = view.scale(at.z);
  for (let drop = 0; drop < 26; drop++) {
    const angle = random() * Math.PI * 2;
    const away = 1.08 + random() * 0.3;
    const { x, y } = view.at(
      place(at.x + Math.cos(angle) * reach.x * away, 0, at.z + Math.sin(angle) * reach.z * away),
    );
    const r = (0.5 + random() * 1.3) * scale;
    fill(pen, ellipse(x, y, r, r * 0.4), faint('#5f95b0', 0.5));
    fill(pen, ellipse(x - r * 0.3, y - r * 0.12, r * 0.3, r * 0.12), faint('#ffffff', 0.9));
  }
  for (const [x, z, wide] of [
    [-0.72, 0.2, 0.2],
    [-0.8, -0.2, 0.12],
    [0.72, -0.3, 0.16],
    [0.8, 0.25, 0.12],
    [-0.1, -0.84, 0.2],
    [0.1, 0.84, 0.24],
  ] as const) {
    const spot = view.at(place(at.x + x * reach.x, 0, at.z + z * reach.z));
    softGlow(pen, spot, { x: wide * reach.x * scale, y: 0.9 * scale }, '#ffffff', 0.95);
  }
}

/** The panel of a bathtub below its rounded rim, wet where somebody stepped over it. @param x its left end */
export function drawBathPanel(
  pen: Pen,
  view: Stage,
  { x, z, width, height }: { x: number; z: number; width: number; height: number },
): void {
  const across = (y: number, from = x, to = x + width) =>
    line([view.at(place(from, y, z)), view.at(place(to, y, z))]);
  const scale = view.scale(z);
  const band = (low: number, high: number) =>
    sheet(view, [place(x, low, z), place(x + width, low, z), place(x + width, high, z), place(x, high, z)]);
  const down = (from: number, to: number) => [view.at(place(x, from, z)), view.at(place(x, to, z))] as const;
  // The rim is round: light above, and a shadow below it on the panel.
  graded(pen, band(height - 5, height), ...down(height, height - 5), [
    [0, '#ffffff'],
    [0.55, '#f1f4f3'],
    [1, '#c6d2d4'],
  ]);
  graded(pen, band(0, height - 5), ...down(height - 5, 0), [
    [0, '#c3d0d3'],
    [0.12, '#e1e9e9'],
    [0.6, '#edf1ef'],
    [1, '#cfdadb'],
  ]);
  for (let board = x + 11; board < x + width - 4; board += 11) {
    const groove = (aside: number) =>
      line([view.at(place(board + aside, height - 6, z)), view.at(place(board + aside, 6, z))]);
    stroke(pen, groove(0), faint('#7f959b', 0.42), scale * 0.5);
    stroke(pen, groove(0.55), faint('#ffffff', 0.9), scale * 0.5);
  }
  graded(pen, band(0, 6), ...down(6, 0), [
    [0, '#f4f7f5'],
    [1, '#b9c7ca'],
  ]);
  stroke(pen, across(6), faint('#7f959b', 0.45), scale * 0.4);
}
