import { faint, mix, type Tone } from '../canvas/color.ts';
import {
  chain,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  type Round,
  type Shape,
  solid,
  stroke,
  wrap,
} from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { add, inFrame, minus, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawHand, drawHoldingThumb } from './hand.ts';
import type { Garment, LegWear, Shoe } from './outfit.ts';
import type { Skin } from './person.ts';
import type { Arm, Leg, Skeleton } from './skeleton.ts';

/** A joint as it is seen: its place in the picture and its thickness in centimeters. */
export function seen(view: Stage, spot: Place, radius: number): Round {
  return { ...view.at(spot), r: radius * view.scale(spot.z) };
}

const towards = (from: Place, to: Place, amount: number) => add(from, times(minus(to, from), amount));

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

export type Sleeve = NonNullable<Garment['sleeve']>;

function sleeveShape(view: Stage, arm: Arm, thick: number, sleeve: Sleeve): Shape {
  const loose = thick * 1.08;
  const end =
    sleeve.to === 'wrist' ? towards(arm.elbow, arm.wrist, 0.9) : towards(arm.shoulder, arm.elbow, 0.86);
  if (sleeve.to === 'elbow')
    return chain([seen(view, arm.shoulder, 4.9 * loose), seen(view, end, 4.8 * loose)]);
  return chain([
    seen(view, arm.shoulder, 4.75 * loose),
    seen(view, arm.elbow, 4.4 * loose),
    seen(view, end, 3.5 * loose),
  ]);
}

/** The shaded side of a sleeve: it fades out towards the shoulder. */
function sleeveShade(view: Stage, arm: Arm, thick: number, sleeve: Sleeve): Shape {
  const aside = (round: Round): Round => ({
    x: round.x + round.r * 0.95,
    y: round.y + round.r * 0.5,
    r: round.r,
  });
  const top = seen(view, towards(arm.shoulder, arm.elbow, 0.3), 4.2 * thick);
  const joint = aside(seen(view, arm.elbow, 4.3 * thick));
  const start = { ...aside(top), r: top.r * 0.05 };
  if (sleeve.to === 'elbow') return chain([start, joint]);
  return chain([start, joint, aside(seen(view, arm.wrist, 3.5 * thick))]);
}

/**
 * An arm with its sleeve and hand.
 * @param over the body's outline, on which the arm's shadow falls
 * @param held draws the thing in the hand, between palm and thumb
 */
export function drawArm(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  arm: Arm,
  wear: { sleeve: Sleeve | undefined; skin: Skin; thick: number; size: number },
  { over, held }: { over?: Shape; held?: (() => void) | undefined },
): void {
  const { sleeve, skin, thick } = wear;
  const scale = view.scale(arm.shoulder.z);
  const bare = chain([
    seen(view, arm.shoulder, 4.2 * thick),
    seen(view, arm.elbow, 3.5 * thick),
    seen(view, arm.wrist, 2.5 * thick),
  ]);
  const cloth = sleeve && sleeveShape(view, arm, thick, sleeve);
  if (over) {
    // The shadow starts below the shoulder, so that sleeve and body grow out of one another.
    const below = chain([
      seen(view, towards(arm.shoulder, arm.elbow, 0.45), 4.3 * thick),
      seen(view, arm.elbow, 4.2 * thick),
      seen(view, arm.wrist, 3.2 * thick),
    ]);
    inside(pen, over, () => {
      pen.translate(scale * 1.5, scale * 0.7);
      fill(pen, below, faint('#43263f', 0.2));
    });
  }
  const place = handPlace(view, arm, skeleton);
  const placed = { ...place, scale: place.scale * wear.size };
  if (sleeve?.to !== 'wrist') solid(pen, bare, skin, scale * 1.4);
  drawHand(pen, placed, arm.hand.shape, skin);
  held?.();
  if (arm.hand.shape === 'hold') drawHoldingThumb(pen, placed, skin);
  else if (held) drawHand(pen, placed, arm.hand.shape, skin);
  if (!cloth || !sleeve) return;
  fill(pen, cloth, sleeve.tone.main);
  inside(pen, cloth, () => fill(pen, sleeveShade(view, arm, thick, sleeve), sleeve.tone.shade));
  if (sleeve.cuff && sleeve.to === 'wrist') {
    const band = cuffShape(view, arm, thick);
    solid(pen, band, { main: sleeve.cuff, shade: mix(sleeve.cuff, '#43263f', 0.18) }, scale * 1.6);
  }
}

/** A knitted band with straight edges around the wrist. */
function cuffShape(view: Stage, arm: Arm, thick: number): Shape {
  const [near, end] = [0.8, 0.99].map((share) =>
    seen(view, towards(arm.elbow, arm.wrist, share), 3.75 * thick),
  );
  if (!near || !end) return polygon([]);
  const long = Math.hypot(end.x - near.x, end.y - near.y) || 1;
  const side = { x: (near.y - end.y) / long, y: (end.x - near.x) / long };
  return polygon([
    { x: near.x + side.x * near.r, y: near.y + side.y * near.r },
    { x: end.x + side.x * end.r * 0.92, y: end.y + side.y * end.r * 0.92 },
    { x: end.x - side.x * end.r * 0.92, y: end.y - side.y * end.r * 0.92 },
    { x: near.x - side.x * near.r, y: near.y - side.y * near.r },
  ]);
}

function drawFoot(pen: Pen, view: Stage, leg: Leg, shoe: Shoe) {
  const { frame, ankle } = leg;
  const base = inFrame(frame, ankle, 0, -6.6 - 2.3, 0);
  const soft = shoe.kind === 'sock';
  const at = (forward: number, up: number, radius: number) =>
    seen(view, inFrame(frame, base, 0, up, forward), radius);
  const heel = at(-4.2, 3.6, 3.5);
  const ball = at(10, 3.2, soft ? 3.2 : 3.7);
  const toe = at(15.5, 2.5, soft ? 2.3 : 2.7);
  const ankleRound = at(-0.5, 8.2, 3.9);
  const instep = at(5, 5.6, 3.4);
  const upper = wrap([heel, ball, toe, instep, ankleRound]);
  const scale = view.scale(ankle.z);
  const backless = shoe.kind === 'backless';
  solid(pen, upper, shoe.tone, scale * 1.2, scale * 0.2);
  const floor = (forward: number) => {
    const point = view.at(inFrame(frame, base, 0, 0, forward));
    return { x: point.x, y: point.y };
  };
  if (!soft) {
    const heelEnd = floor(-6.4);
    const toeEnd = floor(16.8);
    inside(pen, wrap([heel, ball, toe]), () => {
      stroke(pen, line([heelEnd, toeEnd]), shoe.sole, scale * 2.6);
    });
  }
  if (shoe.laces) {
    const tone = shoe.laces;
    for (const [forward, up] of [
      [6.4, 7.6],
      [8.6, 6.6],
      [10.8, 5.7],
    ] as const) {
      const left = view.at(inFrame(frame, base, 1.7, up - 0.3, forward));
      const right = view.at(inFrame(frame, base, -1.7, up - 0.3, forward));
      stroke(pen, line([left, right]), tone, scale * 0.62);
    }
  }
  if (backless) fill(pen, ellipse(heel.x, heel.y - heel.r * 0.6, heel.r * 0.8, heel.r * 0.4), shoe.sole);
}

/** A leg with its trouser and shoe. */
export function drawLeg(
  pen: Pen,
  view: Stage,
  leg: Leg,
  wear: LegWear,
  shoe: Shoe,
  skin: Skin,
  thick: number,
): void {
  const scale = view.scale(leg.knee.z);
  drawFoot(pen, view, leg, shoe);
  const cloth = wear.bare ? skin : wear.tone;
  const ankle = towards(leg.knee, leg.ankle, wear.bare ? 1 : 0.96);
  const shape = chain([
    seen(view, leg.hip, 8.6 * thick),
    seen(view, leg.knee, (wear.bare ? 5.2 : 6.3) * thick),
    seen(view, ankle, (wear.bare ? 3.2 : 5.1) * thick),
  ]);
  solid(pen, shape, cloth, scale * 2.6, scale * 0.6);
}

/** The seat of the trousers. */
export function drawHips(pen: Pen, view: Stage, skeleton: Skeleton, tone: Tone, thick: number): void {
  const { left, right } = skeleton.legs;
  const ring = skeleton.rings[1];
  if (!ring) return;
  const middle = seen(view, ring.centre, ring.depth * 0.95);
  const shape = wrap([seen(view, left.hip, 8.6 * thick), seen(view, right.hip, 8.6 * thick), middle]);
  solid(pen, shape, tone, view.scale(left.hip.z) * 2.4, 0);
}

/**
 * Cloth that hangs from the hips over both legs.
 * @param to 1 at the knee, 2 at the foot
 */
export function skirtShape(view: Stage, skeleton: Skeleton, to: number, thick: number): Shape {
  const discs: Round[] = [];
  for (const leg of [skeleton.legs.left, skeleton.legs.right]) {
    discs.push(seen(view, leg.hip, 9.6 * thick));
    discs.push(seen(view, towards(leg.hip, leg.knee, Math.min(1, to)), 8.2 * thick));
    if (to > 1) discs.push(seen(view, towards(leg.knee, leg.ankle, to - 1), 7.4 * thick));
  }
  return wrap(discs);
}

/** The front of an apron below the waist: over the thighs to the knee, hanging when somebody stands. */
export function apronShape(view: Stage, skeleton: Skeleton, to: number): Shape {
  const { left, right } = skeleton.legs;
  const end = (leg: Leg, side: number) => {
    const spot = towards(leg.hip, leg.knee, to);
    const out = add(spot, times(skeleton.frame.left, side * 6));
    return view.at(add(out, times(skeleton.frame.forward, 6)));
  };
  const waist = skeleton.rings[2];
  if (!waist) return polygon([]);
  const top = (side: number) =>
    view.at(
      add(
        add(waist.centre, times(waist.left, side * waist.width * 0.74)),
        times(waist.forward, waist.depth * 0.72),
      ),
    );
  return polygon([top(1), end(left, 1), end(right, -1), top(-1)]);
}

/** In the order in which they are painted: the farthest first. */
export const farFirst = <T extends { at: Place }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => b.at.z - a.at.z);
