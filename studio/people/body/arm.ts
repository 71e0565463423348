import { sunlit } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import { chain, inside, joined, type Round, type Shape } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { Skin } from '../person.ts';
import type { Arm, Skeleton } from '../skeleton.ts';
import type { Torso } from '../torso.ts';
import { roundLimb } from './cloth.ts';
import { drawHand, drawHandShadow, drawHoldingThumb } from './hand.ts';
import { seen } from './seen.ts';
import {
  type Clad,
  drawArmpit,
  drawArmShadow,
  drawBentSleeve,
  drawCuff,
  drawLowerSleeve,
  drawUpperSleeve,
  type Sleeve,
} from './sleeve.ts';

type Wear = { sleeve: Sleeve | undefined; skin: Skin; thick: number; size: number };

/** A forearm that points at the viewer: palm nearer than the elbow, in centimeters. */
const AT_VIEWER = 6;

function handPlace(view: Stage, arm: Arm, skeleton: Skeleton) {
  const wrist = view.at(arm.wrist);
  const palm = view.at(arm.palm);
  const elbow = view.at(arm.elbow);
  // A forearm seen end-on says little about where the hand points: the elbow then helps.
  const short = Math.hypot(palm.x - wrist.x, palm.y - wrist.y) < view.scale(arm.wrist.z) * 2.5;
  const from = short ? elbow : wrist;
  const bend = ((arm.hand.bend ?? 0) * Math.PI) / 180;
  const angle = Math.atan2(palm.y - from.y, palm.x - from.x) + bend;
  const middle = view.at(skeleton.neck);
  const side = { x: Math.sin(angle), y: -Math.cos(angle) };
  const inward = (middle.x - wrist.x) / view.scale(arm.wrist.z) / 25;
  const natural = side.x * inward + (side.y < 0 ? 0.55 : -0.55) * Math.abs(side.y) > 0;
  return { wrist, angle, flip: natural === (arm.hand.flip ?? false), scale: view.scale(arm.wrist.z) };
}

/** A forearm that points at the viewer is seen from its end: the hand then lies over all of it. */
function isEndOn(view: Stage, { measures }: Skeleton, { elbow, wrist, palm }: Arm): boolean {
  const [near, end] = [view.at(elbow), view.at(wrist)];
  const short = view.scale(wrist.z) * measures.forearm * 0.45;
  return palm.z < elbow.z - AT_VIEWER && Math.hypot(end.x - near.x, end.y - near.y) < short;
}

/** An arm in a long sleeve, with its hand between sleeve and cuff. */
function drawArmInSleeve(pen: Pen, clad: Clad, sleeve: Sleeve, hand: () => void) {
  const endOn = isEndOn(clad.view, clad.skeleton, clad.arm);
  const whole = !endOn && drawBentSleeve(pen, clad, sleeve);
  if (!whole) drawUpperSleeve(pen, clad, sleeve);
  if (!endOn) hand();
  if (!whole) drawLowerSleeve(pen, clad, sleeve);
  drawCuff(pen, clad, sleeve);
  if (endOn) hand();
}

/** Radii of a bare arm in centimeters, from the shoulder to the wrist. */
const BARE = { shoulder: 4.1, upper: 4.2, elbow: 3.35, fore: 3.5, wrist: 2.4 };

/** Fills skin of an arm from light into shade, and makes it round. */
function drawSkin(pen: Pen, shape: Shape, from: Round, to: Round, skin: Skin) {
  const r = Math.max(from.r, to.r);
  graded(pen, shape, { x: from.x - r * 2, y: from.y - r }, { x: from.x + r * 3, y: from.y + r * 2 }, [
    [0, sunlit(skin.main, 0.6)],
    [1, skin.main],
  ]);
  inside(pen, shape, () => roundLimb(pen, { from, to, r }, skin));
}

/** An arm whose sleeve ends above the elbow. */
function drawBareArm(pen: Pen, { view, arm, thick }: Clad, skin: Skin, { sleeved, upper, hand }: Layers) {
  const { shoulder, elbow, wrist } = arm;
  // Below a sleeve it begins farther down, or it would look out over the sleeve.
  const root = sleeved
    ? seen(view, between(shoulder, elbow, 0.3), BARE.upper * thick)
    : seen(view, shoulder, BARE.shoulder * thick);
  const joint = seen(view, elbow, BARE.elbow * thick);
  const fore = seen(view, between(elbow, wrist, 0.28), BARE.fore * thick);
  const end = seen(view, wrist, BARE.wrist * thick);
  const top = chain([root, seen(view, between(shoulder, elbow, 0.4), BARE.upper * thick), joint]);
  const forearm = chain([joint, fore, end]);
  const nearer = arm.palm.z < elbow.z - AT_VIEWER;
  drawSkin(pen, nearer ? top : joined([top, forearm]), root, joint, skin);
  if (nearer) upper();
  drawSkin(pen, forearm, joint, end, skin);
  hand();
  if (!nearer) upper();
}

type Layers = { sleeved: boolean; upper: () => void; hand: () => void };

/**
 * An arm with its sleeve and hand. The hand lies over the upper arm and in the end of the sleeve; one that is held out
 * to the viewer lies over all of it.
 * @param flank the edge of the body below the armpit; absent when the arm is behind the body
 * @param held draws the thing in the hand, between palm and thumb
 */
export function drawArm(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  arm: Arm,
  { sleeve, skin, thick, size }: Wear,
  { torso, held, flank }: { torso: Torso; held?: (() => void) | undefined; flank?: Point },
): void {
  const clad: Clad = { view, skeleton, torso, arm, thick };
  const place = handPlace(view, arm, skeleton);
  const placed = { ...place, scale: place.scale * size };
  const rests = !held && (arm.hand.shape === 'grip' || arm.hand.shape === 'flat');
  const hand = () => {
    if (rests) drawHandShadow(pen, placed);
    drawHand(pen, placed, arm.hand.shape, skin);
    held?.();
    if (arm.hand.shape === 'hold') drawHoldingThumb(pen, placed, skin);
    else if (held) drawHand(pen, placed, arm.hand.shape, skin);
  };
  if (flank) drawArmShadow(pen, clad, torso.outline());
  if (sleeve && flank) drawArmpit(pen, clad, flank, sleeve.tone);
  if (sleeve?.to === 'wrist') {
    drawArmInSleeve(pen, clad, sleeve, hand);
    return;
  }
  const upper = () => {
    if (sleeve) drawUpperSleeve(pen, clad, sleeve);
  };
  drawBareArm(pen, clad, skin, { sleeved: sleeve !== undefined, upper, hand });
}
