import { mix, sunlit, type Tone } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import {
  chain,
  curve,
  fill,
  inside,
  joined,
  line,
  type Round,
  type Shape,
  solid,
  stroke,
  tapered,
  wrap,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { Skin } from '../person.ts';
import type { Arm, Skeleton } from '../skeleton.ts';
import { drawHand, drawHandShadow, drawHoldingThumb } from './hand.ts';
import { hemCorners, seen } from './seen.ts';
import {
  armpitOf,
  drawArmpit,
  drawArmShadow,
  drawCuff,
  drawSleeveFolds,
  joinArmpit,
  joinShoulder,
  type Sleeve,
  sleeveInOne,
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

/** The cap of a sleeve lies as low as the shoulder of the body: higher, it would look stuck on. */
const cap = (view: Stage, arm: Arm, thick: number) => [
  seen(view, arm.shoulder, Math.min(4.4, 4.4 * thick)),
  seen(view, between(arm.shoulder, arm.elbow, 0.3), 4.8 * thick),
];

/** The bony end of the upper arm: on the outside of a bent elbow. */
function elbowOf(view: Stage, arm: Arm, thick: number): Round {
  const elbow = seen(view, arm.elbow, 4.1 * thick);
  const { way, sharp } = elbowBend(view, arm);
  const out = elbow.r * 0.28 * sharp;
  return { x: elbow.x - way.x * out, y: elbow.y - way.y * out, r: elbow.r };
}

/** How an elbow looks in the picture: the direction of its inner side, and 0 (straight) to 1 (a right angle or less). */
function elbowBend(view: Stage, { shoulder, elbow, wrist }: Arm) {
  const [top, joint, end] = [view.at(shoulder), view.at(elbow), view.at(wrist)];
  const aim = (to: Point): Point => {
    const long = Math.hypot(to.x - joint.x, to.y - joint.y) || 1;
    return { x: (to.x - joint.x) / long, y: (to.y - joint.y) / long };
  };
  const [up, down] = [aim(top), aim(end)];
  const inner = { x: up.x + down.x, y: up.y + down.y };
  const long = Math.hypot(inner.x, inner.y);
  return {
    way: long > 0.05 ? { x: inner.x / long, y: inner.y / long } : { x: 0, y: 0 },
    sharp: Math.min(1, long / 1.2),
  };
}

function upperSleeve(view: Stage, arm: Arm, thick: number, sleeve: Sleeve): Shape {
  if (sleeve.to === 'elbow') {
    const end = seen(view, between(arm.shoulder, arm.elbow, 0.86), 5.2 * thick);
    const body = cap(view, arm, thick);
    return joined([chain(body), wrap([...body.slice(1), ...hemCorners(end, view.at(arm.shoulder))])]);
  }
  return chain([...cap(view, arm, thick), elbowOf(view, arm, thick)]);
}

/** Fullest below the elbow and narrow at the wrist, with a straight end. */
function lowerSleeve(view: Stage, arm: Arm, thick: number): Shape {
  const full = seen(view, between(arm.elbow, arm.wrist, 0.3), 4.3 * thick);
  const end = seen(view, between(arm.elbow, arm.wrist, 0.93), 3.3 * thick);
  return joined([
    chain([elbowOf(view, arm, thick), full]),
    wrap([full, ...hemCorners(end, view.at(arm.elbow))]),
  ]);
}

/** Cloth gathers on the inner side of a bent elbow: one fold towards the upper arm, one towards the forearm. */
function drawElbowFolds(pen: Pen, view: Stage, arm: Arm, thick: number, color: string) {
  const { way, sharp } = elbowBend(view, arm);
  if (sharp < 0.35) return;
  const { x, y, r } = seen(view, arm.elbow, 4.1 * thick);
  const at = (inward: number, aside: number): Point => ({
    x: x + r * (way.x * inward - way.y * aside),
    y: y + r * (way.y * inward + way.x * aside),
  });
  for (const aside of [-1, 1]) {
    const fold = [at(0.85, aside * 0.3), at(0.45, aside * 0.42), at(0.1, aside * 0.78)];
    fill(pen, tapered(fold, r * 0.15), color);
  }
}

/** The shade of an upper arm comes in by this share of its thickness down to the elbow. */
const SLANT = 1.1;

/** Which way the light of the film falls, in the picture. */
const LIGHT = { x: 0.86, y: 0.51 };

/** A stretch of a limb as it is seen. */
type Stretch = { from: Round; to: Round };

/**
 * Fills a piece of a sleeve across its length: lit on the side of the light, in shade on the other. At its upper end the
 * shade lies outside it, so that sleeve and body grow out of one another.
 * @param slant how far the shade comes in from the upper to the lower end, as a share of the thickness
 */
function drawCloth(pen: Pen, shape: Shape, { from, to }: Stretch, { tone, plaid }: Sleeve, slant: number) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const side = { x: -along.y, y: along.x };
  const turned = side.x * LIGHT.x + side.y * LIGHT.y;
  // Light that falls along an arm leaves no side of it in shade.
  const strength = Math.min(1, Math.abs(turned) * 1.6 + 0.25);
  const away = turned < 0 ? -1 : 1;
  const half = Math.max(from.r, to.r);
  const lean = Math.min(0.8, (slant * half) / long);
  const across = { x: side.x * away + along.x * lean, y: side.y * away + along.y * lean };
  const size = Math.hypot(across.x, across.y);
  const reach = half / size;
  const spot = (share: number): Point => ({
    x: to.x + (across.x / size) * reach * share,
    y: to.y + (across.y / size) * reach * share,
  });
  graded(pen, shape, spot(-1), spot(1), [
    [0, sunlit(tone.main, 0.7 * strength)],
    [0.42, tone.main],
    [0.74, mix(tone.main, tone.shade, 0.6 * strength)],
    [1, mix(tone.main, tone.shade, strength)],
  ]);
  if (plaid) drawSleevePlaid(pen, shape, { from, to }, plaid);
}

/** Bands around a sleeve, and two along it. */
function drawSleevePlaid(pen: Pen, shape: Shape, { from, to }: Stretch, plaid: string) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
  const at = (down: number, across: number): Point => {
    const r = from.r + (to.r - from.r) * down;
    return {
      x: from.x + (to.x - from.x) * down + side.x * r * across,
      y: from.y + (to.y - from.y) * down + side.y * r * across,
    };
  };
  inside(pen, shape, () => {
    for (const across of [-0.45, 0.4])
      stroke(pen, line([at(-0.2, across), at(1.2, across)]), plaid, from.r * 0.28);
    for (const down of [0.12, 0.52, 0.92])
      stroke(pen, curve([at(down, -1.2), at(down + 0.06, 0), at(down, 1.2)]), plaid, from.r * 0.3);
  });
}

/** The two parts of a sleeve as they are seen, from joint to joint. */
const stretches = (view: Stage, { shoulder, elbow, wrist }: Arm, thick: number) => ({
  upper: { from: seen(view, shoulder, 4.8 * thick), to: seen(view, elbow, 4.3 * thick) },
  lower: { from: seen(view, elbow, 4.3 * thick), to: seen(view, wrist, 3.7 * thick) },
});

function drawUpperSleeve(pen: Pen, view: Stage, arm: Arm, thick: number, sleeve: Sleeve) {
  drawCloth(pen, upperSleeve(view, arm, thick, sleeve), stretches(view, arm, thick).upper, sleeve, SLANT);
}

/** A forearm that points at the viewer is seen from its end: the hand then lies over all of it. */
function isEndOn(view: Stage, { measures }: Skeleton, { elbow, wrist, palm }: Arm): boolean {
  const [near, end] = [view.at(elbow), view.at(wrist)];
  const short = view.scale(wrist.z) * measures.forearm * 0.45;
  return palm.z < elbow.z - AT_VIEWER && Math.hypot(end.x - near.x, end.y - near.y) < short;
}

/** An arm on the far side of a turned body is in its shade, and would otherwise look like a tube laid on it. */
const isTurnedAway = ({ neck }: Skeleton, { shoulder }: Arm): boolean => shoulder.z > neck.z + 4;

const shaded = ({ main, shade }: Tone): Tone => ({
  main: mix(main, shade, 0.28),
  shade: mix(shade, '#43263f', 0.1),
});

type Around = { hand: () => void; over: Shape | undefined; flank: Point };

/** An arm in a long sleeve, with its hand between sleeve and cuff. */
function drawArmInSleeve(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  arm: Arm,
  { sleeve, thick }: { sleeve: Sleeve; thick: number },
  { hand, over, flank }: Around,
) {
  const scale = view.scale(arm.shoulder.z);
  const endOn = isEndOn(view, skeleton, arm);
  const cloth = endOn ? null : sleeveInOne(view, arm, thick);
  const { upper, lower } = stretches(view, arm, thick);
  const armpit = over ? armpitOf(view, arm, thick, flank) : null;
  if (armpit) drawArmpit(pen, armpit, sleeve.tone);
  if (cloth) {
    // The body stands between the sun and the arm on its far side.
    const sun = over && upper.from.x > view.at(skeleton.neck).x ? 0 : 1;
    solid(pen, cloth.shape, sleeve.tone, scale * 1.5, scale * 0.9, sun);
    if (sleeve.plaid) {
      const { plaid } = sleeve;
      inside(pen, cloth.shape, () => {
        drawSleevePlaid(pen, upperSleeve(view, arm, thick, sleeve), upper, plaid);
        drawSleevePlaid(pen, lowerSleeve(view, arm, thick), lower, plaid);
      });
    } else if (over) {
      const parts = { body: over, sleeve: cloth.shape };
      joinShoulder(pen, upper.from, { neck: view.at(skeleton.neck), scale }, parts, sleeve.tone);
      if (armpit) joinArmpit(pen, armpit, parts, sleeve.tone);
    }
    drawSleeveFolds(pen, view, arm, skeleton, cloth, thick, sleeve.tone);
  } else drawUpperSleeve(pen, view, arm, thick, sleeve);
  if (!endOn) hand();
  if (!cloth) drawCloth(pen, lowerSleeve(view, arm, thick), lower, sleeve, 0);
  if (!cloth && !endOn) drawElbowFolds(pen, view, arm, thick, sleeve.tone.shade);
  drawCuff(pen, view, arm, thick, sleeve);
  if (endOn) hand();
}

/**
 * An arm with its sleeve and hand. The hand lies over the upper arm and in the end of the sleeve; one that is held out
 * to the viewer lies over all of it.
 * @param over the body's outline, on which the arm's shadow falls
 * @param flank the edge of the body below the armpit
 * @param held draws the thing in the hand, between palm and thumb
 */
export function drawArm(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  arm: Arm,
  { sleeve, skin, thick, size }: Wear,
  { over, held, flank }: { over?: Shape; held?: (() => void) | undefined; flank: Point },
): void {
  const scale = view.scale(arm.shoulder.z);
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
  if (over) drawArmShadow(pen, view, arm, thick, over, scale);
  if (sleeve?.to === 'wrist') {
    const cloth = { ...sleeve, tone: isTurnedAway(skeleton, arm) ? shaded(sleeve.tone) : sleeve.tone };
    drawArmInSleeve(pen, view, skeleton, arm, { sleeve: cloth, thick }, { hand, over, flank });
    return;
  }
  const upper = () => {
    const armpit = sleeve && over ? armpitOf(view, arm, thick, flank) : null;
    if (sleeve && armpit) drawArmpit(pen, armpit, sleeve.tone);
    if (sleeve) drawUpperSleeve(pen, view, arm, thick, sleeve);
  };
  const nearer = arm.palm.z < arm.elbow.z - AT_VIEWER;
  const bare = chain([
    seen(view, arm.shoulder, 4.2 * thick),
    seen(view, arm.elbow, 3.5 * thick),
    seen(view, arm.wrist, 2.5 * thick),
  ]);
  solid(pen, bare, skin, scale * 1.4);
  if (nearer) {
    upper();
    const forearm = chain([seen(view, arm.elbow, 3.2 * thick), seen(view, arm.wrist, 2.5 * thick)]);
    solid(pen, forearm, skin, scale * 1.4);
  }
  hand();
  if (!nearer) upper();
}
