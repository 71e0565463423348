import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, level } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import {
  caneStand,
  drawEmptyChair,
  drawSeated,
  drawTaking,
  drawToDoor,
  looks,
  opened,
  startsUp,
  sways,
} from '../people/cane-first.ts';
import { minaInJacket } from '../people/cast/dressed.ts';
import { figure } from '../people/figure.ts';
import type { Hand } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { bellPlan, drawBellPlan } from '../props/bell-plan.ts';
import { drawCaneStand } from '../props/cane-stand.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawFruitBowl } from '../props/crockery.ts';
import { drawBooks, drawPicture, drawPlant } from '../props/decor.ts';
import { drawDoorChime } from '../props/door-chime.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { drawDoorway, drawOpenLeaf } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawOutside } from '../rooms/window-views.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const door = { x: -176, z: frontHallBack, width: 94, height: 208, leaf: tone('#4f7486', 0.22) };
const chime = place(-18, 155, frontHallBack);
/** The upper left corner of the notepad. */
const plan = place(24, 148, frontHallBack);
const atDoor = place(door.x + 40, 130, frontHallBack);
const atPlan = place(plan.x + 25, plan.y - 16, frontHallBack);

/** @param isTaken his cane is in his hand @param hasPlan the notepad hangs on the wall */
function drawRoom(pen: Pen, view: Stage, { isTaken = false, hasPlan = true } = {}) {
  const { wall, trim, boards: floor } = rosaHome;
  drawFrontHall(pen, view, { wall, trim, floor }, { doorX: door.x, leaf: door.leaf });
  drawPlant(pen, view, place(-226, 0, 260), 0.9);
  drawPicture(pen, view, { x: 146, y: 124, z: frontHallBack, width: 48, height: 38 }, 'lighthouse');
  if (hasPlan) drawBellPlan(pen, view, plan);
  drawConsole(pen, view, place(-50, 0, frontHallBack - 36), { width: 78, depth: 32, height: 74 });
  drawBooks(pen, view, place(-36, 18.4, frontHallBack - 22), 6);
  drawFruitBowl(pen, view, { x: -26, y: 74, z: frontHallBack - 20 });
  drawDoorChime(pen, view, chime);
  drawCaneStand(pen, view, caneStand, { cane: !isTaken });
}

/** Seconds that the bell sounds. */
const RINGS = 2.2;

function drawRinging(pen: Pen, view: Stage, seconds: number) {
  if (seconds > RINGS) return;
  const scale = view.scale(chime.z);
  const { x, y } = view.at(chime);
  for (const side of [-1, 1])
    drawSoundMarks(
      pen,
      { x: x + side * 14 * scale, y },
      { direction: side < 0 ? 180 : 0, size: 17 * scale, seconds },
    );
}

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

const view = stage();
/** The notepad, and below it the cane in its stand. */
const detail = boxOf(view, [plan, place(plan.x + bellPlan.width, 40, plan.z)], 4);
const pictureOf = (draw: Draw, room: { isTaken?: boolean; hasPlan?: boolean } = {}): Picture => ({
  keyObject: detail,
  drawBackground: (pen) => drawRoom(pen, view, room),
  drawAction: (pen, moment) => draw(pen, view, moment),
});

/** He starts up before a word is said, and goes on from there when his name is heard. */
const BEFORE = 2.4;
const LASTS = 8;
const nowOf = ({ beat, seconds }: Moment) => (beat > 0 ? BEFORE + LASTS * beat : Math.min(seconds, BEFORE));

function drawStarting(pen: Pen, stageView: Stage, moment: Moment, now: number) {
  const idle = attending(moment.idle('Old man'));
  const thinks = during(now, 5.4, 6.4);
  const nods = during(now, 8.8, 9.2) * (1 - during(now, 9.4, 9.9));
  const face = feeling(idle, thinks > 0.5 ? 'thinking' : 'concern', Math.abs(2 * thinks - 1) * 0.6);
  drawRinging(pen, stageView, now);
  drawSeated(pen, stageView, {
    pose: startsUp(now),
    // His neck holds the head up over the bent body.
    performance: { ...face, nod: face.nod - 0.8 * (1 - thinks) + 0.8 * nods },
    regards: looks(now, [atDoor, chime, atPlan]),
  });
}

const starting = pictureOf((pen, at, moment) => drawStarting(pen, at, moment, nowOf(moment)));
const halfway = pictureOf((pen, at, moment) => drawStarting(pen, at, moment, 2));

const doorAndChair = framed(672, 348, 1000);
const padAndHim = framed(866, 262, 600);

const act = (moves: string, draw: Draw, camera: Camera, seconds?: number, isTaken = false): Act => ({
  moves,
  picture: pictureOf(draw, { isTaken }),
  camera,
  ...(seconds ? { seconds } : {}),
});

const swaysUp = act(
  'He is up without his cane, sways, and his hands catch the arms of the chair',
  (pen, at, moment) => {
    const { beat } = moment;
    drawRinging(pen, at, 0.6 * beat * RINGS * 2);
    const idle = feeling(attending(moment.idle('Old man')), 'concern', 0.8);
    drawSeated(pen, at, {
      pose: sways(beat),
      performance: { ...idle, nod: idle.nod - 0.6 },
      regards: atDoor,
    });
  },
  framed(700, 366, 1000),
  3.8,
);

const takes = act(
  'He says that he is coming, lifts his cane out of its stand, and gets up with it',
  (pen, at, moment) => {
    drawRinging(pen, at, 7 * moment.beat);
    if (moment.beat <= 0.3) drawCaneStand(pen, at, caneStand);
    drawTaking(pen, at, moment, atDoor);
  },
  framed(700, 366, 1000),
  7.4,
  true,
);

const knobAt = (degrees: number) => {
  const swing = (degrees * Math.PI) / 180;
  return place(door.x + 80 * Math.cos(swing), 98, door.z - 80 * Math.sin(swing) - 3);
};

/** Mina before the open door: she lifts a hand. */
function drawVisitor(pen: Pen, at: Stage, moment: Moment) {
  const wave = during(moment.beat, 0.8, 0.88);
  const hand: Hand = {
    to: { left: -24, up: 100 + 34 * wave, forward: 16 },
    shape: 'open',
    elbow: { out: 0.7, up: -0.8, forward: 0 },
  };
  figure(
    at,
    {
      person: minaInJacket,
      at: place(door.x + 50, 0, door.z + 70),
      turn: 24,
      pose: withHands(standing(minaInJacket), { right: hand }),
      regards: place(-70, 140, 240),
    },
    handsBusy(feeling(attending(moment.idle('Mina')), 'warm', 0.9)),
  ).draw(pen);
}

const opens = act(
  'He walks to the door with his cane, and his hand opens it',
  (pen, at, moment) => {
    const degrees = opened(moment.beat);
    if (degrees > 0) {
      drawDoorway(pen, at, { ...door, frame: rosaHome.trim }, () => {
        facade(pen, at, place(door.x - 80, 260, door.z + 300), () => drawOutside(pen, 'day', 300, 260));
        fill(pen, level(at, door.x - 200, door.z, 500, 320, -1), '#a9bf93');
        drawVisitor(pen, at, moment);
      });
      drawOpenLeaf(pen, at, { hingeX: door.x, z: door.z, width: 92, angle: degrees }, door.leaf);
    }
    drawEmptyChair(pen, at);
    drawToDoor(pen, at, moment, knobAt, place(door.x + 50, 150, door.z + 70));
  },
  framed(560, 366, 1000),
  undefined,
  true,
);

/** Exercise 31, Somebody at the Door. */
export const film: ExerciseFilm = {
  exerciseId: 31,
  owner: 'Presenter',
  states: {
    scene: {
      picture: halfway,
      sounds: [{ name: 'doorbell', caption: { en: 'doorbell rings', es: 'suena el timbre' } }],
      shots: [
        { from: 0, insert: starting, camera: doorAndChair, easeSeconds: 0 },
        { from: 0.52, insert: starting, camera: padAndHim, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: doorAndChair, easeSeconds: 0 },
        { from: 0.3, camera: padAndHim, easeSeconds: 0 },
      ],
      look: { picture: halfway, camera: padAndHim },
    },
  },
  beat: {
    id: 'starts',
    seconds: LASTS,
    moves: 'Mr. Haddad pushes himself up, sits back, and looks from the bell to the notepad and to his cane',
  },
  claim: {
    picture: pictureOf((pen, at) => drawEmptyChair(pen, at), { hasPlan: false }),
    camera: framed(760, 346, 1000),
    side: 'left',
  },
  reasons: { scene: [swaysUp, takes, opens] },
};
