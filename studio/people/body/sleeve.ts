import { PathOp } from '@napi-rs/canvas';
import { mix, type Tone } from '../../canvas/color.ts';
import { glowAlong, softGlow } from '../../canvas/glow.ts';
import {
  chain,
  ellipse,
  inside,
  joined,
  line,
  type Round,
  type Shape,
  shaped,
  stroke,
  wrap,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between, clamp, dot, minus } from '../../canvas/space.ts';
import type { Place, Stage } from '../../canvas/stage.ts';
import type { Garment } from '../outfit.ts';
import type { Arm, Skeleton } from '../skeleton.ts';
import { shoulderRound, type Torso } from '../torso.ts';
import { fillCloth, roundLimb, type Stretch, shadeFarSide, shadeOf, softFold } from './cloth.ts';
import { type BentCloth, bentCloth } from './limb.ts';
import { hemCorners, seen } from './seen.ts';

export type Sleeve = NonNullable<Garment['sleeve']>;

/** An arm that wears something, with the body from which it grows. */
export type Clad = {
  view: Stage;
  skeleton: Skeleton;
  torso: Torso;
  arm: Arm;
  /** Thickness of the arm; 1 is average. */
  thick: number;
};

/** Radii of a long sleeve in centimeters: fullest below the shoulder and below the elbow, narrow at the wrist. */
const SLEEVE = { upper: 4.95, above: 4.5, elbow: 4.05, fore: 4.35, end: 3.25 };

type Rounds = { root: Round; upper: Round; above: Round; joint: Round; lower: Round; end: Round };

/** How far behind the neck a shoulder on the far side of a turned body is, in centimeters: from there on, and at most. */
const FAR = { from: 3, most: 12 };

/** How much narrower the top of a sleeve is that is seen from the side of the neck. */
const NARROWER = 0.42;

/** The round of a far shoulder lies at the edge of the body: as broad as a near one, it would lie on the breast. */
function farRound({ skeleton, torso, arm }: Clad, root: Round): Round {
  const { neck, chest } = skeleton;
  const far = clamp((arm.shoulder.z - neck.z - FAR.from) / (FAR.most - FAR.from), 0, 1);
  if (far === 0) return root;
  const outward = (dot(minus(arm.shoulder, neck), chest.left) > 0 ? 1 : -1) * torso.shaded;
  const r = root.r * (1 - NARROWER * far);
  return { x: root.x + outward * (root.r - r), y: root.y + (root.r - r) * 0.5, r };
}

function roundsOf(clad: Clad): Rounds {
  const { view, skeleton, arm, thick } = clad;
  const { shoulder, elbow, wrist } = arm;
  const at = (from: Place, to: Place, share: number, r: number) =>
    seen(view, between(from, to, share), r * thick);
  const moved = (spot: Round, by: number): Round => ({ ...spot, x: spot.x + by });
  const cap = shoulderRound(view, skeleton, arm);
  const root = farRound(clad, cap);
  const aside = root.x - cap.x;
  return {
    root,
    upper: moved(at(shoulder, elbow, 0.34, SLEEVE.upper), aside * 0.5),
    above: moved(at(shoulder, elbow, 0.74, SLEEVE.above), aside * 0.2),
    joint: at(elbow, wrist, 0, SLEEVE.elbow),
    lower: at(elbow, wrist, 0.3, SLEEVE.fore),
    end: at(elbow, wrist, 0.92, SLEEVE.end),
  };
}

/** The two parts of a sleeve as they are seen, from joint to joint. */
const stretches = ({ root, upper, joint, lower, end }: Rounds): { upper: Stretch; lower: Stretch } => ({
  upper: { from: root, to: joint, r: upper.r },
  lower: { from: joint, to: end, r: lower.r },
});

/** Bands around a sleeve, and two along it. */
function drawSleevePlaid(pen: Pen, shape: Shape, { from, to, r }: Stretch, plaid: string) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
  const at = (down: number, across: number): Point => ({
    x: from.x + (to.x - from.x) * down + side.x * r * across,
    y: from.y + (to.y - from.y) * down + side.y * r * across,
  });
  inside(pen, shape, () => {
    for (const across of [-0.45, 0.4]) stroke(pen, line([at(0.1, across), at(1.2, across)]), plaid, r * 0.28);
    for (const down of [0.22, 0.57, 0.92])
      stroke(pen, line([at(down, -1.2), at(down + 0.05, 0), at(down, 1.2)]), plaid, r * 0.3);
  });
}

/** An arm on the far side of a turned body is in its shade. */
const isTurnedAway = ({ neck }: Skeleton, { shoulder }: Arm): boolean => shoulder.z > neck.z + 4;

/** A shoulder that is this far behind the neck, in centimeters, is hidden by the chest. */
const HIDDEN = 9;

/** What is seen of an upper arm: on the far side of a turned body the arm comes from behind the chest. */
function seenOf(shape: Shape, { skeleton: { neck }, torso, arm }: Clad, { root, joint }: Rounds): Shape {
  if (arm.shoulder.z < neck.z + HIDDEN) return shape;
  const body = torso.outline();
  const [left, , right] = body.getBounds();
  if (joint.x > left && joint.x < right) return shape;
  const long = Math.hypot(joint.x - root.x, joint.y - root.y);
  const chest = ellipse(root.x, root.y, long, long).op(body, PathOp.Intersect);
  return joined([shape]).op(chest, PathOp.Difference);
}

/** Where the volume of a sleeve begins, as a share of the upper arm: above, it is one piece with the body. */
const LEAVES_BODY = 0.16;

/** Cloth gathers in the hollow of the elbow, and in a fold where the arm leaves the body. */
function drawFolds(
  pen: Pen,
  clad: Clad,
  rounds: Rounds,
  { hollow, way }: Omit<BentCloth, 'shape'>,
  tone: Tone,
) {
  const { root, joint } = rounds;
  const { r } = joint;
  const deep = Math.hypot(hollow.x - joint.x, hollow.y - joint.y) / r;
  const across = { x: -way.y, y: way.x };
  const at = (far: number, aside: number): Point => ({
    x: hollow.x + r * (way.x * far + across.x * aside),
    y: hollow.y + r * (way.y * far + across.y * aside),
  });
  const neck = clad.view.at(clad.skeleton.neck);
  const long = Math.hypot(joint.x - root.x, joint.y - root.y) || 1;
  const normal = { x: (root.y - joint.y) / long, y: (joint.x - root.x) / long };
  const inward = (neck.x - root.x) * normal.x + (neck.y - root.y) * normal.y > 0 ? 1 : -1;
  const along = (down: number, aside: number): Point => ({
    x: root.x + (joint.x - root.x) * down + normal.x * inward * r * aside,
    y: root.y + (joint.y - root.y) * down + normal.y * inward * r * aside,
  });
  softFold(pen, [along(0.28, 0.95), along(0.44, 0.4), along(0.66, -0.05)], r * 0.42, tone, 0.3);
  if (deep < 1.05) return;
  const strength = Math.min(1, (deep - 1.05) * 5);
  softGlow(pen, hollow, { x: r * 1.2, y: r * 1.2 }, shadeOf(tone), 0.3 * strength);
  softFold(pen, [at(-0.25, 0), at(0.5, 0.04), at(1.25, 0.2)], r * 0.36, tone, 0.6 * strength);
  softFold(pen, [at(0, 0.3), at(0.5, 0.62), at(0.75, 1.15)], r * 0.3, tone, 0.5 * strength);
  softFold(pen, [at(0, -0.3), at(0.5, -0.55), at(0.8, -1)], r * 0.26, tone, 0.4 * strength);
}

/** A long sleeve in one outline. @returns false when it is seen as two volumes: nothing is then drawn */
export function drawBentSleeve(pen: Pen, clad: Clad, { tone, plaid }: Sleeve): boolean {
  const rounds = roundsOf(clad);
  const bent = bentCloth(rounds);
  if (!bent) return false;
  const cloth = { ...bent, shape: seenOf(bent.shape, clad, rounds) };
  const { upper, lower } = stretches(rounds);
  fillCloth(pen, cloth.shape, clad.torso, tone);
  inside(pen, cloth.shape, () => {
    roundLimb(pen, upper, tone, LEAVES_BODY);
    roundLimb(pen, lower, tone);
    if (!plaid) drawFolds(pen, clad, rounds, cloth, tone);
  });
  if (isTurnedAway(clad.skeleton, clad.arm)) shadeFarSide(pen, cloth.shape, upper.from, upper.to);
  if (plaid) {
    drawSleevePlaid(pen, cloth.shape, upper, plaid);
    drawSleevePlaid(pen, cloth.shape, lower, plaid);
  }
  return true;
}

/** The upper part of a sleeve for itself: a short sleeve, or the upper arm behind a forearm that points at the viewer. */
export function drawUpperSleeve(pen: Pen, clad: Clad, { tone, to, plaid }: Sleeve): void {
  const rounds = roundsOf(clad);
  const { root, upper, above, joint } = rounds;
  const { view, arm, thick } = clad;
  const end = seen(view, between(arm.shoulder, arm.elbow, 0.84), 5.1 * thick);
  const whole =
    to === 'elbow'
      ? joined([chain([root, upper]), wrap([upper, ...hemCorners(end, root)])])
      : chain([root, upper, above, joint]);
  const shape = seenOf(whole, clad, rounds);
  const stretch = stretches(rounds).upper;
  fillCloth(pen, shape, clad.torso, tone);
  inside(pen, shape, () => roundLimb(pen, stretch, tone, LEAVES_BODY));
  if (isTurnedAway(clad.skeleton, arm)) shadeFarSide(pen, shape, root, joint);
  if (plaid) drawSleevePlaid(pen, shape, stretch, plaid);
}

/** The lower part of a sleeve for itself, with the soft shade of the elbow behind it. */
export function drawLowerSleeve(pen: Pen, clad: Clad, { tone, plaid }: Sleeve): void {
  const rounds = roundsOf(clad);
  const { joint, lower, end } = rounds;
  const shape = joined([chain([joint, lower]), wrap([lower, ...hemCorners(end, joint)])]);
  const stretch = stretches(rounds).lower;
  fillCloth(pen, shape, clad.torso, tone);
  inside(pen, shape, () => roundLimb(pen, stretch, tone));
  if (isTurnedAway(clad.skeleton, clad.arm)) shadeFarSide(pen, shape, rounds.root, joint);
  if (plaid) drawSleevePlaid(pen, shape, stretch, plaid);
}

/** The shade that parts an arm from the body: it begins below the armpit, so that both grow out of one another above. */
export function drawArmShadow(pen: Pen, clad: Clad, over: Shape): void {
  const { view, skeleton, arm } = clad;
  const { root, upper, joint, lower, end } = roundsOf(clad);
  const scale = view.scale(arm.shoulder.z);
  const neck = view.at(skeleton.neck);
  const long = Math.hypot(joint.x - root.x, joint.y - root.y) || 1;
  const normal = { x: (root.y - joint.y) / long, y: (joint.x - root.x) / long };
  const inward = (neck.x - root.x) * normal.x + (neck.y - root.y) * normal.y > 0 ? 1 : -1;
  const edge = (down: number, out: number): Point => ({
    x: root.x + (joint.x - root.x) * down + normal.x * inward * (upper.r * 0.9 + out * scale),
    y: root.y + (joint.y - root.y) * down + normal.y * inward * (upper.r * 0.9 + out * scale),
  });
  const low = { x: scale * 1.2, y: scale * 2.2 };
  inside(pen, over, () => {
    glowAlong(pen, edge(0.26, 0), edge(1.4, 0), scale * 3.4, '#43263f', 0.34);
    glowAlong(pen, edge(0.34, -0.2), edge(1.2, -0.2), scale * 1.3, '#43263f', 0.3);
    const [near, far] = [
      { x: joint.x + low.x, y: joint.y + low.y },
      { x: end.x + low.x + (end.x - joint.x) * 0.3, y: end.y + low.y + (end.y - joint.y) * 0.3 },
    ];
    glowAlong(pen, near, far, lower.r * 1.5, '#43263f', 0.36);
  });
}

/** From here on (cosine between arm and flank) an arm pulls the cloth of the body with it. */
const PULLS = 0.62;

/** The cloth that a raised arm pulls up from the body: it closes the corner below the armpit. */
export function drawArmpit(pen: Pen, { view, torso, arm, thick }: Clad, flank: Point, tone: Tone): void {
  const [shoulder, elbow] = [view.at(arm.shoulder), view.at(arm.elbow)];
  const scale = view.scale(arm.shoulder.z);
  const way = { x: elbow.x - shoulder.x, y: elbow.y - shoulder.y };
  const down = { x: flank.x - shoulder.x, y: flank.y - shoulder.y };
  const [long, deep] = [Math.hypot(way.x, way.y), Math.hypot(down.x, down.y)];
  if (long < scale * 9 || deep < scale * 4) return;
  const cosine = (way.x * down.x + way.y * down.y) / (long * deep);
  if (cosine > PULLS) return;
  const along = { x: way.x / long, y: way.y / long };
  const turn = along.x * down.y - along.y * down.x > 0 ? 1 : -1;
  const below = { x: -along.y * turn, y: along.x * turn };
  const on = (far: number, out: number): Point => ({
    x: shoulder.x + along.x * far + below.x * out,
    y: shoulder.y + along.y * far + below.y * out,
  });
  const share = Math.min(1, (PULLS - cosine) / 0.4);
  const end = on(long * (0.35 + 0.35 * share), scale * 4.3 * thick);
  const corner = on(scale * 3, scale * (5 + 2.5 * share) * thick);
  const inner = { x: flank.x - along.x * scale * 5, y: flank.y - along.y * scale * 5 };
  const cloth = shaped((shape) => {
    shape.moveTo(flank.x, flank.y);
    shape.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
    shape.lineTo(shoulder.x, shoulder.y);
    shape.lineTo(inner.x, inner.y);
  });
  fillCloth(pen, cloth, torso, tone);
  softFold(pen, [on(scale * 4, scale * 5.5), on(scale * 3, scale * 6.5), inner], scale * 1.5, tone, 0.4);
}

/** How far a hand reaches into its sleeve, in centimeters. */
const WRIST = 3.6;

/** Radii of a cuff where the sleeve falls over it, and at the wrist. */
const CUFF = { sleeve: 3.05, wrist: 2.95 };

/** The cuff around the wrist: narrower than the sleeve, with round edges as the arm is round. */
export function drawCuff(pen: Pen, { view, arm, thick, torso }: Clad, { tone, cuff }: Sleeve): void {
  const scale = view.scale(arm.wrist.z);
  // On a forearm that is seen short, the cuff reaches farther up: it covers all of the wrist.
  const [from, to] = [view.at(arm.elbow), view.at(arm.wrist)];
  const covered = (WRIST * scale) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  const top = Math.max(0.55, Math.min(0.84, 1 - covered));
  const near = seen(view, between(arm.elbow, arm.wrist, top), CUFF.sleeve * thick);
  const end = seen(view, between(arm.elbow, arm.wrist, 0.99), CUFF.wrist * thick);
  const long = Math.hypot(end.x - near.x, end.y - near.y) || 1;
  const way = { x: (end.x - near.x) / long, y: (end.y - near.y) / long };
  const on = (spot: Round, out: number, ahead: number): Point => ({
    x: spot.x - way.y * spot.r * out + way.x * scale * ahead,
    y: spot.y + way.x * spot.r * out + way.y * scale * ahead,
  });
  const shape = shaped((path) => {
    const [a, b, c, d] = [on(near, 1, 0), on(end, 1, 0), on(end, -1, 0), on(near, -1, 0)];
    const [front, back] = [on(end, 0, 0.9), on(near, 0, 0.7)];
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
    path.quadraticCurveTo(front.x, front.y, c.x, c.y);
    path.lineTo(d.x, d.y);
    path.quadraticCurveTo(back.x, back.y, a.x, a.y);
  });
  const main = cuff ?? mix(tone.main, tone.shade, 0.16);
  const own = { main, shade: mix(main, '#43263f', 0.2) };
  fillCloth(pen, shape, torso, own);
  inside(pen, shape, () => {
    roundLimb(pen, { from: near, to: end, r: near.r }, own);
    // The sleeve falls over the cuff, and throws a narrow shade on it.
    glowAlong(pen, on(near, 1.4, 0.5), on(near, -1.4, 0.5), scale * 1.1, shadeOf(own), 0.55);
  });
}
