import { tone } from '../canvas/color.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { slanted } from '../canvas/solids.ts';
import { between, inFrame } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPhone } from '../props/notes.ts';
import { chair, inFirmShoes } from '../rooms/novak-kitchen.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, withHands } from './poses.ts';
import { telephoning, tying } from './socks-to-shoes.ts';

const tableTop = 74;
const cup = place(-80, tableTop, 144);

/** A number on the phone's screen and the button that calls it. */
function drawCall(pen: Pen) {
  fill(pen, rectangle(0, 0, 14, 29, 0), '#3d6a8c');
  fill(pen, rectangle(2, 4, 10, 2.6, 1.3), '#eef6fa');
  fill(pen, rectangle(3.6, 8.6, 6.8, 2, 1), '#a9c6d8');
  fill(pen, ellipse(7, 20.5, 4.6, 4.6), '#7fd19a');
}

function drawPhoneOnTable(pen: Pen, view: Stage) {
  const [x, y, z] = [-112, tableTop + 0.4, 136];
  slanted(pen, view, place(x, y, z), place(x + 1.06, y, z + 0.3), place(x + 0.3, y, z - 1.06), () =>
    drawPhone(pen, { x: 0, y: 0 }, 1.3, { screen: () => drawCall(pen) }),
  );
}

const drawCup = (pen: Pen, view: Stage, at = cup) => drawMug(pen, view, at, tone('#d98d73', 0.2), 1.15);

/** At her table with a cup of tea: she drinks, puts the cup down, and thinks; her feet move a little. */
export function drawThinking(pen: Pen, view: Stage, moment: Moment): void {
  const { beat } = moment;
  const drinks = during(beat, 0.03, 0.16) * (1 - during(beat, 0.26, 0.38));
  const taps = thereAndBack(during(beat, 0.56, 0.66)) + thereAndBack(during(beat, 0.82, 0.92));
  const [shifts, rubs] = [during(beat, 0.5, 0.62), Math.sin(beat * 30) * during(beat, 0.5, 0.6)];
  const base = sitting(inFirmShoes, { seat: 45, lean: 4 - 4 * drinks + 5 * shifts });
  const { left, right } = base.feet;
  const seated: Pose = {
    ...base,
    feet: {
      left: { ...left, heel: -13 * taps },
      right: {
        ...right,
        forward: right.forward + 4 * shifts,
        heel: 12 * thereAndBack(during(beat, 0.68, 0.8)) + 12 * thereAndBack(during(beat, 0.9, 1)),
      },
    },
  };
  const staging = { person: inFirmShoes, ...chair, regards: place(90, 150, 40) };
  const silent = feeling(attending(moment.idle('neighbor'), 0.7), 'concern', 0.35 * (1 - drinks));
  const { skeleton } = figure(view, { ...staging, pose: seated }, silent);
  const mouth = inFrame(skeleton.chest, skeleton.head, -1, -14.5, 13.5);
  const at = between(cup, mouth, drinks);
  const onLap = seated.hands.left;
  const lap: Hand = { ...onLap, to: { left: 10, up: 62, forward: 25 + 5 * rubs } };
  const pose = withHands(seated, {
    right: {
      to: place(at.x + 3, at.y + 5.4, at.z + 1),
      shape: 'hold',
      elbow: { out: 0.9, up: -0.6, forward: -0.4 },
    },
    left: lap,
  });
  drawPhoneOnTable(pen, view);
  drawFloorShadow(pen, view, place(chair.at.x + 12, 0, chair.at.z - 26));
  figure(view, { ...staging, pose }, handsBusy({ ...silent, nod: silent.nod - 1.2 * drinks })).draw(pen, {
    right: () => drawCup(pen, view, at),
  });
}

/** Her cup and her phone, as they are on the table. */
export function drawOnTable(pen: Pen, view: Stage): void {
  drawCup(pen, view);
  drawPhoneOnTable(pen, view);
}

/** Both hands tie the laces of a firm shoe. */
export function drawTying(pen: Pen, view: Stage, moment: Moment): void {
  drawOnTable(pen, view);
  drawSeated(pen, view, moment, tying(moment.beat), false);
}

/** She tells it on the telephone. */
export function drawTelephoning(pen: Pen, view: Stage, moment: Moment): void {
  drawCup(pen, view);
  drawSeated(pen, view, moment, telephoning(moment.beat), true);
}

function drawSeated(pen: Pen, view: Stage, moment: Moment, pose: Pose, calls: boolean) {
  const silent = feeling(moment.idle('neighbor'), 'warm', 0.7);
  drawFloorShadow(pen, view, place(chair.at.x + 12, 0, chair.at.z - 26));
  const person = figure(
    view,
    { person: inFirmShoes, ...chair, pose, regards: calls ? place(70, 130, -60) : place(0, 10, 100) },
    handsBusy(attending(silent, 0.7)),
  );
  const { palm } = person.skeleton.arms.right;
  person.draw(pen, {
    right: () => {
      if (calls) drawPhone(pen, view.at(palm), view.scale(palm.z), { turn: -14, lit: false });
    },
  });
}
