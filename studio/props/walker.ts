import { mix, type Tone, tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn, wheelShape } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { between, facing, radians } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const metal = tone('#b4bdc5', 0.42);
const rubber = tone('#4a474c', 0.3);

/** A walker where somebody uses it. @param ahead centimeters before her; 36 is right, more is too far away */
export function walkerBefore(user: Stand, ahead = 36): Stand {
  return { at: spotOn(user, 0, 0, ahead), turn: user.turn };
}

/** Where a walker's grips are, own left and right. */
export function walkerGrips(stand: Stand): { left: Place; right: Place } {
  return { left: spotOn(stand, 25, 87, -16), right: spotOn(stand, -25, 87, -16) };
}

/** Centimeters from the middle of a walker to either side. */
const halfWidth = 25.5;

/** Height of the bars that join the legs: one at the sides and in front, one more in front below the grips. */
const bars = { lower: 38, upper: 70 };

/** A bent tube, seen from its side: how far forward it is at each height, from the wheel over the grip to the rubber foot. */
const frontLeg = { foot: { up: 7, forward: 22 }, head: { up: 80, forward: 12 } };
const rearLeg = { foot: { up: 3, forward: -29 }, head: { up: 80, forward: -25.5 } };

const alongLeg = ({ foot, head }: typeof frontLeg, up: number) =>
  foot.forward + ((up - foot.up) / (head.up - foot.up)) * (head.forward - foot.forward);

/** Points of a bend from one place to another around a corner, both included. */
function bend(from: Place, corner: Place, to: Place): Place[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
    between(between(from, corner, share), between(corner, to, share), share),
  );
}

type Side = { pen: Pen; view: Stage; stand: Stand; left: number; paint: Tone };

/** A sleeve where a bar meets a leg. */
function drawSleeve({ pen, view, stand, left, paint }: Side, leg: typeof frontLeg, up: number) {
  const ends = [up - 2.4, up + 2.4].map((high) => spotOn(stand, left, high, alongLeg(leg, high)));
  tube(pen, view, ends, 1.9, {
    main: mix(paint.main, paint.shade, 0.35),
    shade: mix(paint.shade, '#43263f', 0.2),
  });
}

/** One side: a single tube bent into both legs and the rail of the grip, with a bar between the legs. */
function drawSide(side: Side) {
  const { pen, view, stand, left, paint } = side;
  const spot = (up: number, forward: number) => spotOn(stand, left, up, forward);
  const legBar = bars.lower;
  tube(
    pen,
    view,
    [spot(legBar, alongLeg(frontLeg, legBar)), spot(legBar, alongLeg(rearLeg, legBar))],
    1.25,
    paint,
  );
  drawWheel(side, frontLeg.foot.forward, 6);
  tube(
    pen,
    view,
    [
      spot(frontLeg.foot.up, frontLeg.foot.forward),
      ...bend(spot(frontLeg.head.up, frontLeg.head.forward), spot(87, 11), spot(87, 2)),
      ...bend(spot(87, -18), spot(87, -25), spot(rearLeg.head.up, rearLeg.head.forward)),
      spot(rearLeg.foot.up, rearLeg.foot.forward),
    ],
    1.5,
    paint,
  );
  drawSleeve(side, frontLeg, legBar);
  drawSleeve(side, rearLeg, legBar);
  tube(pen, view, [spot(87, -5), spot(87, -20)], 2.2, rubber);
  tube(pen, view, [spot(5, alongLeg(rearLeg, 5)), spot(0.6, alongLeg(rearLeg, 0.6))], 2.2, rubber);
}

/** The two bars in front, from leg to leg. */
function drawFrontBars(pen: Pen, view: Stage, stand: Stand) {
  for (const up of [bars.upper, bars.lower]) {
    const forward = alongLeg(frontLeg, up);
    tube(
      pen,
      view,
      [spotOn(stand, -halfWidth, up, forward), spotOn(stand, halfWidth, up, forward)],
      1.35,
      metal,
    );
    for (const left of [-halfWidth, halfWidth])
      drawSleeve({ pen, view, stand, left, paint: metal }, frontLeg, up);
  }
}

/** A wheel of some width, in the plane of its side. */
function drawWheel({ pen, view, stand, left }: Side, forward: number, radius: number) {
  const towardsUs =
    facing(stand.turn).left.x * (view.eye.x - stand.at.x) - facing(stand.turn).left.z * 560 > 0 ? 1 : -1;
  for (const across of [-1.3, -0.65, 0, 0.65]) {
    fill(pen, wheelShape(view, stand, left + across * towardsUs, radius, forward, radius), rubber.shade);
  }
  const face = left + 1.3 * towardsUs;
  fill(pen, wheelShape(view, stand, face, radius, forward, radius), rubber.shade);
  fill(pen, wheelShape(view, stand, face, radius, forward, radius * 0.84), rubber.main);
  fill(pen, wheelShape(view, stand, face, radius, forward, radius * 0.5), metal.main);
  fill(pen, wheelShape(view, stand, face, radius, forward, radius * 0.2), metal.shade);
}

/** Beyond this turn the bars in front of the user are seen behind the user. */
const barsBehind = Math.cos(radians(64));

/**
 * A walker with two front wheels and rubber feet behind. It stands before its user: its own forward is the user's, its place the middle.
 * @param layer the half farther from the viewer, the nearer one, or both
 */
export function drawWalker(
  pen: Pen,
  view: Stage,
  stand: Stand,
  layer: 'far' | 'near' | 'both' = 'both',
): void {
  const frame = facing(stand.turn);
  const near = frame.left.z < 0 ? halfWidth : -halfWidth;
  const shaded: Tone = { main: mix(metal.main, metal.shade, 0.3), shade: mix(metal.shade, '#43263f', 0.12) };
  const barsLayer = -frame.forward.z > barsBehind ? 'near' : 'far';
  if (layer !== 'near') {
    const floor = spotOn(stand, 0, 0, 0);
    groundShadow(pen, view, floor.x, floor.z, 36, 26, 0.16);
    drawSide({ pen, view, stand, left: -near, paint: shaded });
  }
  if (layer === 'both' || layer === barsLayer) drawFrontBars(pen, view, stand);
  if (layer !== 'far') drawSide({ pen, view, stand, left: near, paint: metal });
}
