import { faint, mix, sunlit, type Tone } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { graded } from '../../canvas/gradient.ts';
import {
  chain,
  fill,
  inside,
  joined,
  line,
  type Round,
  type Shape,
  solid,
  stroke,
  wrap,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between, dot, minus, unit } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { LegWear, Shoe } from '../outfit.ts';
import type { Skin } from '../person.ts';
import type { Leg, Skeleton } from '../skeleton.ts';
import { roundLimb, shadeOf, softFold } from './cloth.ts';
import { ankleShape, drawFoot, drawFootShadow } from './foot.ts';
import { type BentCloth, bentCloth } from './limb.ts';
import { hemCorners, seen } from './seen.ts';

/** A leg counts as bent from here on: thigh and shin are then two volumes, the nearer end of the thigh being the knee. */
const isBent = ({ hip, knee, ankle }: Leg): boolean =>
  dot(unit(minus(hip, knee)), unit(minus(ankle, knee))) > -0.8;

/** Where a trouser leg ends, as a share of the way from the knee to the ankle. */
const HEM = 0.89;

type Joints = { hip: Round; knee: Round; hem: Round };

type Trouser = {
  thigh: Shape;
  shin: Shape;
  joints: Joints;
  corners: [Round, Round];
  /** In one outline, when thigh and shin are both seen from the side. */
  whole: BentCloth | null;
};

function trouser(view: Stage, leg: Leg, thick: number): Trouser {
  const bent = isBent(leg);
  const knee = seen(view, leg.knee, (bent ? 6.6 : 6.3) * thick);
  const hem = seen(view, between(leg.knee, leg.ankle, HEM), 5.3 * thick);
  const end = hemCorners(hem, knee);
  const hip = seen(view, leg.hip, (bent ? 8.8 : 8.6) * thick);
  const middle = seen(view, between(leg.hip, leg.knee, 0.5), (bent ? 7.8 : 7.7) * thick);
  const calf = seen(view, between(leg.knee, leg.ankle, 0.3), 5.9 * thick);
  return {
    // The end of a thigh lies inside the outline of the shin, or it would look like a ball on it.
    thigh: chain([hip, middle, { ...knee, r: knee.r * (bent ? 0.93 : 1) }]),
    shin: joined([chain([{ ...knee, r: knee.r * (bent ? 1 : 0.92) }, calf]), wrap([calf, ...end])]),
    joints: { hip, knee, hem },
    corners: end,
    whole: bent ? bentCloth({ root: hip, upper: middle, joint: knee, lower: calf, end: hem }) : null,
  };
}

/** The legs of trousers as one shape: what the hem of a jacket throws its shadow on. */
export const lapShape = (view: Stage, { legs }: Skeleton, thick: number): Shape =>
  joined([legs.left, legs.right].map((leg) => trouser(view, leg, thick).thigh));

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The hem's edge, and the soft folds that cloth makes above it and at the knee. */
function drawFolds(
  pen: Pen,
  { joints: { knee }, shin, corners: [one, two] }: Trouser,
  bent: boolean,
  tone: Tone,
  scale: number,
) {
  const dark = mix(tone.shade, '#2a1a24', 0.2);
  const seam = [towards(one, knee, 0.05), towards(two, knee, 0.05)];
  stroke(pen, line(seam), faint(dark, 0.6), scale * 0.3);
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  inside(pen, shin, () => {
    const at = (across: number, up: number): Point => towards(towards(left, right, across), knee, up);
    softFold(pen, [at(1, 0.14), at(0.66, 0.2), at(0.24, 0.21)], scale * 1.5, tone, 0.45);
    softFold(pen, [at(0, 0.3), at(0.3, 0.33), at(0.66, 0.32)], scale * 1.2, tone, 0.3);
    if (bent) return;
    // A knee is hinted by the cloth that sinks below it.
    softGlow(pen, at(0.6, 0.93), { x: knee.r * 0.8, y: knee.r * 0.5 }, shadeOf(tone), 0.3);
  });
}

/** How far down the shin the shadow of the thigh reaches, in centimeters from the middle of the knee. */
const KNEE_SHADOW = 21;

/** A thigh this many of the knee's radii long does not point at the viewer. */
const SIDE_ON = 4.4;

/** A trouser leg in light and shade: round along the thigh and along the shin, without an edge. */
function drawCloth(pen: Pen, shape: Shape, { hip, knee, hem }: Joints, tone: Tone) {
  const half = knee.r * 2.4;
  graded(pen, shape, { x: knee.x - half, y: knee.y - half }, { x: knee.x + half, y: knee.y + half * 0.4 }, [
    [0, sunlit(tone.main, 0.6)],
    [0.5, tone.main],
    [1, mix(tone.main, tone.shade, 0.6)],
  ]);
  inside(pen, shape, () => {
    roundLimb(pen, { from: hip, to: knee, r: (hip.r + knee.r) / 2 }, tone);
    roundLimb(pen, { from: knee, to: hem, r: (knee.r + hem.r) / 2 }, tone);
  });
}

function drawTrouser(pen: Pen, view: Stage, leg: Leg, tone: Tone, thick: number) {
  const scale = view.scale(leg.knee.z);
  const cloth = trouser(view, leg, thick);
  if (!isBent(leg)) {
    drawCloth(pen, joined([cloth.thigh, cloth.shin]), cloth.joints, tone);
    drawFolds(pen, cloth, false, tone, scale);
    return;
  }
  const { whole, joints } = cloth;
  const { knee } = joints;
  const hip = view.at(leg.hip);
  const isSide = Math.hypot(hip.x - knee.x, hip.y - knee.y) > knee.r * SIDE_ON;
  if (whole && (isSide || isCorner(whole, knee))) {
    drawCloth(pen, whole.shape, joints, tone);
    drawFolds(pen, cloth, true, tone, scale);
    if (isCorner(whole, knee)) drawKneeFolds(pen, whole, knee, tone);
    return;
  }
  solid(pen, cloth.shin, tone, scale * 2.2, scale * 0.4);
  drawFolds(pen, cloth, true, tone, scale);
  // The thigh throws its shadow on the shin, darkest under the knee and gone a hand below it.
  const ankle = view.at(leg.ankle);
  const far = (scale * KNEE_SHADOW) / (Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1);
  graded(pen, cloth.shin, knee, towards(knee, ankle, far), [
    [0, faint('#2a1a24', 0.36)],
    [0.35, faint('#2a1a24', 0.3)],
    [1, faint('#2a1a24', 0)],
  ]);
  solid(pen, cloth.thigh, tone, scale * 1.5, scale * 0.8);
}

/** Whether thigh and shin meet at a corner that is seen: only then is their cloth one outline. */
const isCorner = ({ hollow }: BentCloth, knee: Round): boolean =>
  Math.hypot(hollow.x - knee.x, hollow.y - knee.y) > knee.r * 1.12;

/** Cloth gathers in the hollow of a bent knee, and is drawn from there over the knee. */
function drawKneeFolds(pen: Pen, { shape, hollow, way }: BentCloth, { r }: Round, tone: Tone) {
  const at = (far: number, aside: number): Point => ({
    x: hollow.x + r * (way.x * far - way.y * aside),
    y: hollow.y + r * (way.y * far + way.x * aside),
  });
  inside(pen, shape, () => {
    softGlow(pen, hollow, { x: r * 1.5, y: r * 1.5 }, shadeOf(tone), 0.5);
    softFold(pen, [at(-0.2, 0), at(0.45, 0.03), at(1.15, 0.15)], r * 0.34, tone, 0.7);
    for (const aside of [-1, 1])
      softFold(pen, [at(0, aside * 0.25), at(0.55, aside * 0.5), at(0.9, aside)], r * 0.26, tone, 0.45);
  });
}

/** A leg with its trouser, the sock in its shoe, and the shoe. */
export function drawLeg(
  pen: Pen,
  view: Stage,
  leg: Leg,
  { legs: wear, shoes: shoe }: { legs: LegWear; shoes: Shoe },
  { skin, thick, size }: { skin: Skin; thick: number; size: number },
): void {
  const scale = view.scale(leg.knee.z);
  drawFootShadow(pen, view, leg, size);
  if (wear.bare) {
    drawFoot(pen, view, leg, shoe, size);
    const shape = chain([
      seen(view, leg.hip, 8.6 * thick),
      seen(view, leg.knee, 5.2 * thick),
      seen(view, between(leg.knee, leg.ankle, 0.3), 5 * thick),
      seen(view, leg.ankle, 3 * thick),
    ]);
    solid(pen, shape, skin, scale * 2.6, scale * 0.6);
    return;
  }
  const ankle = ankleShape(view, leg, thick);
  solid(pen, ankle, sockOf(shoe, wear), scale * 1.4, 0);
  drawFoot(pen, view, leg, shoe, size);
  inside(pen, ankle, () => {
    pen.translate(0, scale * 1.4);
    fill(pen, trouser(view, leg, thick).shin, faint('#2a1a24', 0.3));
  });
  drawTrouser(pen, view, leg, wear.tone, thick);
}

/** Socks are the shoe's own when it is a sock, otherwise darker than the trousers. */
function sockOf(shoe: Shoe, { tone: { main, shade } }: LegWear): Tone {
  if (shoe.kind === 'sock') return shoe.tone;
  return { main: mix(main, '#2a2430', 0.45), shade: mix(shade, '#2a2430', 0.5) };
}

/** The seat of the trousers. Between the thighs of a seated person it lies in shade. */
export function drawHips(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, thick, seated }: { tone: Tone; thick: number; seated: boolean },
): void {
  const { left, right } = skeleton.legs;
  const ring = skeleton.rings[1];
  if (!ring) return;
  const round = (seated ? 8.4 : 8.6) * thick;
  const middle = seen(view, ring.centre, ring.depth * (seated ? 0.7 : 0.95));
  const shape = wrap([seen(view, left.hip, round), seen(view, right.hip, round), middle]);
  const scale = view.scale(left.hip.z);
  if (!seated) {
    solid(pen, shape, tone, scale * 2.4, 0);
    return;
  }
  solid(pen, shape, tone, scale * 2.4, scale * 1.5);
  const lap = wrap(
    [left, right].flatMap((leg) => [
      seen(view, leg.hip, round * 0.6),
      seen(view, between(leg.hip, leg.knee, 0.55), 5 * thick),
    ]),
  );
  fill(pen, lap, mix(tone.shade, '#2a1a24', 0.15));
}
