import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import type { Worded } from '../language.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { aide } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { drawKellyBeside, drawKellySitting, drawLuis, herFace, kelly } from '../people/lounge-staff.ts';
import { blended } from '../people/moves.ts';
import { chair, cover, drawOkafor, knitting, own, picking, sits, table } from '../people/mrs-okafor.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { kneeling, standing, withHands } from '../people/poses.ts';
import { drawClear, drawConfused } from '../people/scarf-talk.ts';
import { walkingOn } from '../people/walk.ts';
import { drawBookcase } from '../props/bookcase.ts';
import { armchair } from '../props/chairs.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLounge, drawLoungeWindow, gatheringBack } from '../rooms/gathering-rooms.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

/** How far the curtains are open before somebody draws them aside. */
const DRAWN = 0.3;
function drawLoungeRoom(pen: Pen, view: Stage) {
  drawLounge(pen, view, { open: DRAWN });
  drawBookcase(pen, view, place(24, 0, gatheringBack), { width: 132, height: 66 });
}

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

/** The end of that moment once more: she holds her knitting up and lowers it. */
const drawClearAnswer: Draw = (pen, view, moment) =>
  drawClear(pen, view, { ...moment, beat: 0.66 + 0.34 * moment.beat });

/** Her face, her hands and what is on her lap, and the table with the yarn. */
const detailOf = (view: Stage) => boxOf(view, [place(-92, 132, 160), place(34, 52, 160)], 6);

const lounge = stage({ eyeHeight: 165, horizon: 112, focal: 2150, distance: 470 });
const both = framed(640, 400, 980);
const her = framed(584, 372, 640);
/** Room for who stands. */
const whole = framed(600, 372, 1200);

const pictureOf = (draw: Draw): Picture => ({
  keyObject: detailOf(lounge),
  drawBackground: (pen) => drawLoungeRoom(pen, lounge),
  drawAction: (pen, moment) => draw(pen, lounge, moment),
});

function stateOf(draw: Draw, words: Worded): FilmedState {
  const picture = pictureOf(draw);
  const shots = (cut: number) => [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: cut, camera: her, easeSeconds: 1.4 },
  ];
  return {
    picture,
    sounds: [{ name: 'call', words, voice: 'Mrs. Okafor', caption: words, answers: true }],
    shots: shots(0.36),
    closing: shots(0.1),
    look: { picture, camera: her },
  };
}

const act = (moves: string, draw: Draw, camera: Camera, seconds?: number): Act => ({
  moves,
  picture: pictureOf(draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Half up, her hands ahead; Kelly kneels before her and holds a hand out, and she sits back and takes it. */
function drawSitsBack(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const back = during(beat, 0.42, 0.72);
  const takes = during(beat, 0.66, 0.84);
  const half: Pose = { ...sits, lean: 24, hips: { ...sits.hips, up: sits.hips.up + 7, forward: 7 } };
  const { left, right } = picking(seconds * (1 - back));
  const held: Hand = { to: own(20, 76, 42), shape: 'flat', elbow: { out: 0.5, up: -1, forward: -0.2 } };
  const pose = withHands(
    blended({ ...half, lean: 14 + 10 * during(beat, 0, 0.2) }, { ...sits, lean: 3 }, back),
    {
      left: takes > 0.5 ? held : left,
      right,
    },
  );
  drawOkafor(pen, view, {
    pose,
    performance: feeling(attending(moment.idle('Okafor')), 'concern', 1 - 0.5 * back),
    regards: back > 0.3 ? place(70, 100, 150) : place(-190, 110, 120),
    yarn: 'tangled',
    ball: during(beat, 0.05, 0.4),
  });
  const down = during(beat, 0.08, 0.36);
  const at = place(78 - 12 * down, 0, 160);
  const hand: Hand = { to: own(-8, 74, 34), shape: 'open', elbow: { out: 0.4, up: -1, forward: -0.2 } };
  const kneels = withHands(kneeling(aide, { lean: 10 }), {
    right: hand,
    left: { to: own(14, 52, 24), shape: 'flat' },
  });
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: aide,
      at,
      turn: -58,
      pose: blended(standing(aide, { lean: 6 }), kneels, down),
      regards: herFace,
    },
    handsBusy(feeling(attending(moment.idle('aide')), 'warm', 0.5)),
  ).draw(pen);
}

/** The nurse sits down; she takes her glasses from her lap and puts them on. */
function drawGlassesOn(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  drawKellyBeside(pen, view, moment);
  drawLuis(
    pen,
    view,
    moment,
    during(beat, 0, 0.32),
    during(beat, 0.32, 0.44) * (1 - during(beat, 0.84, 0.96)),
  );
  const lifts = during(beat, 0.42, 0.66);
  const rests = during(beat, 0.76, 0.92);
  const hold = (side: 1 | -1): Hand => ({
    to: own(side * (6 + 2.5 * lifts), 72 + 39 * lifts - 38 * rests, 32 - 8 * lifts + 6 * rests),
    shape: 'hold',
    elbow: { out: 1, up: -0.7, forward: 0 },
    bend: -14 * side,
  });
  const isOn = beat > 0.68;
  drawOkafor(pen, view, {
    pose: withHands(
      { ...sits, lean: 3 - 2 * lifts, aside: Math.sin(seconds) },
      { left: hold(1), right: hold(-1) },
    ),
    performance: feeling(attending(moment.idle('Okafor')), 'concern', 0.6 - 0.4 * rests),
    regards: place(kelly.at.x - 14, 122, kelly.at.z - 20),
    yarn: 'tangled',
    glasses: isOn ? 'on' : 'held',
  });
}

/** Kelly draws the curtains aside and comes back to her; the nurse stays and speaks with her. */
function drawCurtainOpened(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const pulls = during(beat, 0.04, 0.3);
  drawLoungeWindow(pen, view, { open: DRAWN + (1 - DRAWN) * pulls });
  const window = place(-176, 0, 376);
  if (beat < 0.36) {
    const hand: Hand = {
      to: place(-140 - 44 * pulls, 150, 404),
      shape: 'grip',
      elbow: { out: 1, up: -0.2, forward: 0 },
    };
    drawFloorShadow(pen, view, window);
    figure(
      view,
      {
        person: aide,
        at: place(window.x - 4 * pulls, 0, window.z),
        turn: 40,
        pose: withHands(standing(aide, { lean: 2 }), { left: hand }),
        regards: place(-150, 150, 404),
      },
      handsBusy(attending(moment.idle('aide'))),
    ).draw(pen);
  } else {
    const way = { from: window, to: place(-112, 0, 232), steps: 6 };
    const { at, pose } = walkingOn(aide, way, during(beat, 0.36, 0.66));
    drawFloorShadow(pen, view, at);
    figure(
      view,
      { person: aide, at, turn: 38, pose, regards: herFace },
      handsBusy(feeling(attending(moment.idle('aide')), 'warm', 0.5)),
    ).draw(pen);
  }
  drawLuis(pen, view, moment, 1, 0.5 + 0.5 * Math.sin(seconds * 0.9) ** 2);
  const takes = during(beat, 0.5, 0.66);
  const held: Hand = { to: own(22, 74, 40), shape: 'flat', elbow: { out: 0.5, up: -1, forward: -0.2 } };
  const lap = sits.hands;
  drawOkafor(pen, view, {
    pose: withHands(
      { ...sits, lean: 2 * Math.sin(seconds * 0.7), twist: 4 * takes },
      {
        left:
          takes > 0 ? { ...held, to: own(7.5 + 14.5 * takes, 63 + 11 * takes, 26 + 14 * takes) } : lap.left,
        right: lap.right,
      },
    ),
    performance: feeling(attending(moment.idle('Okafor')), 'warm', 0.35 * takes),
    regards: place(kelly.at.x - 14, 122, kelly.at.z - 20),
    yarn: 'tangled',
    glasses: 'on',
  });
}

/** She knits on; her hands know their work. */
function drawKnitsOn(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  drawKellySitting(pen, view, moment, 0.5 * during(beat, 0.2, 0.4), 0);
  drawOkafor(pen, view, {
    pose: withHands({ ...sits, lean: -3 + Math.sin(seconds * 0.8) }, knitting(seconds, 77)),
    performance: feeling(attending(moment.idle('Okafor')), 'warm', 0.4),
    regards: place(-4, 70, 130),
    yarn: 'neat',
    knits: true,
  });
}

/** A blanket on her knees, she sleeps; Kelly comes, looks in on her, and nods. */
function drawLookedIn(pen: Pen, view: Stage, moment: Moment) {
  const { beat, seconds } = moment;
  const sinks = during(beat, 0, 0.25);
  const silent = feeling(moment.idle('Okafor'), 'tired', 0.5 * sinks);
  const sleeps = {
    ...silent,
    blink: Math.max(silent.blink, sinks),
    nod: 0.7 * sinks,
    breath: Math.sin(seconds * 1.6),
  };
  drawOkafor(pen, view, {
    pose: { ...sits, lean: -7 + 1.2 * Math.sin(seconds * 1.6), aside: -3 * sinks },
    performance: sleeps,
    regards: place(-10, 60, 100),
    yarn: 'neat',
    isCovered: true,
  });
  const way = { from: place(236, 0, 200), to: place(96, 0, 170), steps: 7 };
  const { at, pose } = walkingOn(aide, way, during(beat, 0.08, 0.6));
  const bends = during(beat, 0.62, 0.74);
  drawFloorShadow(pen, view, at);
  const looks = feeling(attending(moment.idle('aide')), 'warm', 0.8);
  figure(
    view,
    { person: aide, at, turn: -62, pose: { ...pose, lean: pose.lean + 10 * bends }, regards: herFace },
    handsBusy({ ...looks, nod: looks.nod + 0.8 * Math.sin(Math.PI * during(beat, 0.8, 0.92)) }),
  ).draw(pen);
}

const answers = act('She holds up her knitting, and Kelly nods', drawClearAnswer, both, 3.4);
const sitsBack = act(
  'She half rises; Kelly kneels, holds out a hand, and she sits back',
  drawSitsBack,
  whole,
  3.8,
);
const glassesOn = act(
  'The nurse sits down beside her, and she puts her glasses on',
  drawGlassesOn,
  whole,
  5.4,
);
const curtain = act(
  'Kelly draws the curtains aside, and the nurse holds her hand',
  drawCurtainOpened,
  framed(600, 388, 1060),
);
const knits = act('Her hands knit on', drawKnitsOn, her, 5);
const lookedIn = act('She sleeps, and Kelly looks in on her', drawLookedIn, framed(660, 388, 1060));

/** Exercise 14, A Ball of Yarn. */
export const film: ExerciseFilm = {
  exerciseId: 14,
  owner: 'Presenter',
  states: {
    scene: stateOf(drawConfused, {
      en: 'The bus is in my room. Is it night?',
      es: 'El autobús está en mi cuarto. ¿Es de noche?',
    }),
    safe: stateOf(drawClear, {
      en: 'I slept badly. But look: two more rows!',
      es: 'Dormí mal. Pero mire: ¡dos hileras más!',
    }),
  },
  beat: { id: 'asks', seconds: 14.4, moves: 'Kelly leans in and asks, and Mrs. Okafor answers' },
  claim: {
    picture: pictureOf((pen, view) => {
      const seat = armchair(view, chair, cover, { high: 112 });
      drawSideTable(pen, view, table, { height: 56 });
      seat.behind(pen);
      seat.front(pen);
    }),
    camera: framed(600, 380, 1100),
    side: 'left',
  },
  reasons: { scene: [sitsBack, glassesOn, curtain], safe: [answers, knits, lookedIn] },
};
