import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { inFrame } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawAidAtEar, drawAidHeld } from '../props/aid-at-ear.ts';
import { drawCane } from '../props/aids.ts';
import { aidCase, drawAidCase } from '../rooms/wet-kitchen.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { mina } from './cast/mina.ts';
import { joon } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** Joon beside the small table, his face to Mina at its other side. */
const his: Stand = { at: place(-52, 0, 176), turn: -66 };
const hers: Stand = { at: place(-184, 0, 190), turn: 46 };

function drawMinaAtTable(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const pose = withHands(standing(mina, { lean: 3 }), {
    left: { to: place(-143, 74, 181), shape: 'flat', elbow: { out: 0.7, up: -0.6, forward: -0.2 } },
  });
  const glad = handsBusy(attending(feeling(idle('Mina'), 'warm', 0.9)));
  const nods = thereAndBack(during(beat, 0.74, 0.84)) + thereAndBack(during(beat, 0.86, 0.96));
  drawFloorShadow(pen, view, hers.at);
  figure(
    view,
    { person: mina, ...hers, pose, regards: place(his.at.x, 150, his.at.z) },
    { ...glad, nod: glad.nod + 0.9 * nods },
  ).draw(pen);
}

/**
 * At the table, a hand on his cane: the other goes to his ear. @param takes it takes an aid out of the case first; without
 * it the aids are in his ears, and he taps one
 */
export function drawAidAtTable(pen: Pen, view: Stage, moment: Moment, takes: boolean): void {
  const { beat, seconds } = moment;
  const still = standing(joon, { lean: 3 });
  const low: Hand = {
    to: spotOn(his, 22, 80, 8),
    shape: 'hold',
    elbow: { out: 0.7, up: -0.9, forward: -0.2 },
  };
  const atCase: Hand = { ...low, to: place(aidCase.x + 9, aidCase.y + 7, aidCase.z - 6) };
  const { skeleton } = figure(view, { person: joon, ...his, pose: still }, moment.idle('Joon'));
  const tap = 0.8 * Math.sin(seconds * 9) * during(beat, 0.3, 0.34) * (1 - during(beat, 0.52, 0.56));
  const atEar: Hand = {
    ...low,
    to: inFrame(skeleton.chest, skeleton.head, 11 + tap, -10, -3),
    shape: 'point',
    elbow: { out: 1, up: -0.6, forward: 0.3 },
  };
  const cane = { handle: spotOn(his, -24, 82, 15), tip: spotOn(his, -26, 0, 24) };
  const held = (hand: Hand, lean: number): Pose => ({ ...withHands(still, { left: hand }), lean });
  const pose = takes
    ? through(beat, [
        [0, held(low, 3)],
        [0.22, held(atCase, 12)],
        [0.3, held(atCase, 12)],
        [0.44, held({ ...low, to: spotOn(his, 30, 112, 20) }, 4)],
        [0.58, held({ ...atEar, shape: 'hold' }, 3)],
        [0.8, held({ ...atEar, shape: 'hold' }, 3)],
        [0.96, held(low, 3)],
      ])
    : through(beat, [
        [0, held(low, 3)],
        [0.1, held(low, 5)],
        [0.3, held(atEar, 3)],
        [0.56, held(atEar, 3)],
        [0.72, held(low, 3)],
      ]);
  const holds = takes && beat > 0.27;
  drawMinaAtTable(pen, view, moment);
  drawAidCase(pen, view, takes ? (holds ? 'one' : 'both') : 'none');
  drawFloorShadow(pen, view, his.at);
  const glad = feeling(moment.idle('Joon'), 'warm', beat > 0.6 || !takes ? 0.9 : 0.4);
  const looks = takes && beat > 0.08 && beat < 0.34 ? aidCase : place(hers.at.x, 142, hers.at.z);
  const person = figure(
    view,
    {
      person: joon,
      ...his,
      pose: withHands(pose, {
        right: { to: cane.handle, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: -0.4 } },
      }),
      regards: looks,
    },
    handsBusy(attending(glad)),
  );
  const { palm } = person.skeleton.arms.left;
  const isIn = !takes || beat > 0.66;
  person.draw(pen, {
    right: () => drawCane(pen, view, cane.tip, cane.handle, { x: -0.7, y: 0, z: -0.4 }),
    left: () => {
      if (isIn) drawAidAtEar(pen, person.head.head);
      else if (holds) drawAidHeld(pen, view.at(palm), view.scale(palm.z));
    },
  });
}
