import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { add, between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from '../props/aids.ts';
import { armchair, armchairArm, armchairSeat } from '../props/chairs.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { oldMan } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { measuresOf } from './measures.ts';
import { through } from './moves.ts';
import { speaking } from './mrs-okafor.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';
import { walkingOn } from './walk.ts';

// Mr. Haddad in his armchair, his cane in its stand beside it, and how he gets up.

const seat: Stand = { at: place(106, 0, 192), turn: -38 };
/** The stand of his cane. */
export const caneStand = place(40, 0, 232);
const cover = tone('#8a6f8f', 0.24);
const caneAhead = place(-0.8, 0, -0.4);

/** The cane as it leans in its stand: tip and handle. */
const inStand = {
  tip: place(caneStand.x - 6, 5.4, caneStand.z),
  handle: place(caneStand.x + 13, 92, caneStand.z),
};

const own = (left: number, up: number, forward: number): Place => spotOn(seat, left, up, forward);

/** A hand that lies along the arm of the chair and bears his weight. */
const pushing = (side: 1 | -1): Hand => ({
  to: own(side * 35, armchairArm - 3, 13),
  shape: 'flat',
  elbow: { out: 0.35, up: 0.1, forward: -1 },
  bend: side === 1 ? 62 : 42,
});
const onArms = { left: pushing(1), right: pushing(-1) };

/** On the seat, or a little off it. */
const leaning = (lean: number, off = 0): Pose => {
  const base = sitting(oldMan, { seat: armchairSeat, lean });
  const hips = { ...base.hips, up: base.hips.up + off, forward: base.hips.forward + off * 0.6 };
  return { ...withHands(base, onArms), hips };
};
const halfUp = leaning(20, 9);
const higher = leaning(25, 15);

/** On his feet before the chair. */
const upright: Pose = {
  ...standing(oldMan, { lean: 5 }),
  feet: leaning(0).feet,
  hips: { left: 0, up: measuresOf(oldMan.build).hip - 2, forward: 36 },
};

const free = (side: 1 | -1, up: number, forward: number, shape: Hand['shape'] = 'relaxed'): Hand => ({
  to: own(side * 27, up, forward),
  shape,
  elbow: { out: 0.4, up: -0.5, forward: -0.7 },
});

/** As the bell rings he pushes himself up, reaches ahead of him, thinks better of it and sits back. @param now seconds of clip 1 */
export const startsUp = (now: number): Pose =>
  through(now, [
    [0, leaning(2)],
    [0.5, leaning(6)],
    [1.6, halfUp],
    [2.2, { ...halfUp, lean: 17 }],
    [3.2, higher],
    [3.9, { ...withHands(higher, { left: free(1, 96, 44, 'open') }), aside: -3 }],
    [4.5, { ...withHands(leaning(22, 13), { left: free(1, 90, 40, 'open') }), aside: 3 }],
    [5.2, halfUp],
    [6.2, leaning(2)],
    [7.4, leaning(8)],
    [8.4, withHands(leaning(5), { right: free(-1, 84, 26, 'open') })],
    [9.3, withHands(leaning(7), { right: free(-1, 80, 24, 'open') })],
    [10.2, leaning(3)],
  ]);

/** What he looks at: the door, later the bell, the notepad and the cane. */
export function looks(now: number, [door, bell, pad]: readonly [Place, Place, Place]): Place {
  const atPad = between(between(door, bell, during(now, 5, 5.6)), pad, during(now, 6.2, 6.8));
  return between(atPad, inStand.handle, during(now, 8, 8.7));
}

/** Up without his cane, he sways; both hands find the arms of the chair, and he sits. */
export const sways = (beat: number): Pose => {
  const still: Pose = {
    ...upright,
    hands: { left: free(1, 78, 42), right: free(-1, 78, 42) },
  };
  const out: Pose['hands'] = { left: free(1, 92, 44, 'open'), right: free(-1, 94, 36, 'open') };
  return through(beat, [
    [0, halfUp],
    [0.26, still],
    [0.4, { ...still, hands: out, aside: -8, lean: 9 }],
    [0.52, { ...still, hands: out, aside: 6, lean: 12, hips: { ...still.hips, up: still.hips.up - 4 } }],
    [0.7, { ...leaning(30, 14), hands: onArms }],
    [0.9, leaning(4)],
    [1, leaning(2)],
  ]);
};

/** Where the cane is while he takes it: out of its stand, down before him, and from one hand into the other. */
const held = {
  lifted: add(inStand.handle, place(4, 46, -8)),
  planted: own(-26, 88, 40),
  middle: own(2, 88, 62),
  left: own(25, 86, 54),
};
const below = (handle: Place, ahead: number): Place => add(handle, place(0.6 * ahead, -87, 0.8 * -ahead));

function caneTaken(beat: number): { tip: Place; handle: Place } {
  const legs = [
    [{ handle: held.lifted, tip: add(inStand.tip, place(3, 52, -6)) }, 0.3, 0.46],
    [{ handle: held.planted, tip: { ...below(held.planted, -5), y: 0 } }, 0.46, 0.6],
    [{ handle: held.middle, tip: { ...below(held.middle, -4), y: 0 } }, 0.82, 0.88],
    [{ handle: held.left, tip: { ...below(held.left, -6), y: 0 } }, 0.92, 1],
  ] as const;
  let { tip, handle } = inStand;
  for (const [to, from, until] of legs) {
    const gone = during(beat, from, until);
    tip = between(tip, to.tip, gone);
    handle = between(handle, to.handle, gone);
  }
  // Over the rim of the stand before it comes down.
  return { handle, tip: { ...tip, y: tip.y + 12 * thereAndBack(during(beat, 0.46, 0.6)) } };
}

/** He says that he is coming, takes his cane, and then gets up. */
function takesCane(beat: number): { pose: Pose; tip: Place; handle: Place; isInLeft: boolean } {
  const { tip, handle } = caneTaken(beat);
  const isInLeft = beat > 0.9;
  const grip: Hand = { to: handle, shape: 'grip', elbow: { out: 0.6, up: -0.5, forward: -0.3 } };
  const reach = during(beat, 0.16, 0.3);
  const rest = pushing(-1);
  const right: Hand =
    reach < 1
      ? { ...grip, to: between(rest.to as Place, handle, reach), shape: reach < 0.6 ? 'open' : 'grip' }
      : isInLeft
        ? { ...free(-1, 76, 40), to: between(held.middle, own(-25, 74, 40), during(beat, 0.9, 1)) }
        : grip;
  const body = through(beat, [
    [0, leaning(2)],
    [0.16, leaning(4)],
    [0.3, { ...leaning(7), aside: -10 }],
    [0.46, { ...leaning(5), aside: -9 }],
    [0.6, leaning(8)],
    [0.68, leaning(26, 6)],
    [0.74, leaning(28, 18)],
    [0.82, { ...upright, hands: { left: free(1, 82, 46), right: grip } }],
    [0.88, { ...upright, hands: { left: { ...grip, to: held.middle }, right: grip } }],
    [1, { ...upright, hands: { left: grip, right: grip } }],
  ]);
  const left = isInLeft ? grip : body.hands.left;
  return { pose: withHands(body, beat < 0.16 ? {} : { right, left }), tip, handle, isInLeft };
}

type Seated = {
  pose: Pose;
  performance: Performance;
  regards: Place;
  cane?: () => void;
  hand?: 'left' | 'right';
};

/** In his chair, or half out of it. */
export function drawSeated(pen: Pen, view: Stage, { pose, performance, regards, cane, hand }: Seated): void {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  drawFloorShadow(pen, view, seat.at);
  figure(view, { person: oldMan, ...seat, pose, regards }, handsBusy(performance)).draw(pen, {
    beforeArms: () => chair.front(pen),
    ...(cane && hand ? { [hand]: cane } : {}),
  });
}

/** The chair, and nobody in it. */
export function drawEmptyChair(pen: Pen, view: Stage): void {
  const chair = armchair(view, seat, cover);
  chair.behind(pen);
  chair.front(pen);
}

/** The same, drawn: the cane is in his hand from when he lifts it. */
export function drawTaking(pen: Pen, view: Stage, moment: Moment, regards: Place): void {
  const { beat, seconds } = moment;
  const { pose, tip, handle, isInLeft } = takesCane(beat);
  const calm = feeling(attending(moment.idle('Old man')), 'warm', 0.5);
  const says = during(beat, 0.03, 0.06) * (1 - during(beat, 0.2, 0.24));
  drawSeated(pen, view, {
    pose,
    performance: speaking(calm, seconds, says),
    regards: between(regards, inStand.handle, during(beat, 0.16, 0.24) * (1 - during(beat, 0.6, 0.7))),
    ...(beat > 0.3
      ? { cane: () => drawCane(pen, view, tip, handle, caneAhead), hand: isInLeft ? 'left' : 'right' }
      : {}),
  });
}

/** Where he stands at the door. */
const atDoor: Stand = { at: place(-65, 0, 242), turn: -62 };

/** The degrees by which the door is open: his hand draws it, and it swings on. */
export const opened = (beat: number): number => 46 * during(beat, 0.68, 0.88) + 18 * during(beat, 0.86, 0.96);

/**
 * His cane goes ahead with each second step; at the door his right hand takes the knob and draws it open.
 * @param knobAt where the knob is when the door is open by some degrees
 */
export function drawToDoor(
  pen: Pen,
  view: Stage,
  moment: Moment,
  knobAt: (degrees: number) => Place,
  regards: Place,
): void {
  const { beat } = moment;
  const way = { from: spotOn(seat, 0, 0, 42), to: atDoor.at, steps: 7 };
  const walked = during(beat, 0, 0.56);
  const { at, pose } = walkingOn(oldMan, way, walked);
  const stand = { at, turn: atDoor.turn };
  const swung = Math.sin(Math.PI * way.steps * walked);
  const handle = spotOn(stand, 24, 85, 14 + 4 * swung);
  const tip = spotOn(stand, 26, 3 * Math.abs(swung) * Math.min(1, 9 * (1 - walked)), 20 + 8 * swung);
  const knob = knobAt(opened(beat));
  const reach = during(beat, 0.56, 0.67) * (1 - during(beat, 0.86, 0.92));
  const hangs = spotOn(stand, -21, 72, 6);
  const right: Hand = {
    to: between(hangs, knob, reach),
    shape: reach > 0.7 ? 'grip' : 'relaxed',
    elbow: { out: 0.5, up: -0.7, forward: -0.3 },
  };
  drawFloorShadow(pen, view, at);
  const glad = feeling(attending(moment.idle('Old man')), 'warm', 0.5 + 0.4 * during(beat, 0.8, 0.9));
  figure(
    view,
    {
      person: oldMan,
      ...stand,
      pose: withHands(
        { ...pose, lean: pose.lean + 6 * reach },
        {
          left: { to: handle, shape: 'grip', elbow: { out: 0.5, up: -0.9, forward: -0.4 } },
          ...(reach > 0 ? { right } : {}),
        },
      ),
      regards,
    },
    handsBusy({ ...glad, nod: glad.nod + 0.6 * thereAndBack(during(beat, 0.9, 1)) }),
  ).draw(pen, { left: () => drawCane(pen, view, tip, handle, caneAhead) });
}
