import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawNeckCord } from '../props/neck-cord.ts';
import { drawPhone } from '../props/notes.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { blendedHand } from './moves.ts';
import { speaking } from './mrs-okafor.ts';
import { throat } from './neck-cord-on.ts';
import type { Hand } from './pose.ts';
import { sitting, withHands } from './poses.ts';

// Rosa on the sturdy chair, to which she got up, and her phone on the table beside it.

export const chair: Stand = { at: place(134, 0, 200), turn: -30 };
export const table = { at: place(196, 0, 216), height: 66 };
const phoneAt = place(table.at.x - 2, table.height + 9, table.at.z);

const sits = sitting(rosa, { seat: 45, lean: -2 });
const onKnee = (side: 1 | -1, up = 0): Hand => ({
  to: spotOn(chair, side * 11, 62 + up, 30),
  shape: 'flat',
  elbow: { out: 0.8, up: -0.6, forward: -0.5 },
});

export function drawPhoneOnTable(pen: Pen, view: Stage): void {
  drawPhone(pen, view.at(phoneAt), view.scale(phoneAt.z) * 1.15, { turn: 8, lit: false });
}

type Doing = {
  left: Hand;
  right: Hand;
  lean?: number;
  aside?: number;
  looksAt: Place | null;
  talks?: number;
  holds?: Place;
};

function drawSeated(pen: Pen, view: Stage, { idle, seconds }: Moment, doing: Doing) {
  const { left, right, lean = 0, aside = 0, looksAt, talks = 0, holds } = doing;
  woodenChair(view, chair, rosaHome.wood, { seat: 45, high: 94 }).behind(pen);
  const pose = withHands({ ...sits, lean: sits.lean + lean, aside }, { left, right });
  const calm = feeling(idle('Rosa'), 'warm', 0.7);
  const person = figure(
    view,
    { person: rosa, ...chair, pose, regards: looksAt ?? place(-60, 110, -60) },
    handsBusy(speaking(attending(calm, looksAt ? 1 : 0.6), seconds, talks)),
  );
  person.draw(pen, {
    beforeArms: () => {
      const { at, scale } = throat(view, person);
      drawNeckCord(pen, at, scale, 'button');
    },
    ...(holds
      ? { left: () => drawPhone(pen, view.at(holds), view.scale(holds.z) * 1.15, { turn: -12, lit: false }) }
      : {}),
  });
}

/** She leans back, breathes out, and strokes her knees. */
export function drawResting(pen: Pen, view: Stage, moment: Moment): void {
  const { beat } = moment;
  const strokes = 5 * Math.sin(beat * 15) * during(beat, 0.15, 0.3);
  const hand = (side: 1 | -1): Hand => ({
    ...onKnee(side),
    to: spotOn(chair, side * 11, 62, 27 + strokes),
  });
  drawSeated(pen, view, moment, {
    left: hand(1),
    right: hand(-1),
    lean: 13 * (1 - during(beat, 0, 0.35)) + 0.4 * strokes,
    looksAt: null,
  });
}

const grip: Hand = {
  to: place(phoneAt.x - 1, phoneAt.y - 2, phoneAt.z - 3),
  shape: 'hold',
  elbow: { out: 0.6, up: -0.7, forward: -0.3 },
};
const ear = spotOn(chair, 13, 109, 9);

/** Her hand takes the phone from the table to her ear. */
export function drawTakingPhone(pen: Pen, view: Stage, moment: Moment): void {
  const { beat } = moment;
  const reach = during(beat, 0.04, 0.34);
  const lifted = during(beat, 0.42, 0.76);
  const palm = between(grip.to as Place, ear, lifted);
  const left =
    reach < 1
      ? blendedHand(onKnee(1), grip, reach)
      : {
          ...grip,
          to: palm,
          elbow: { out: 0.9 - 0.3 * (1 - lifted), up: -0.7 - 0.7 * lifted, forward: -0.3 + 0.8 * lifted },
        };
  const isHeld = beat > 0.38;
  if (!isHeld) drawPhoneOnTable(pen, view);
  const back = 1 - lifted;
  drawSeated(pen, view, moment, {
    left,
    right: onKnee(-1),
    aside: 12 * reach * back,
    lean: 4 * reach * back,
    looksAt: lifted < 0.4 ? phoneAt : null,
    ...(isHeld ? { holds: palm } : {}),
  });
}

/** She tells somebody: her free hand goes with her words, and she listens and nods. */
export function drawTelling(pen: Pen, view: Stage, moment: Moment): void {
  const { beat, seconds } = moment;
  const listens = thereAndBack(during(beat, 0.5, 0.76));
  const wave = (1 - listens) * Math.sin(seconds * 2.6);
  const right: Hand = {
    to: spotOn(chair, -21 - 4 * wave, 76 - 14 * listens + 5 * Math.sin(seconds * 2.1), 29 + 3 * wave),
    shape: listens > 0.6 ? 'flat' : 'open',
    elbow: { out: 0.8, up: -0.8, forward: -0.3 },
  };
  drawSeated(pen, view, moment, {
    left: { ...grip, to: ear, elbow: { out: 0.9, up: -1.4, forward: 0.5 } },
    right,
    lean: 2 + 1.5 * wave + 2 * listens * Math.sin(seconds * 4),
    looksAt: null,
    talks: 1 - listens,
    holds: ear,
  });
}
