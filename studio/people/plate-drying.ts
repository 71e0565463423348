import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { radians } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCloth, drawPlate } from '../props/crockery.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';

/** Hands that dry a plate: it is in the left one, the cloth in the right one. @param at the plate, in her own space @param rub where the cloth is on it */
export function drying(at: OwnSpot, rub: Round): Record<'left' | 'right', Hand> {
  return {
    left: { to: { left: at.left + 9, up: at.up - 4, forward: at.forward }, shape: 'hold' },
    right: {
      to: { left: at.left - 6 + rub.x, up: at.up + rub.y, forward: at.forward + 3 },
      shape: 'flat',
    },
  };
}

export type Round = { x: number; y: number };
/** Where a cloth is that goes around. @param size of its circles in centimeters */
export const rubbing = (turns: number, size: number): Round => ({
  x: size * Math.sin(turns * 2 * Math.PI),
  y: size * 0.8 * Math.cos(turns * 2 * Math.PI),
});

/** The hand that has the plate; the other one has the cloth, or is free. */
export type WithPlate = {
  at: Place;
  turn: number;
  pose: Pose;
  regards: Place;
  plate?: 'left' | 'right' | 'none';
  isGlad?: boolean;
};

/** Rosa with her plate, and the cloth if she dries it. */
export function drawRosaWithPlate(pen: Pen, view: Stage, moment: Moment, doing: WithPlate) {
  const { at, turn, pose, regards, plate = 'left', isGlad = false } = doing;
  drawFloorShadow(pen, view, at);
  const silent = attending(moment.idle('Rosa'));
  const performance = handsBusy(moment.speaker ?? (isGlad ? feeling(silent, 'warm', 0.7) : silent));
  const person = figure(view, { person: rosa, at, turn, pose, regards }, performance);
  const { left, right } = person.skeleton.arms;
  const drawHeld = () => {
    const { x, y, z } = plate === 'left' ? left.palm : right.palm;
    // The hand holds the plate's far rim; of somebody who is turned away it covers more of it.
    const beside = plate === 'left' ? -8 * Math.cos(radians(turn)) ** 2 : 8;
    drawPlate(pen, view.at(place(x + beside, y + 5, z)), 12 * view.scale(z), -0.2);
  };
  const drawDrying = () => {
    const spot = view.at(place(right.palm.x, right.palm.y + 3, right.palm.z));
    const sway = 1.2 * Math.sin(moment.seconds * 3.4);
    drawCloth(pen, spot, view.scale(right.palm.z), tone('#f4ead2', 0.14), '#6f9bb0', 15, 22, sway);
  };
  if (plate === 'right') person.draw(pen, { right: drawHeld });
  else person.draw(pen, { ...(plate === 'left' ? { left: drawHeld } : {}), right: drawDrying });
}
