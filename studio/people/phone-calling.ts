import { faint, tone } from '../canvas/color.ts';
import { apart, curve, polygon, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Stage } from '../canvas/stage.ts';
import { drawPhone } from '../props/notes.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import { blendedHand } from './moves.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import type { Skeleton } from './skeleton.ts';
import { torsoOf } from './torso.ts';

// Rosa's phone in her left hand: from where it stands to her ear, and into the pocket of her cardigan.

const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });

/** The hand at the ear of somebody whose hips are at a height. */
export const atEar = (hips: number): Hand => ({
  to: own(15.5, hips + 55, 4),
  shape: 'hold',
  elbow: { out: 0.3, up: -1, forward: 0.5 },
});
/** The same hand before the chest, the screen towards her. */
const beforeChest = (hips: number): Hand => ({
  to: own(16, hips + 34, 28),
  shape: 'hold',
  elbow: { out: 0.7, up: -0.8, forward: -0.2 },
});
/** The same hand over the opening of the pocket. */
const overPocket = (hips: number): Hand => ({
  to: own(12, hips + 25, 19),
  shape: 'hold',
  elbow: { out: 0.9, up: -0.3, forward: -0.5 },
});

/** From where the phone is to the ear. @param taken 0 there to 1 at the ear */
export const toEar = (taken: number, from: Hand, hips: number): Hand =>
  taken < 0.5
    ? blendedHand(from, beforeChest(hips), taken * 2)
    : blendedHand(beforeChest(hips), atEar(hips), taken * 2 - 1);

/** Into the pocket: from the ear past the chest and down, and the empty hand comes to rest. */
export function pocketing(beat: number, hips: number, rest: Hand): { hand: Hand; held: HeldPhone } {
  const low = during(beat, 0.06, 0.42);
  const inPocket = during(beat, 0.46, 0.68);
  const { left, up, forward } = overPocket(hips).to as OwnSpot;
  const pushes = { ...overPocket(hips), to: own(left, up - 8 * inPocket, forward) };
  const down =
    low < 0.5
      ? blendedHand(atEar(hips), beforeChest(hips), low * 2)
      : blendedHand(beforeChest(hips), pushes, low * 2 - 1);
  return {
    hand: blendedHand(down, { ...rest, shape: 'hold' }, during(beat, 0.74, 0.95)),
    held: { atEar: 1 - during(beat, 0.06, 0.24), inPocket },
  };
}

/** Talking: the free hand and the body move with the words. */
export function withWords(pose: Pose, beat: number, right: Hand): Pose {
  const lifted = thereAndBack((beat * 3) % 1);
  const { left, up, forward } = right.to as OwnSpot;
  return {
    ...pose,
    aside: pose.aside + 2.4 * Math.sin(beat * 9),
    lean: pose.lean + 1.5 * Math.sin(beat * 7),
    hands: {
      ...pose.hands,
      right: {
        ...right,
        to: own(left - 2 * lifted, up + 13 * lifted, forward + 5 * lifted),
        shape: lifted > 0.4 ? 'open' : right.shape,
      },
    },
  };
}

/** The phone in her left hand: how far it is at her ear, where only its side is seen, and how far in the pocket. */
export type HeldPhone = { atEar: number; inPocket?: number };

const pocket = { from: 12, to: 50, top: 0.36, low: 0.06 };

export function drawHeldPhone(pen: Pen, view: Stage, skeleton: Skeleton, held: HeldPhone): void {
  const { atEar, inPocket = 0 } = held;
  const { palm } = skeleton.arms.left;
  const inHand = view.at({ ...palm, y: palm.y + 3 });
  const scale = view.scale(palm.z) * 1.1;
  const edge = torsoOf(view, skeleton).on(pocket.top, 32);
  // Its upper end still looks out of the pocket.
  const stuck = { x: edge.x, y: edge.y + 3.6 * scale };
  apart(pen, () => {
    pen.translate(inHand.x + (stuck.x - inHand.x) * inPocket, inHand.y + (stuck.y - inHand.y) * inPocket);
    pen.rotate(0.3 * atEar + 0.08 * inPocket);
    // Around her side it is seen at an angle.
    pen.scale(1 - 0.52 * atEar - 0.3 * inPocket, 1);
    drawPhone(pen, { x: 0, y: 0 }, scale, { lit: false });
  });
}

/** Over her body: the pocket, and the phone that goes into it. */
export function drawPocketWith(pen: Pen, view: Stage, skeleton: Skeleton, held?: HeldPhone): void {
  if (held?.inPocket) drawHeldPhone(pen, view, skeleton, held);
  drawPocket(pen, view, skeleton);
}

/** A knitted pocket on the left front of a cardigan: the part of it that lies over what is in it. */
function drawPocket(pen: Pen, view: Stage, skeleton: Skeleton): void {
  const torso = torsoOf(view, skeleton);
  const { from, to, top, low } = pocket;
  const spot = (level: number, angle: number) => torso.on(level, angle, 0.5);
  const edge = [from, (from + to) / 2, to].map((angle) => spot(top, angle));
  const shape = polygon([...edge, spot(low, to - 1), spot(low - 0.02, (from + to) / 2), spot(low, from + 1)]);
  const band = '#b04634';
  solid(pen, shape, tone('#c9543f', 0.22), torso.scale * 1.2, torso.scale * 0.6);
  stroke(pen, shape, faint('#8a2f22', 0.5), torso.scale * 0.4);
  stroke(pen, curve(edge), '#8a2f22', torso.scale * 2.3);
  stroke(pen, curve(edge), band, torso.scale * 1.7);
}
