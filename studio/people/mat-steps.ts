import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCloth } from '../props/crockery.ts';
import { drawLiftedMat, type Lift, type MatSpec, tipOf } from '../props/lifted-mat.ts';
import { drawTubBrush } from '../props/tub-brush.ts';
import { drawTowelRing, onBar, ring, towelTone } from '../rooms/tub-side.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed } from './cast/dressed.ts';
import { mina } from './cast/mina.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { workingLow } from './floor-work.ts';
import { drawMopStrokes } from './mopping.ts';
import { blendedHand } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';
import { walkingOn } from './walk.ts';

/** In the bathroom she has no apron on. */
const bather = dressed(mina, { garments: mina.outfit.garments.filter(({ apron }) => !apron) });
/** Where she stands on dry tile, beside the bar. */
export const beside: Stand = { at: place(24, 0, 152), turn: -66 };
/** Where along the mat, from its middle, her foot comes down. */
export const tread = 26;

const bar: Hand = { to: onBar, shape: 'grip', elbow: { out: 0.8, up: -0.6, forward: -0.2 } };
const own = (left: number, up: number, forward: number) => spotOn(beside, left, up, forward);

/** The end of the brush: under the corner of the mat, then down, and behind her. */
function brushAt(tip: Place, falls: number, away: number): { head: Place; grip: Place } {
  const floor = place(tip.x - 8, 3.4, tip.z - 12);
  const head = between(between(place(tip.x, tip.y - 2, tip.z - 1), floor, falls), own(27, 3.4, -40), away);
  const raised = Math.sin(Math.PI * away);
  return {
    head: place(head.x, head.y + 20 * raised, head.z - 16 * raised),
    grip: between(own(13, 92, 34), own(25, 86, -4), away),
  };
}

/** One step onto the mat: how far each part of it has gone, from 0 to 1. */
export type Step = {
  /** How high the corner is, how far the brush has sunk from it, and how far it has gone behind her. */
  lifts: number;
  falls: number;
  away: number;
  steps: number;
  /** Centimeters that the mat has slid under her foot. */
  slid: number;
  jolts: number;
  /** On the foot in front. */
  weight: number;
};

function stepPose({ steps, jolts, slid, away, weight }: Step): Pose {
  const still = standing(bather);
  const air = Math.sin(Math.PI * Math.min(1, steps * 1.02));
  return {
    ...still,
    lean: 9 * (1 - away) + 3 * steps - 9 * jolts,
    aside: -4 * jolts,
    hips: {
      ...still.hips,
      left: 1.5 * steps,
      up: still.hips.up - 1 - (2.4 + slid * 0.1) * steps - 3 * jolts,
      forward: (13 + 0.34 * slid + 7 * weight) * steps,
    },
    feet: {
      left: { ...still.feet.left, forward: 1 + (36 + slid) * steps, up: 8 * air, heel: 10 * air, out: -4 },
      right: { ...still.feet.right, left: -10, heel: 14 * steps + 6 * jolts + 9 * weight, out: 2 },
    },
  };
}

/** Mina with her brush beside the mat, and her foot on it. @param lift of the corner; null behind a claim, where no mat is */
export function drawStepping(
  pen: Pen,
  view: Stage,
  moment: Moment,
  { mat, lift, step }: { mat: MatSpec | null; lift: Lift; step: Step },
): void {
  const { slid, steps } = step;
  if (mat) {
    const on = spotOn({ at: mat.at, turn: beside.turn }, 0, 0, slid);
    const moved = { ...mat, at: on, turn: mat.turn - slid * 0.55 };
    const flap = { ...lift, degrees: lift.degrees * step.lifts };
    drawLiftedMat(pen, view, moved, flap, steps > 0.9 ? tread : null);
  }
  const tip = mat ? tipOf(mat, { ...lift, degrees: lift.degrees * step.lifts }) : own(0, 0, 90);
  const brush = brushAt(tip, step.falls, step.away);
  drawFloorShadow(pen, view, beside.at, 20);
  const pose = withHands(stepPose(step), {
    left: {
      to: brush.grip,
      shape: 'grip',
      elbow: { out: 0.8, up: -0.8, forward: -0.6 },
    },
    right: bar,
  });
  const silent = attending(moment.idle('Mina'), 0.7);
  figure(
    view,
    { person: bather, ...beside, pose, regards: place(-60, 0, 110) },
    handsBusy(moment.speaker ?? feeling(silent, step.jolts > 0.1 ? 'concern' : 'neutral', 0.8)),
  ).draw(pen, { left: () => drawTubBrush(pen, view, brush.head, brush.grip) });
}

/** On the dry side she mops, stroke by stroke, and follows the water. */
export function drawMopping(pen: Pen, view: Stage, moment: Moment): void {
  drawMopStrokes(pen, view, moment, {
    person: bather,
    way: { from: place(66, 0, 152), to: place(18, 0, 142), steps: 3 },
    ...{ walks: [0.34, 0.6], turn: -62, strokes: 7, reach: 60, shadow: 22 },
  });
}

/** On her knees she lets the new mat down onto dry tile, its dots below, and presses it flat. */
export function drawLayingMat(pen: Pen, view: Stage, { beat, idle }: Moment, mat: MatSpec): void {
  const down = during(beat, 0.16, 0.6);
  const lift: Lift = {
    corner: 'right',
    along: mat.width * 0.86,
    across: mat.depth * 0.9,
    degrees: 92 * (1 - down) + 4 * Math.sin(beat * 30) * (1 - down),
  };
  drawLiftedMat(pen, view, mat, lift);
  const stand: Stand = { at: place(mat.at.x + mat.width / 2 + 34, 0, mat.at.z - 8), turn: -82 };
  const pats = Math.abs(Math.sin(Math.PI * 3 * during(beat, 0.62, 0.98)));
  const tip = tipOf(mat, lift);
  const smooths = 4 * during(beat, 0.66, 0.96);
  const elbow = { out: 0.8, up: 0.1, forward: -0.4 };
  const low = 34 + 20 * down;
  const pose = withHands(workingLow(bather, { lean: low }), {
    left: {
      to: place(tip.x + 3 - smooths, tip.y + 1 + 3 * pats * down, tip.z - 1 + 6 * down),
      shape: down < 0.9 ? 'hold' : 'flat',
      elbow,
    },
    right: {
      to: place(mat.at.x + mat.width / 2 - 8 - smooths, 3 + 10 * (1 - down), mat.at.z + mat.depth / 2 - 12),
      shape: 'flat',
      elbow,
    },
  });
  drawFloorShadow(pen, view, stand.at, 30);
  figure(
    view,
    { person: bather, ...stand, pose, regards: tip },
    handsBusy(attending(feeling(idle('Mina'), 'neutral', 0.7), 0.8)),
  ).draw(pen);
}

/** She steps onto the mat, a hand on the bar, takes the towel, and dries her hands. */
export function drawDrying(pen: Pen, view: Stage, { beat, idle }: Moment, mat: MatSpec): void {
  const walked = Math.min(1, beat / 0.34);
  const way = { from: place(16, 0, 146), to: place(-21, 0, 143), steps: 3 };
  const { at, pose } = walkingOn(bather, way, walked);
  const stand: Stand = { at, turn: beside.turn + 34 * during(beat, 0.3, 0.44) };
  const [reaches, takes] = [during(beat, 0.36, 0.48), during(beat, 0.56, 0.66)];
  const has = beat > 0.51;
  const rubs = during(beat, 0.64, 0.68) * Math.sin(beat * 62);
  const front = (side: 1 | -1): Hand => ({
    to: spotOn(stand, side * (4 + 2 * rubs), 98 + 2.5 * side * rubs, 25),
    shape: 'grip',
    elbow: { out: 0.8, up: -0.9, forward: -0.3 },
  });
  const toRing: Hand = { ...bar, to: place(ring.x, ring.y - 2, ring.z - 9) };
  // On its way from the ring the hand goes down before it comes to the front.
  const lowered: Hand = { ...toRing, to: place(ring.x + 2, ring.y - 24, ring.z - 34) };
  const fetched = blendedHand(toRing, lowered, during(beat, 0.5, 0.58));
  const right = blendedHand(blendedHand(bar, fetched, reaches), front(-1), takes);
  const left = blendedHand({ ...front(1), to: spotOn(stand, 20, 84, 8), shape: 'relaxed' }, front(1), takes);
  drawTowelRing(pen, view, has);
  drawLiftedMat(pen, view, mat, null, walked > 0.4 ? tread : null);
  drawFloorShadow(pen, view, at, 20);
  const person = figure(
    view,
    {
      person: bather,
      ...stand,
      pose: withHands(
        { ...pose, lean: pose.lean + 4 * reaches * (1 - takes), aside: -4 * reaches * (1 - takes) },
        { left, right },
      ),
      regards: reaches > 0.2 && takes < 0.5 ? ring : place(-40, 20, 60),
    },
    handsBusy(feeling(attending(idle('Mina'), has ? 0.3 : 0.8), 'warm', 0.8)),
  );
  const { palm } = person.skeleton.arms.right;
  person.draw(pen, {
    right: () => {
      if (!has) return;
      const at = view.at(palm);
      const scale = view.scale(palm.z);
      drawCloth(pen, { x: at.x, y: at.y + 3 * scale }, scale, towelTone, '#fff6e4', 12, 27, 1.5 * rubs);
    },
  });
}
