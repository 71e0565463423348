import { apart, ellipse, fill, inside, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { randomFrom } from '../canvas/random.ts';
import { between } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawCardinal } from '../props/birds.ts';
import { drawIceMelt, drawMailbox } from '../props/garden.ts';
import { drawIce, drawStones, pathShape } from '../props/ice-path.ts';
import { drawDoorstep, drawWinterPorch, lampInIce, porch } from '../props/winter-porch.ts';
import { drawWash } from '../rooms/light.ts';
import { drawPath } from '../rooms/outdoors.ts';
import {
  drawFir,
  drawFrostedTufts,
  drawLongShadow,
  drawSnowBanks,
  drawSnowyBush,
  drawSnowyHouse,
  drawWinterMorning,
  winter,
} from '../rooms/winter.ts';
import { framed, healed, wide } from './camera.ts';
import type { Picture, Scene } from './scene.ts';

// Seen from the front door: the porch at our feet, the path before it, the mailbox at its end.
const mailbox = place(152, 0, 630);
const street = { z: 652, depth: 90 };
const bend = (share: number) => 90 * share * share * (3 - 2 * share);
/** Narrower far away: so it lies flat and leads to the mailbox. */
const path = Array.from({ length: 58 }, (_, step) => {
  const share = step / 57;
  const middle = bend(share);
  return {
    z: porch.edge + share * (street.z - porch.edge),
    left: middle - 96 + 40 * share,
    right: middle + 96 - 40 * share,
  };
});
const firs = [
  [-960, 2100, 330, 0.62],
  [-560, 2000, 280, 0.6],
  [-250, 1900, 240, 0.62],
  [1220, 1900, 360, 0.56],
  [-560, 1150, 330, 0.26],
  [-400, 1050, 250, 0.22],
  [345, 1180, 240, 0.3],
] as const;
const bushes = [
  [-330, 830, 1.5],
  [-250, 850, 1.1],
  [318, 840, 1.1],
  [396, 830, 1.5],
] as const;

/** The ice has melted: damp stones, and grains of ice melt on them. */
function drawSaltedPath(pen: Pen, view: Stage) {
  drawStones(pen, view, path, ['#a9a8a1', '#b1b0a9', '#a09f98'], '#86857f');
  const random = randomFrom('ice melt');
  for (let grain = 0; grain < 520; grain++) {
    const { z, left, right } = path[Math.floor(random() ** 1.4 * path.length)] ?? { z: 0, left: 0, right: 0 };
    const depth = z + random() * 11;
    const spot = view.at(place(left + (right - left) * (0.04 + random() * 0.92), 0, depth));
    const size = view.scale(depth) * (0.8 + random() * 0.9);
    fill(pen, ellipse(spot.x, spot.y, size, size * 0.6), random() < 0.5 ? '#ffffff' : '#dfeaf0');
  }
}

/** The mailbox upside down in the ice. */
function drawMirroredMailbox(pen: Pen, view: Stage) {
  const foot = view.at(mailbox);
  withOpacity(pen, 0.55, () =>
    apart(pen, () => {
      pen.translate(0, foot.y * 2);
      pen.scale(1, -1);
      drawMailbox(pen, view, mailbox);
    }),
  );
}

/** Across the street: a house whose windows are lit, firs, and a low bank of snow. */
function drawBeyond(pen: Pen, view: Stage) {
  for (const [x, z, tall, faded] of firs.filter(([, z]) => z > 1700))
    drawFir(pen, view, place(x, 0, z), tall, faded);
  drawSnowyHouse(pen, view, place(830, 0, 1800));
  for (const [x, z, tall, faded] of firs.filter(([, z]) => z < 1700))
    drawFir(pen, view, place(x, 0, z), tall, faded);
}

/** The lawn up to the street, white with frost, and what stands on it. */
function drawLawn(pen: Pen, view: Stage) {
  const edges = [
    { z: street.z, left: -1100, right: 1100 },
    { z: street.z + street.depth, left: -1100, right: 1100 },
  ];
  drawPath(pen, view, edges, '#aab4bd', '#eef5f8');
  for (const [x, z, size] of bushes) drawSnowyBush(pen, view, place(x, 0, z), size);
  drawLongShadow(pen, view, mailbox, place(mailbox.x + 190, 0, mailbox.z - 60), 4);
  drawLongShadow(pen, view, place(-520, 0, 470), place(-150, 0, 330), 34);
  drawLongShadow(pen, view, place(-560, 0, 330), place(-160, 0, 210), 26);
  drawFrostedTufts(pen, view, 40, street.z - 6, (x, z) => {
    const edge = path.find((spot) => spot.z >= z);
    return !edge || x < edge.left - 34 || x > edge.right + 34;
  });
}

function drawFront(pen: Pen, view: Stage, safe: boolean) {
  drawWinterMorning(pen, view, 560);
  drawBeyond(pen, view);
  drawLawn(pen, view);
  if (safe) drawSaltedPath(pen, view);
  else {
    drawStones(pen, view, path, ['#4d525b', '#5a5f68', '#454a53'], '#2c3038');
    drawIce(pen, view, path, {
      sky: winter.low,
      lamp: lampInIce,
      mirrored: () => drawMirroredMailbox(pen, view),
    });
  }
  drawSnowBanks(pen, view, path);
  drawMailbox(pen, view, mailbox);
  drawDoorstep(pen, view);
  drawWash(pen, 'cold', 0.3);
  drawWinterPorch(pen, view);
  drawIceMelt(pen, view, place(116, porch.height, 10));
}

/** Where the bird comes from, where it touches the ice, and where it comes to rest. */
const flight = { from: place(380, 210, 156), down: place(80, 0, 150), rest: place(16, 0, 146) };
const touches = 0.55;
/** The ice that the doorstep does not hide. */
const iceSeen = path.filter(({ z }) => z > porch.edge + 68);

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
  inside(pen, pathShape(view, iceSeen), () =>
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
const onPath = framed(610, 343, 1220);

/** Exercise 10, The Dark, Shiny Path. */
export const scene: Scene = {
  ...front,
  exerciseId: 10,
  pictured:
    'A freezing morning, seen from the front door. The path to the mailbox is dark and glassy and mirrors the porch light; frost lies on the grass, and snow along both sides of the path. The thermometer on the porch post reads 28 degrees Fahrenheit, -2 Celsius; a bucket of ice melt stands by the door.',
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
