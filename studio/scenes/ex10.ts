import { faint, tone } from '../canvas/color.ts';
import { fill, polygon, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facade, facesOf, level, tube, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawBush, drawIceMelt, drawMailbox, drawThermometer } from '../props/garden.ts';
import { drawPorchLamp } from '../props/lamps.ts';
import { drawWash } from '../rooms/light.ts';
import { drawIce, drawOpenAir, drawPath } from '../rooms/outdoors.ts';
import { framed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

// Seen from the front door: the porch at our feet, the path before it, the mailbox at its end.
const porch = { edge: 24, height: 15, top: 262 };
const post = { x: -150, z: 12, width: 15 };
const lamp = place(6, 198, porch.edge - 14);
const mailbox = place(152, 0, 630);
const frosted = tone('#b7c9c6', 0.2);
const hedge = [
  [-420, 800, 1.8],
  [-310, 820, 1.5],
  [430, 800, 1.8],
  [330, 820, 1.4],
] as const;
const bend = (share: number) => 46 * share * share * (3 - 2 * share);
const path = Array.from({ length: 25 }, (_, step) => {
  const z = porch.edge + step * 26;
  const middle = bend(step / 24);
  return { z, left: middle - 108 + step, right: middle + 108 - step };
});

function drawPorch(pen: Pen, view: Stage) {
  const boards = tone('#a98b72', 0.24);
  const white = tone('#f2efe8', 0.16);
  block(
    pen,
    view,
    { x: -420, y: 0, z: -160, width: 840, height: porch.height, depth: porch.edge + 160 },
    facesOf(boards),
  );
  for (let x = -400; x < 400; x += 18)
    fill(pen, level(view, x, -160, 0.9, porch.edge + 160, porch.height), boards.shade);
  block(
    pen,
    view,
    {
      x: post.x - post.width / 2,
      y: porch.height,
      z: post.z,
      width: post.width,
      height: 300,
      depth: post.width,
    },
    facesOf(white),
  );
  fill(pen, upright(view, -420, porch.top, 840, 90, post.z), white.main);
  fill(pen, upright(view, -420, porch.top, 840, 2.4, post.z), white.shade);
  drawIcicles(pen, view);
  tube(pen, view, [place(lamp.x, porch.top, lamp.z), place(lamp.x, lamp.y + 14, lamp.z)], 1, tone('#4d4a52'));
  drawPorchLamp(pen, view, lamp);
  drawThermometer(pen, view, place(post.x - 27, 176, post.z - 1), ['28 °F', '-2 °C'], 1.22);
}

function drawIcicles(pen: Pen, view: Stage) {
  facade(pen, view, place(-250, porch.top, post.z - 1), () => {
    for (let drop = 0; drop < 24; drop++) {
      const x = drop * 21 + ((drop * 7) % 5) * 2;
      const long = 5 + ((drop * 37) % 11);
      fill(
        pen,
        polygon([
          { x, y: 0 },
          { x: x + 3.6, y: 0 },
          { x: x + 1.8, y: long },
        ]),
        faint('#bcd6e6', 0.95),
      );
      fill(pen, rectangle(x + 0.7, 0, 0.7, long * 0.5), '#f4fafd');
    }
  });
}

function drawFront(pen: Pen, view: Stage) {
  drawOpenAir(pen, view, 'frost');
  drawPath(
    pen,
    view,
    [
      { z: 648, left: -900, right: 900 },
      { z: 730, left: -900, right: 900 },
    ],
    '#b9c0c4',
    '#eef5f8',
  );
  drawIce(pen, view, path, place(lamp.x, 0, 190));
  for (const [x, z, size] of hedge) drawBush(pen, view, place(x, 0, z), size, frosted);
  drawMailbox(pen, view, mailbox);
  drawWash(pen, 'cold', 0.6);
  drawPorch(pen, view);
  drawIceMelt(pen, view, place(116, porch.height, 2));
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(
      view,
      path.flatMap(({ z, left, right }) => [place(left, 0, z), place(right, 0, z)]),
      2,
    ),
    drawBackground: (pen) => drawFront(pen, view),
    drawAction: () => {},
  };
}

const front = pictureFrom(stage({ eyeHeight: 182, horizon: 120, focal: 1180, distance: 380 }));

/** Exercise 10, The Dark, Shiny Path. */
export const scene: Scene = {
  ...front,
  exerciseId: 10,
  pictured:
    'A freezing morning, seen from the front door. The path to the mailbox is dark and glassy and mirrors the porch light; frost lies on the grass. The thermometer on the porch post reads 28 degrees Fahrenheit, -2 Celsius; a bucket of ice melt stands by the door.',
  owner: 'Presenter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(600, 340, 1120), easeSeconds: 2.6 },
    { from: 0.62, camera: framed(600, 410, 1000), easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: framed(600, 410, 1000), easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'right' },
};
