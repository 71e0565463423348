import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawAidAtTable } from '../people/aid-at-table.ts';
import type { Way } from '../people/walk.ts';
import {
  type Caller,
  drawCaller,
  drawJoonWalking,
  drawMinaMopping,
  type Joon,
} from '../people/wet-floor-call.ts';
import { drawSpeech } from '../props/signals.ts';
import { aidCase, drawAidCase, drawDryKitchen, drawFridgeWater } from '../rooms/wet-kitchen.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

type Hearing = 'hears' | 'hears not';
const inCase = (hearing: Hearing) => (hearing === 'hears' ? 'none' : 'both');
const way: Way = { from: place(0, 0, 262), to: place(12, 0, 186), steps: 5 };
const call = { en: 'Careful, wet floor!', es: '¡Cuidado, piso mojado!' };
/** Seconds of clip 1 in which her call is heard. */
const called = 1.5;

/** How far he is along his way: he comes on while she calls, and then he stops, or walks on to the water. */
function comes(hearing: Hearing, beat: number, seconds: number): Joon {
  const before = 0.36 * Math.min(1, seconds / called);
  if (hearing === 'hears not')
    return { way, walked: before + 0.6 * Math.min(1, beat), turned: 0, hears: false };
  return {
    way,
    walked: before + 0.24 * Math.min(1, beat / 0.3),
    turned: during(beat, 0.22, 0.42),
    lifted: 5 * during(beat, 0.26, 0.34) * (1 - during(beat, 0.5, 0.66)),
    greets: during(beat, 0.5, 0.7) - 0.9 * during(beat, 0.84, 1),
    hears: true,
    isGlad: beat > 0.36,
  };
}

const detailOf = (view: Stage) => boxOf(view, [place(-36, 172, 200), place(50, -2, 180)], 4);

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;
const pictureFrom = (view: Stage, isWet: boolean, draw: Drawn): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => {
    drawDryKitchen(pen, view);
    if (isWet) drawFridgeWater(pen, view);
  },
  drawAction: (pen, moment) => draw(pen, view, moment),
});

function drawCall(pen: Pen, view: Stage) {
  drawSpeech(pen, worded(call), view.at(place(103, 174, 124)), view.at(place(148, 147, 124)), {
    size: 8.6 * view.scale(124),
  });
}

const calling = (calls: number): Caller => ({ calls, waves: 0 });

/** Clip 1. */
const calledOut =
  (hearing: Hearing): Drawn =>
  (pen, view, moment) => {
    const { beat, seconds } = moment;
    const calls = 1 - during(seconds, called + 0.3, called + 1);
    drawAidCase(pen, view, inCase(hearing));
    drawJoonWalking(pen, view, moment, comes(hearing, beat, seconds));
    drawCaller(pen, view, moment, calling(calls));
    if (calls > 0.5) drawCall(pen, view);
  };

/** Just after the call, for stills and for the closing prompt. */
const afterCall =
  (hearing: Hearing): Drawn =>
  (pen, view, moment) => {
    drawAidCase(pen, view, inCase(hearing));
    drawJoonWalking(pen, view, moment, comes(hearing, hearing === 'hears' ? 0.46 : 0.8, called));
    drawCaller(pen, view, { ...moment, speaker: null }, calling(1));
    drawCall(pen, view);
  };

const room = stage();
const farther = stage({ focal: 1800, horizon: 30 });
// From the height of a table, before the water, through a wide lens: him alone.
const low = stage({ eyeHeight: 118, horizon: 201, focal: 707, distance: 60, eyeX: -60, centre: 450 });
const atFace = stage({ eyeHeight: 150, horizon: 300, focal: 1500, distance: 60, eyeX: 20 });
const atTable = stage({ eyeHeight: 118, horizon: 150, focal: 1500, distance: 10, eyeX: -108 });
const all = framed(664, 318, 1010);
const him = framed(548, 355, 1080);
const atCase = framed(640, 420, 760);

const caseIn = (hearing: Hearing): Picture => ({
  keyObject: boxOf(atTable, [
    place(aidCase.x - 12, aidCase.y - 10, aidCase.z),
    place(aidCase.x + 12, aidCase.y + 16, aidCase.z),
  ]),
  drawBackground: (pen) => drawDryKitchen(pen, atTable),
  drawAction: (pen) => drawAidCase(pen, atTable, inCase(hearing)),
});

const stateOf = (hearing: Hearing) => {
  const drawn = calledOut(hearing);
  const after = pictureFrom(low, true, afterCall(hearing));
  const ofCase = { insert: caseIn(hearing), camera: atCase, easeSeconds: 0 };
  return {
    picture: pictureFrom(room, true, afterCall(hearing)),
    sounds: [
      {
        ...({ name: 'call', words: call, voice: 'Mina' } as const),
        caption: { en: `Mina calls: '${call.en}'`, es: `Mina llama: “${call.es}”` },
      },
    ],
    shots: [
      { from: 0, insert: pictureFrom(farther, true, drawn), camera: all, easeSeconds: 0 },
      { from: 0.3, insert: pictureFrom(low, true, drawn), camera: him, easeSeconds: 0 },
      { from: 0.76, ...ofCase },
    ],
    closing: [
      { from: 0, insert: after, camera: him, easeSeconds: 0 },
      { from: 0.55, ...ofCase },
    ],
    look: { picture: after, camera: him },
  };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

/** He stops, one foot lifted, turns to her and smiles: his ear is seen, and the aid in it. */
const turns = act(
  'He stops and turns his head to Mina, and smiles',
  pictureFrom(atFace, true, (pen, view, moment) =>
    drawJoonWalking(pen, view, moment, comes('hears', 0.06 + 0.6 * moment.beat, called)),
  ),
  framed(660, 330, 760),
  4,
);
/** His cane comes to the water, Mina waves, and he looks up. */
const waved = act(
  'His cane comes to the edge of the water, Mina waves, and he looks up and stops',
  pictureFrom(farther, true, (pen, view, moment) => {
    const { beat } = moment;
    drawAidCase(pen, view, 'both');
    drawJoonWalking(pen, view, moment, {
      ...comes('hears not', 0.72 + 0.28 * Math.min(1, beat / 0.3), called),
      turned: during(beat, 0.42, 0.58),
      isGlad: beat > 0.7,
    });
    drawCaller(pen, view, moment, {
      calls: 1 - during(beat, 0.72, 0.9),
      waves: during(beat, 0.1, 0.24) * (1 - during(beat, 0.7, 0.9)),
      isGlad: beat > 0.7,
    });
  }),
  all,
  5,
);
const mops = (hearing: Hearing, waits: Joon) =>
  act(
    'Mina mops the floor dry while he waits',
    pictureFrom(farther, false, (pen, view, moment) => {
      drawFridgeWater(pen, view, 1 - during(moment.beat, 0.06, 0.96));
      drawAidCase(pen, view, inCase(hearing));
      drawJoonWalking(pen, view, moment, { ...waits, turned: 1, isGlad: true });
      drawMinaMopping(pen, view, moment);
    }),
    all,
    5.4,
  );
const walksOn = act(
  'He walks on over the dry floor',
  pictureFrom(farther, false, (pen, view, moment) => {
    drawAidCase(pen, view, 'none');
    drawJoonWalking(pen, view, moment, {
      way: { from: place(7, 0, 212), to: place(58, 0, 142), steps: 5 },
      walked: Math.min(1, moment.beat / 0.9),
      turned: 0.6,
      turn: 26,
      hears: true,
      isGlad: true,
    });
    drawCaller(pen, view, moment, { calls: 0, waves: 0, isGlad: true });
  }),
  all,
  4,
);
const atTheTable = (takes: boolean) =>
  act(
    takes
      ? 'At the table he takes an aid out of its case and puts it to his ear'
      : 'At the table he taps the aid at his ear, and Mina nods',
    pictureFrom(room, false, (pen, view, moment) => drawAidAtTable(pen, view, moment, takes)),
    framed(300, 270, 720),
  );

/** Exercise 44, A Call From the Kitchen. */
export const film: ExerciseFilm = {
  exerciseId: 44,
  owner: 'Mina',
  states: { scene: stateOf('hears not'), safe: stateOf('hears') },
  beat: { id: 'comes', seconds: 4.4, moves: 'Joon comes with his cane, and stops or walks on' },
  claim: {
    picture: pictureFrom(farther, true, (pen, view, moment) => drawCaller(pen, view, moment, calling(0))),
    camera: all,
    side: 'left',
  },
  reasons: {
    scene: [waved, mops('hears not', comes('hears not', 1, called)), atTheTable(true)],
    safe: [turns, mops('hears', comes('hears', 1, called)), walksOn, atTheTable(false)],
  },
};
