import { faint, mix } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A framed landscape on the side wall of a hall. @param at its lower corner nearest to the viewer @param side -1 left, 1 right */
export function drawSidePicture(
  pen: Pen,
  view: Stage,
  at: Place,
  side: -1 | 1,
  { width = 70, height = 50, frame = '#8a6345' } = {},
): void {
  const field = (edge: number, low = edge, high = height - edge, off = 0) =>
    sheet(
      view,
      [
        [edge, low],
        [width - edge, low],
        [width - edge, high],
        [edge, high],
      ].map(([along = 0, up = 0]) => place(at.x - side * off, at.y + up, at.z + along)),
    );
  // A picture stands off its wall, and what little light there is falls from the lamps above.
  for (const far of [3.6, 2.4, 1.2]) fill(pen, field(-far * 0.4, -far, height), faint('#43263f', 0.08));
  const dim = side === -1 ? 0.16 : 0;
  fill(pen, field(0, 0, height, 1.5), mix(frame, '#43263f', 0.34));
  fill(pen, field(0, 1.4, height, 2), mix(frame, '#43263f', dim));
  fill(pen, field(3), mix('#fbf7ee', '#43263f', dim * 0.5));
  const window = field(8);
  const [top, foot] = [height - 8, 8].map((up) => view.at(place(at.x, at.y + up, at.z + width / 2)));
  if (!top || !foot) return;
  graded(pen, window, top, foot, [
    [0, mix('#bcdcec', '#43263f', dim)],
    [1, mix('#f7ead0', '#43263f', dim)],
  ]);
  inside(pen, window, () => {
    const hill = (spots: readonly (readonly [number, number])[], color: string) =>
      fill(
        pen,
        sheet(
          view,
          spots.map(([along, up]) => place(at.x, at.y + up * height, at.z + along * width)),
        ),
        mix(color, '#43263f', dim),
      );
    hill(
      [
        [0, 0.1],
        [0, 0.46],
        [0.22, 0.58],
        [0.46, 0.5],
        [0.7, 0.6],
        [1, 0.46],
        [1, 0.1],
      ],
      '#8fb0a0',
    );
    hill(
      [
        [0, 0.1],
        [0, 0.34],
        [0.34, 0.42],
        [0.64, 0.3],
        [1, 0.38],
        [1, 0.1],
      ],
      '#7d9a6a',
    );
  });
}
