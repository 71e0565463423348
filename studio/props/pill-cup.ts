import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, inside, line, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** A pleated paper cup with pills in it. @param size 1 is life size */
export function drawPillCup(pen: Pen, view: Stage, at: Place, size = 1): void {
  const top = view.at(place(at.x, at.y + 5 * size, at.z));
  const scale = view.scale(at.z) * size;
  placed(pen, top, scale, 0, () => {
    softGlow(pen, { x: 0.6, y: 5 }, { x: 4.2, y: 0.9 }, '#43263f', 0.5);
    fill(pen, ellipse(0, 0, 3.4, 0.95), '#cfc6b8');
    graded(pen, ellipse(1.5, -0.3, 1.5, 1.25), { x: 0.6, y: -1.5 }, { x: 2.4, y: 0.9 }, [
      [0, '#fffaf0'],
      [1, '#d9cba8'],
    ]);
    stroke(
      pen,
      line([
        { x: 0.7, y: -0.7 },
        { x: 2.3, y: -0.9 },
      ]),
      '#b9a98a',
      0.2,
    );
    placed(pen, { x: -0.9, y: -0.9 }, 1, -52, () => drawCapsule(pen));
    // Above the near half of its rim one looks into it.
    const front = shaped((way) => {
      way.moveTo(-3.4, 0);
      way.bezierCurveTo(-2, 1.26, 2, 1.26, 3.4, 0);
      way.lineTo(2.3, 5);
      way.bezierCurveTo(1.2, 5.6, -1.2, 5.6, -2.3, 5);
    });
    graded(pen, front, { x: -3.4, y: 0 }, { x: 3.4, y: 0 }, [
      [0, '#e9e2d6'],
      [0.25, '#ffffff'],
      [0.6, '#f6f1e8'],
      [1, '#c9c0b4'],
    ]);
    inside(pen, front, () => {
      for (let pleat = -4; pleat <= 4; pleat++)
        stroke(
          pen,
          line([
            { x: pleat * 0.78, y: 0.3 },
            { x: pleat * 0.53, y: 5.4 },
          ]),
          faint('#8d7f78', 0.22),
          0.16,
        );
    });
    stroke(
      pen,
      curve([
        { x: -3.4, y: 0 },
        { x: 0, y: 0.95 },
        { x: 3.4, y: 0 },
      ]),
      '#ffffff',
      0.3,
    );
  });
}

/** A capsule of two colors. */
function drawCapsule(pen: Pen) {
  const body = rectangle(-2.4, -0.95, 4.8, 1.9, 0.95);
  graded(pen, body, { x: 0, y: -0.95 }, { x: 0, y: 0.95 }, [
    [0, '#ffffff'],
    [1, '#d8cfc6'],
  ]);
  inside(pen, rectangle(0, -2, 4, 4), () =>
    graded(pen, body, { x: 0, y: -0.95 }, { x: 0, y: 0.95 }, [
      [0, '#e8705f'],
      [0.4, '#c9473c'],
      [1, '#8f2d2a'],
    ]),
  );
  stroke(
    pen,
    line([
      { x: -1.4, y: -0.45 },
      { x: 1.5, y: -0.45 },
    ]),
    faint('#ffffff', 0.7),
    0.22,
  );
}
