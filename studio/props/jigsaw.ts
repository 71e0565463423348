import { faint, mix } from '../canvas/color.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** The side of a piece, in centimeters. */
const SIDE = 4;

/** What the puzzle shows, row by row: sky, hills and a field of flowers; a dot is a gap. */
const PICTURE = ['sssshh', 'shhgg.', 'ggff..'];
const COLORS: Record<string, string> = { s: '#8fb9cc', h: '#7fa389', g: '#a9bd78', f: '#d98d73' };

/** A piece around its middle, with a knob to the right and one towards her. */
function drawPiece(pen: Pen, color: string) {
  const edge = mix(color, '#43263f', 0.34);
  for (const [grown, paint] of [
    [0.28, edge],
    [0, color],
  ] as const) {
    fill(pen, ellipse(SIDE * 0.56, 0, 0.75 + grown, 0.75 + grown), paint);
    fill(pen, ellipse(0, SIDE * 0.56, 0.75 + grown, 0.75 + grown), paint);
    const half = SIDE / 2 - 0.16 + grown;
    fill(pen, rectangle(-half, -half, half * 2, half * 2, 0.5), paint);
  }
}

/** A half finished jigsaw puzzle around its middle, seen from above, with a few loose pieces beside it. */
export function drawJigsaw(pen: Pen): void {
  fill(pen, rectangle(-12.6, -6.4, 25, 14, 1), faint('#43263f', 0.16));
  for (const [row, colors] of PICTURE.entries())
    for (const [column, letter] of [...colors].entries()) {
      const color = COLORS[letter];
      if (color)
        placed(pen, { x: (column - 2.5) * SIDE, y: (row - 1) * SIDE }, 1, 0, () => drawPiece(pen, color));
    }
  for (const [x, y, turn, letter] of [
    [7.5, 6.8, 28, 'f'],
    [14.6, 0.8, -20, 'g'],
  ] as const)
    placed(pen, { x, y }, 1, turn, () => drawPiece(pen, COLORS[letter] ?? '#8fb9cc'));
}
