import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { chain, curve, ellipse, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { worded } from '../language.ts';
import { during } from '../scenes/beats.ts';
import type { Picture } from '../scenes/scene.ts';
import { cityWorker } from './cast/city-worker.ts';
import { drawCloseHand } from './close-hand.ts';

const stud = { left: 130, right: 520 };
const board = { left: 520, right: 590 };
const blue = tone('#2f6788', 0.3);
/** The middle of the screw, and how long it is, in pixels. */
const y = 330;
const long = 380;

/** A wall cut open: the wooden stud, the wall board before it, and the plate with its bar. */
function drawCutWall(pen: Pen) {
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), '#e9e2d3');
  graded(pen, rectangle(0, 0, stud.left, frameHeight), { x: 0, y: 0 }, { x: stud.left, y: 0 }, [
    [0, '#d8c6a8'],
    [1, '#e6d8be'],
  ]);
  graded(
    pen,
    rectangle(stud.left, 0, stud.right - stud.left, frameHeight),
    { x: stud.left, y: 0 },
    { x: stud.right, y: 0 },
    [
      [0, '#b98247'],
      [0.5, '#d7a265'],
      [1, '#bd874b'],
    ],
  );
  for (const x of [176, 232, 300, 356, 420, 476])
    stroke(
      pen,
      curve([
        { x, y: -10 },
        { x: x + 12, y: 200 },
        { x: x - 10, y: 460 },
        { x: x + 8, y: 730 },
      ]),
      faint('#7d4f22', 0.4),
      3,
    );
  fill(pen, rectangle(board.left, 0, 44, frameHeight), '#f5f1e6');
  fill(pen, rectangle(board.left + 44, 0, 26, frameHeight), '#b9d3d1');
  for (const joint of [120, 520]) fill(pen, rectangle(board.left + 44, joint, 26, 7), '#8fb0ae');
  fill(pen, rectangle(board.right, 0, 10, frameHeight), faint('#43263f', 0.16));
  lettering(
    pen,
    worded({ en: 'Stud', es: 'Poste' }),
    { x: (stud.left + stud.right) / 2, y: 96 },
    58,
    '#3d2410',
  );
}

function drawPlateAndBar(pen: Pen) {
  const { main, shade } = blue;
  graded(pen, rectangle(board.right, y - 190, 34, 300, 10), { x: 0, y: y - 190 }, { x: 0, y: y + 110 }, [
    [0, mix(main, '#ffffff', 0.3)],
    [1, shade],
  ]);
  solid(
    pen,
    chain([
      { x: board.right + 30, y: y - 104, r: 42 },
      { x: 760, y: y - 104, r: 42 },
    ]),
    blue,
    14,
  );
  solid(pen, ellipse(776, y - 104, 56, 56), blue, 16);
}

/** @param out pixels its head is off the plate @param turned how its thread lies */
function drawLongScrew(pen: Pen, out: number, turned: number) {
  const head = board.right + 34 + out;
  const tip = head - long;
  solid(
    pen,
    chain([
      { x: head, y, r: 13 },
      { x: tip + 40, y, r: 12 },
      { x: tip, y, r: 2 },
    ]),
    tone('#aab4bb', 0.4),
    6,
  );
  for (let x = tip + 16 + turned * 18; x < head - 30; x += 18)
    stroke(
      pen,
      line([
        { x: x - 5, y: y - 15 },
        { x: x + 5, y: y + 15 },
      ]),
      '#59646c',
      4,
    );
  solid(pen, rectangle(head - 4, y - 30, 20, 60, 8), tone('#dfe5e8', 0.4), 6);
  return head + 16;
}

/** A look back: a carpenter drives a long screw through the plate of the grab bar into the stud. */
export const drawScrewIntoStud: Picture = {
  keyObject: { x: stud.left, y: y - 200, width: 640, height: 340 },
  drawBackground: (pen) => drawCutWall(pen),
  drawAction: (pen, { beat }) => {
    const driven = during(beat, 0.06, 0.86);
    const wrist = Math.sin(driven * Math.PI * 10);
    drawPlateAndBar(pen);
    const blade = drawLongScrew(pen, 190 * (1 - driven), (driven * 9) % 1);
    const away = 90 * during(beat, 0.88, 1);
    const x = blade + away;
    solid(
      pen,
      chain([
        { x: x + 4, y, r: 8 },
        { x: x + 150, y, r: 10 },
      ]),
      tone('#8f9ca4', 0.4),
      4,
    );
    solid(
      pen,
      chain([
        { x: x + 150, y, r: 30 },
        { x: x + 330, y: y + 2, r: 36 },
      ]),
      { main: mix('#e0a32e', '#b97d1a', 0.3 + 0.25 * wrist), shade: '#a56c14' },
      16,
    );
    drawCloseHand(pen, {
      person: cityWorker,
      wrist: { x: x + 430, y: y + 44 + 4 * wrist },
      elbow: { x: x + 800, y: y + 190 },
      scale: 22,
      shape: 'grip',
      bend: 8 + 5 * wrist,
    });
  },
};
