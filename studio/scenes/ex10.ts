import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { block, facade, facesOf, level, tube, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawBush, drawIceMelt, drawMailbox, drawThermometer } from '../props/garden.ts';
import { drawPorchLamp } from '../props/lamps.ts';
import { drawWash } from '../rooms/light.ts';
import { drawIce, drawOpenAir, drawPath } from '../rooms/outdoors.ts';
import { framed, healed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

// Seen from the front door: the porch at our feet, the path before it, the mailbox at its end.
const porch = { edge: 24, height: 15, top: 262 };
const post = { x: -150, z: 12, width: 15 };
const lamp = place(-84, 186, porch.edge - 14);
const lampArm = 211;
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
  // The lantern hangs from an arm on the post.
  const iron = tone('#4d4a52', 0.3);
  tube(pen, view, [place(post.x, lampArm, lamp.z), place(lamp.x + 4, lampArm, lamp.z)], 1.6, iron);
  tube(pen, view, [place(post.x + 4, lampArm - 26, lamp.z), place(lamp.x - 26, lampArm, lamp.z)], 1.1, iron);
  tube(pen, view, [place(lamp.x, lampArm, lamp.z), place(lamp.x, lamp.y + 14, lamp.z)], 0.8, iron);
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

/** Flat stones side by side: a path, even under ice. @param color of the joints */
function drawStones(pen: Pen, view: Stage, color: string) {
  path.forEach(({ z, left, right }, row) => {
    if (row % 3 > 0) return;
    stroke(pen, line([view.at(place(left, 0, z)), view.at(place(right, 0, z))]), color, view.scale(z) * 1.1);
    const next = path[row + 3];
    if (!next) return;
    const share = row % 2 ? 0.36 : 0.62;
    const joint = [
      place(left + (right - left) * share, 0, z),
      place(next.left + (next.right - next.left) * share, 0, next.z),
    ];
    stroke(pen, line(joint.map(view.at)), color, view.scale(z) * 1.1);
  });
}

/** The ice has melted: damp stones, and grains of ice melt on them. */
function drawSaltedPath(pen: Pen, view: Stage) {
  drawPath(pen, view, path, '#a7a69f', '#eef5f8');
  drawStones(pen, view, '#8b8a84');
  const random = randomFrom('ice melt');
  for (let grain = 0; grain < 420; grain++) {
    const { z, left, right } = path[Math.floor(random() ** 1.4 * path.length)] ?? { z: 0, left: 0, right: 0 };
    const depth = z + random() * 26;
    const spot = view.at(place(left + (right - left) * (0.04 + random() * 0.92), 0, depth));
    const size = view.scale(depth) * (0.8 + random() * 0.9);
    fill(pen, ellipse(spot.x, spot.y, size, size * 0.6), random() < 0.5 ? '#ffffff' : '#dfeaf0');
  }
}

function drawFront(pen: Pen, view: Stage, safe: boolean) {
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
  if (safe) drawSaltedPath(pen, view);
  else {
    drawIce(pen, view, path, place(lamp.x * 0.6, 0, 190));
    drawStones(pen, view, faint('#c9dcec', 0.3));
  }
  for (const [x, z, size] of hedge) drawBush(pen, view, place(x, 0, z), size, frosted);
  drawMailbox(pen, view, mailbox);
  drawWash(pen, 'cold', 0.6);
  drawPorch(pen, view);
  drawIceMelt(pen, view, place(116, porch.height, 2));
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      path.flatMap(({ z, left, right }) => [place(left, 0, z), place(right, 0, z)]),
      2,
    ),
    drawBackground: (pen) => drawFront(pen, view, safe),
    drawAction: () => {},
  };
}

const fromDoor = stage({ eyeHeight: 182, horizon: 120, focal: 1180, distance: 380 });
const front = pictureFrom(fromDoor);
const onPath = framed(600, 410, 1000);

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
    { from: 0.62, camera: onPath, easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: onPath, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(onPath, front, pictureFrom(fromDoor, { safe: true })),
};
