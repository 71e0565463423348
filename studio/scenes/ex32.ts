import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { tube } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { walter } from '../people/cast/walter.ts';
import { figure, type Staging } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import {
  byHandles,
  drawOtherHand,
  fromShelf,
  onTiptoe,
  potBetween,
  towardsPot,
  wobbling,
} from '../people/pot-lifting.ts';
import { bench, drawPotKitchen, drawRedPot, drawSoupPot, potAt } from '../rooms/pot-shelves.ts';
import { during } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const turn = 80;
const rosaAt = place(150, 0, 232);
/** Where she is when the pot comes down to the counter. */
const atCounter = place(150, 0, 186);

type Doing = Pick<Staging, 'pose' | 'at'> & {
  pot: Place | null;
  who?: typeof rosa;
  turned?: number;
  regards?: Place;
  isGlad?: boolean;
  /** Drawn instead of the pot, and in the hand that is near. */
  soup?: Place;
  /** The handle that the other hand holds: 1 the far one, -1 the near one. */
  holds?: 1 | -1;
};

function drawWho(pen: Pen, view: Stage, moment: Moment, doing: Doing) {
  const { pose, at, pot, who = rosa, turned = turn, isGlad, soup, holds } = doing;
  const regards = doing.regards ?? pot ?? place(200, 110, 200);
  drawFloorShadow(pen, view, at);
  const silent = moment.idle(who === rosa ? 'Rosa' : 'Walter');
  const performance = handsBusy(
    moment.speaker ?? (isGlad ? feeling(attending(silent, 0.8), 'warm', 0.7) : attending(silent, 0.9)),
  );
  const high = regards.y > 150 ? -0.8 : 0;
  const person = figure(
    view,
    { person: who, at, turn: turned, pose, regards },
    { ...performance, nod: performance.nod + high },
  );
  person.draw(pen, {
    beforeArms: () => {
      if (soup) drawSoupPot(pen, view, potAt.counter);
      else if (pot) drawRedPot(pen, view, pot);
      const arm = person.skeleton.arms.left;
      if (pot && holds) drawOtherHand(pen, view, { person: who, arm, pot, side: holds });
    },
    right: () => {
      if (!soup) return;
      const { to } = pose.hands.right;
      if ('z' in to) tube(pen, view, [place(to.x, to.y + 7, to.z), soup], 0.9, tone('#b98a5e', 0.24));
    },
  });
}

type State = 'high' | 'low';

/** What moves to and fro goes on after its beat, more slowly. */
const phase = ({ seconds, beat }: Moment) => 0.5 * seconds + 3.2 * beat;

/** Clip 1 on tiptoe: up and down a little, fingertips along the pot. */
function stretching(moment: Moment): Doing {
  const seconds = phase(moment);
  const pot = potAt.top;
  return {
    at: rosaAt,
    pot,
    pose: onTiptoe(pot, 0.88 + 0.12 * Math.sin(seconds * 2.1), 0.5 * Math.sin(seconds * 1.4)),
  };
}

/** Clip 1 with flat feet: by both handles she draws the pot to her a little; weight goes from foot to foot. */
function holding(moment: Moment): Doing {
  const seconds = phase(moment);
  const over = 2.6 * Math.sin(seconds * 1.4);
  const still = towardsPot(standing(rosa, { lean: 4 }));
  const { low } = potAt;
  const pot = place(low.x - 1.2 + 1.2 * Math.sin(seconds * 2.1), low.y, low.z);
  return {
    at: rosaAt,
    pot,
    pose: withHands({ ...still, hips: { ...still.hips, left: over }, aside: over * 0.5 }, byHandles(pot)),
    holds: 1,
  };
}

/** Before she reaches for it: a hand on the counter. */
function waiting({ seconds }: Moment): Doing {
  const still = standing(rosa, { lean: 3 });
  const over = 2.6 * Math.sin(seconds * 1.1);
  const onTop: Hand = { to: place(bench.x + 8, bench.height + 2.5, 212), shape: 'flat' };
  return {
    at: rosaAt,
    pot: null,
    pose: withHands({ ...still, hips: { ...still.hips, left: over }, aside: over * 0.5 }, { right: onTop }),
  };
}

/** She lifts the pot off the low shelf, steps to the side, and sets it on the counter. */
function lowering({ beat }: Moment): Doing {
  const gone = during(beat, 0.12, 0.78);
  const pot = potBetween(potAt.low, potAt.counter, gone, { lift: 12, near: 10 });
  const at = place(150, 0, rosaAt.z + (atCounter.z - rosaAt.z) * gone);
  const still = towardsPot(standing(rosa, { lean: 4 + 4 * gone }));
  const step = (from: number, to: number) => Math.sin(Math.PI * during(beat, from, to));
  const { left, right } = still.feet;
  const feet = {
    left: { ...left, up: 3 * step(0.45, 0.7), heel: 14 * step(0.45, 0.7) },
    right: { ...right, up: 3 * step(0.15, 0.42), heel: 14 * step(0.15, 0.42) },
  };
  const off = 9 * during(beat, 0.84, 1);
  return { at, pot, pose: withHands({ ...still, feet }, byHandles(pot, off)), isGlad: beat > 0.7, holds: 1 };
}

/** She stirs her soup. */
function stirring({ seconds, beat }: Moment): Doing {
  const round = seconds + beat * 18;
  const { counter } = potAt;
  const spoon = place(counter.x + 8 * Math.cos(round), counter.y + 17, counter.z + 8 * Math.sin(round));
  const palm = place(
    counter.x - 14 + 4 * Math.cos(round),
    counter.y + 38,
    counter.z - 4 + 4 * Math.sin(round),
  );
  const still = standing(rosa, { lean: 8 });
  const over = 2 * Math.sin(seconds * 1.1);
  const pose: Pose = withHands(
    { ...still, hips: { ...still.hips, left: over }, aside: over * 0.5 },
    {
      right: { to: palm, shape: 'grip', elbow: { out: 0.6, up: -0.8, forward: -0.4 } },
      left: { ...byHandles(counter).right, behind: true },
    },
  );
  return { at: atCounter, pot: counter, pose, soup: spoon, isGlad: true, regards: counter, holds: -1 };
}

/** Walter takes the pot off the top shelf and sets it on the low one. */
function bringingDown({ beat }: Moment): Doing {
  const gone = during(beat, 0.26, 0.8);
  const pot = potBetween(potAt.top, potAt.low, gone, { lift: 10, near: 36, closer: -9 });
  const reached = during(beat, 0, 0.16);
  const off = 6 * (1 - reached) + 10 * during(beat, 0.86, 1);
  const still = standing(walter, { lean: 6 - 2 * gone });
  const hips = { ...still.hips, up: still.hips.up - 3 * gone, forward: 3 };
  return {
    at: place(146, 0, 234),
    pot,
    who: walter,
    pose: withHands({ ...still, hips }, fromShelf(pot, off)),
    isGlad: beat > 0.84,
  };
}

const missing = ({ beat }: Moment): Doing => ({
  at: rosaAt,
  pot: place(potAt.top.x + 5 * during(beat, 0.08, 0.34), potAt.top.y, potAt.top.z),
  pose: wobbling(beat, potAt.top, place(bench.x + 3, bench.height + 2.5, 214)),
  ...(beat > 0.5 ? { regards: place(bench.x, 90, 200) } : {}),
});

/** From her heels to both hands at the pot. */
const detailOf = (view: Stage) => boxOf(view, [place(128, -3, 222), place(230, 202, 222)], 0);

function pictureFrom(view: Stage, draw: (moment: Moment) => Doing): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawPotKitchen(pen, view),
    drawAction: (pen, moment) => drawWho(pen, view, moment, draw(moment)),
  };
}

const kitchen = stage({ eyeHeight: 122, horizon: 325, focal: 1560, distance: 375, eyeX: 150, centre: 660 });
const headToFoot = framed(690, 372, 1000);
const atHeels = framed(690, 566, 440);
const atHands = { high: framed(750, 170, 440), low: framed(750, 300, 440) };

const stateWith = (state: State) => {
  const picture = pictureFrom(kitchen, state === 'high' ? stretching : holding);
  const shots = (heels: number, hands: number) => [
    { from: 0, camera: headToFoot, easeSeconds: 0 },
    { from: heels, camera: atHeels, easeSeconds: 0 },
    { from: hands, camera: atHands[state], easeSeconds: 0 },
  ];
  return {
    picture,
    shots: shots(0.34, 0.66),
    closing: [{ from: 0, camera: headToFoot, easeSeconds: 0 }],
    look: { picture, camera: wide },
  };
};

const act = (
  moves: string,
  draw: (moment: Moment) => Doing,
  camera: Act['camera'],
  seconds?: number,
): Act => ({
  moves,
  picture: pictureFrom(kitchen, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});
const lowers = (seconds?: number) =>
  act(
    'Rosa lifts the pot off the shelf and sets it on the counter',
    lowering,
    framed(690, 360, 960),
    seconds,
  );

/** Exercise 32, Soup for Supper. */
export const film: ExerciseFilm = {
  exerciseId: 32,
  owner: 'Rosa',
  states: { scene: stateWith('high'), safe: stateWith('low') },
  beat: { id: 'stirs', seconds: 6, moves: 'Her hands move at the pot, and her weight shifts' },
  claim: { picture: pictureFrom(kitchen, waiting), camera: framed(600, 372, 1000), side: 'left' },
  reasons: {
    safe: [lowers(5.5), act('She stirs her soup', stirring, framed(700, 340, 660))],
    scene: [
      act(
        'Her fingertips push the pot back, she wobbles, and a hand drops to the counter',
        missing,
        headToFoot,
        3.6,
      ),
      act('Walter takes the pot down and sets it on the low shelf', bringingDown, headToFoot, 5),
      lowers(),
    ],
  },
};
