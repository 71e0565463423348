import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from '../props/aids.ts';
import { drawSafeSlipper } from '../props/shoes.ts';
import { hallBack, hallSwitch, onBed } from '../rooms/night-bedroom.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed, rosaInRobe } from './cast/dressed.ts';
import { robe } from './clothes/coats.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { blendedHand, through } from './moves.ts';
import type { Person } from './person.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

// Rosa at night, from the edge of her bed to the bathroom and back.

const shoe = tone('#8f3f38', 0.26);
const night = [robe(tone('#d38aa0', 0.22), tone('#f7ecd9', 0.13), { belt: '#b96f87', to: 0.8 })];
/** Barefoot, since her shoes stand by the bed, and in a short robe, so that both legs are seen. */
const barefoot = dressed(rosaInRobe, {
  garments: night,
  legs: { tone: rosaInRobe.look.skin, bare: true },
  shoes: { kind: 'sock', tone: rosaInRobe.look.skin, sole: rosaInRobe.look.skin.shade },
});
const inShoes = dressed(rosaInRobe, {
  garments: night,
  legs: { tone: rosaInRobe.look.skin, bare: true },
  shoes: { kind: 'low', tone: shoe, sole: '#5c2a28' },
});

/** Leans on the nightstand: where its tip stands, its handle, and the way that points. */
const cane = [place(-20, 0, 234), place(-33, 84, 257), { x: -0.9, y: 0, z: -0.2 }] as const;

const onEdge: Hand = {
  to: { left: -27, up: 52, forward: 2 },
  shape: 'flat',
  elbow: { out: 0.1, up: 0, forward: -1 },
};
const onKnee = (forward = 30): Hand => ({
  to: { left: 9, up: 60.5, forward },
  shape: 'flat',
  elbow: { out: 0.6, up: -0.6, forward: -0.8 },
});
const atEyes: Hand = {
  to: { left: 5, up: 122, forward: 21 },
  shape: 'relaxed',
  elbow: { out: 0.8, up: -0.8, forward: 0.2 },
};
const sits = (lean: number): Pose =>
  withHands(sitting(barefoot, { seat: 48, lean }), { right: onEdge, left: onKnee() });

/** She has woken: she rubs her eyes, looks to the door, and draws one foot back. */
function waking(beat: number, seconds: number): Pose {
  const pose = through(beat, [
    [0, sits(6)],
    [0.16, withHands(sits(3), { left: atEyes })],
    [0.38, withHands(sits(5), { left: atEyes })],
    [0.54, sits(12)],
    [0.74, sits(6)],
    [1, sits(14)],
  ]);
  const rubs = during(beat, 0.12, 0.18) * (1 - during(beat, 0.36, 0.42));
  const back = during(beat, 0.6, 0.76);
  const { left, right } = pose.feet;
  const hand = pose.hands.left;
  const rubbed =
    'left' in hand.to ? { ...hand.to, left: hand.to.left + rubs * 2.4 * Math.sin(seconds * 7) } : hand.to;
  return {
    ...pose,
    aside: 3 * Math.sin(seconds * 1.1),
    feet: {
      left: { ...left, forward: left.forward - 7 - 6 * back, up: left.up + 3 * Math.sin(Math.PI * back) },
      right: { ...right, forward: right.forward - 7 },
    },
    hands: { ...pose.hands, left: { ...hand, to: rubbed } },
  };
}

type Seen = {
  pose: Pose;
  at?: Place;
  turn?: number;
  person?: Person;
  isCalm?: boolean;
  regards?: Place;
  cane?: () => void;
};

const towardsHall = place(130, 60, hallBack);

function drawRosa(pen: Pen, view: Stage, moment: Moment, seen: Seen) {
  const { pose, at = onBed.at, turn = onBed.turn, person = barefoot, isCalm, regards = towardsHall } = seen;
  const silent = feeling(attending(moment.idle('Rosa')), isCalm ? 'warm' : 'thinking', 0.6);
  const said = moment.speaker;
  const alive = said ? attending(said, Math.max(0.75, said.attention)) : silent;
  figure(view, { person, at, turn, pose, regards }, handsBusy(alive)).draw(
    pen,
    seen.cane ? { right: seen.cane } : {},
  );
}

/** Where her shoes wait, beside her feet. */
const shoesAt = [spotOn(onBed, 14, 0, 46), spotOn(onBed, -6, 0, 50)] as const;

function drawShoes(pen: Pen, view: Stage, at: readonly Place[] = shoesAt) {
  for (const spot of at) {
    groundShadow(pen, view, spot.x + 12, spot.z, 16, 5, 0.24);
    drawSafeSlipper(pen, view.at(spot), view.scale(spot.z), { color: shoe });
  }
}

/** She has just woken, on the edge of her bed: her shoes and her cane wait beside her. */
export function drawWaking(pen: Pen, view: Stage, moment: Moment) {
  drawShoes(pen, view);
  drawRosa(pen, view, moment, { pose: waking(moment.beat, moment.seconds) });
  drawCane(pen, view, ...cane);
}

/** She lifts both feet, slides them into her shoes, and presses one heel down, then the other; she takes three breaths. */
export function drawShoesOn(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const slid = during(beat, 0.08, 0.34);
  const isIn = slid >= 1;
  const still = sits(8 - 6 * during(beat, 0.36, 0.5) + 1.5 * Math.sin(seconds * 2));
  const press = (from: number) => 12 * thereAndBack(during(beat, from, from + 0.12));
  const foot = (side: 'left' | 'right', from: number) => ({
    ...still.feet[side],
    forward: still.feet[side].forward - 7 + 9 * slid,
    up: 5 * thereAndBack(slid),
    heel: 10 * thereAndBack(slid) + press(from),
  });
  const pose = { ...still, feet: { left: foot('left', 0.54), right: foot('right', 0.4) } };
  const looksDown = spotOn(onBed, 0, 0, 60);
  const regards = beat < 0.66 ? looksDown : towardsHall;
  drawRosa(pen, view, moment, { pose, regards, person: isIn ? inShoes : barefoot });
  if (!isIn) drawShoes(pen, view);
  drawCane(pen, view, ...cane);
}

const inRoom = (to: Place, shape: Hand['shape'], elbow = { out: 0.6, up: -0.8, forward: -0.5 }): Hand => ({
  to,
  shape,
  elbow,
});

/** The poses from the edge of the bed to her feet, her hands at places of the room. */
function risingPose(beat: number): Pose {
  const seated = sitting(inShoes, { seat: 48, lean: 6 });
  const foot = (side: 'left' | 'right') => ({ ...seated.feet[side], forward: seated.feet[side].forward + 2 });
  const low = { ...seated, feet: { left: foot('left'), right: foot('right') } };
  const still = standing(inShoes, { lean: 3 });
  const tall = { ...still, hips: { ...still.hips, forward: 44 }, feet: low.feet };
  const reaching = { ...tall, lean: 12 };
  const spot = (left: number, up: number, forward: number) => spotOn(onBed, left, up, forward);
  const edge = inRoom(spot(-27, 52, 2), 'flat', { out: 0.1, up: 0, forward: -1 });
  const knee = inRoom(spot(9, 61, 34), 'flat');
  const atHandle = inRoom(cane[1], 'grip', { out: 0.5, up: -0.5, forward: 0.3 });
  const middle = inRoom(spot(4, 88, 70), 'grip');
  const beside = inRoom(spot(-21, 74, 47), 'relaxed');
  const hangs = inRoom(spot(21, 74, 47), 'relaxed');
  const halfUp = { ...low, lean: 34, hips: { left: 0, up: 66, forward: 15 } };
  return through(beat, [
    [0, withHands(low, { left: knee, right: edge })],
    [0.14, withHands({ ...low, lean: 30 }, { left: inRoom(spot(11, 63, 40), 'flat'), right: edge })],
    [0.28, withHands(halfUp, { left: inRoom(spot(14, 74, 56), 'flat'), right: edge })],
    [0.44, withHands(reaching, { left: atHandle, right: beside })],
    [0.5, withHands(reaching, { left: atHandle, right: beside })],
    [0.7, withHands(tall, { left: middle, right: inRoom(spot(-4, 86, 69), 'grip') })],
    [0.76, withHands(tall, { left: middle, right: inRoom(spot(4, 88, 70), 'grip') })],
    [0.94, withHands(tall, { left: hangs, right: inRoom(spot(-22, 84, 60), 'grip') })],
  ]);
}

/** A hand pushes on the bed, she comes up, takes her cane, and puts it into her other hand. */
export function drawRising(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const pose = risingPose(beat);
  const hand = beat < 0.72 ? pose.hands.left : pose.hands.right;
  const handle = beat < 0.5 ? cane[1] : (hand.to as Place);
  const tip = between(cane[0], spotOn(onBed, -24, 0, 68), during(beat, 0.52, 0.94));
  const lifted = { ...tip, y: 6 * thereAndBack(during(beat, 0.52, 0.94)) };
  const held = () => drawCane(pen, view, lifted, handle, cane[2]);
  if (beat < 0.5) held();
  drawRosa(pen, view, moment, { pose, person: inShoes, isCalm: true });
  if (beat >= 0.5) held();
}

/** She walks with her cane, which goes forward with each second step. */
export function drawWithCane(
  pen: Pen,
  view: Stage,
  moment: Moment,
  way: Way,
  walked: number,
  regards: Place,
) {
  const turn = way.to.x > way.from.x ? 74 : -74;
  const { at, pose } = walkingOn(inShoes, way, walked);
  const swung = Math.sin(Math.PI * way.steps * walked);
  const stand = { at, turn };
  const handle = spotOn(stand, -23, 84, 12 + 4 * swung);
  const tip = spotOn(
    stand,
    -25,
    4 * Math.max(0, Math.cos(Math.PI * way.steps * walked)) * Math.min(1, walked * 9),
    18 + 9 * swung,
  );
  const grip: Hand = { to: handle, shape: 'grip', elbow: { out: 0.5, up: -0.9, forward: -0.4 } };
  drawFloorShadow(pen, view, at);
  drawRosa(pen, view, moment, {
    pose: withHands(pose, { right: grip }),
    at,
    turn,
    person: inShoes,
    isCalm: true,
    regards,
    cane: () => drawCane(pen, view, tip, handle, { x: turn > 0 ? 0.8 : -0.8, y: 0, z: -0.4 }),
  });
}

const atDoor = { at: place(10, 0, 286), turn: 66 };

/** At the dark doorway: her cane feels ahead, meets nothing that she can see, and comes back; then her hand finds the switch. */
export function drawAtDarkDoor(pen: Pen, view: Stage, moment: Moment, feels: number, switches: number) {
  const still = standing(inShoes, { lean: 3 + 6 * feels });
  const { left } = still.feet;
  const pose: Pose = {
    ...still,
    hips: { ...still.hips, forward: still.hips.forward + 4 * feels },
    feet: {
      ...still.feet,
      left: { ...left, forward: left.forward + 10 * thereAndBack(feels), up: 3 * thereAndBack(feels) },
    },
  };
  const handle = spotOn(atDoor, -22, 85 + 2 * feels, 14 + 14 * feels);
  const tip = spotOn(atDoor, -22, 3 * thereAndBack(feels), 20 + 36 * feels);
  const onSwitch: Hand = {
    to: { ...hallSwitch, x: hallSwitch.x - 3, z: hallSwitch.z - 3 },
    shape: 'point',
    elbow: { out: 0.7, up: -0.6, forward: 0.2 },
  };
  const hangs = { ...still.hands.left, to: spotOn(atDoor, 21, 74, 4) };
  drawFloorShadow(pen, view, atDoor.at);
  drawRosa(pen, view, moment, {
    pose: withHands(pose, {
      left: blendedHand(hangs, onSwitch, switches),
      right: { to: handle, shape: 'grip', elbow: { out: 0.5, up: -0.9, forward: -0.3 } },
    }),
    ...atDoor,
    person: inShoes,
    isCalm: switches > 0.5,
    regards: switches > 0.2 ? hallSwitch : place(120, 0, 380),
    cane: () => drawCane(pen, view, tip, handle, { x: 0.8, y: 0, z: -0.4 }),
  });
}
