import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { own, speaking } from '../people/mrs-okafor.ts';
import type { Hand } from '../people/pose.ts';
import {
  ANSWERS,
  asks,
  comesToRest,
  drawDana,
  drawWalter,
  goesOn,
  type Start,
  stands,
  stops,
  type Walk,
  walkerOf,
} from '../people/talking-walk.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawClock, drawPlant } from '../props/decor.ts';
import { drawWalkBars } from '../props/walk-bars.ts';
import { drawGym, gymBack } from '../rooms/gym.ts';
import { drawWindow } from '../rooms/openings.ts';
import { careCenter } from '../rooms/palettes.ts';
import { drawSunPatch } from '../rooms/surfaces.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const turn = 74;
const start: Start = {
  walter: { at: place(-96, 0, 186), turn },
  dana: { at: place(-140, 0, 224), turn: 66 },
};
/** Where both are as he comes to the chair at the end of his walk. */
const atEnd: Start = {
  walter: { at: place(6, 0, 158), turn },
  dana: { at: place(-38, 0, 196), turn: 66 },
};
const chair = { at: place(204, 0, 286), turn: -38 };
const window = { x: 12, sill: 92, z: gymBack, width: 150, height: 112, sky: 'tree' as const };

/** Seconds of clip 1 from the first step to the end. */
const LASTS = 10.7;

function drawRoom(pen: Pen, view: Stage) {
  drawGym(pen, view);
  drawWindow(pen, view, { ...window, curtains: careCenter.curtain });
  drawSunPatch(pen, view, window.x - 60, 120, gymBack, 180);
  drawClock(pen, view, place(-176, 166, gymBack), 10 * 60 + 10, 16);
  drawPlant(pen, view, place(-178, 0, 372), 1.1);
  drawWalkBars(pen, view, { at: place(6, 0, 316), turn: 90 }, 140);
  drawFloorShadow(pen, view, chair.at);
  const seat = woodenChair(view, chair, tone('#7d9aa6', 0.24), { arms: true });
  seat.behind(pen);
  seat.front(pen);
}

const asking: Hand = {
  to: own(-19, 112, 34),
  shape: 'open',
  elbow: { out: 0.4, up: -1, forward: -0.2 },
  bend: 14,
};

/** Her palm on his back, wherever he is. */
function onHisBack(walk: Walk, now: number): Hand {
  const { here } = walkerOf(start, walk, now);
  return { to: spotOn(here, 4, 121, -12), shape: 'flat', elbow: { out: 0.3, up: -1, forward: 0 } };
}

/** Both on their walk. @param now seconds since they set out @param held how near Dana's hand is to his back */
function drawWalking(pen: Pen, view: Stage, moment: Moment, walk: Walk, now: number, held = 0) {
  const { seconds } = moment;
  const asked = asks(now);
  const dana = feeling(attending(moment.idle('Dana')), held > 0.3 ? 'concern' : 'warm', 0.6);
  drawDana(
    pen,
    view,
    { start, walk, seconds: now, performance: speaking(dana, seconds, asked) },
    held > 0 ? { right: onHisBack(walk, now), amount: held } : { right: asking, amount: asked },
  );
  const answered = during(now, ANSWERS, ANSWERS + 0.2) * (1 - during(now, ANSWERS + 3.2, ANSWERS + 3.5));
  const calm = moment.speaker ?? attending(moment.idle('Walter'), 0.5);
  const performance = answered > 0 ? speaking(calm, seconds, answered) : calm;
  drawWalter(pen, view, { start, walk, seconds: now, performance });
}

/** His feet and his walker as he begins to answer. */
const detailOf = (view: Stage) => boxOf(view, [place(6, 74, 150), place(134, -4, 150)], 6);

const across = stage({ eyeHeight: 168, horizon: 158, focal: 1960 });
// From the side and from the height of his knees.
const low = stage({ eyeHeight: 60, horizon: 250, focal: 1500, distance: 300 });

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;
const pictureOf = (view: Stage, draw: Draw): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawRoom(pen, view),
  drawAction: (pen, moment) => draw(pen, view, moment),
});

const both = framed(570, 400, 1000);
const firstSteps = framed(470, 350, 720);
const feet = framed(870, 350, 720);

const answer = {
  en: 'Oh, let me think. At least nine.',
  es: 'Ay, déjeme pensar. Nueve, por lo menos.',
};

function stateOf(walk: Walk): FilmedState {
  const walking: Draw = (pen, view, moment) => drawWalking(pen, view, moment, walk, LASTS * moment.beat);
  const [room, near] = [pictureOf(across, walking), pictureOf(low, walking)];
  const at = (view: Stage, now: (moment: Moment) => number) =>
    pictureOf(view, (pen, _, moment) => drawWalking(pen, view, moment, walk, now(moment)));
  const still = ANSWERS + 1.3;
  const again = at(low, ({ seconds }) => ANSWERS - 0.6 + seconds);
  return {
    picture: at(across, () => still),
    sounds: [{ name: 'call', words: answer, voice: 'Walter', caption: answer, answers: true }],
    shots: [
      { from: 0, insert: room, camera: both, easeSeconds: 0 },
      { from: 0.17, insert: near, camera: firstSteps, easeSeconds: 0 },
      { from: 0.33, insert: room, camera: both, easeSeconds: 0 },
      { from: 0.5, insert: near, camera: feet, easeSeconds: 0 },
    ],
    closing: [{ from: 0, insert: again, camera: feet, easeSeconds: 0 }],
    look: { picture: at(low, () => still), camera: feet },
  };
}

const act = (moves: string, draw: Draw, camera: Camera, seconds?: number, view = across): Act => ({
  moves,
  picture: pictureOf(view, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

const rollsAhead = act(
  'The walker rolls ahead of his feet, and her hand comes to his back',
  (pen, view, moment) => {
    const held = during(moment.beat, 0.34, 0.5);
    drawWalking(pen, view, moment, stops, ANSWERS - 1.2 + 5.2 * moment.beat, held);
  },
  framed(690, 396, 960),
  4.6,
);

/** He stands before he answers: two steps, the walker close, and then a hand is free to talk. */
function drawStandsToTalk(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const now = 6 * beat;
  const free = during(beat, 0.56, 0.66) * (1 - during(beat, 0.9, 0.98));
  const talks = during(beat, 0.6, 0.66) * (1 - during(beat, 0.88, 0.94));
  const asked = during(beat, 0.02, 0.1) * (1 - during(beat, 0.3, 0.38));
  const dana = feeling(attending(moment.idle('Dana')), 'warm', 0.6 + 0.4 * talks);
  drawDana(
    pen,
    view,
    { start: atEnd, walk: comesToRest, seconds: now, performance: speaking(dana, seconds, asked) },
    { right: asking, amount: asked },
  );
  const told: Hand = {
    to: own(-22, 108 + 6 * Math.sin(seconds * 3.4), 34),
    shape: 'open',
    elbow: { out: 0.5, up: -1, forward: -0.2 },
    bend: 10 * Math.sin(seconds * 2.2),
  };
  drawWalter(pen, view, {
    start: atEnd,
    walk: comesToRest,
    seconds: now,
    performance: speaking(feeling(attending(moment.idle('Walter')), 'warm', 0.6 * talks), seconds, talks),
    free: { hand: told, amount: free },
  });
}

const standsToTalk = act(
  'He stops, his walker close, and lifts a hand from it to talk',
  drawStandsToTalk,
  framed(690, 396, 960),
  6,
);

const evenFeet = act(
  'His feet go on evenly, the walker close to him',
  (pen, view, moment) => drawWalking(pen, view, moment, goesOn, 4.2 + 4.4 * moment.beat),
  feet,
  4.2,
  low,
);

/** Beside the chair at the end of the walk: they stand, talk and laugh. */
function drawTalking(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const end: Start = {
    walter: { at: place(50, 0, 150), turn: 58 },
    dana: { at: place(140, 0, 196), turn: -50 },
  };
  const hers = 0.5 + 0.5 * Math.sin(seconds * 1.1);
  const laughs = during(beat, 0.5, 0.6);
  const glad = (name: string) => feeling(attending(moment.idle(name)), 'warm', 0.5 + 0.5 * laughs);
  drawDana(
    pen,
    view,
    {
      start: end,
      walk: stands,
      seconds: 0,
      performance: speaking(glad('Dana'), seconds, during(beat, 0.55, 0.62)),
    },
    { right: asking, amount: hers * during(beat, 0, 0.15) },
  );
  const told: Hand = {
    to: own(-20, 110 + 7 * Math.sin(seconds * 2.6), 32),
    shape: 'open',
    elbow: { out: 0.5, up: -1, forward: -0.2 },
  };
  drawWalter(pen, view, {
    start: end,
    walk: stands,
    seconds: 0,
    performance: speaking(glad('Walter'), seconds, during(beat, 0.1, 0.2) * (1 - during(beat, 0.5, 0.56))),
    free: { hand: told, amount: during(beat, 0.06, 0.2) * (1 - during(beat, 0.62, 0.74)) },
  });
}

const talking = act('They stand by the chair, talk and laugh', drawTalking, framed(800, 396, 960));

const finishes = act(
  'He talks, and his steps go on evenly to the end of his walk',
  (pen, view, moment) => drawWalking(pen, view, moment, goesOn, ANSWERS - 0.4 + 5 * moment.beat),
  framed(760, 396, 960),
  5,
);

/** Exercise 12, In the Therapy Gym. */
export const film: ExerciseFilm = {
  exerciseId: 12,
  owner: 'Walter',
  states: { scene: stateOf(stops), safe: stateOf(goesOn) },
  beat: {
    id: 'walks',
    seconds: LASTS,
    moves: 'Walter walks with his walker, Dana asks him something, and he answers',
  },
  claim: { picture: pictureOf(across, () => {}), camera: framed(700, 372, 1000), side: 'left' },
  reasons: {
    scene: [rollsAhead, standsToTalk, evenFeet, talking],
    safe: [evenFeet, finishes, talking],
  },
};
