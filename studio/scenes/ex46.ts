import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { type WheelchairSpec, wheelchair, wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { drawGym, drawParallelBars } from '../rooms/gym.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: WheelchairSpec = {
  stand: { at: place(-92, 0, 128), turn: 34 },
  brakes: { left: 'on', right: 'on' },
  footplates: 'down',
};
const helper = { at: place(-4, 0, 196), turn: -30 };
const walker = { at: place(70, 0, 152), turn: -40 };
const bars = { x: 40, z: 322, length: 190 };
const regards = place(120, 90, bars.z);

const tight = (side: 1 | -1, seconds: number) => ({
  to: { left: side * 25, up: wheelchairArm + 3 + Math.sin(seconds * 13 + side) * 0.25, forward: 14 },
  shape: 'grip' as const,
  elbow: { out: 0.8, up: 0.1, forward: -1 },
});

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const drop = { out: 0.5, up: -1, forward: -0.2 };
  const pose = withHands(standing(therapist), {
    left: { to: { left: 25, up: 108, forward: 28 }, shape: 'open', elbow: drop },
    right: { to: { left: -25, up: 106, forward: 28 }, shape: 'open', elbow: drop },
  });
  const kind = feeling(attending(moment.idle('therapist')), 'warm');
  figure(view, { person: therapist, ...helper, pose, regards: place(chair.stand.at.x, 120, 128) }, kind).draw(
    pen,
  );
}

/** On his feet at the walker, the chair behind him, his therapist at his side. */
function drawWalterUp(pen: Pen, view: Stage, moment: Moment) {
  const layers = wheelchair(view, { ...chair, footplates: 'up' });
  layers.behind(pen);
  layers.front(pen);
  const up = { at: spotOn(chair.stand, 0, 0, 52), turn: chair.stand.turn };
  const near = walkerBefore(up);
  const grips = walkerGrips(near);
  const pose = withHands(standing(walter, { lean: 5 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawFloorShadow(pen, view, up.at);
  drawWalker(pen, view, near, 'far');
  figure(
    view,
    { person: walter, ...up, pose, regards: place(80, 120, 60) },
    feeling(handsBusy(moment.speaker ?? attending(moment.idle('Walter'))), 'warm'),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, near, 'near') });
}

function drawWalter(pen: Pen, view: Stage, moment: Moment) {
  const layers = wheelchair(view, chair);
  layers.behind(pen);
  const pose = withHands(sitting(walter, { seat: wheelchairSeat, floor: 13, lean: -6 }), {
    left: tight(1, moment.seconds),
    right: tight(-1, moment.seconds),
  });
  const silent = attending(moment.idle('Walter'));
  const performance = feeling(handsBusy(moment.speaker ?? silent), 'concern');
  figure(view, { person: walter, ...chair.stand, pose, regards }, performance).draw(pen, {
    beforeArms: () => layers.front(pen),
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawGym(pen, view);
      drawParallelBars(pen, view, bars);
      drawFloorShadow(pen, view, helper.at);
    },
    drawAction: (pen, moment) => {
      drawTherapist(pen, view, moment);
      if (safe) drawWalterUp(pen, view, moment);
      else {
        drawWalter(pen, view, moment);
        drawWalker(pen, view, walker);
      }
    },
  };
}

const room = pictureFrom(stage(), [place(-136, 142, 128), place(-50, 58, 128)]);

// His worried face, his tight hands, and what he looks at.
const twoShot = framed(560, 270, 840);

/** Exercise 46, Afraid to Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 46,
  pictured:
    'In the therapy gym Walter sits in his wheelchair, his hands tight on the armrests, and looks with worry at the parallel bars. A therapist stands beside him with open hands and a kind face; a walker is ready.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.25, camera: framed(580, 380, 1060), easeSeconds: 2.2 },
    { from: 0.6, camera: twoShot, easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.4, camera: twoShot, easeSeconds: 2.4 },
  ],
  claim: { camera: wide, side: 'right' },
  ...healed(
    framed(600, 305, 1070),
    room,
    pictureFrom(stage(), [place(-150, 176, 100), place(112, -6, 120)], { safe: true }),
  ),
};
