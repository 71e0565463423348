import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage, stage } from '../canvas/stage.ts';
import { type Worded, worded } from '../language.ts';
import { attending, feeling } from '../people/attending.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import type { Pose } from '../people/pose.ts';
import {
  drawJoon,
  drawMina,
  joonAt,
  joonInJacket,
  minaAt,
  minaFace,
  onHisFeet,
  onTheBed,
  risingUp,
  swayed,
  type Telling,
  withFeetSet,
} from '../people/told-to-stand.ts';
import { walkingOn } from '../people/walk.ts';
import { posedWithWalker, walkerWalk } from '../people/with-walker.ts';
import { drawWalker } from '../props/walker.ts';
import { cardAndClock, detailOf, drawHisBed, drawRoom } from '../rooms/card-bedroom.ts';
import { during, swinging } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Camera, Moment, Performance, Picture } from './scene.ts';

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;
const pictureOf = (view: Stage, draw: Draw): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawRoom(pen, view),
  drawAction: (pen, moment) => draw(pen, view, moment),
});

/** From and to, in the seconds after "Listen". */
type Span = readonly [from: number, to: number];
/** How long what happens lasts. */
const LISTEN = { en: 9.2, es: 10.4 };
const spoken = (second: number, words: readonly Span[]) =>
  Math.max(...words.map(([from, to]) => (second > from && second < to ? 1 : 0)));

/** What is done in clip 1. */
type Way = {
  /** What she says after her line, each after a silence if it has one. */
  says: readonly { words: Worded; after?: number }[];
  /** When she says it, when he rises, and when her hand is up while he breathes. */
  times: Worded<{ words: readonly Span[]; up: Span; waits?: Span }>;
};
const hurried: Way = {
  says: [{ words: { en: 'Feet flat. Stand.', es: 'Pies en el piso. De pie.' } }],
  times: {
    en: {
      words: [
        [1.6, 2.35],
        [2.9, 3.7],
      ],
      up: [2.7, 3.84],
    },
    es: {
      words: [
        [1.6, 2.9],
        [3.5, 4.2],
      ],
      up: [3.4, 4.54],
    },
  },
};
/** He breathes three times while her hand is up, and rises when it comes down. */
const BREATHS = { after: 0.3, each: 1.35, count: 3 };
const calm: Way = {
  says: [
    { words: { en: 'Feet flat. Wait.', es: 'Pies en el piso. Pausa.' } },
    { words: { en: 'Stand.', es: 'De pie.' }, after: BREATHS.count * BREATHS.each },
  ],
  times: {
    en: {
      words: [
        [1.6, 2.7],
        [7, 7.6],
      ],
      up: [7.3, 8.7],
      waits: [2.2, 7],
    },
    es: {
      words: [
        [1.6, 4],
        [8.2, 8.8],
      ],
      up: [8.5, 9.9],
      waits: [3.4, 8.2],
    },
  },
};
const HAND = 0.4;
const waitsAt = (second: number, [from, to]: Span) =>
  during(second, from, from + HAND) * (1 - during(second, to, to + HAND));
function breathAt(second: number, [from]: Span): number {
  const gone = (second - from - HAND - BREATHS.after) / BREATHS.each;
  return gone > 0 && gone < BREATHS.count ? Math.sin(Math.PI * gone) ** 2 : 0;
}

const breathing = (
  performance: Performance,
  pose: Pose,
  breath: number,
): { performance: Performance; pose: Pose } => ({
  performance: { ...performance, breath: breath * 1.6 },
  pose: { ...pose, lean: pose.lean - 4 * breath },
});

const inClip =
  ({ times }: Way): Draw =>
  (pen, view, moment) => {
    const { beat, seconds, idle } = moment;
    const { words, up, waits } = worded(times);
    const second = beat * worded(LISTEN);
    const risen = during(second, ...up);
    drawHisBed(pen, view, risingUp(risen).seated);
    drawMina(pen, view, moment, {
      speaks: spoken(second, words),
      waits: waits ? waitsAt(second, waits) : 0,
    });
    const set = withFeetSet(risingUp(risen), during(second, 1.6, 2.5));
    const base = second > 2.55 ? risingUp(risen) : set;
    // Until she says it he rocks a little on the edge of the bed.
    const rocks = (1 - during(second, 1.4, 1.9)) * 2.5 * Math.sin(seconds * 1.7);
    const face = feeling(attending(idle('Joon')), 'neutral', 0.5);
    drawJoon(
      pen,
      view,
      breathing(face, { ...base, lean: base.lean + rocks }, waits ? breathAt(second, waits) : 0),
    );
  };

const room = stage();
const nearer = stage({ eyeHeight: 138, horizon: 300, distance: 170, focal: 2000, eyeX: 10 });
const both = framed(600, 337, 980);
const cardAndFaces = framed(640, 345, 1226);

function stateOf(way: Way): FilmedState {
  const picture = pictureOf(room, inClip(way));
  const near = { ...pictureOf(nearer, inClip(way)), keyObject: cardAndClock(nearer) };
  return {
    picture,
    sounds: way.says.map((said) => ({
      name: 'call',
      voice: 'Mina',
      caption: said.words,
      answers: true,
      ...said,
    })),
    shots: [
      { from: 0, camera: both, easeSeconds: 0 },
      { from: 0.2, insert: near, camera: cardAndFaces, easeSeconds: 0 },
      { from: 0.56, camera: both, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: both, easeSeconds: 0 },
      { from: 0.3, insert: near, camera: cardAndFaces, easeSeconds: 0 },
    ],
    look: { picture: near, camera: cardAndFaces },
  };
}

const act = (moves: string, draw: Draw, camera: Camera, seconds?: number, view = room): Act => ({
  moves,
  picture: pictureOf(view, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

type Told = { pose: Pose; breath?: number; mood?: 'warm' | 'concern' } & { mina?: Telling };

/** Both of them, as an act has them at an instant. */
const told =
  (doing: (moment: Moment) => Told): Draw =>
  (pen, view, moment) => {
    const { pose, breath = 0, mood = 'warm', mina = {} } = doing(moment);
    drawHisBed(pen, view, pose.seated);
    drawMina(pen, view, moment, { mood, ...mina });
    const face = feeling(attending(moment.idle('Joon')), mood, 0.5);
    drawJoon(pen, view, breathing(face, pose, breath));
  };

const talking = (beat: number, ...spans: readonly Span[]) =>
  Math.max(...spans.map(([from, to]) => (beat > from && beat < to ? 1 : 0)));

const sways = act(
  'He is up at once, sways half an inch, and holds on to his walker',
  told(({ beat }) => ({
    pose: beat < 0.4 ? risingUp(during(beat, 0, 0.4)) : swayed(11 * swinging(during(beat, 0.4, 1), 1.5)),
    mood: beat > 0.5 ? 'concern' : 'warm',
  })),
  both,
  4,
);
const sitsDown = act(
  'He sits back down on the edge of the bed',
  told(({ beat }) => ({ pose: risingUp(1 - during(beat, 0.1, 0.9)) })),
  both,
  4,
);
/** She says all three, and he does each: feet, then a slow breath. */
const saysThree = told(({ beat }) => ({
  pose: withFeetSet(onTheBed, during(beat, 0.04, 0.36)),
  breath: Math.sin(Math.PI * during(beat, 0.44, 0.86)) ** 2,
  mina: {
    speaks: talking(beat, [0.06, 0.22], [0.36, 0.44], [0.88, 0.98]),
    waits: during(beat, 0.34, 0.42) * (1 - during(beat, 0.84, 0.94)),
  },
}));
const rises = (seconds: number) =>
  act(
    'He pushes himself up from the bed, and takes both grips of his walker',
    told(({ beat }) => ({ pose: risingUp(during(beat, 0.04, 0.9)) })),
    both,
    seconds,
  );
const telephones = act(
  'Mina telephones, and Joon stands and breathes',
  told(({ beat, seconds }) => ({
    pose: { ...onHisFeet, lean: 7 + 1.5 * Math.sin(seconds * 1.4), aside: Math.sin(seconds * 0.8) },
    mina: {
      holds: 'phone',
      calls: during(beat, 0, 0.25),
      speaks: beat > 0.3 ? 0.4 + 0.6 * Math.max(0, Math.sin(seconds)) : 0,
      regards: place(20, 130, 60),
    },
  })),
  framed(640, 300, 860),
);

/** He walks with his walker, and she goes along beside him. */
function drawLeaving(pen: Pen, view: Stage, moment: Moment) {
  const { beat, idle } = moment;
  drawHisBed(pen, view, false);
  const way = { from: minaAt, to: place(154, 0, 176), steps: 5 };
  const { at, pose } = walkingOn(minaInJacket, way, during(beat, 0.1, 0.95));
  drawMina(pen, view, moment, {
    at,
    turn: -20 + 70 * during(beat, 0, 0.14),
    pose,
    regards: place(-20, 140, 120),
  });
  const from = { at: spotOn(joonAt, 0, 0, 39), turn: joonAt.turn };
  const walk = posedWithWalker(view, joonInJacket, from, walkerWalk(beat, 4, 22, 45));
  const person = { person: joonInJacket, ...walk.here, pose: walk.pose, regards: minaFace };
  drawFloorShadow(pen, view, walk.here.at);
  drawWalker(pen, walk.tipped, walk.stand, 'far');
  figure(view, person, feeling(attending(idle('Joon'), 0.6), 'warm', 0.6)).draw(pen, {
    beforeArms: () => drawWalker(pen, walk.tipped, walk.stand, 'near'),
  });
}

/** Exercise 29, At Ten to Ten. */
export const film: ExerciseFilm = {
  exerciseId: 29,
  owner: 'Mina',
  states: {
    scene: stateOf(hurried),
    safe: stateOf(calm),
  },
  beat: {
    id: 'stands',
    get seconds() {
      return worded(LISTEN);
    },
    moves: 'Joon sets his feet flat, pushes himself up, and takes his walker',
  },
  claim: {
    picture: pictureOf(
      room,
      told(() => ({ pose: onTheBed })),
    ),
    camera: framed(700, 292, 1040),
    side: 'right',
  },
  reasons: {
    scene: [
      sways,
      sitsDown,
      act('She says all three, and he sets his feet and breathes', saysThree, cardAndFaces, 5, nearer),
      rises(4),
      telephones,
    ],
    safe: [
      act('She says all three, and he sets his feet and breathes', saysThree, both, 5),
      rises(4),
      act('He walks with his walker, and she goes beside him', drawLeaving, framed(735, 345, 1060)),
    ],
  },
};
