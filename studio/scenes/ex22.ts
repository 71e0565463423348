import type { Pen } from '../canvas/pen.ts';
import type { Stand } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { worker } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { kneeling, withHands } from '../people/poses.ts';
import { posedWithWalker, still, type WithWalker, walkerWalk } from '../people/with-walker.ts';
import { drawPicture } from '../props/decor.ts';
import { drawScrewdriver } from '../props/screwdriver.ts';
import { drawWalker } from '../props/walker.ts';
import { drawCarpetAcross, drawHallSide, hallSideBack } from '../rooms/halls/hall-side.ts';
import { during, swinging, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

/** He stands there in both states: what differs is how far ahead his walker is, and where the carpet begins. */
const from: Stand = { at: place(-40, 0, 150), turn: 90 };
/** Centimeters from him to his walker: in reach, or far ahead. */
const close = 36;
const far = 62;
const wheelAt = (reach: number) => from.at.x + reach + 22;
/** The left edge of the strip: the wheels are past it, or stopped before it. */
const passed = wheelAt(close) - 16;
const before = wheelAt(far) + 9;

type Floor = { strip: number | null; sloped?: boolean };

function drawHall(pen: Pen, view: Stage, { strip, sloped = false }: Floor) {
  drawHallSide(pen, view, { doorX: -206, railFrom: -100 });
  drawPicture(pen, view, { x: 96, y: 132, z: hallSideBack, width: 60, height: 44 }, 'lighthouse');
  if (strip !== null) drawCarpetAcross(pen, view, strip, sloped ? { sloped, width: 10 } : {});
}

/** How he goes with his walker, from where he stood. */
type Way = { from: Stand; at: (beat: number) => WithWalker };

function drawWalter(pen: Pen, view: Stage, moment: Moment, { from, at }: Way) {
  const { here, stand, tipped, pose } = posedWithWalker(view, walter, from, at(moment.beat));
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, tipped, stand, 'far');
  figure(
    view,
    { person: walter, ...here, pose, regards: place(here.at.x + 190, 110, here.at.z) },
    handsBusy(moment.speaker ?? attending(moment.idle('Walter'))),
  ).draw(pen, { beforeArms: () => drawWalker(pen, tipped, stand, 'near') });
}

/** He shifts from foot to foot, and the walker rolls a little back and forth. @param reach to his walker */
const resting =
  (reach: number) =>
  (beat: number): WithWalker => {
    const lean = 10 + (reach - close) / (far - close);
    const [back, again] = [thereAndBack(during(beat, 0, 0.36)), thereAndBack(during(beat, 0.56, 0.94))];
    return {
      walker: reach - 5 * back - 4 * again,
      left: { gone: 0, up: 3.4 * thereAndBack(during(beat, 0.2, 0.56)) },
      right: { gone: 0, up: 3.4 * thereAndBack(during(beat, 0.62, 1)) },
      lean: lean - 2.5 * back + 2 * thereAndBack(during(beat, 0.3, 0.66)) - 2 * again,
    };
  };

/** Centimeters that he comes from before the strip, so that he ends as he stands in the film. */
const come = 56;

/** The wheels meet the strip and hop over it with a soft bump, and his feet follow. */
function hopping(beat: number): WithWalker {
  const walk = walkerWalk(beat, 2, come / 2, close);
  const hop = 0.4 * thereAndBack(during(beat, 0.2, 0.38)) + thereAndBack(during(beat, 0.5, 0.76));
  return { ...walk, tip: 4.5 * hop };
}

/** The walker runs ahead and against the strip: it stops dead, and his body goes on for an inch. */
function jolted(beat: number): WithWalker {
  const x = Math.min(1, beat / 0.36);
  const jolt = during(beat, 0.36, 0.44) * (1 - during(beat, 0.5, 0.72));
  return {
    walker: close + (far - close) * x ** 1.6,
    tip: beat < 0.36 ? 0 : 7 * Math.abs(swinging((beat - 0.36) / 0.64, 1.5)),
    left: { gone: 0, up: 5 * jolt },
    right: still,
    lean: 8 + 6 * during(beat, 0, 0.4) + 8 * jolt,
  };
}

/** First his feet come close, then the front wheels are lifted over the strip. */
function closingUp(beat: number): WithWalker {
  const way = far - close;
  const foot = (from: number, to: number) => ({
    gone: way * during(beat, from, to),
    up: 6 * thereAndBack(during(beat, from, to)),
  });
  const over = during(beat, 0.72, 0.94);
  return {
    walker: far + 16 * over,
    tip: 7 * thereAndBack(during(beat, 0.66, 0.98)),
    left: foot(0.06, 0.3),
    right: foot(0.32, 0.56),
    lean: 14 - 7 * during(beat, 0.1, 0.56) + 2 * over,
  };
}

/** His arms, the walker from its grips down, its wheels, and the strip. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(from.at.x + 2, 112, 150), place(before + 4, -5, 124), place(before + 5, 0, 20)]);

function pictureFrom(view: Stage, floor: Floor, way: Way): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawHall(pen, view, floor),
    drawAction: (pen, moment) => drawWalter(pen, view, moment, way),
  };
}

/** A worker on one knee turns the screws of a low strip that rises like a ramp. */
function drawMending(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const at = place(before + 52, 2, 172);
  const z = beat < 0.5 ? 148 : 174;
  const turns = Math.sin(beat * 44) * (beat < 0.44 || beat > 0.56 ? 1 : 0);
  const moved = 26 * during(beat, 0.44, 0.56);
  const screw = place(before + 5.5, 1.5, 148 + moved);
  const high =
    15 -
    2 * during(beat, 0.04, 0.44) -
    2 * during(beat, 0.56, 1) +
    7 * thereAndBack(during(beat, 0.42, 0.58));
  const palm = place(screw.x + 2.5, screw.y + high, screw.z - 1);
  const upright = kneeling(worker, { lean: 56 });
  const base = { ...upright, hips: { ...upright.hips, up: 31, forward: -12 } };
  const pose = withHands(base, {
    left: { to: palm, shape: 'grip', bend: 16 * turns, elbow: { out: 0.7, up: 0.2, forward: -0.6 } },
    right: {
      to: place(screw.x + 6, 5, z + 33),
      shape: 'flat',
      elbow: { out: 0.6, up: -0.2, forward: -0.4 },
    },
  });
  drawFloorShadow(pen, view, at);
  figure(view, { person: worker, at, turn: -66, pose, regards: screw }, attending(idle('worker'))).draw(pen, {
    left: () => drawScrewdriver(pen, view, palm, place(screw.x, screw.y + high - 13, screw.z), turns),
  });
}

const hall = stage();
const low = stage({ eyeHeight: 60, horizon: 120, focal: 1500, distance: 120, eyeX: 5 });
/** All of him, his walker and the strip. */
const whole = framed(600, 346, 1000);
const atFeet = framed(640, 330, 1040);

const mending: Picture = {
  keyObject: detailOf(hall),
  drawBackground: (pen) => drawHall(pen, hall, { strip: before, sloped: true }),
  drawAction: (pen, moment) => drawMending(pen, hall, moment),
};

const stateWith = (strip: number, reach: number) => {
  const way = { from, at: resting(reach) };
  const near = pictureFrom(low, { strip }, way);
  const shots = (cut: number) => [
    { from: 0, camera: whole, easeSeconds: 0 },
    { from: cut, insert: near, camera: atFeet, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(hall, { strip }, way),
    shots: shots(0.3),
    closing: shots(0.2),
    look: { picture: near, camera: atFeet },
  };
};

const screws: Act = {
  moves: 'A worker screws down a low, sloped strip',
  picture: mending,
  camera: framed(800, 440, 620),
  seconds: 5.5,
};
const walksOn = (floor: Floor): Act => ({
  moves: 'He walks on across the carpet, close to his walker',
  picture: pictureFrom(hall, floor, { from, at: (beat) => walkerWalk(beat, 4, 36, close) }),
  camera: framed(640, 346, 1100),
});

/** Exercise 22, From Floor to Carpet. */
export const film: ExerciseFilm = {
  exerciseId: 22,
  owner: 'Walter',
  states: { scene: stateWith(before, far), safe: stateWith(passed, close) },
  beat: {
    id: 'rolls',
    seconds: 4,
    moves: 'Walter shifts from foot to foot, and the walker rolls a little back and forth',
  },
  claim: {
    picture: pictureFrom(hall, { strip: null }, { from, at: resting(close) }),
    camera: framed(720, 168, 720),
    side: 'right',
  },
  reasons: {
    safe: [
      {
        moves: 'The wheels meet the strip and hop over it, and his feet follow',
        picture: pictureFrom(
          low,
          { strip: passed },
          { from: { ...from, at: place(from.at.x - come, 0, 150) }, at: hopping },
        ),
        camera: framed(580, 330, 1040),
        seconds: 4.5,
      },
      walksOn({ strip: passed }),
      screws,
    ],
    scene: [
      {
        moves: 'The walker stops dead at the strip, his arms stretch, and he stops',
        picture: pictureFrom(hall, { strip: before }, { from, at: jolted }),
        camera: whole,
        seconds: 3,
      },
      {
        moves: 'He steps in close and guides the walker across',
        picture: pictureFrom(low, { strip: before }, { from, at: closingUp }),
        camera: atFeet,
        seconds: 4.5,
      },
      screws,
      walksOn({ strip: before, sloped: true }),
    ],
  },
};
