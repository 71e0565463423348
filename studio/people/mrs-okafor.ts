import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { armchair, armchairSeat } from '../props/chairs.ts';
import { drawKnitting, drawTangle, wool } from '../props/knitting.ts';
import { drawLapBlanket } from '../props/lap-blanket.ts';
import { drawSpectacles } from '../props/spectacles.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawYarn } from '../props/yarn.ts';
import type { Performance } from '../scenes/scene.ts';
import { handsBusy } from './attending.ts';
import { dressed } from './cast/dressed.ts';
import { residentTwo } from './cast/others.ts';
import { figure } from './figure.ts';
import type { Hand, OwnSpot, Pose } from './pose.ts';
import { sitting } from './poses.ts';

/** Her armchair in the lounge, and the small table at its side. */
export const chair = { at: place(-20, 0, 182), turn: 26 };
export const cover = tone('#8d6f8f', 0.26);
export const table = spotOn(chair, -70, 0, 10);
const inLap = spotOn(chair, 0, 61, 24);
const wears = dressed(residentTwo, {}, { glasses: '#5a4038' });

export type Yarn = 'tangled' | 'neat';

/** Lips that speak while nobody is heard: open and close in the pace of speech. */
export const speaking = (performance: Performance, seconds: number, amount: number): Performance => {
  const open = amount * (0.32 + 0.3 * Math.sin(seconds * 13) + 0.18 * Math.sin(seconds * 7.3));
  return { ...performance, mouth: { ...performance.mouth, open: Math.max(0, open), teeth: 0.3 * amount } };
};

/** A spot in somebody's own space. */
export const own = (left: number, up: number, forward: number): OwnSpot => ({ left, up, forward });
/** How she sits while she does nothing else. */
export const sits = sitting(residentTwo, { seat: armchairSeat, lean: -2 });

/** Hands that pick at the air as at threads, one after the other. */
export function picking(seconds: number): Record<'left' | 'right', Hand> {
  const pick = (side: 1 | -1, lag: number): Hand => {
    const dab = Math.max(0, Math.sin(seconds * 2.6 + lag));
    const drift = Math.sin(seconds * 0.9 + lag);
    return {
      to: own(side * (20 - 6 * dab) + 3 * drift, 82 + 9 * dab + 3 * drift, 34 + 4 * dab),
      shape: dab > 0.5 ? 'hold' : 'relaxed',
      elbow: { out: 0.7, up: -0.8, forward: -0.2 },
      bend: side * (14 - 34 * dab),
    };
  };
  return { left: pick(1, 0), right: pick(-1, 2.4) };
}

/** Hands that knit: needle over needle. @param up how high they hold it */
export function knitting(seconds: number, up: number, apart = 9): Record<'left' | 'right', Hand> {
  const beat = Math.sin(seconds * 4.2);
  const hold = (side: 1 | -1): Hand => ({
    to: own(side * (apart + 1.2 * beat), up + 1.6 * side * beat, 31),
    shape: 'hold',
    elbow: { out: 0.8, up: -0.8, forward: -0.2 },
  });
  return { left: hold(1), right: hold(-1) };
}

type Seated = {
  pose: Pose;
  performance: Performance;
  regards: Place;
  yarn: Yarn;
  glasses?: 'held' | 'on';
  knits?: boolean;
  isCovered?: boolean;
  /** How far the ball of yarn has rolled away. */
  ball?: number;
};

/** Mrs. Okafor in her chair, with what is on her lap and beside her. */
export function drawOkafor(pen: Pen, view: Stage, doing: Seated) {
  const { pose, performance, regards, yarn, glasses, knits, isCovered, ball = 0 } = doing;
  const seat = armchair(view, chair, cover, { high: 112 });
  drawSideTable(pen, view, table, { height: 56 });
  if (yarn === 'neat') drawYarn(pen, view, place(table.x, 56, table.z), wool, 9);
  seat.behind(pen);
  const person = figure(
    view,
    { person: glasses === 'on' ? wears : residentTwo, ...chair, pose, regards },
    handsBusy(performance),
  );
  const { left, right } = person.skeleton.arms;
  person.draw(pen, {
    beforeArms: () => {
      seat.front(pen);
      if (isCovered) drawLapBlanket(pen, view, person.skeleton, tone('#c98f6a', 0.22), '#f4e3c4');
      if (yarn === 'tangled') {
        drawTangle(pen, view, inLap, 17);
        const floor = spotOn(chair, -30 - 34 * ball, 0, 46);
        if (ball > 0) drawYarn(pen, view, floor, wool, 8);
      }
      if (knits)
        drawKnitting(pen, view, { left: left.palm, right: right.palm, long: Math.max(16, left.palm.y - 60) });
    },
    ...(glasses === 'held' ? { right: () => drawHeldGlasses(pen, view, left.palm, right.palm) } : {}),
  });
}

/** Her glasses between both hands. */
function drawHeldGlasses(pen: Pen, view: Stage, left: Place, right: Place) {
  const middle = between(left, right, 0.5);
  drawSpectacles(pen, view.at(place(middle.x, middle.y + 4, middle.z)), view.scale(middle.z), {
    color: '#5a4038',
  });
}
