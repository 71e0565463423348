import { mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { block, facade, facesOf, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** Muted, so that a bookcase stays calmer than people and hazards. */
const spines = ['#9a6f62', '#7d9494', '#bfa47a', '#858098', '#8d9c82', '#b08f7c', '#72839a', '#d3c6ae'];

/**
 * A low bookcase against a wall, two shelves of books with a gap for a box or a vase.
 * @param at the floor under its left back corner, against the wall
 */
export function drawBookcase(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 96, height = 82, depth = 28, paint = tone('#a9805a', 0.22) as Tone } = {},
): void {
  const front = at.z - depth;
  groundShadow(pen, view, at.x + width / 2, front + 6, width * 0.52, 12, 0.18);
  block(pen, view, { x: at.x, y: 0, z: front, width, height, depth }, facesOf(paint));
  const random = randomFrom(`books ${at.x} ${width}`);
  const inner = { x: 3.4, width: width - 6.8, tall: (height - 14) / 2 };
  facade(pen, view, place(at.x, height, front), () => {
    for (const row of [0, 1]) {
      const top = 3.6 + row * (inner.tall + 3.4);
      const floor = top + inner.tall;
      graded(pen, rectangle(inner.x, top, inner.width, inner.tall), { x: 0, y: top }, { x: 0, y: floor }, [
        [0, mix(paint.shade, '#43263f', 0.42)],
        [1, mix(paint.shade, '#43263f', 0.14)],
      ]);
      const gap = inner.x + inner.width * (row === 0 ? 0.62 : 0.14);
      for (let x = inner.x + 1; x < inner.x + inner.width - 4; ) {
        const wide = 2.6 + random() * 2.6;
        const tall = inner.tall * (0.62 + random() * 0.3);
        const color = spines[Math.floor(random() * spines.length)] ?? '#7d9494';
        if (x + wide < gap || x > gap + 16) {
          graded(pen, rectangle(x, floor - tall, wide, tall, 0.4), { x, y: 0 }, { x: x + wide, y: 0 }, [
            [0, mix(color, '#fff6e4', 0.2)],
            [1, mix(color, '#43263f', 0.2)],
          ]);
          fill(pen, rectangle(x + 0.5, floor - tall * 0.82, wide - 1, 0.9), mix(color, '#fff6e4', 0.55));
        }
        x += wide + 0.3;
      }
      if (row === 0) {
        fill(pen, ellipse(gap + 8, floor - 5.4, 4.6, 5.4), '#c9b49a');
        fill(pen, rectangle(gap + 6.4, floor - 13.4, 3.2, 5), '#bda68a');
      } else {
        fill(pen, rectangle(gap + 1.4, floor - 9, 13, 9, 0.8), '#b99b76');
        fill(pen, rectangle(gap + 5.4, floor - 6, 5, 2, 1), '#8d7458');
      }
    }
  });
}
