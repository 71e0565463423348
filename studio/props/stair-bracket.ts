import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { chain, ellipse, fill, line, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { lowerScrew } from './close-views.ts';

const steel = tone('#a9b4bb', 0.4);

/** A screw that sits tight in the plate. */
function drawTightScrew(pen: Pen, { x, y }: Point) {
  fill(pen, ellipse(x + 0.15, y + 0.2, 1.35, 1.35), faint('#2a1a24', 0.4));
  solid(pen, ellipse(x, y, 1.2, 1.2), tone('#eef1f3', 0.36), 0.4);
  const slot = line([
    { x: x - 0.6, y: y - 0.55 },
    { x: x + 0.6, y: y + 0.55 },
  ]);
  stroke(pen, slot, '#4d5961', 0.34);
}

/** The lower screw, on its way out of its hole: thread, and a head that hangs askew. */
function drawLooseScrew(pen: Pen, out: number) {
  const hole = lowerScrew(0);
  const head = lowerScrew(out);
  fill(pen, ellipse(hole.x, hole.y, 1.35, 1.35), '#2f282c');
  const shaft = chain([
    { ...hole, r: 0.62 },
    { ...head, r: 0.62 },
  ]);
  solid(pen, shaft, tone('#7f8a92', 0.34), 0.3);
  for (let turn = 0.5; turn < out; turn += 0.6) {
    const middle = lowerScrew(turn);
    const thread = line([
      { x: middle.x - 0.15, y: middle.y - 0.75 },
      { x: middle.x + 0.25, y: middle.y + 0.7 },
    ]);
    stroke(pen, thread, '#3f474d', 0.2);
  }
  solid(pen, ellipse(head.x, head.y, 0.95, 1.55), tone('#eef1f3', 0.4), 0.4);
  const slot = line([
    { x: head.x - 0.3, y: head.y - 0.9 },
    { x: head.x + 0.25, y: head.y + 0.9 },
  ]);
  stroke(pen, slot, '#4d5961', 0.3);
}

/** A plate with round ends, screwed to the wall. */
function drawPlate(pen: Pen) {
  fill(pen, rectangle(-2.5, -3.9, 5.6, 12.6, 2.7), faint('#43263f', 0.3));
  const plate = rectangle(-3.1, -4.6, 5.6, 12.6, 2.7);
  graded(pen, plate, { x: -3.1, y: -3 }, { x: 2.7, y: 4 }, [
    [0, mix(steel.main, '#ffffff', 0.55)],
    [0.4, steel.main],
    [1, mix(steel.main, steel.shade, 0.8)],
  ]);
  stroke(pen, rectangle(-2.8, -4.3, 5, 12, 2.4), faint('#ffffff', 0.55), 0.22);
  stroke(pen, plate, faint(steel.shade, 0.9), 0.2);
}

/** The round arm: out of the middle of the plate, and up below the rail, where it ends in a cradle. */
function drawArm(pen: Pen) {
  softGlow(pen, { x: 1.7, y: 2.4 }, { x: 3, y: 2.4 }, '#2a1a24', 0.5);
  solid(pen, ellipse(0.2, 1, 2, 2), steel, 0.7);
  const bow = [
    { x: 0.4, y: 1, r: 1.15 },
    { x: 2, y: 1.3, r: 1.1 },
    { x: 3.3, y: 0.2, r: 1.05 },
    { x: 3.9, y: -2, r: 1 },
    { x: 4, y: -11, r: 1 },
  ];
  solid(pen, chain(bow), steel, 0.9, 0.5);
  stroke(pen, line(bow.slice(2).map(({ x, y }) => ({ x: x - 0.4, y: y - 0.2 }))), faint('#ffffff', 0.7), 0.4);
  const slope = (x: number, over: number) => ({ x, y: -11.7 - (x - 4) * 0.625 + over });
  const cradle = polygon([slope(-0.4, -0.6), slope(8.4, -0.6), slope(7.8, 1.1), slope(0.2, 1.1)]);
  solid(pen, cradle, steel, 0.5, 0.4);
  solid(pen, ellipse(4, -10.4, 1.5, 1.1), steel, 0.4);
}

/**
 * The bracket that holds a stair rail to a wall: the middle of its plate is the origin, and the rail passes 13 over it,
 * rising to the right as a flight does.
 * @param loose centimeters that its lower screw sticks out; 0 is fast
 */
export function drawStairBracket(pen: Pen, at: Point, scale: number, loose: number): void {
  placed(pen, at, scale, 0, () => {
    placed(pen, { x: 0, y: -4 }, 1, Math.min(7, 2 * loose), () => {
      pen.translate(0, 4);
      drawPlate(pen);
      drawTightScrew(pen, { x: -0.3, y: -2.6 });
    });
    drawArm(pen);
    if (loose > 0) drawLooseScrew(pen, loose);
    else drawTightScrew(pen, lowerScrew(0));
  });
}
