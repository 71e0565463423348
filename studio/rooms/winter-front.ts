import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { apart, ellipse, fill, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawMailbox } from '../props/garden.ts';
import { drawIce, drawStones } from '../props/ice-path.ts';
import { drawDoorstep, drawWinterPorch, lampInIce, porch } from '../props/winter-porch.ts';
import { drawWash } from './light.ts';
import { drawPath } from './outdoors.ts';
import {
  drawFir,
  drawFrostedTufts,
  drawLongShadow,
  drawSnowBanks,
  drawSnowyBush,
  drawSnowyHouse,
  drawWinterMorning,
  winter,
} from './winter.ts';

// Seen from the front door: the porch at our feet, the path before it, the mailbox at its end.
export const mailbox = place(152, 0, 630);
const street = { z: 652, depth: 90 };
const bend = (share: number) => 90 * share * share * (3 - 2 * share);
/** Narrower far away: so it lies flat and leads to the mailbox. */
export const winterPath = Array.from({ length: 58 }, (_, step) => {
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

/** The ice has melted: light stones, and grains of ice melt on them, each with its shade, so that they are seen on them. */
function drawSaltedPath(pen: Pen, view: Stage) {
  drawStones(pen, view, winterPath, ['#cfccc2', '#d8d5cc', '#c5c2b8'], '#a3a097');
  const random = randomFrom('ice melt');
  for (let grain = 0; grain < 620; grain++) {
    const { z, left, right } = winterPath[Math.floor(random() ** 1.4 * winterPath.length)] ?? {
      z: 0,
      left: 0,
      right: 0,
    };
    const depth = z + random() * 11;
    const spot = view.at(place(left + (right - left) * (0.04 + random() * 0.92), 0, depth));
    const size = view.scale(depth) * (0.9 + random() * 1.1);
    fill(pen, ellipse(spot.x + size * 0.5, spot.y + size * 0.5, size * 1.15, size * 0.75), '#6d6a64');
    fill(pen, ellipse(spot.x, spot.y, size, size * 0.72), random() < 0.5 ? '#ffffff' : '#e4f0f6');
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
    const edge = winterPath.find((spot) => spot.z >= z);
    return !edge || x < edge.left - 34 || x > edge.right + 34;
  });
}

/** What lies on the path: clear ice, grains of ice melt on damp stones, or nothing that tells (behind a claim). */
export type OnPath = 'ice' | 'salt' | 'unseen';

function drawFront(pen: Pen, view: Stage, on: OnPath): void {
  drawWinterMorning(pen, view, 560);
  drawBeyond(pen, view);
  drawLawn(pen, view);
  if (on === 'salt') drawSaltedPath(pen, view);
  if (on === 'unseen') drawStones(pen, view, winterPath, ['#9a9da2', '#a3a6aa', '#92959b'], '#787c82');
  if (on === 'ice') {
    drawStones(pen, view, winterPath, ['#6c7482', '#7a828f', '#626a78'], '#434a57');
    drawIce(pen, view, winterPath, {
      sky: winter.low,
      lamp: lampInIce,
      mirrored: () => drawMirroredMailbox(pen, view),
    });
  }
  drawSnowBanks(pen, view, winterPath);
  drawMailbox(pen, view, mailbox);
  drawDoorstep(pen, view);
  drawWash(pen, 'cold', 0.3);
  drawWinterPorch(pen, view);
}

/** Its many tufts and stones take long to paint, so the last few cameras' sheets are kept. */
const KEPT = 6;
const sheets = new Map<string, Canvas>();

/** The whole front as the pen's camera sees it. */
export function winterFrontSheet(pen: Pen, view: Stage, on: OnPath): Canvas {
  const { width, height } = pen.canvas;
  const key = JSON.stringify([on, width, height, pen.getTransform(), view.eye]);
  const known = sheets.get(key);
  if (known) return known;
  const sheet = createCanvas(width, height);
  const inner = sheet.getContext('2d');
  inner.setTransform(pen.getTransform());
  drawFront(inner, view, on);
  const [oldest] = sheets.keys();
  if (sheets.size >= KEPT && oldest) sheets.delete(oldest);
  sheets.set(key, sheet);
  return sheet;
}

/** The front of the house on a freezing morning, from the porch to the street. */
export function drawWinterFront(pen: Pen, view: Stage, on: OnPath): void {
  const sheet = winterFrontSheet(pen, view, on);
  apart(pen, () => {
    pen.resetTransform();
    pen.drawImage(sheet, 0, 0);
  });
}
