import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawCane } from '../props/aids.ts';
import { woodenChair } from '../props/chairs.ts';
import { minaHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment, Performance } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { dressed, joonInRobe } from './cast/dressed.ts';
import { rosa } from './cast/rosa.ts';
import { robe } from './clothes/coats.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { sitting, standing, withHands } from './poses.ts';
import { minaAtSeven as mina } from './sleepy-mina.ts';
import { walkingOn } from './walk.ts';

// Joon in his robe waits for his shower, and somebody keeps him company.

export const joon = dressed(joonInRobe, {
  garments: [robe(tone('#46627d', 0.24), tone('#f3ead9', 0.13), { to: 0.9, belt: '#344c63' })],
  legs: { tone: tone('#8597ab', 0.2) },
});
export const joonSeat: Stand = { at: place(-164, 0, 424), turn: 24 };
const rosaSeat: Stand = { at: place(-92, 0, 420), turn: -26 };
const onCane: Hand = {
  to: { left: -23, up: 84, forward: 27 },
  shape: 'grip',
  elbow: { out: 0.7, up: -0.8, forward: -0.4 },
};

const drawHisCane = (pen: Pen, view: Stage, at: Stand) =>
  drawCane(pen, view, spotOn(at, -24, 0, 33), spotOn(at, -23, 84, 27), { x: 0.5, y: 0, z: -0.6 });

/** On his chair, a hand on his cane; he waits, and looks to the door. */
export function drawJoonWaiting(
  pen: Pen,
  view: Stage,
  performance: Performance,
  { nods = 0, looksAt = place(0, 120, 260) } = {},
): void {
  woodenChair(view, joonSeat, minaHome.wood).behind(pen);
  const pose = withHands(sitting(joon, { seat: 45, lean: -2 }), {
    right: { ...onCane, to: { left: -19, up: 84, forward: 34 } },
  });
  const stand = spotOn(joonSeat, -19, 0, 40);
  figure(
    view,
    { person: joon, ...joonSeat, pose, regards: looksAt },
    handsBusy({ ...attending(performance, 0.8), nod: performance.nod + nods }),
  ).draw(pen, {
    right: () => drawCane(pen, view, stand, spotOn(joonSeat, -19, 84, 34), { x: 0.5, y: 0, z: -0.6 }),
  });
}

/** Rosa sits with him: she tells him something with both hands, pats his arm, and he nods. */
export function drawCompany(pen: Pen, view: Stage, { beat, seconds, idle }: Moment): void {
  const tells = 1 - during(beat, 0.42, 0.52) * (1 - during(beat, 0.72, 0.8));
  const pats = 1 - tells;
  const wave = Math.sin(seconds * 3.1);
  drawJoonWaiting(pen, view, feeling(idle('Joon'), 'warm', 0.7), {
    nods: pats * 0.8 * Math.sin(seconds * 5),
    looksAt: place(rosaSeat.at.x, 112, rosaSeat.at.z - 20),
  });
  woodenChair(view, rosaSeat, minaHome.wood).behind(pen);
  const talks = (side: 1 | -1): Hand => ({
    to: {
      left: side * (17 + 3 * tells * wave * side),
      up: 78 + 7 * tells * (1 + Math.sin(seconds * 2.3 + side)),
      forward: 30 + 2 * wave,
    },
    shape: 'open',
    elbow: { out: 0.8, up: -0.8, forward: -0.3 },
  });
  const right = talks(-1);
  const own = right.to as { left: number; up: number; forward: number };
  const arm = { left: -33, up: 76 + 2.5 * Math.sin(seconds * 6), forward: 34 };
  const mixed = {
    left: own.left + (arm.left - own.left) * pats,
    up: own.up + (arm.up - own.up) * pats,
    forward: own.forward + (arm.forward - own.forward) * pats,
  };
  const silent = feeling(idle('Rosa'), 'warm', 0.8);
  figure(
    view,
    {
      person: rosa,
      ...rosaSeat,
      pose: withHands(sitting(rosa, { seat: 45, lean: 2 + 6 * pats }), {
        left: talks(1),
        right: { ...right, to: mixed, shape: pats > 0.5 ? 'flat' : 'open' },
      }),
      regards: place(joonSeat.at.x, 112, joonSeat.at.z - 20),
    },
    handsBusy(attending({ ...silent, nod: silent.nod + 0.3 * tells * wave })),
  ).draw(pen);
}

const minaBeside: Stand = { at: place(-106, 0, 404), turn: -38 };

/** He pushes himself up on his cane, her hand at his arm. */
export function drawRising(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const seat = sitting(joon, { seat: 45, lean: -2 });
  const feet = { left: { ...seat.feet.left, forward: 30 }, right: { ...seat.feet.right, forward: 28 } };
  const grip = { ...onCane, to: { left: -21, up: 84, forward: 52 } };
  const push: Hand = {
    to: { left: 17, up: 60, forward: 20 },
    shape: 'flat',
    elbow: { out: 0.8, up: -0.4, forward: -0.7 },
  };
  const sits = withHands({ ...seat, feet }, { left: push, right: grip });
  const leans = { ...sits, lean: 26, hips: { ...sits.hips, forward: 8 } };
  const half = { ...leans, lean: 32, hips: { left: 0, up: 66, forward: 18 } };
  const tall = standing(joon, { lean: 6 });
  const up: Pose = {
    ...withHands(
      { ...tall, feet },
      { left: { ...push, to: { left: 22, up: 72, forward: 34 }, shape: 'relaxed' }, right: grip },
    ),
    hips: { ...tall.hips, forward: 28, up: tall.hips.up - 1 },
  };
  const pose = through(beat, [
    [0, sits],
    [0.12, sits],
    [0.36, leans],
    [0.56, half],
    [0.86, up],
  ]);
  woodenChair(view, joonSeat, minaHome.wood).behind(pen);
  const him = figure(
    view,
    { person: joon, ...joonSeat, pose, regards: place(-40, 110, 330) },
    handsBusy(attending(feeling(idle('Joon'), 'warm', 0.4), 0.8)),
  );
  him.draw(pen, {
    right: () =>
      drawCane(pen, view, spotOn(joonSeat, -24, 0, 60), spotOn(joonSeat, -21, 84, 52), {
        x: 0.5,
        y: 0,
        z: -0.6,
      }),
  });
  drawFloorShadow(pen, view, minaBeside.at);
  const { elbow, wrist } = him.skeleton.arms.left;
  const at = place((elbow.x + wrist.x) / 2 + 2, (elbow.y + wrist.y) / 2 - 3, Math.min(elbow.z, wrist.z) - 4);
  const lean = 22 - 14 * during(beat, 0.4, 0.86);
  figure(
    view,
    {
      person: mina,
      ...minaBeside,
      pose: withHands(standing(mina, { lean }), {
        right: { to: at, shape: 'grip', elbow: { out: 0.6, up: -0.9, forward: -0.2 } },
      }),
      regards: place(joonSeat.at.x, 100, joonSeat.at.z),
    },
    handsBusy(attending(feeling(idle('Mina'), 'warm', 0.7))),
  ).draw(pen);
}

/** They walk to the door together, he on his cane, she at his arm. */
export function drawWalkingTogether(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  woodenChair(view, joonSeat, minaHome.wood).behind(pen);
  const gone = Math.min(1, beat / 0.92);
  const turn = 58;
  const his = walkingOn(joon, { from: place(-150, 0, 236), to: place(-24, 0, 236), steps: 8 }, gone);
  const hers = walkingOn(mina, { from: place(-188, 0, 256), to: place(-62, 0, 256), steps: 8 }, gone);
  const wide: Stand = { at: hers.at, turn };
  drawFloorShadow(pen, view, hers.at);
  const arm = spotOn({ at: his.at, turn }, 20, 94, -9);
  figure(
    view,
    {
      person: mina,
      ...wide,
      pose: withHands(hers.pose, {
        right: { to: arm, shape: 'flat', elbow: { out: 0.4, up: -1, forward: -0.2 } },
      }),
      regards: place(his.at.x, 130, 200),
    },
    handsBusy(attending(feeling(idle('Mina'), 'warm', 0.8), 0.7 - 0.5 * thereAndBack((beat * 2) % 1))),
  ).draw(pen);
  drawFloorShadow(pen, view, his.at);
  figure(
    view,
    {
      person: joon,
      at: his.at,
      turn,
      pose: withHands(his.pose, { right: onCane }),
      regards: place(60, 110, 220),
    },
    handsBusy(attending(feeling(idle('Joon'), 'warm', 0.5), 0.8)),
  ).draw(pen, { right: () => drawHisCane(pen, view, { at: his.at, turn }) });
}
