import { tone } from '../canvas/color.ts';
import { chain, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { inFrame } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawBacklessSlipper } from '../props/shoes.ts';
import { drawSlipperAt, drawWetTiles, slipperView } from '../props/slipper-thought.ts';
import { bin, drawWasteBin } from '../props/waste-bin.ts';
import { inFirmShoes } from '../rooms/novak-kitchen.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed } from './cast/dressed.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

const paleSock = tone('#c9d4de', 0.2);
const inSocks = dressed(inFirmShoes, { shoes: { kind: 'sock', tone: paleSock, sole: paleSock.main } });
const walks: Stand = { at: place(-4, 0, 100), turn: 88 };

/** Centimeters from where her near foot stands to where it comes down. */
const stride = 50;

/** How her near foot leaves its slipper: degrees its heel is up, centimeters it has gone ahead, and the slipper has slid back. */
export type Leaving = { heel: number; gone: number; slid: number };

/** Last week, in her thought: two feet in slippers without a back, on wet tiles. @param size of the cloud, in pixels */
export function drawSlippersOnWet(
  pen: Pen,
  { idle }: Moment,
  size: number,
  { heel, gone, slid }: Leaving,
): void {
  const view = slipperView(size);
  const still = standing(inSocks);
  const air = Math.sin(Math.PI * Math.min(1, gone / stride));
  const [behind, ahead] = [-24, 1];
  const pose: Pose = {
    ...still,
    hips: { ...still.hips, up: still.hips.up - 3, forward: -12 + 0.5 * gone },
    feet: {
      left: { ...still.feet.left, left: 7, forward: ahead, up: 1.5, out: 2 },
      right: { ...still.feet.right, left: -9, forward: behind + gone, up: 1.5 + 7 * air, heel, out: 2 },
    },
  };
  drawWetTiles(pen, view, size, () => {
    const heelOf = (left: number, forward: number): Place => spotOn(walks, left, 0, forward);
    drawSlipperAt(pen, view, heelOf(-9, behind - 9 - slid));
    const person = figure(view, { person: inSocks, ...walks, pose }, idle('thought'));
    person.draw(pen);
    // Toes are under the upper of their slipper.
    drawSlipperAt(pen, view, heelOf(7, ahead - 9));
    if (gone < 4) {
      drawSlipperAt(pen, view, heelOf(-9, behind - 9 - slid));
      return;
    }
    // The near foot goes past the far slipper, before it.
    const { knee, ankle, frame } = person.skeleton.legs.right;
    const toe = inFrame(frame, ankle, 0, -5, 12);
    const disc = (spot: Place, r: number) => ({ ...view.at(spot), r: r * view.scale(spot.z) });
    const near = chain([disc(knee, 9), disc(ankle, 8.5), disc(toe, 7)]);
    inside(pen, near, () => person.draw(pen));
  });
}

/** In clip 1: the heel comes out of the slipper, slides on, and goes back. */
export const slipping = (beat: number): Leaving => {
  const out = thereAndBack(during(beat, 0.34, 0.62)) + thereAndBack(during(beat, 0.64, 0.94));
  return { heel: 26 * out, gone: 0, slid: 4 * out };
};

/** The near miss: the foot moves on, and the slipper stays behind. */
export const leaving = (beat: number): Leaving => ({
  heel: 34 * during(beat, 0.08, 0.34) * (1 - during(beat, 0.6, 0.8)),
  gone: stride * during(beat, 0.34, 0.8),
  slid: 5 * during(beat, 0.16, 0.36),
});

const binAt = place(60, 0, 177);
const her: Stand = { at: place(34, 0, 206), turn: 38 };
const gravity = 490;

/** Her slippers of last week: one hand and then the other lets go of one over the bin. */
export function drawSlippersAway(pen: Pen, view: Stage, moment: Moment, seconds: number): void {
  const { beat } = moment;
  const reaches = during(beat, 0.04, 0.28);
  const hand = (side: 1 | -1, lets: number): Hand => ({
    to: {
      left: side * (14 - 5 * reaches),
      up: 92 - 10 * reaches,
      forward: 22 + 15 * reaches - 12 * during(beat, lets + 0.1, lets + 0.3),
    },
    shape: beat > lets ? 'open' : 'hold',
    elbow: { out: 0.8, up: -0.8, forward: -0.3 },
  });
  const [first, second] = [0.36, 0.54];
  const still = standing(inFirmShoes, { lean: 4 + 8 * reaches * (1 - during(beat, 0.74, 0.92)) });
  const pose = withHands(still, { left: hand(1, first), right: hand(-1, second) });
  const silent = attending(feeling(moment.idle('neighbor'), 'warm', 0.5), 0.9);
  const regards = beat < 0.8 ? place(binAt.x, bin.height, binAt.z) : place(60, 130, -100);
  drawFloorShadow(pen, view, her.at);
  const person = figure(view, { person: inFirmShoes, ...her, pose, regards }, handsBusy(silent));
  const hanging = (at: Place) => {
    const { x, y } = view.at(at);
    drawBacklessSlipper(
      pen,
      { x: x + 1.5 * view.scale(at.z), y: y - 5 * view.scale(at.z) },
      view.scale(at.z),
      {
        turn: 82,
      },
    );
  };
  const held = (side: 'left' | 'right', lets: number) => () => {
    if (beat <= lets) hanging(person.skeleton.arms[side].palm);
  };
  person.draw(pen, { left: held('left', first), right: held('right', second) });
  drawWasteBin(pen, view, binAt, () => {
    for (const [side, lets] of [
      [1, first],
      [-1, second],
    ] as const) {
      if (beat <= lets) continue;
      const fallen = (gravity * ((beat - lets) * seconds) ** 2) / 2;
      if (fallen < 80) hanging(spotOn(her, side * 9, 82 - fallen, 37));
    }
  });
}
