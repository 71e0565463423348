import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, groundShadow } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { onTheFloor, sitting, standing, withHands } from '../people/poses.ts';
import { drawLiftedThought } from '../props/lifted-thought.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/walker.ts';
import { type WheelchairSpec, wheelchair, wheelchairArm, wheelchairSeat } from '../props/wheelchair.ts';
import { drawGym, drawParallelBars, gymBack } from '../rooms/gym.ts';
import { drawWindow } from '../rooms/openings.ts';
import { drawSunPatch } from '../rooms/surfaces.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const chair: WheelchairSpec = {
  stand: { at: place(-60, 0, 152), turn: 46 },
  brakes: { left: 'on', right: 'on' },
  footplates: 'down',
};
const helper = { at: place(8, 0, 206), turn: -30 };
/** Beside him once he is on his feet. */
const helperBeside = { at: place(62, 0, 224), turn: -34 };
/** Ready in front of him, and he does not touch it. */
const walker = { at: place(52, 0, 186), turn: chair.stand.turn };
const bars = { x: 40, z: 322, length: 190 };
const regards = place(120, 90, bars.z);
/** The middle of his thought, in scene pixels. */
const fear = { x: 226, y: 194 };

/** A forearm lies along the armrest, and its hand closes over the front end. */
const tight = (side: 1 | -1, seconds: number) => ({
  to: { left: side * 25, up: wheelchairArm - 0.5 + Math.sin(seconds * 13 + side) * 0.2, forward: 12 },
  shape: 'grip' as const,
  elbow: { out: 0.3, up: -0.6, forward: -1 },
  bend: side === 1 ? 16 : 14,
});

/** The gym with a single window, so that his thought has a bare wall behind it, and a thick mat to exercise on. */
function drawRoom(pen: Pen, view: Stage) {
  drawGym(pen, view);
  drawWindow(pen, view, { x: -12, sill: 96, z: gymBack, width: 130, height: 100, sky: 'tree' });
  drawSunPatch(pen, view, -70, 120, gymBack, 180);
  groundShadow(pen, view, 5, gymBack - 58, 84, 10, 0.3);
  block(
    pen,
    view,
    { x: -72, y: 0, z: gymBack - 61, width: 154, height: 7, depth: 54 },
    facesOf(tone('#c9927c', 0.24)),
  );
}

/** @param shoulder of his on which her hand lies, the other on the walker; without it one hand is held out near him */
function drawTherapist(pen: Pen, view: Stage, moment: Moment, shoulder?: Place) {
  const pose = withHands(standing(therapist, { lean: 12 }), {
    right: {
      to: shoulder
        ? { ...shoulder, x: shoulder.x + 6, y: shoulder.y + 1 }
        : { left: -24, up: 108, forward: 26 },
      shape: 'flat',
      elbow: { out: 0.5, up: -1, forward: -0.4 },
    },
    ...(shoulder && {
      left: { to: walkerGrips(walker).left, shape: 'grip', elbow: { out: 0.5, up: -0.6, forward: -1 } },
    }),
  });
  const kind = feeling(attending(moment.idle('therapist')), 'warm');
  figure(
    view,
    {
      person: therapist,
      ...(shoulder ? helper : helperBeside),
      pose,
      regards: place(chair.stand.at.x, 120, chair.stand.at.z),
    },
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
  return person;
}

/** What he fears: himself on the floor. */
function drawFearOfFalling(pen: Pen, view: Stage, { head }: Figure, moment: Moment) {
  drawLiftedThought(pen, fear, 106, head.head.on(6, -80, 4), () => {
    softGlow(pen, { x: 4, y: 58 }, { x: 124, y: 32 }, '#c9a77c', 0.75);
    pen.translate(2, 1);
    pen.scale(0.52, 0.52);
    const { z } = chair.stand.at;
    const middle = view.at(place(12, 36, z));
    pen.translate(-middle.x, -middle.y);
    const fallen = place(0, 0, z);
    const looks = feeling(attending(moment.idle('fallen Walter'), 0), 'concern', 1.5);
    drawFloorShadow(pen, view, place(14, 0, z), 34);
    figure(view, { person: walter, at: fallen, turn: 34, pose: onTheFloor(walter) }, looks).draw(pen);
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      drawParallelBars(pen, view, bars);
      drawFloorShadow(pen, view, (safe ? helperBeside : helper).at);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawTherapist(pen, view, moment);
        drawWalterUp(pen, view, moment);
      } else {
        const { skeleton } = drawWalter(pen, view, moment);
        drawWalker(pen, view, walker, 'far');
        drawTherapist(pen, view, moment, skeleton.arms.left.shoulder);
        drawWalker(pen, view, walker, 'near');
      }
    },
  };
}

const room = pictureFrom(stage(), [place(-108, 142, 152), place(-12, 58, 152)]);

// He down to his knees, what he fears, and what he looks at.
const everybody = framed(482, 292, 830);
// His worried face, his tight hands, his thought, and the kind face beside him.
const worries = framed(456, 290, 760);

const medium = framed(530, 346, 1010);

/** Exercise 46, Afraid to Walk. */
export const scene: Scene = {
  ...room,
  exerciseId: 46,
  pictured:
    'In the therapy gym Walter sits in his wheelchair, his hands tight on the armrests, looks with worry at the parallel bars and thinks of himself on the floor. A therapist with a kind face stands beside him, one hand on his shoulder, the other on a walker that is ready.',
  owner: 'Walter',
  beat: { word: 'scared', seconds: 2, moves: 'He shrinks back in his chair and comes up again' },
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.2, camera: everybody, easeSeconds: 1.6 },
    { from: 0.6, camera: worries, easeSeconds: 2.4 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: worries, easeSeconds: 2.4 },
  ],
  claim: { camera: framed(640, 360, 1280), side: 'right' },
  ...healed(
    framed(560, 352, 1150),
    room,
    pictureFrom(stage(), [place(-262, 240, 152), place(112, -6, 120)], { safe: true }),
  ),
};
