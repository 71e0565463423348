import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, inside, line, polygon, rectangle, stroke, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { randomFrom } from '../canvas/random.ts';
import { block, facade, facesOf, level, sheet, tube, upright } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawCardinal } from '../props/birds.ts';
import { drawIceMelt, drawMailbox, drawThermometer } from '../props/garden.ts';
import { drawPorchLamp } from '../props/lamps.ts';
import { drawBush } from '../props/trees.ts';
import { drawWash } from '../rooms/light.ts';
import { drawIce, drawOpenAir, drawPath } from '../rooms/outdoors.ts';
import { framed, healed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

// Seen from the front door: the porch at our feet, the path before it, the mailbox at its end.
const porch = { edge: 24, height: 15, top: 262 };
const post = { x: -150, z: 12, width: 15 };
const lamp = place(-84, 190, porch.edge - 14);
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
  return { z, left: middle - 92 + step, right: middle + 92 - step };
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
  // A mat before the door: this is a house, not a pier.
  fill(pen, level(view, -52, -70, 104, 82, porch.height), '#6d6257');
  stroke(pen, level(view, -47, -66, 94, 74, porch.height), '#9b8d7c', 3);
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
  drawThermometer(pen, view, place(post.x - 27, 164, post.z - 1), ['28 °F', '-2 °C'], 1.22);
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

/** Flat stones side by side: a path, even under ice. @param grays of the stones @param joint between them */
function drawStones(pen: Pen, view: Stage, grays: readonly [string, string, string], joint: string) {
  for (let row = 0; row + 2 < path.length; row += 2) {
    const [near, far] = [path[row], path[row + 2]];
    if (!near || !far) continue;
    const half = (row / 2) % 2 ? 0 : 1 / 6;
    const across = (end: typeof near, share: number) =>
      place(end.left + (end.right - end.left) * Math.min(1, Math.max(0, share)), 0, end.z);
    for (let stone = 0; stone < 4; stone++) {
      const [from, to] = [stone / 3 - half, (stone + 1) / 3 - half];
      if (from >= 1) continue;
      const shape = sheet(view, [across(near, from), across(near, to), across(far, to), across(far, from)]);
      fill(pen, shape, grays[(row / 2 + stone * 2) % 3] ?? joint);
      stroke(pen, shape, joint, view.scale(near.z) * 0.9);
    }
  }
}

/** Pale stones on edge along both sides, with frost on them. */
function drawEdging(pen: Pen, view: Stage) {
  path.forEach((near, step) => {
    const far = path[step + 1];
    if (!far) return;
    for (const side of ['left', 'right'] as const) {
      const out = side === 'left' ? -11 : 11;
      const depth = far.z - 3;
      const stone = sheet(view, [
        place(near[side], 0, near.z),
        place(near[side] + out, 0, near.z),
        place(far[side] + out, 0, depth),
        place(far[side], 0, depth),
      ]);
      fill(pen, stone, step % 2 ? '#c2c9cc' : '#b6bec2');
    }
  });
}

/** Blades with white tips: the lawn on both sides. */
function drawFrostedGrass(pen: Pen, view: Stage) {
  const random = randomFrom('frosted grass');
  for (let tuft = 0; tuft < 420; tuft++) {
    const z = 640 - 600 * (tuft / 420);
    const x = (random() - 0.5) * 900;
    const tall = 3 + random() * 4;
    const edge = path[Math.min(path.length - 1, Math.max(0, Math.round((z - porch.edge) / 26)))];
    if (edge && x > edge.left - 20 && x < edge.right + 20) continue;
    for (const lean of [-3, 0, 3]) {
      const [foot, tip] = [view.at(place(x + lean * 0.5, 0, z)), view.at(place(x + lean * 1.6, tall, z))];
      stroke(pen, line([foot, tip]), lean ? '#b4c8ba' : '#f4f9f7', view.scale(z) * 0.6);
    }
  }
}

/** The ice has melted: damp stones, and grains of ice melt on them. */
function drawSaltedPath(pen: Pen, view: Stage) {
  drawStones(pen, view, ['#a9a8a1', '#b1b0a9', '#a09f98'], '#86857f');
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
  drawFrostedGrass(pen, view);
  if (safe) drawSaltedPath(pen, view);
  else {
    drawStones(pen, view, ['#5d6168', '#6a6e75', '#54585f'], '#3b3e45');
    drawIce(pen, view, path, place(lamp.x * 0.6, 0, 190));
  }
  drawEdging(pen, view);
  for (const [x, z, size] of hedge) drawBush(pen, view, place(x, 0, z), size, frosted);
  drawMailbox(pen, view, mailbox);
  drawWash(pen, 'cold', 0.6);
  drawPorch(pen, view);
  drawIceMelt(pen, view, place(116, porch.height, 10));
}

/** Where the bird comes from, where it touches the ice, and where it comes to rest. */
const flight = { from: place(380, 210, 156), down: place(80, 0, 150), rest: place(16, 0, 146) };
const touches = 0.55;

/** A red bird, twice its size, flies in from the right, lands on the path and slides on the ice. */
function drawBird(pen: Pen, view: Stage, beat: number) {
  const glide = Math.min(1, beat / touches);
  const slide = Math.max(0, (beat - touches) / (1 - touches));
  const lands = between(flight.from, flight.down, glide);
  const at =
    slide > 0
      ? between(flight.down, flight.rest, slide)
      : { ...lands, y: flight.from.y * (1 - glide) ** 1.5 };
  const spread =
    glide < 1 ? 0.55 + 0.45 * Math.cos(glide * 24) : 0.6 * (1 - slide) * Math.abs(Math.cos(slide * 9));
  const tilt = glide < 1 ? -14 * glide : -14 + 26 * Math.sin(Math.PI * slide) + 14 * slide;
  const scale = view.scale(at.z) * 2;
  const ice = sheet(view, [
    ...path.map(({ z, left }) => place(left, 0, z)),
    ...path.toReversed().map(({ z, right }) => place(right, 0, z)),
  ]);
  inside(pen, ice, () =>
    withOpacity(pen, 0.3, () => {
      const foot = view.at({ ...at, y: -at.y });
      pen.translate(foot.x, foot.y);
      pen.scale(1, -1);
      placed(pen, { x: 0, y: 0 }, scale, tilt, () => drawCardinal(pen, spread));
    }),
  );
  placed(pen, view.at(at), scale, tilt, () => drawCardinal(pen, spread));
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(
      view,
      path.flatMap(({ z, left, right }) => [place(left, 0, z), place(right, 0, z)]),
      2,
    ),
    drawBackground: (pen) => drawFront(pen, view, safe),
    drawAction: (pen, { beat }) => {
      if (beat > 0) drawBird(pen, view, beat);
    },
  };
}

const fromDoor = stage({ eyeHeight: 182, horizon: 120, focal: 1180, distance: 380 });
const front = pictureFrom(fromDoor);
const onPath = framed(573, 433, 1020);

/** Exercise 10, The Dark, Shiny Path. */
export const scene: Scene = {
  ...front,
  exerciseId: 10,
  pictured:
    'A freezing morning, seen from the front door. The path to the mailbox is dark and glassy and mirrors the porch light; frost lies on the grass. The thermometer on the porch post reads 28 degrees Fahrenheit, -2 Celsius; a bucket of ice melt stands by the door.',
  owner: 'Presenter',
  beat: { word: 'box', seconds: 2.6, moves: 'A red bird lands on the path and slides on the ice' },
  startsWide:
    'the path from the porch to the mailbox, the lamp that it mirrors, the thermometer and the ice melt',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, camera: onPath, easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: onPath, easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(onPath, front, pictureFrom(fromDoor, { safe: true })),
};
