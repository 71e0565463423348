import { mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { drawCloseHand } from '../people/close-hand.ts';
import type { Person } from '../people/person.ts';
import { during } from '../scenes/beats.ts';

const pane = { x: 150, y: 60, width: 380, height: 560 };
const plate = { x: 800, y: 300 };
const iron = tone('#3f454c', 0.3);

/** The wall beside a front door from near: a window to the porch, and a switch on its plate. */
function drawWall(pen: Pen): void {
  graded(pen, rectangle(0, 0, frameWidth, frameHeight), { x: 0, y: 0 }, { x: frameWidth, y: 300 }, [
    [0, '#e2d8ca'],
    [1, '#cdbfb0'],
  ]);
  fill(pen, rectangle(pane.x - 34, pane.y - 34, pane.width + 68, pane.height + 68, 6), '#8f8578');
  fill(pen, rectangle(pane.x - 36, pane.y - 36, pane.width + 64, pane.height + 64, 6), '#f4efe4');
  fill(pen, rectangle(plate.x - 46, plate.y - 80, 104, 168, 10), '#a99d8f');
  solid(pen, rectangle(plate.x - 50, plate.y - 84, 104, 168, 10), tone('#fbf8f0', 0.12), 8);
  fill(pen, rectangle(plate.x - 22, plate.y - 44, 48, 88, 6), '#d6cfc2');
}

/** The porch in the dusk, dark or in the light of its lantern. @param lit 0-1 */
function drawPorch(pen: Pen, lit: number): void {
  const glass = rectangle(pane.x, pane.y, pane.width, pane.height);
  graded(pen, glass, { x: 0, y: pane.y }, { x: 0, y: pane.y + pane.height }, [
    [0, mix('#4c4a63', '#8a7352', lit * 0.7)],
    [0.6, mix('#6d5f6b', '#b8935c', lit * 0.8)],
    [1, mix('#4a4450', '#8d7350', lit * 0.8)],
  ]);
  const at = { x: pane.x + 190, y: pane.y + 210 };
  if (lit > 0) softGlow(pen, at, { x: 230, y: 260 }, '#ffe08a', 0.85 * lit);
  fill(pen, rectangle(at.x - 6, pane.y, 12, 120), iron.main);
  fill(
    pen,
    polygon([
      { x: at.x - 62, y: at.y - 60 },
      { x: at.x + 62, y: at.y - 60 },
      { x: at.x + 26, y: at.y - 100 },
      { x: at.x - 26, y: at.y - 100 },
    ]),
    iron.main,
  );
  fill(
    pen,
    polygon([
      { x: at.x - 50, y: at.y - 60 },
      { x: at.x + 50, y: at.y - 60 },
      { x: at.x + 36, y: at.y + 60 },
      { x: at.x - 36, y: at.y + 60 },
    ]),
    mix('#77808a', '#fff0bd', lit),
  );
  fill(pen, ellipse(at.x, at.y, 15, 26), mix('#98a1a8', '#ffffff', lit));
  for (const x of [-43, 0, 43])
    stroke(
      pen,
      polygon([
        { x: at.x + x, y: at.y - 60 },
        { x: at.x + x * 0.74, y: at.y + 60 },
      ]),
      iron.main,
      6,
    );
  fill(pen, rectangle(at.x - 44, at.y + 58, 88, 14, 4), iron.main);
  fill(pen, rectangle(pane.x + pane.width / 2 - 9, pane.y + 330, 18, pane.height - 330), '#f4efe4');
  fill(pen, rectangle(pane.x, pane.y + 322, pane.width, 16), '#f4efe4');
}

/** A finger comes to the switch and presses it up: the lantern outside goes on. */
function drawPressing(pen: Pen, person: Person, beat: number): void {
  const on = during(beat, 0.4, 0.5);
  drawPorch(pen, on);
  const lever = plate.y + 16 - 32 * on;
  solid(pen, rectangle(plate.x - 13, lever - 20, 30, 40, 5), tone('#fffdf6', 0.2), 5);
  const near = during(beat, 0, 0.36) * (1 - during(beat, 0.62, 1));
  const tip = {
    x: plate.x + 8 + 260 * (1 - near),
    y: plate.y + 40 - 34 * during(beat, 0.36, 0.5) + 150 * (1 - near),
  };
  drawCloseHand(pen, {
    person,
    wrist: { x: tip.x + 300, y: tip.y + 260 },
    elbow: { x: tip.x + 700, y: tip.y + 640 },
    scale: 25,
    shape: 'point',
  });
}

export const drawLightSwitch = { background: drawWall, hand: drawPressing };
