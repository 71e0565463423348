import type { Pen } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import {
  drawLampCord,
  drawLampCorner,
  type Lamp,
  lampAt,
  lampMoved,
  loop,
  manyOf,
  short,
  wallZ,
} from '../rooms/lamp-corner.ts';
import { during, swinging } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { mina } from './cast/mina.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { onBothKnees } from './on-the-carpet.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

// What Mina's hands do with the reading lamp and its cord.

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

/** Where the front of his walker meets the cord, how far it has dragged it, and how the lamp rocks. */
export function dragging(beat: number) {
  const rolled = during(beat, 0, 0.5) - 0.3 * during(beat, 0.62, 0.9);
  const pull = during(beat, 0.34, 0.5) * (1 - 0.6 * during(beat, 0.62, 0.9));
  const tilt =
    5.5 * during(beat, 0.4, 0.52) * (1 - during(beat, 0.56, 0.72)) + 2.4 * swinging(during(beat, 0.7, 1), 2);
  const way = loop.map((spot, index) => {
    const share = Math.max(0, 1 - Math.abs(index - 4.6) / 2.6);
    return place(spot.x + 15 * pull * share, spot.y, spot.z);
  });
  return { rolled, lamp: { at: lampAt, tilt }, way };
}

const besideLamp = place(-261, 0, 270);
const steadyTurn = 78;

/** Her hands on the pole of the lamp, one above the other, or a little away from it. */
const atPole = (lamp: Place, tilt: number, away: number): Pose['hands'] => {
  const at = (y: number): Hand => ({
    to: place(lamp.x - y * Math.sin((tilt * Math.PI) / 180) - away, y, lamp.z + 1),
    shape: away > 3 ? 'open' : 'grip',
    elbow: { out: 0.6, up: -0.9, forward: -0.4 },
  });
  return { left: at(104), right: at(92) };
};

/** Her hands are near the pole, and catch it when it tips. */
export const drawMinaSteadying = (
  pen: Pen,
  view: Stage,
  { beat, idle }: Moment,
  lamp: Lamp,
  drawLamp: () => void,
) => {
  const pose = withHands(
    standing(mina, { lean: 9 - Math.max(0, lamp.tilt) }),
    atPole(lamp.at, lamp.tilt, 9 * (1 - during(beat, 0.4, 0.52))),
  );
  figure(
    view,
    { person: mina, at: besideLamp, turn: steadyTurn, pose, regards: place(lampAt.x, 110, lampAt.z) },
    attending(idle('Mina')),
  ).draw(pen, { left: drawLamp });
};

const carries: Way = {
  from: besideLamp,
  to: place(lampMoved.x + besideLamp.x - lampAt.x, 0, lampMoved.z + besideLamp.z - lampAt.z),
  steps: 6,
};

/** She carries the lamp to the outlet, and its cord leaves the floor. */
export const drawLampCarried: Drawn = (pen, view, { beat, idle }) => {
  const { at, pose } = walkingOn(mina, carries, during(beat, 0.1, 0.86));
  const up = 5 * (during(beat, 0, 0.1) - during(beat, 0.88, 1));
  const lamp = {
    ...between(lampAt, lampMoved, (at.x - carries.from.x) / (carries.to.x - carries.from.x)),
    y: up,
  };
  const share = during(beat, 0.05, 0.95);
  const way = manyOf(loop, 14).map((spot, index) => between(spot, manyOf(short, 14)[index] ?? spot, share));
  const behindChair = (drawLamp: () => void) =>
    figure(
      view,
      {
        person: mina,
        at,
        turn: steadyTurn,
        pose: withHands({ ...pose, lean: 9 }, atPole(lamp, 0, 0)),
        regards: place(0, 40, 300),
      },
      attending(idle('Mina'), 0.7),
    ).draw(pen, { left: drawLamp });
  drawLampCord(pen, view, way);
  drawLampCorner(pen, view, null, { lamp: { at: lamp, tilt: 0 }, behindChair });
};

const atClip = place(-20, 0, 307);

/** Mina on her knees at the wall: her thumbs press one clip after the other. */
export const drawMinaPressing: Drawn = (pen, view, { beat, idle }) => {
  const along = -46 + 6 * during(beat, 0.5, 0.62);
  const press = Math.max(0, Math.sin(beat * Math.PI * 7)) * 2;
  // Both arms lie close together: between them the outlet would be seen.
  const hand = (aside: number, back: number, up: number): Hand => ({
    to: place(along + aside, 9, wallZ - 3 - back),
    shape: 'hold',
    elbow: { out: 0.5, up, forward: -0.6 },
  });
  const pose = withHands(
    { ...onBothKnees(mina), lean: 68 + press },
    {
      left: hand(-4, 3 - press, 0.2),
      right: hand(5, 3 - press, 0.2),
    },
  );
  drawFloorShadow(pen, view, place(atClip.x + 30, 0, atClip.z - 12), 34);
  figure(
    view,
    { person: mina, at: atClip, turn: -104, pose, regards: place(along, 8, wallZ) },
    attending(idle('Mina')),
  ).draw(pen);
};
