import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, inside, line, polygon, rectangle, shaped, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

/** The lower end of a cane, large: its rubber tip stands on y = 0. @param worn flat on one side, cracked, bare metal */
export function drawCaneTip(pen: Pen, at: Point, scale: number, { worn = false, turn = 0 } = {}): void {
  placed(pen, at, scale, turn, () => {
    solid(
      pen,
      polygon([
        { x: -1.15, y: -34 },
        { x: 1.15, y: -34 },
        { x: 1.05, y: -6 },
        { x: -1.05, y: -6 },
      ]),
      tone('#9a673f', 0.28),
      0.7,
      0,
    );
    const cup = shaped((shape) => {
      shape.moveTo(-1.5, -7.4);
      shape.lineTo(1.5, -7.4);
      shape.lineTo(2.3, -2);
      if (worn) {
        shape.lineTo(2.5, -1.9);
        shape.lineTo(-2.6, 0);
      } else {
        shape.lineTo(2.7, 0);
        shape.lineTo(-2.7, 0);
      }
      shape.lineTo(-2.3, -2);
    });
    if (worn) {
      fill(
        pen,
        polygon([
          { x: 1.2, y: -2.2 },
          { x: 2.55, y: -2.2 },
          { x: 2.5, y: -1.5 },
          { x: 0.6, y: -1 },
        ]),
        '#c9d0d4',
      );
    }
    solid(pen, cup, worn ? tone('#6d6a6e', 0.3) : tone('#3f3d44', 0.3), 0.8, 0);
    for (const ring of [-6.6, -5.6]) fill(pen, rectangle(-1.6, ring, 3.2, 0.4), faint('#ffffff', 0.2));
    if (worn) {
      stroke(
        pen,
        line([
          { x: -0.7, y: -6.2 },
          { x: -0.2, y: -4.6 },
          { x: -0.8, y: -3.4 },
          { x: -0.2, y: -1.8 },
        ]),
        '#1f1d22',
        0.26,
      );
      fill(
        pen,
        polygon([
          { x: 1.1, y: -1.45 },
          { x: 2.5, y: -1.9 },
          { x: 2.45, y: -1.2 },
          { x: 1.1, y: -0.9 },
        ]),
        '#dfe5e8',
      );
    } else {
      for (const ring of [-2.2, -1.4, -0.6]) fill(pen, rectangle(-2.6, ring, 5.2, 0.34), '#1f1d22');
    }
  });
}

/** The face of a cane tip seen from below, radius 3: deep rings when new, smooth and cracked when worn. */
export function drawTipFace(pen: Pen, at: Point, scale: number, { worn = false } = {}): void {
  placed(pen, at, scale, 0, () => {
    const face = ellipse(0, 0, 3, 3);
    solid(pen, face, worn ? tone('#77747a', 0.28) : tone('#46434a', 0.28), 0.7, 0.4);
    if (!worn) {
      for (const ring of [2.35, 1.6, 0.85]) stroke(pen, ellipse(0, 0, ring, ring), '#1f1d22', 0.4);
      return;
    }
    inside(pen, face, () => {
      fill(
        pen,
        polygon([
          { x: 0.8, y: -3.4 },
          { x: 3.6, y: -3 },
          { x: 3.6, y: 3.4 },
          { x: 1.6, y: 3.4 },
        ]),
        '#97949a',
      );
      fill(pen, ellipse(2.6, 1.6, 0.9, 1.2), '#dfe5e8');
      stroke(pen, ellipse(-0.4, 0, 2.1, 2.1), faint('#1f1d22', 0.35), 0.25);
    });
    stroke(
      pen,
      line([
        { x: -2.2, y: -1.6 },
        { x: -0.9, y: -0.7 },
        { x: -0.4, y: 0.7 },
        { x: 0.6, y: 1.4 },
      ]),
      '#1f1d22',
      0.24,
    );
  });
}
