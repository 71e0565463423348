import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawArmTowel } from '../props/arm-towel.ts';
import { drawDroppedTowel, onRack } from '../props/towel-rack.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed } from './cast/dressed.ts';
import { mina } from './cast/mina.ts';
import { blouse } from './clothes/shirts.ts';
import { type Figure, figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

// Mina in the door of her bathroom with a towel: nodding off, or wide awake.

/** Without her apron, so that the dark towel is seen on her arm. */
export const minaAtSeven = dressed(mina, {
  garments: [blouse({ tone: tone('#9cc0a0', 0.24), edge: '#7fa585' })],
});
export const towel = tone('#7c2f45', 0.3);
export const here: Stand = { at: place(-6, 0, 276), turn: 14 };
/** Just inside the door, by the shower seat. */
export const rack = place(43, 0, 297);

/** How far she is gone: her lids, how far her head and knees sink, and how far the towel has slid and fallen. */
type Drowsy = { shut: number; sunk: number; slid: number; fallen: number };

/** Gone, awake with a start, slowly gone again until her head jerks up, and gone once more: the towel falls. @param beat 0 to 1 */
export function nodding(beat: number): Drowsy {
  const awake = during(beat, 0.03, 0.09) * (1 - during(beat, 0.21, 0.34));
  const jerked = during(beat, 0.5, 0.54) * (1 - during(beat, 0.62, 0.68));
  const upright = during(beat, 0.03, 0.1) * (1 - during(beat, 0.3, 0.5));
  const started = during(beat, 0.5, 0.55) * (1 - during(beat, 0.63, 0.76));
  const hitched = during(beat, 0.06, 0.14) * (1 - during(beat, 0.6, 0.72));
  return {
    shut: 1 - awake - jerked,
    sunk: 1 - upright - started,
    slid: 1 - hitched,
    fallen: during(beat, 0.72, 0.86),
  };
}

/** Her forearm with the towel sinks, and her other hand pulls it up again. @param hitch 0 her hand hangs, 1 it is at the towel */
function holding({ sunk }: Drowsy, hitch: number): Pose {
  const still = standing(minaAtSeven);
  return withHands(
    {
      ...still,
      hips: {
        ...still.hips,
        left: 1 - 2 * sunk,
        up: still.hips.up - 1 - 2.4 * sunk,
        forward: still.hips.forward,
      },
      lean: 2 + 9 * sunk,
      aside: 4 * sunk,
    },
    {
      left: {
        to: { left: -8 + 3 * sunk, up: 98 - 14 * sunk, forward: 24 },
        shape: 'relaxed',
        elbow: { out: 1.6, up: -1, forward: -0.3 },
      },
      right: {
        to: {
          left: -22 + 24 * hitch,
          up: 66 - 5 * sunk + 40 * hitch,
          forward: 4 + 4 * sunk + 27 * hitch,
        },
        shape: hitch > 0.6 ? 'grip' : 'relaxed',
        elbow: { out: 0.2 + 0.6 * hitch, up: -0.4, forward: -0.8 },
      },
    },
  );
}

/** Lids that close, and a head that sinks onto the chest. */
const drowsy = (performance: Performance, { shut, sunk }: Drowsy): Performance =>
  handsBusy({
    // The face of a sleeper is slack, not sad.
    ...feeling(performance, 'tired', 0.35),
    blink: shut,
    attention: 0,
    nod: 0.2 + 2.4 * sunk,
    tilt: 1.1 * sunk,
    brow: performance.brow * (1 - sunk),
  });

/** Where the towel lies at last. */
const onFloor = place(here.at.x + 14, 0, here.at.z - 20);

/** The towel over her forearm, and on its way to the floor. @param slid 0 near the elbow, 1 at her fingers */
function drawTowelSliding(
  pen: Pen,
  view: Stage,
  { skeleton }: Figure,
  { slid, fallen }: Pick<Drowsy, 'slid' | 'fallen'>,
) {
  if (fallen === 1) return;
  const { elbow, wrist, palm } = skeleton.arms.left;
  const fold = [0.12 + 0.66 * slid, 0.92 + 0.44 * slid].map((share) => {
    const spot = share <= 1 ? between(elbow, wrist, share) : between(wrist, palm, (share - 1) * 3.2);
    return place(spot.x + 3 * fallen, spot.y - (spot.y - 34) * fallen ** 2, spot.z - 8 * fallen);
  });
  drawArmTowel(pen, fold.map(view.at), view.scale(wrist.z), towel);
}

const drawTowelOnFloor = (pen: Pen, view: Stage) =>
  drawDroppedTowel(pen, view.at(onFloor), view.scale(onFloor.z), towel);

/** She nods off over what she says. */
export function drawNodding(pen: Pen, view: Stage, performance: Performance, beat: number): void {
  const gone = nodding(beat);
  const pose = holding(gone, thereAndBack(during(beat, 0.02, 0.2)));
  drawFloorShadow(pen, view, here.at);
  const person = figure(view, { person: minaAtSeven, ...here, pose }, drowsy(performance, gone));
  person.draw(pen, { left: () => drawTowelSliding(pen, view, person, gone) });
  if (gone.fallen === 1) drawTowelOnFloor(pen, view);
}

const frameEdge = place(-32, 116, 288);

/** The towel slides off, she starts awake, and her hand finds the door frame. */
export function drawStarting(pen: Pen, view: Stage, performance: Performance, beat: number) {
  const fallen = during(beat, 0.1, 0.36);
  const woken = during(beat, 0.34, 0.44);
  const sways = thereAndBack(during(beat, 0.3, 0.62));
  const gone: Drowsy = { shut: 1 - woken, sunk: 1 - woken, slid: 1, fallen };
  const caught = during(beat, 0.36, 0.52);
  const base = holding(gone, 0);
  const hang = base.hands.right.to as { left: number; up: number; forward: number };
  const from = spotOn(here, hang.left, hang.up, hang.forward);
  const right: Hand = {
    to: between(from, frameEdge, caught),
    shape: caught > 0.5 ? 'grip' : 'open',
    elbow: { out: 0.7, up: -1, forward: -0.6 },
  };
  const pose = withHands(
    {
      ...base,
      aside: base.aside - 9 * sways - 2 * woken,
      hips: { ...base.hips, left: base.hips.left - 3 * sways },
    },
    { right },
  );
  drawFloorShadow(pen, view, here.at);
  const alive = drowsy(performance, gone);
  const startled = { ...alive, attention: woken, brow: 0.8 * sways };
  const regards = place(onFloor.x + 4, 40, onFloor.z - 30);
  const person = figure(
    view,
    { person: minaAtSeven, ...here, pose, regards },
    feeling(startled, beat > 0.4 ? 'concern' : 'tired', 0.8),
  );
  person.draw(pen, { left: () => drawTowelSliding(pen, view, person, gone) });
  if (fallen === 1) drawTowelOnFloor(pen, view);
}

/** She smooths the towel on its rack, steps back from it, and pats it. */
export function awake(beat: number): Pose {
  const still = standing(minaAtSeven);
  const down = thereAndBack(during(beat, 0.04, 0.28)) + thereAndBack(during(beat, 0.62, 0.84));
  const along = thereAndBack(during(beat, 0.28, 0.62));
  const over = onRack(rack, -0.5 + 0.9 * along, 5 - 13 * down);
  return withHands(
    { ...still, aside: 3 + 3 * along + 2 * down, hips: { ...still.hips, left: 1 + 2 * along } },
    {
      left: {
        to: place(over.x, over.y, over.z - 5 - 3 * down),
        shape: 'flat',
        bend: 20,
        elbow: { out: 0.8, up: -1, forward: -0.2 },
      },
      right: { ...still.hands.right, to: { left: -20, up: 74, forward: 6 } },
    },
  );
}

/** Wide awake: the towel hangs by the seat, her hand on it. */
export function drawAwake(pen: Pen, view: Stage, performance: Performance, beat: number): void {
  drawFloorShadow(pen, view, here.at);
  const looks = thereAndBack(during(beat, 0.1, 0.36));
  figure(
    view,
    { person: minaAtSeven, ...here, pose: awake(beat), regards: onRack(rack, 0, 10) },
    handsBusy({
      ...attending(feeling(performance, 'warm', 0.3), looks),
      brow: Math.max(0.45, performance.brow),
    }),
  ).draw(pen);
}
