import { tone } from '../canvas/color.ts';
import { line, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { boxAround, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalkerLeg } from '../props/close-views.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawMotionLines, soundColor } from '../props/signals.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { minaHome } from '../rooms/palettes.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const man: Stand = { at: place(-70, 0, 196), turn: 40 };
const minaAt = place(164, 0, 214);
/** The left front leg of a walker, at the height of its button. */
const pinOf = (walker: Stand) => spotOn(walker, 26, 25, 21);
const pin = pinOf(walkerBefore(man));

/** How far he steps, in centimeters. */
const pace = 22;

/** A part of a beat, from 0 to 1, eased. */
function part(beat: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (beat - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** His step: first the walker rolls ahead, then his right foot follows, then the left. */
function stepped(beat: number) {
  const rolled = pace * part(beat, 0, 0.45);
  const [right, left] = [part(beat, 0.3, 0.7), part(beat, 0.6, 1)];
  const at = spotOn(man, 0, 0, (pace * (right + left)) / 2);
  const foot = (moved: number, other: number) => ({
    forward: (pace * (moved - other)) / 2,
    up: 4 * Math.sin(Math.PI * moved),
  });
  return {
    walker: walkerBefore({ ...man, at: spotOn(man, 0, 0, rolled) }),
    at,
    left: foot(left, right),
    right: foot(right, left),
  };
}

function drawHall(pen: Pen, view: Stage) {
  drawFrontHall(pen, view, { ...minaHome, floor: minaHome.boards }, { doorX: -190, leaf: minaHome.curtain });
  drawPicture(pen, view, { x: 26, y: 136, z: frontHallBack, width: 60, height: 44 }, 'flowers');
  drawHallTable(pen, view, place(62, 0, frontHallBack - 34), { width: 96 });
  drawPlant(pen, view, place(238, 0, frontHallBack - 26), 0.8);
}

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const { walker, at, left, right } = stepped(moment.beat);
  const grips = walkerGrips(walker);
  const still = standing(joon, { lean: 6 });
  const { feet } = still;
  const pose = withHands(
    {
      ...still,
      feet: {
        left: { ...feet.left, forward: feet.left.forward + left.forward, up: left.up },
        right: { ...feet.right, forward: feet.right.forward + right.forward, up: right.up },
      },
    },
    { left: { to: grips.left, shape: 'grip' }, right: { to: grips.right, shape: 'grip' } },
  );
  drawFloorShadow(pen, view, at);
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: joon, at, turn: man.turn, pose, regards: pinOf(walker) },
    feeling(attending(moment.idle('Joon')), 'thinking', 0.6),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

const room: Stage = stage();

const hall: Picture = {
  keyObject: boxAround([room.at(place(pin.x - 12, 46, pin.z)), room.at(place(pin.x + 52, 0, pin.z))]),
  drawBackground: (pen) => {
    drawHall(pen, room);
    drawFloorShadow(pen, room, minaAt);
  },
  drawAction: (pen, moment) => {
    const performance = moment.speaker ?? feeling(moment.idle('Mina'), 'concern', 0.6);
    figure(
      room,
      { person: mina, at: minaAt, turn: -24, pose: standing(mina), regards: pin },
      performance,
    ).draw(pen);
    drawJoon(pen, room, moment);
    const leg = room.at(pinOf(stepped(moment.beat).walker));
    drawMotionLines(pen, leg, { size: 26, apart: 34, seconds: moment.seconds, color: soundColor });
  },
};

/** The two front legs from before the walker, near the floor. */
const low: Stage = stage({ eyeHeight: 46, horizon: 84, focal: 1150, distance: 60, eyeX: 5 });
const legs: [Place, Place] = [place(-24, 0, 28), place(24, 0, 28)];

/** A dashed line at the height of the good button, and how far below it the other one is. @param slip in centimeters */
function drawDrop(pen: Pen, slip: number) {
  const [good, loose] = legs;
  const from = low.at(place(good.x + 6, 25, good.z));
  const to = low.at(place(loose.x - 5, 25, loose.z));
  const tip = low.at(place(loose.x - 5, 25 - slip, loose.z));
  const scale = low.scale(loose.z);
  pen.save();
  pen.setLineDash([1.6 * scale, 1.4 * scale]);
  stroke(pen, line([from, to]), soundColor, 0.6 * scale);
  pen.restore();
  const wing = (side: number) => ({ x: tip.x + side * 1.6 * scale, y: tip.y - 2 * scale });
  stroke(pen, line([to, tip]), soundColor, 0.9 * scale);
  stroke(pen, line([wing(-1), tip, wing(1)]), soundColor, 0.9 * scale);
}

/** @param locked both pins are all the way out, and neither leg shakes */
const legsFrom = (locked: boolean): Picture => ({
  keyObject: boxAround([
    low.at(place(legs[0].x - 9, 52, legs[0].z)),
    low.at(place(legs[1].x + 22, 12, legs[1].z)),
  ]),
  drawBackground: (pen) => {
    drawHall(pen, low);
    drawFloorShadow(pen, low, place(0, 0, 70));
  },
  drawAction: (pen, moment) => {
    figure(
      low,
      { person: joon, at: place(0, 0, 76), turn: 0, pose: standing(joon) },
      moment.idle('Joon'),
    ).draw(pen);
    const steel = tone('#b9c2c8', 0.34);
    const slip = locked ? 0 : 5 + 4 * thereAndBack(moment.beat);
    tube(pen, low, [place(legs[0].x, 50, 30), place(legs[1].x, 50 - slip, 30)], 2, steel);
    // The light along the bar.
    const ends = [place(legs[0].x, 50.8, 30), place(legs[1].x, 50.8 - slip, 30)];
    tube(pen, low, ends, 0.4, tone('#f4f7f8', 0));
    const [good, loose] = legs;
    const scale = low.scale(good.z);
    drawWalkerLeg(pen, low.at(good), scale, 1);
    drawWalkerLeg(pen, low.at(loose), scale, locked ? 1 : 0.4, slip);
    if (locked) return;
    drawDrop(pen, slip);
    drawMotionLines(pen, low.at(place(loose.x, 25 - slip, loose.z)), {
      size: 9 * scale,
      apart: 15 * scale,
      seconds: moment.seconds,
      color: soundColor,
    });
  },
});
const close = legsFrom(false);

const bothOfThem = framed(740, 358, 1000);

/** Exercise 15, The Walker Goes Click. */
export const scene: Scene = {
  ...hall,
  exerciseId: 15,
  pictured:
    'Joon walks through the hallway, his hands on the grips of his walker; Mina looks at its legs. Close by, on one front leg the spring button is only half through its hole, and it clicks; on the other leg the button is all the way out.',
  owner: 'Mina',
  sounds: [{ name: 'click', caption: 'walker clicks' }],
  beat: {
    word: 'every',
    seconds: 2.2,
    moves: 'The leg that is not locked slips down and comes up again',
  },
  shots: [
    { from: 0, camera: bothOfThem, easeSeconds: 0 },
    { from: 0.38, insert: close, camera: wide, easeSeconds: 0 },
    { from: 0.82, camera: bothOfThem, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: bothOfThem, easeSeconds: 0 },
    { from: 0.2, insert: close, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: framed(780, 358, 1000), side: 'right' },
  ...healed(wide, close, legsFrom(true)),
};
