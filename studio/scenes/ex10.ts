import { fill, inside, polygon, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { through } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing } from '../people/poses.ts';
import { drawThrowing } from '../people/salt-throwing.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import { drawCardinal } from '../props/birds.ts';
import { drawIceMelt } from '../props/garden.ts';
import { pathShape } from '../props/ice-path.ts';
import { porch } from '../props/winter-porch.ts';
import { drawWinterFront, type OnPath, winterPath } from '../rooms/winter-front.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const bucket = place(116, porch.height, 10);

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;
type Perch = { at: Place; from: number; to: number };

/** Where the bird sits in clip 1: never on the path, whose feet would tell what it is like. */
const perches: readonly Perch[] = [
  { at: place(129, porch.height + 41, 4), from: 0.16, to: 0.4 },
  { at: place(112, 24, 142), from: 0.5, to: 0.74 },
  { at: place(108, porch.height + 41, 4), from: 0.84, to: 1 },
];

/** A red bird, larger than it is, its wings spread while it flies. */
function drawBirdAt(
  pen: Pen,
  view: Stage,
  at: Place,
  pose: { spread: number; tilt: number; right?: boolean },
  size = 2,
) {
  placed(
    pen,
    view.at(at),
    view.scale(at.z) * size,
    pose.tilt,
    () => drawCardinal(pen, pose.spread),
    pose.right,
  );
}

/** It comes from the right, and hops from the bucket to the bank of snow and back. */
const drawBirdHopping: Drawn = (pen, view, { beat }) => {
  const sits = perches.find(({ from, to }) => beat >= from && beat <= to);
  if (sits) {
    const share = (beat - sits.from) / (sits.to - sits.from);
    const hops = Math.abs(Math.sin(share * Math.PI * 3));
    const right = share > 0.34 && share < 0.68;
    const at = place(sits.at.x - 5 * share, sits.at.y + 3 * hops, sits.at.z);
    drawBirdAt(pen, view, at, { spread: 0.14 * hops, tilt: 9 * Math.sin(share * 17), right }, 1.25);
    return;
  }
  const next = perches.find(({ from }) => beat < from);
  const last = perches.findLast(({ to }) => beat > to);
  if (!next) return;
  const [from, start] = last
    ? [place(last.at.x - 5, last.at.y, last.at.z), last.to]
    : [place(330, 190, 60), 0];
  const share = (beat - start) / (next.from - start);
  const at = between(from, next.at, during(share, 0, 1));
  const flap = 0.55 + 0.45 * Math.cos(share * 26);
  const tilt = next.at.x > from.x ? 12 : -12;
  const arc = last ? 22 * Math.sin(Math.PI * share) : 0;
  drawBirdAt(pen, view, { ...at, y: at.y + arc }, { spread: flap, tilt, right: next.at.x > from.x }, 1.25);
};

function pictureFrom(
  view: Stage,
  on: OnPath,
  drawAction: Drawn = drawBirdHopping,
  withBucket = true,
): Picture {
  return {
    keyObject: boxOf(
      view,
      winterPath.flatMap(({ z, left, right }) => [place(left, 0, z), place(right, 0, z)]),
      2,
    ),
    drawBackground: (pen) => {
      drawWinterFront(pen, view, on);
      if (withBucket) drawIceMelt(pen, view, bucket);
    },
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

const fromDoor = stage({ eyeHeight: 182, horizon: 120, focal: 1180, distance: 380 });
const onPath = framed(720, 440, 800);

const stateWith = (on: OnPath) => {
  const picture = pictureFrom(fromDoor, on);
  return {
    picture,
    shots: [
      { from: 0, camera: wide, easeSeconds: 0 },
      { from: 0.4, camera: onPath, easeSeconds: 2.2 },
    ],
    closing: [
      { from: 0, camera: wide, easeSeconds: 0 },
      { from: 0.12, camera: onPath, easeSeconds: 1.4 },
    ],
    look: { picture, camera: onPath },
  };
};

/** The ice that the doorstep does not hide. */
const seen = winterPath.filter(({ z }) => z > porch.edge + 68);

/** The bird on the path: on grit it hops along; on ice it lands, and its feet skid. */
function drawBirdOnPath(pen: Pen, view: Stage, beat: number, slips: boolean) {
  const hops = Math.abs(Math.sin(beat * Math.PI * 5));
  const skid = during(beat, 0.36, 0.7);
  const at = slips ? place(82 - 54 * skid, 0, 150) : place(80 - 44 * beat, 4 * hops, 150 + 14 * beat);
  const spread = slips
    ? 0.6 * thereAndBack(Math.min(1, beat * 1.3)) * Math.abs(Math.cos(beat * 16))
    : 0.12 * hops;
  const tilt = slips
    ? 24 * Math.sin(Math.PI * skid) + 5 * Math.sin(beat * 20) * (1 - skid)
    : 7 * Math.sin(beat * 19);
  if (slips)
    inside(pen, pathShape(view, seen), () =>
      withOpacity(pen, 0.3, () => {
        const foot = view.at(at);
        pen.translate(foot.x, foot.y);
        pen.scale(1, -1);
        placed(pen, { x: 0, y: 0 }, view.scale(at.z) * 2, tilt, () => drawCardinal(pen, spread));
      }),
    );
  drawBirdAt(pen, view, at, { spread, tilt });
}

const onStep = { at: place(-58, 8, 58), turn: 132 };

/** She stands on the doorstep and tests the first stone with the toe of her boot. @param slips it slides an inch, and comes back */
function testing(beat: number, slips: boolean): Pose {
  const still = standing(minaInJacket, { lean: 4 });
  const { right, left } = still.feet;
  const weight = { ...still.hips, left: -2, forward: 5, up: still.hips.up - 7 };
  const touch = { ...left, left: 8, forward: 27, up: -7, heel: 10 };
  const pose = (foot: typeof touch, lean: number): Pose => ({
    ...still,
    lean,
    hips: weight,
    feet: { left: foot, right: { ...right, left: -7 } },
  });
  const on = pose(touch, 7);
  const further = pose(
    { ...touch, forward: slips ? 29 : 27, left: slips ? 12 : 7, heel: slips ? 2 : 20 },
    slips ? 1 : 9,
  );
  const air = pose({ ...touch, forward: 20, up: 5, heel: 6 }, 3);
  return through(beat, [
    [0, pose({ ...left, left: 8 }, 3)],
    [0.16, air],
    [0.34, on],
    [slips ? 0.42 : 0.5, further],
    [0.62, slips ? air : on],
    [0.8, slips ? pose({ ...left, left: 8 }, 3) : further],
    [1, slips ? pose({ ...left, left: 8 }, 4) : on],
  ]);
}

const tests = (on: OnPath, moves: string): Act => ({
  moves,
  picture: pictureFrom(fromDoor, on, (pen, view, { beat, idle }) => {
    drawBirdOnPath(pen, view, beat, on === 'ice');
    const pose = testing(beat, on === 'ice');
    const staging = { person: minaInJacket, ...onStep, pose, regards: place(0, 0, 100) };
    figure(view, staging, attending(idle('Mina'))).draw(pen);
  }),
  camera: framed(560, 500, 640),
  seconds: 3.4,
});

const melts: Act = {
  moves: 'Mina throws ice melt from the bucket, and the dark path turns gray',
  picture: pictureFrom(fromDoor, 'ice', drawThrowing, false),
  camera: framed(720, 390, 1000),
  seconds: 6,
};

const home: Way = { from: place(78, 0, 520), to: place(4, 0, 132), steps: 13 };

/** She comes back along the gray path with the mail. */
const drawComingBack: Drawn = (pen, view, { beat, idle }) => {
  const letters: Hand = {
    to: { left: 8, up: 92, forward: 19 },
    shape: 'hold',
    elbow: { out: 0.8, up: -0.9, forward: -0.2 },
  };
  const { at, pose } = walkingOn(minaInJacket, home, during(beat, -0.05, 1.05), { left: letters });
  const person = figure(
    view,
    { person: minaInJacket, at, turn: -9, pose, regards: place(0, 120, -300) },
    feeling(attending(idle('Mina'), 0.5), 'warm', 0.8),
  );
  const { palm } = person.skeleton.arms.left;
  const sheet = (aside: number, up: number, color: string) => {
    const corner = (x: number, y: number) => view.at(place(palm.x + x + aside, palm.y + y + up, palm.z - 2));
    fill(pen, polygon([corner(-12, 0), corner(7, -3), corner(9, 10), corner(-10, 13)]), color);
  };
  drawFloorShadow(pen, view, at);
  person.draw(pen, {
    left: () => {
      sheet(2, 2, '#cfd9e0');
      sheet(0, 0, '#fffdf4');
    },
  });
};

const back: Act = {
  moves: 'She comes back along the gray path with the mail',
  picture: pictureFrom(fromDoor, 'salt', drawComingBack),
  camera: framed(660, 375, 1000),
};

/** Exercise 10, Going for the Mail. */
export const film: ExerciseFilm = {
  exerciseId: 10,
  owner: 'Presenter',
  startsWide: 'the path from the porch to the mailbox, the lamp, the thermometer and the ice melt',
  states: { scene: stateWith('ice'), safe: stateWith('salt') },
  beat: {
    id: 'flies',
    seconds: 7.5,
    moves: 'A red bird flies to the bucket, hops on it, and flies to the snow and back',
  },
  claim: { picture: pictureFrom(fromDoor, 'unseen', () => {}), camera: wide, side: 'right' },
  reasons: {
    safe: [tests('salt', 'The toe of a boot tests the first stone, and the bird hops along'), melts, back],
    scene: [tests('ice', 'The boot slides an inch, and the feet of the bird skid'), melts, back],
  },
};
