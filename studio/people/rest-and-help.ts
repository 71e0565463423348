import { faint, mix, tone } from '../canvas/color.ts';
import { curve, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { couchSeat } from '../props/couch.ts';
import { drawFoldedTowel } from '../props/towel-rack.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { rosa } from './cast/rosa.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { onTheFloor, standing, withHands } from './poses.ts';
import type { Skeleton } from './skeleton.ts';
import { here, minaAtSeven as mina, towel } from './sleepy-mina.ts';

// What a friend does for a tired helper: she takes the towel, and Mina lies down.

const rosaHere: Stand = { at: place(70, 0, 268), turn: -46 };

/** Both hands under something, or one at its side. */
const under = (at: Place, side: 1 | -1, turn: number): Hand => ({
  to: spotOn({ at, turn }, side * 11, -2, -2),
  shape: 'hold',
  elbow: { out: 0.7, up: -0.9, forward: -0.3 },
});

/** Rosa takes the folded towel out of Mina's hands, and strokes her arm. */
export function drawTowelTaken(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const turned = { ...here, turn: 42 };
  const reach = during(beat, 0.06, 0.3);
  const taken = during(beat, 0.42, 0.62);
  const strokes = during(beat, 0.7, 0.8);
  const at = between(spotOn(turned, 0, 101, 31), spotOn(rosaHere, 2, 104, 25), taken);
  const lets = during(beat, 0.44, 0.6);
  const rest = (hand: Hand, side: 1 | -1): Hand => ({
    ...under(at, side, 42),
    to: between(under(spotOn(turned, 0, 101, 31), side, 42).to as Place, handAt(turned, hand), lets),
  });
  const still = standing(mina, { lean: 5 });
  drawFloorShadow(pen, view, turned.at);
  const minaPose = withHands(
    { ...still, lean: 5 + 3 * thereAndBack(during(beat, 0.3, 0.6)) },
    { left: rest(still.hands.left, 1), right: rest(still.hands.right, -1) },
  );
  const tired = feeling(idle('Mina'), beat > 0.62 ? 'warm' : 'tired', 0.7);
  figure(
    view,
    { person: mina, ...turned, pose: minaPose, regards: place(rosaHere.at.x, 136, 260) },
    handsBusy({
      ...attending(tired),
      blink: Math.max(tired.blink, 0.4),
      nod: 0.3 + 0.8 * thereAndBack(during(beat, 0.76, 0.94)),
    }),
  ).draw(pen);
  drawFloorShadow(pen, view, rosaHere.at);
  const stands = standing(rosa, { lean: 4 + 5 * reach * (1 - taken) });
  // Her left hand is under the middle of the towel when the other one leaves it.
  const arm = spotOn(turned, 17, 116 + 3 * Math.sin(beat * 42), 10);
  const takes = (side: 1 | -1): Hand => {
    const hold = under(at, side, rosaHere.turn);
    const hanging = side < 0 ? stands.hands.right : stands.hands.left;
    return { ...hold, to: between(handAt(rosaHere, hanging), hold.to as Place, reach) };
  };
  const right = takes(-1);
  figure(
    view,
    {
      person: rosa,
      ...rosaHere,
      pose: withHands(stands, {
        left: takes(1),
        right: {
          ...right,
          to: between(right.to as Place, arm, strokes),
          shape: strokes > 0.5 ? 'flat' : 'hold',
        },
      }),
      regards: beat < 0.55 ? at : place(here.at.x, 138, 262),
    },
    handsBusy(attending(feeling(idle('Rosa'), 'warm', 0.8))),
  ).draw(pen, { beforeArms: () => drawFoldedTowel(pen, view, { at, turn: 0 }, towel) });
}

const handAt = (stand: Stand, hand: Hand): Place => {
  const to = hand.to as { left: number; up: number; forward: number };
  return spotOn(stand, to.left, to.up, to.forward);
};

/** Half lying on a couch, a pillow at her back, her legs along its seat. */
export const onCouch: Stand = { at: place(-58, 0, 240), turn: 66 };
const blanket = tone('#6f8fb0', 0.24);

function lyingPose(pull: number): Pose {
  const floor = onTheFloor(mina, { lean: -40 });
  const raised = (foot: Pose['feet']['left'], left: number, forward: number) => ({
    ...foot,
    left,
    forward,
    up: couchSeat + 1,
    heel: -34,
    out: 10,
  });
  const long = floor.feet.right.forward;
  const hem = (side: 1 | -1): Hand => ({
    to: { left: side * 11, up: couchSeat + 22 + 11 * pull, forward: 33 - 30 * pull },
    shape: 'grip',
    elbow: { out: 0.9, up: -0.5, forward: -0.2 },
  });
  return withHands(
    {
      ...floor,
      hips: { left: 0, up: couchSeat + 10, forward: 0 },
      feet: { left: raised(floor.feet.left, 9, long), right: raised(floor.feet.right, -8, long - 3) },
    },
    { left: hem(1), right: hem(-1) },
  );
}

/** A blanket over somebody whose legs lie along a seat: from the hands over the knees to beyond the feet, and down its front. */
function drawBlanketOver(pen: Pen, view: Stage, { arms, legs }: Skeleton) {
  const scale = view.scale(legs.left.knee.z);
  const hem = between(arms.left.palm, arms.right.palm, 0.5);
  const knee = between(legs.left.knee, legs.right.knee, 0.5);
  const ankle = between(legs.left.ankle, legs.right.ankle, 0.5);
  const toes = place(ankle.x + 13, ankle.y + 20, ankle.z - 4);
  const end = place(ankle.x + 25, couchSeat, ankle.z - 4);
  /** @param up over the cloth's ridge */
  const over = (at: Place, up: number) => view.at({ ...at, y: at.y + up });
  /** @param along 0 at the hands to 1 at the feet: where it hangs down the front of the seat */
  const front = (along: number, low = 0) =>
    view.at(place(hem.x + (end.x - hem.x) * along, couchSeat - 18 - low, onCouch.at.z - 36));
  const ridge = [
    over(hem, 3),
    over(between(hem, knee, 0.5), 6),
    over(knee, 8),
    over(between(knee, toes, 0.55), 6),
    over(toes, 3),
    over(end, 8),
  ];
  const low = [
    front(1.04, -6),
    front(0.8, 2),
    front(0.55),
    front(0.3, 3),
    front(0.02, -2),
    front(-0.12, -12),
  ];
  const shape = curve([...ridge, ...low, over(hem, 3)]);
  shape.closePath();
  solid(pen, shape, blanket, 3 * scale, 1.4 * scale);
  const across = (along: number) => {
    const top = along < 0.5 ? between(hem, knee, along * 2) : between(knee, toes, along * 2 - 1);
    return [over(top, 10), over(place(top.x + 1, (top.y + couchSeat) / 2, top.z - 8), 0), front(along, 6)];
  };
  inside(pen, shape, () => {
    for (const [along, width] of [
      [0.09, 2.4],
      [0.15, 1.4],
      [0.84, 1.4],
      [0.9, 2.4],
    ] as const)
      stroke(pen, curve(across(along)), mix(blanket.main, '#fff6e4', 0.7), width * scale);
    for (const along of [0.28, 0.44, 0.58, 0.72])
      fill(pen, tapered(across(along), 3 * scale), faint(blanket.shade, 0.6));
  });
}

/** She pulls a blanket up, her head sinks back, and she sleeps. */
export function drawLyingDown(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const pull = during(beat, 0.06, 0.5);
  const sleeps = during(beat, 0.56, 0.76);
  const calm: Performance = feeling(idle('Mina'), 'warm', 0.5);
  const person = figure(
    view,
    { person: mina, ...onCouch, pose: lyingPose(pull), regards: place(30, 70, 150) },
    handsBusy({
      ...attending(calm, 1 - sleeps),
      blink: Math.max(calm.blink, 0.3 + 0.7 * sleeps),
      nod: 0.2 + 0.5 * sleeps,
      tilt: -0.6 * sleeps,
    }),
  );
  person.draw(pen, { beforeArms: () => drawBlanketOver(pen, view, person.skeleton) });
}
