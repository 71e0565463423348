import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A new bath mat that stands on its long edge and shows its underside: rows of rubber dots. @param at its lower left corner */
export function drawDottedMat(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 66, height = 42, color = tone('#3f8fa0', 0.22) as Tone } = {},
): void {
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    fill(pen, rectangle(1.4, 1.4, width, height, 3), mix(color.shade, '#43263f', 0.3));
    fill(pen, rectangle(0, 0, width, height, 3), color.main);
    fill(pen, rectangle(2.6, 2.6, width - 5.2, height - 5.2, 2), mix(color.main, '#ffffff', 0.62));
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 8; column++) {
        const x = width / 2 + (column - 3.5) * ((width - 12) / 7.4);
        const y = height / 2 + (row - 2) * ((height - 12) / 4.4);
        fill(pen, ellipse(x + 0.5, y + 0.5, 2.1, 2.1), mix(color.shade, '#43263f', 0.2));
        fill(pen, ellipse(x, y, 2, 2), '#2f4f5a');
        fill(pen, ellipse(x - 0.6, y - 0.6, 0.7, 0.7), '#8fb6c0');
      }
    }
  });
}

/** A thin mat that lies askew on a floor. @param turn degrees */
export function drawMat(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 70, depth = 48, turn = 0, color = tone('#d9b3a3', 0.2) } = {},
): void {
  const angle = (turn * Math.PI) / 180;
  const corner = (x: number, z: number, up = 0.6): Place =>
    place(
      at.x + x * Math.cos(angle) - z * Math.sin(angle),
      up,
      at.z + x * Math.sin(angle) + z * Math.cos(angle),
    );
  const [w, d] = [width / 2, depth / 2];
  /** A rectangle with round corners. */
  const pad = (inset: number, up: number, dx = 0, dz = 0) => {
    const round = 6;
    const points = (
      [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const
    ).flatMap(([sx, sz], quarter) =>
      [0, 30, 60, 90].map((step) => {
        const turned = ((quarter * 90 + step) * Math.PI) / 180;
        return corner(
          sx * (w - inset - round) + Math.cos(turned) * round + dx,
          sz * (d - inset - round) + Math.sin(turned) * round + dz,
          up,
        );
      }),
    );
    return sheet(view, points);
  };
  const scale = view.scale(at.z);
  fill(pen, pad(-1.4, 0, 1, -1.6), faint('#43263f', 0.24));
  fill(pen, pad(0, 0.2), color.shade);
  const top = pad(0, 1);
  const [far, near] = [view.at(corner(0, d, 1)), view.at(corner(0, -d, 1))];
  graded(pen, top, { x: 0, y: far.y }, { x: 0, y: near.y }, [
    [0, mix(color.main, '#fff6e4', 0.22)],
    [1, color.main],
  ]);
  stroke(pen, pad(3, 1), mix(color.main, '#fff6e4', 0.5), scale * 0.8);
  // Tufts in rows, in short dashes along it.
  const tufts = line([]);
  for (let row = -0.72; row <= 0.73; row += 0.16) {
    for (let x = -w + 7 + (Math.round(row * 50) % 2) * 3; x < w - 9; x += 6.4)
      tufts.addPath(line([view.at(corner(x, d * row, 1)), view.at(corner(x + 2.6, d * row, 1))]));
  }
  stroke(pen, tufts, faint(color.shade, 0.7), scale * 0.7);
}
