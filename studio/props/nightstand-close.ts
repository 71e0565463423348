import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, fill, rectangle, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen, type Point } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import { place } from '../canvas/stage.ts';
import { rosa } from '../people/cast/rosa.ts';
import { drawCloseHand } from '../people/close-hand.ts';
import {
  bottleHigh,
  cardSize,
  drawPharmacistCard,
  drawPillBottle,
  drawTumbler,
  drawWineGlass,
  type Kind,
} from './pill-label.ts';

/** Where things stand on the nightstand, in centimeters from the bottle to the right. */
export const onStand = { bottle: 0, glass: 11.2, card: 24 };

const scale = 31;
const foot: Point = { x: 236, y: 562 };
const at = (x: number): Point => ({ x: foot.x + x * scale, y: foot.y });

/** The things on the nightstand from near: what the label says decides what is in the glass. */
export type OnTop = { kind: Kind; turn?: number; lifted?: number; full?: number };

/** Glass, bottle and card in a row. @param lifted 0 the glass stands, 1 it is out of the picture */
function drawRow(pen: Pen, { kind, turn = 0, lifted = 0 }: OnTop) {
  const glass = { x: at(onStand.glass).x - 60 * lifted, y: foot.y - 640 * lifted };
  drawPharmacistCard(pen, at(onStand.card), scale);
  drawPillBottle(pen, at(onStand.bottle), scale, kind, turn);
  (kind === 'PM' ? drawWineGlass : drawTumbler)(pen, glass, scale);
}

/** The wall in lamp light and the top of the nightstand. */
export function drawStandTop(pen: Pen): void {
  graded(pen, rectangle(0, 0, frameWidth, frameHeight), { x: 0, y: 0 }, { x: frameWidth, y: 300 }, [
    [0, '#8f6f63'],
    [0.6, '#a98471'],
    [1, '#c29a7c'],
  ]);
  softGlow(pen, { x: 1120, y: 40 }, { x: 620, y: 460 }, '#ffdf9e', 0.55);
  graded(pen, rectangle(0, 520, frameWidth, 200), { x: 0, y: 520 }, { x: 0, y: 720 }, [
    [0, '#7c5136'],
    [0.3, '#9a6845'],
    [1, '#b07c55'],
  ]);
  for (const [y, bow] of [
    [552, 3],
    [598, -5],
    [646, 6],
    [694, -4],
  ] as const)
    stroke(
      pen,
      curve([
        { x: -10, y },
        { x: 420, y: y + bow },
        { x: 860, y: y - bow },
        { x: 1290, y: y + bow },
      ]),
      faint('#5d3a24', 0.35),
      2,
    );
  fill(pen, rectangle(0, 518, frameWidth, 5), faint('#5d3a24', 0.5));
}

/** A hand of Rosa's that has the cap of the bottle between its fingers and turns it. @param there 1 at the cap, 0 gone */
function drawTurningHand(pen: Pen, there: number, turn: number) {
  const top = { x: foot.x, y: foot.y - bottleHigh * scale };
  const wrist = { x: top.x - 212 - 300 * (1 - there), y: top.y - 62 - 150 * (1 - there) };
  drawCloseHand(pen, {
    person: rosa,
    wrist,
    elbow: { x: wrist.x - 330, y: wrist.y - 60 },
    scale: 27,
    shape: 'grip',
    bend: 16 - turn * 0.12,
  });
}

/** Clip 1: the hand turns the bottle until its label faces us, and goes. */
export function drawTurned(pen: Pen, kind: Kind, turn: number, there: number): void {
  drawRow(pen, { kind, turn });
  if (there > 0) drawTurningHand(pen, there, turn);
}

/** A finger reads: from the label over to the list. @param along 0 at the label, 1 at the list @param there 0 gone */
export function drawReading(pen: Pen, kind: Kind, along: number, there: number, hasGlass = true): void {
  drawRow(pen, { kind, lifted: hasGlass ? 0 : 1 });
  const tip = between(
    place(at(onStand.bottle).x - 20, foot.y - 30, 0),
    place(at(onStand.card).x - 30, foot.y - 34, 0),
    along,
  );
  const wrist = { x: tip.x + 36, y: tip.y + 345 + 300 * (1 - there) };
  drawCloseHand(pen, {
    person: rosa,
    wrist,
    elbow: { x: wrist.x + 60, y: wrist.y + 330 },
    scale: 22,
    shape: 'point',
  });
}

/** The hand takes the glass by its stem and lifts it out of the picture. */
export function drawTakenAway(pen: Pen, kind: Kind, there: number, lifted: number): void {
  drawRow(pen, { kind, lifted });
  const stem = { x: at(onStand.glass).x - 60 * lifted, y: foot.y - 100 - 640 * lifted };
  const wrist = { x: stem.x - 215 - 420 * (1 - there), y: stem.y + 30 + 90 * (1 - there) };
  drawCloseHand(pen, {
    person: rosa,
    wrist,
    elbow: { x: wrist.x - 360, y: wrist.y + 150 },
    scale: 24,
    shape: 'grip',
    bend: 6,
  });
}

/** From the bottle to the card. */
export const nearBox = {
  x: at(onStand.bottle).x - 200,
  y: foot.y - bottleHigh * scale,
  width: (onStand.card + cardSize / 2) * scale + 205,
  height: bottleHigh * scale,
};
