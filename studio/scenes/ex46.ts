import { apart } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { onTheFloor, sitting, standing, withHands } from '../people/poses.ts';
import { drawThought } from '../props/signals.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { type WheelchairSpec, wheelchair, wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { drawGym, drawParallelBars } from '../rooms/gym.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: WheelchairSpec = {
  stand: { at: place(-98, 0, 152), turn: 46 },
  brakes: { left: 'on', right: 'on' },
  footplates: 'down',
};
const helper = { at: place(-6, 0, 218), turn: -34 };
/** Ready in front of him, and he does not touch it. */
const walker = { at: place(44, 0, 126), turn: chair.stand.turn };
const bars = { x: 40, z: 322, length: 190 };
const regards = place(120, 90, bars.z);
/** The middle of his thought, in scene pixels. */
const fear = { x: 152, y: 150 };

const tight = (side: 1 | -1, seconds: number) => ({
  to: { left: side * 26, up: wheelchairArm + 2 + Math.sin(seconds * 13 + side) * 0.25, forward: 13 },
  shape: 'grip' as const,
  elbow: { out: 0.5, up: 0.3, forward: -1 },
});

function drawTherapist(pen: Pen, view: Stage, moment: Moment) {
  const drop = { out: 0.5, up: -1, forward: -0.2 };
  const pose = withHands(standing(therapist), {
    left: { to: { left: 25, up: 108, forward: 28 }, shape: 'open', elbow: drop },
    right: { to: { left: -25, up: 106, forward: 28 }, shape: 'open', elbow: drop },
  });
  const kind = feeling(attending(moment.idle('therapist')), 'warm');
  figure(
    view,
    { person: therapist, ...helper, pose, regards: place(chair.stand.at.x, 120, chair.stand.at.z) },
    kind,
  ).draw(pen);
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
  const shrinks = 8 * thereAndBack(moment.beat);
  const pose = withHands(
    sitting(walter, { seat: wheelchairSeat, floor: 13, lean: -13 - shrinks, apart: 6 }),
    {
      left: tight(1, moment.seconds),
      right: tight(-1, moment.seconds),
    },
  );
  const silent = attending(moment.idle('Walter'));
  const worried = feeling(handsBusy(moment.speaker ?? silent), 'concern', 1.5);
  const performance = { ...worried, brow: Math.max(worried.brow, 0.5), nod: worried.nod - 0.35 };
  const person = figure(view, { person: walter, ...chair.stand, pose, regards }, performance);
  person.draw(pen, { beforeArms: () => layers.front(pen) });
  drawFearOfFalling(pen, view, person, moment);
}

/** What he fears: himself on the floor, his walker out of reach. */
function drawFearOfFalling(pen: Pen, view: Stage, { head }: Figure, moment: Moment) {
  drawThought(pen, fear, 96, head.head.on(8, -60, 3), () => {
    pen.scale(0.39, 0.39);
    const { z } = chair.stand.at;
    const middle = view.at(place(24, 40, z));
    pen.translate(-middle.x, -middle.y);
    const fallen = place(-26, 0, z);
    const looks = feeling(attending(moment.idle('fallen Walter'), 0), 'concern', 1.5);
    apart(pen, () => {
      const foot = view.at(place(104, 8, z + 20));
      pen.translate(foot.x, foot.y);
      pen.rotate(-1.45);
      pen.translate(-foot.x, -foot.y);
      drawWalker(pen, view, { at: place(104, 0, z + 20), turn: 80 });
    });
    figure(view, { person: walter, at: fallen, turn: 40, pose: onTheFloor(walter) }, looks).draw(pen);
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

const room = pictureFrom(stage(), [place(-146, 142, 152), place(-50, 58, 152)]);

// His worried face, his tight hands, and what he looks at.
const twoShot = framed(430, 284, 840);

const medium = framed(530, 346, 1010);

/** Exercise 46, Afraid to Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 46,
  pictured:
    'In the therapy gym Walter sits in his wheelchair, his hands tight on the armrests, looks with worry at the parallel bars and thinks of himself on the floor, his walker beside him. A therapist stands beside him with open hands and a kind face; a walker is ready.',
  owner: 'Walter',
  beat: { word: 'scared', seconds: 2, moves: 'He shrinks back in his chair and comes up again' },
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.35, camera: twoShot, easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: twoShot, easeSeconds: 2.4 },
  ],
  claim: { camera: framed(640, 360, 1280), side: 'right' },
  ...healed(
    framed(560, 352, 1150),
    room,
    pictureFrom(stage(), [place(-262, 240, 152), place(112, -6, 120)], { safe: true }),
  ),
};
