import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering, letteringLines } from '../canvas/lettering.ts';
import { apart, ellipse, fill, inside, line, rectangle, shaped, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { worded } from '../language.ts';

/** What the label of the pill bottle says. */
export type Kind = 'PM' | 'plain';

const body = { half: 6, high: 12.6 };
/** How high the bottle is with its cap, in centimeters. */
export const bottleHigh = 15.6;
const paper = '#fffdf4';
const ink = '#1f2f4d';

function drawLabel(pen: Pen, kind: Kind) {
  fill(pen, rectangle(-5.9, -11.2, 11.8, 9.6), paper);
  fill(pen, rectangle(-5.9, -11.2, 11.8, 0.7), '#b3402f');
  if (kind === 'plain') {
    letteringLines(pen, ['PAIN', 'RELIEVER'], { x: 0, y: -6.1 }, 8.6, 2.25, ink);
    fill(pen, rectangle(-5.9, -2.3, 11.8, 0.7), '#b3402f');
    return;
  }
  letteringLines(pen, ['PAIN', 'RELIEVER'], { x: 0, y: -7.9 }, 6.6, 2.25, ink);
  fill(pen, rectangle(-5.9, -5, 11.8, 3.4), '#1d2b57');
  lettering(pen, 'PM', { x: 0, y: -3.2 }, 3.1, '#ffffff', 700);
}

/** A bottle of pills that stands on `at`. @param turn degrees its label is turned away to the left */
export function drawPillBottle(pen: Pen, at: Point, scale: number, kind: Kind, turn = 0): void {
  const away = (turn * Math.PI) / 180;
  placed(pen, at, scale, 0, () => {
    softGlow(pen, { x: 1.4, y: 0.1 }, { x: 9, y: 1.5 }, '#2a1420', 0.55);
    const shape = rectangle(-body.half, -body.high, 2 * body.half, body.high, 1.3);
    fill(pen, shape, '#f0f2f2');
    inside(pen, shape, () =>
      apart(pen, () => {
        pen.translate(-body.half * Math.sin(away), 0);
        pen.scale(Math.max(0.01, Math.cos(away)), 1);
        drawLabel(pen, kind);
      }),
    );
    // It is round: darker towards both edges.
    graded(pen, shape, { x: -body.half, y: 0 }, { x: body.half, y: 0 }, [
      [0, faint('#2c2330', 0.36)],
      [0.14, faint('#2c2330', 0.06)],
      [0.3, faint('#ffffff', 0.25)],
      [0.5, faint('#ffffff', 0)],
      [0.86, faint('#2c2330', 0.12)],
      [1, faint('#2c2330', 0.45)],
    ]);
    const cap = rectangle(-4.7, -bottleHigh, 9.4, 3.2, 0.6);
    graded(pen, cap, { x: -4.7, y: 0 }, { x: 4.7, y: 0 }, [
      [0, '#93311f'],
      [0.3, '#d3624a'],
      [1, '#7c2717'],
    ]);
    for (let x = -4.2 - ((turn / 20) % 0.9); x < 4.6; x += 0.9)
      stroke(
        pen,
        line([
          { x, y: -bottleHigh + 0.4 },
          { x, y: -12.7 },
        ]),
        faint('#571a0e', 0.55),
        0.2,
      );
  });
}

/** A stemmed glass with red wine. @param full 0 to 1 */
export function drawWineGlass(pen: Pen, at: Point, scale: number, full = 0.62): void {
  placed(pen, at, scale, 0, () => {
    softGlow(pen, { x: 0.8, y: 0.1 }, { x: 5, y: 1 }, '#2a1420', 0.4);
    const bowl = shaped((path) => {
      path.moveTo(-3.5, -15);
      path.bezierCurveTo(-4.9, -9.5, -3.9, -6.4, 0, -6.1);
      path.bezierCurveTo(3.9, -6.4, 4.9, -9.5, 3.5, -15);
      path.closePath();
    });
    fill(pen, ellipse(0, -0.4, 3.5, 0.75), '#eef4f5');
    stroke(pen, ellipse(0, -0.4, 3.5, 0.75), '#9fb2ba', 0.2);
    fill(pen, rectangle(-0.4, -6.3, 0.8, 5.9), '#e4edef');
    stroke(pen, rectangle(-0.4, -6.3, 0.8, 5.9), faint('#8ea3ac', 0.8), 0.14);
    fill(pen, bowl, faint('#f4fafb', 0.55));
    const top = -6.2 - 8.4 * full;
    inside(pen, bowl, () => {
      graded(pen, rectangle(-6, top, 12, 12), { x: -4.4, y: 0 }, { x: 4.4, y: 0 }, [
        [0, '#6e0f22'],
        [0.35, '#a31b35'],
        [1, '#4f0917'],
      ]);
      fill(pen, ellipse(0, top, 4.4, 0.75), '#bb3a50');
      fill(pen, ellipse(-2.3, -10.4, 0.5, 2.6, 0.1), faint('#ffffff', 0.5));
    });
    stroke(pen, bowl, '#d5e2e6', 0.3);
    fill(pen, ellipse(0, -15, 3.5, 0.6), faint('#ffffff', 0.5));
  });
}

/** A straight glass of water. @param full 0 to 1 */
export function drawTumbler(pen: Pen, at: Point, scale: number, full = 0.75): void {
  placed(pen, at, scale, 0, () => {
    softGlow(pen, { x: 0.8, y: 0.1 }, { x: 5, y: 1 }, '#2a1420', 0.4);
    const glass = shaped((path) => {
      path.moveTo(-3.9, -12);
      path.lineTo(-3.3, -0.3);
      path.quadraticCurveTo(0, 0.7, 3.3, -0.3);
      path.lineTo(3.9, -12);
      path.closePath();
    });
    fill(pen, glass, '#eaf3f5');
    const top = -0.8 - 11 * full;
    inside(pen, glass, () => {
      graded(pen, rectangle(-5, top, 10, 13), { x: -3.9, y: 0 }, { x: 3.9, y: 0 }, [
        [0, '#7fb6cd'],
        [0.35, '#c9e7f1'],
        [1, '#6da5be'],
      ]);
      fill(pen, ellipse(0, top, 4, 0.7), '#dff2f8');
      fill(pen, rectangle(-2.6, -10.5, 0.8, 8.6, 0.4), faint('#ffffff', 0.7));
    });
    stroke(pen, glass, '#5f8798', 0.24);
    fill(pen, ellipse(0, -12, 3.9, 0.65), mix('#eaf3f5', '#ffffff', 0.5));
    stroke(pen, ellipse(0, -12, 3.9, 0.65), '#7d9fad', 0.2);
  });
}

const board = tone('#fff6dc', 0.12);
export const cardSize = 14;

/** The pharmacist's list on a card that stands on `at`. */
export function drawPharmacistCard(pen: Pen, at: Point, scale: number): void {
  placed(pen, at, scale, 0, () => {
    softGlow(pen, { x: 0.8, y: 0.1 }, { x: 9, y: 1.2 }, '#2a1420', 0.45);
    fill(pen, rectangle(-cardSize / 2 + 0.5, -cardSize + 0.3, cardSize, cardSize, 0.5), board.shade);
    fill(pen, rectangle(-cardSize / 2, -cardSize, cardSize, cardSize, 0.5), board.main);
    letteringLines(
      pen,
      worded({ en: ['My', 'pharmacist’s', 'list:'], es: ['Lista de mi', 'farmacéutico:'] }),
      { x: 0, y: -9.9 },
      9,
      worded({ en: 2.15, es: 1.9 }),
      '#7a2a1e',
    );
    stroke(
      pen,
      line([
        { x: -6, y: -6 },
        { x: 6, y: -6 },
      ]),
      '#b3402f',
      0.16,
    );
    letteringLines(
      pen,
      worded({ en: ['plain pain', 'reliever'], es: ['analgésico', 'simple'] }),
      { x: 0, y: -3.2 },
      6.4,
      2.15,
      ink,
    );
  });
}
