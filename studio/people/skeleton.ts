import type { Ring } from '../canvas/form.ts';
import { add, clamp, type Frame, facing, inFrame, swivelled, times, tipped } from '../canvas/space.ts';
import type { Place } from '../canvas/stage.ts';
import { type Build, type Measures, measuresOf } from './measures.ts';
import type { Foot, Hand, OwnSpot, Pose } from './pose.ts';
import { reach } from './reach.ts';

export type Arm = { shoulder: Place; elbow: Place; wrist: Place; palm: Place; hand: Hand; short: number };
export type Leg = {
  side: Side;
  hip: Place;
  knee: Place;
  ankle: Place;
  foot: Foot;
  frame: Frame;
  /** Centimeters from the ankle down to what the foot stands on. */
  sole: number;
  short: number;
};

/** Every joint of a person in the room. */
export type Skeleton = {
  measures: Measures;
  frame: Frame;
  rings: readonly Ring[];
  chest: Frame;
  neck: Place;
  head: Place;
  arms: { left: Arm; right: Arm };
  legs: { left: Leg; right: Leg };
};

type Built = { build: Build };
type Slice = readonly [height: number, share: number, width: number, depth: number, belly?: number];
type Side = 'left' | 'right';
const sign = (side: Side) => (side === 'left' ? 1 : -1);

/** The position in the room of a point relative to a person. */
export function ownPlace(frame: Frame, at: Place, spot: OwnSpot): Place {
  return inFrame(frame, at, spot.left, spot.up, spot.forward);
}

const isPlace = (to: Place | OwnSpot): to is Place => 'z' in to;

/** Slices of the upper body: height along the spine (0-1), share of the lean taken up, width, depth, share of the belly. */
function slices({ build }: Built, seated: boolean): readonly Slice[] {
  const { hips, waist, chest, shoulders } = build;
  return [
    // The hem of what a seated person wears lies on the lap.
    seated ? [0.03, 0.15, hips * 0.49, hips * 0.34, 0.8] : [-0.2, 0.15, hips * 0.5, hips * 0.31, 0.35],
    seated ? [0.12, 0.3, hips * 0.5, hips * 0.34, 0.9] : [0, 0.15, hips * 0.5, hips * 0.33, 0.8],
    [0.36, 0.6, waist * 0.5, waist * 0.36, 1],
    [0.66, 1, chest * 0.52, chest * 0.38, 0.25],
    [0.8, 1, chest * 0.36 + shoulders * 0.15, chest * 0.36],
    [0.9, 1, shoulders * 0.46, chest * 0.29],
    [0.955, 1, shoulders * 0.36, chest * 0.23],
    [0.99, 1, shoulders * 0.24, chest * 0.18],
    [1.03, 1, 5.6, 5.4],
  ];
}

/** The share of the stoop at a height of the spine: the back rounds between the chest and the neck. */
const curl = (level: number) => (level > 0.7 ? 1 : level > 0.5 ? 0.5 : 0);

function spine(person: Built, frame: Frame, hips: Place, pose: Pose, breath: number) {
  const { spine: length } = measuresOf(person.build);
  const { stoop, belly = 0 } = person.build;
  let centre = hips;
  let height = 0;
  const rings: Ring[] = [];
  let chest = frame;
  for (const [level, share, width, depth, round = 0] of slices(person, pose.seated)) {
    const bent = tipped(frame, pose.lean * share + stoop * curl(level), pose.aside * share);
    const at = swivelled(bent, pose.twist * share);
    centre = add(centre, times(at.up, (level - height) * length));
    height = level;
    const swell = level > 0.3 && level < 0.95 ? 1 + breath * 0.012 : 1;
    rings.push({
      centre: add(centre, times(at.forward, belly * round * 0.5)),
      left: at.left,
      forward: at.forward,
      width: (width + belly * round * 0.25) * swell,
      depth: (depth + belly * round * 0.5) * swell,
    });
    chest = at;
  }
  return { rings, chest, top: centre };
}

/** How far a shoulder goes with an arm that is raised, in centimeters. */
const RAISED = { up: 4.2, inward: 1.4 };

function armOf(
  person: Built,
  side: Side,
  frame: Frame,
  chest: Frame,
  at: Place,
  neck: Place,
  hand: Hand,
): Arm {
  const m = measuresOf(person.build);
  const resting = inFrame(chest, neck, sign(side) * m.shoulderHalf, -m.spine * 0.16, 0.5);
  const target = isPlace(hand.to) ? hand.to : ownPlace(frame, at, hand.to);
  const { out, up, forward } = hand.elbow ?? { out: 0.6, up: -1, forward: -0.45 };
  const pole = add(
    add(times(frame.left, out * sign(side)), times({ x: 0, y: 1, z: 0 }, up)),
    times(frame.forward, forward),
  );
  const lower = m.forearm + m.palm;
  const { joint: low } = reach(resting, target, m.upperArm, lower, pole);
  const raised = clamp((low.y - resting.y) / m.upperArm + 0.2, 0, 1);
  const shrug = times(chest.up, RAISED.up * raised);
  const shoulder = add(resting, add(shrug, times(chest.left, -sign(side) * RAISED.inward * raised)));
  const { joint, end, short } = reach(shoulder, target, m.upperArm, lower, pole);
  const wrist = add(joint, times(add(end, times(joint, -1)), m.forearm / lower));
  return { shoulder, elbow: joint, wrist, palm: end, hand, short };
}

function legOf(person: Built, side: Side, frame: Frame, at: Place, hips: Place, foot: Foot): Leg {
  const m = measuresOf(person.build);
  const hip = inFrame(frame, hips, sign(side) * m.hipHalf, 0, 0);
  const standsAt = ownPlace(frame, at, foot);
  const turned = swivelled(frame, foot.out * sign(side));
  const tilt = tipped(turned, foot.heel);
  // The foot turns about its ball when the heel lifts, about its heel when the toes do.
  const pivot = foot.heel > 0 ? 11 : -4;
  const hinge = inFrame(turned, standsAt, 0, 0, pivot);
  const sole = m.ankle + 2.4;
  const ankle = inFrame(tilt, hinge, 0, sole, -pivot);
  const knees = add(times(frame.forward, 1), times(frame.left, 0.12 * sign(side)));
  const pole = add(knees, { x: 0, y: 0.35, z: 0 });
  const { joint, end, short } = reach(hip, ankle, m.thigh, m.shin, pole);
  return { side, hip, knee: joint, ankle: end, foot, frame: tilt, sole, short };
}

/**
 * Places a person in the room.
 * @param at the spot on the floor: between the feet when standing, under the hips when seated
 * @param turn degrees; 0 faces the viewer, 90 the right of the picture
 */
export function skeletonOf(person: Built, at: Place, turn: number, pose: Pose, breath = 0): Skeleton {
  const measures = measuresOf(person.build);
  const frame = facing(turn);
  const hips = ownPlace(frame, at, pose.hips);
  const { rings, chest, top } = spine(person, frame, hips, pose, breath);
  const neck = top;
  const head = inFrame(
    tipped(chest, -person.build.stoop * 0.6),
    neck,
    0,
    measures.neck + breath * 0.15,
    2.6 + person.build.stoop * 0.12,
  );
  return {
    measures,
    frame,
    rings,
    chest,
    neck,
    head,
    arms: {
      left: armOf(person, 'left', frame, chest, at, neck, pose.hands.left),
      right: armOf(person, 'right', frame, chest, at, neck, pose.hands.right),
    },
    legs: {
      left: legOf(person, 'left', frame, at, hips, pose.feet.left),
      right: legOf(person, 'right', frame, at, hips, pose.feet.right),
    },
  };
}
