import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { throughEyes } from '../canvas/through-eyes.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosaInRobe } from '../people/cast/dressed.ts';
import { nurse } from '../people/cast/others.ts';
import { drawOwnHand } from '../people/close-hand.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import {
  calm,
  drinking,
  easyStep,
  glassAt,
  here,
  holdingOn,
  palm,
  rising,
  rosaAt,
  rosaOnHerFeet,
  swaying,
  turn,
} from '../people/out-of-bed.ts';
import type { Pose } from '../people/pose.ts';
import { standing, withHands } from '../people/poses.ts';
import { torsoOf } from '../people/torso.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture } from '../props/decor.ts';
import { drawGlow, drawTableLamp } from '../props/lamps.ts';
import { drawArmCuff, drawBulb } from '../props/pressure-cuff.ts';
import { drawRobeFall } from '../props/robe-fall.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawTiedBelt } from '../props/tied-belt.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-112, 0, 214), turn: -72 },
  blanket: tone('#8fa9c4', 0.2),
  frame: rosaHome.wood,
  open: true,
};
const table = { at: place(-16, 0, 130), height: 80, width: 56, depth: 42 };
const lamp = place(table.at.x + 39, table.height, table.at.z + 24);
/** The cloth of her robe. */
const cloth = tone('#d38aa0', 0.22);
const belt = tone('#b96f87', 0.2);
/** What stands on the nightstand besides the lamp. */
type Room = { glass?: boolean; table?: boolean };

function drawTable(pen: Pen, view: Stage, glass: boolean) {
  drawNightstand(pen, view, table.at, table);
  drawTableLamp(pen, view, lamp, { color: '#7fa3b0', glow: false });
  if (glass) drawGlass(pen, view, glassAt);
}

function drawRoom(pen: Pen, view: Stage, { glass = true, table: hasTable = true }: Room = {}) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { sky: 'evening', windowX: -200, open: 0.45, pictureX: null },
  );
  drawPicture(pen, view, { x: 26, y: 126, z: bedroomBack, width: 44, height: 34 }, 'lighthouse');
  drawWash(pen, 'evening', 0.7);
  // On the wall and the floor only: the furniture stands before the light.
  for (const reach of [88, 70, 52, 34])
    drawGlow(pen, view, place(lamp.x + 8, lamp.y + 26, bedroomBack), reach, 0.035);
  drawLightPool(pen, view, place(66, 0, 176), 120, 0.07);
  drawBed(pen, view, bed);
  if (hasTable) drawTable(pen, view, glass);
}

/** How Rosa moves, and whether she is on the bed. */
type Way = {
  pose: (beat: number) => Pose;
  isSitting?: boolean;
  glass?: boolean;
  at?: (beat: number) => Place;
};

function drawRosa(pen: Pen, view: Stage, moment: Moment, { pose, isSitting = false, at }: Way) {
  const dressedAs = isSitting ? rosaInRobe : rosaOnHerFeet;
  const posed = pose(moment.beat);
  const here = at?.(moment.beat) ?? rosaAt;
  const isUneasy = posed.aside !== 0;
  const alive = handsBusy(moment.speaker ?? moment.idle('Rosa'));
  const performance = isUneasy ? attending(feeling(alive, 'concern'), 0.7) : feeling(alive, 'warm', 0.6);
  drawFloorShadow(pen, view, here);
  const staging = { person: dressedAs, at: here, turn, pose: posed, regards: place(60, 120, 140) };
  const person = figure(view, staging, performance);
  const torso = torsoOf(view, person.skeleton);
  person.draw(pen, {
    beforeArms: () => {
      if (isSitting) drawTable(pen, view, false);
      else {
        drawRobeFall(pen, view, person.skeleton, cloth);
        drawTiedBelt(pen, torso, belt);
      }
    },
  });
  return { person };
}

/** All that Rosa does in a picture, from the background to her. */
function pictureFrom(view: Stage, way: Way): Picture {
  const { isSitting = false, glass = true } = way;
  return {
    keyObject: boxOf(view, [place(rosaAt.x - 40, 156, 150), place(table.at.x + 34, -4, 150)]),
    drawBackground: (pen) => {
      drawRoom(pen, view, { table: !isSitting, glass });
      if (isSitting) return;
      const under = view.at({ ...palm, x: palm.x + 4, y: table.height });
      const scale = view.scale(palm.z);
      softGlow(pen, under, { x: 9 * scale, y: 2.6 * scale }, '#43263f', 0.4);
    },
    drawAction: (pen, moment) => drawRosa(pen, view, moment, way),
  };
}

/** She sits down again and drinks. */
function drawDrinking(pen: Pen, view: Stage, moment: Moment) {
  const { pose, isHeld, sip } = drinking(moment.beat);
  const person = figure(
    view,
    { person: rosaInRobe, ...here, pose, regards: glassAt },
    handsBusy(attending(moment.idle('Rosa'), 0.8)),
  );
  const { palm: hand } = person.skeleton.arms.left;
  const held = () => drawGlass(pen, view, place(hand.x + 1, hand.y - 6, hand.z - 1), 0.8 - 0.2 * sip);
  drawFloorShadow(pen, view, rosaAt);
  person.draw(pen, {
    beforeArms: () => {
      drawTable(pen, view, false);
      if (!isHeld) drawGlass(pen, view, glassAt);
    },
    ...(isHeld ? { left: held } : {}),
  });
}

/** Later a nurse takes her blood pressure as she stands: he presses the bulb, and looks at the dial. */
function drawMeasuring(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const squeezing = during(beat, 0.08, 0.14) * (1 - during(beat, 0.5, 0.56));
  const pressed = squeezing * (0.5 + 0.5 * Math.sin(beat * 70));
  const filled = during(beat, 0.08, 0.5) * (1 - during(beat, 0.6, 0.95));
  const at = place(rosaAt.x - 74, 0, rosaAt.z - 10);
  const ready = during(beat, 0, 0.1) * (1 - during(beat, 0.9, 1));
  const bulb = place(at.x + 22 + 4 * ready, 84 + 28 * ready - 2 * pressed, at.z - 20);
  const pose = withHands(standing(nurse, { lean: 2 + 6 * ready }), {
    left: { to: bulb, shape: 'grip', bend: -20 + 6 * pressed, elbow: { out: 0.5, up: -1, forward: -0.2 } },
    right: {
      to: { left: -14, up: 104, forward: 26 },
      shape: 'open',
      bend: 20,
      elbow: { out: 0.6, up: -1, forward: -0.3 },
    },
  });
  const held = withHands(calm, {
    right: {
      to: { left: -31, up: 88, forward: 16 },
      shape: 'relaxed',
      elbow: { out: 0.7, up: -1, forward: -0.2 },
    },
  });
  const { person } = drawRosa(pen, view, moment, { pose: () => held });
  drawFloorShadow(pen, view, at);
  const he = figure(
    view,
    { person: nurse, at, turn: 34, pose, regards: bulb },
    feeling(attending(moment.idle('nurse')), 'warm', 0.5),
  );
  drawArmCuff(pen, view, person.skeleton.arms.right, filled, he.skeleton.arms.left.palm);
  he.draw(pen, { left: () => drawBulb(pen, view, he.skeleton.arms.left.palm, pressed) });
}

const throughHerEyes = stage({ eyeHeight: 148, horizon: 250, focal: 1460, distance: 240, eyeX: 20 });

/** What Rosa sees as she looks left and right. @param sways the room tilts to and fro, and its edges are soft */
function eyesPicture(sways: boolean): Picture {
  const see = throughEyes((pen) => drawRoom(pen, throughHerEyes, { glass: false }));
  return {
    keyObject: { x: 400, y: 80, width: 440, height: 520 },
    drawBackground: () => undefined,
    drawAction: (pen, { beat }) => {
      const aside =
        -80 * during(beat, 0.3, 0.46) + 165 * during(beat, 0.52, 0.74) - 85 * during(beat, 0.84, 0.98);
      const gaze = {
        x: 650 + aside,
        y: 400,
        size: 1.45,
        tilt: sways ? 2.4 * Math.cos(2.66 * Math.PI * beat) : 0,
        soft: sways,
      };
      see(pen, gaze, (nearer) => drawOwnHand(nearer, rosaInRobe, { x: 538, y: 514 }, sways, beat));
    },
  };
}

const view = stage();
/** All of her, the bed behind her and the nightstand. */
const whole = framed(600, 356, 1000);

const getsUp = pictureFrom(view, { pose: rising, isSitting: true });

const stateWith = (name: 'scene' | 'safe') => {
  const sways = name === 'scene';
  const eyes = eyesPicture(sways);
  const picture = pictureFrom(view, { pose: sways ? holdingOn : () => calm });
  return {
    picture,
    shots: [
      { from: 0, insert: getsUp, camera: whole, easeSeconds: 0 },
      { from: 0.34, insert: eyes, camera: wide, easeSeconds: 0 },
      { from: 0.8, insert: eyes, camera: framed(610, 440, 820), easeSeconds: 1.1 },
    ],
    closing: [
      { from: 0, camera: whole, easeSeconds: 0 },
      { from: 0.25, insert: eyes, camera: wide, easeSeconds: 0 },
    ],
    look: { picture: eyes, camera: wide },
  };
};

const drinks: Act = {
  moves: 'She sits down on the edge of the bed and drinks',
  picture: {
    ...getsUp,
    drawBackground: (pen) => drawRoom(pen, view, { table: false }),
    drawAction: (pen, moment) => drawDrinking(pen, view, moment),
  },
  camera: whole,
  seconds: 6,
};
const measures: Act = {
  moves: 'A nurse takes her blood pressure as she stands',
  picture: {
    ...getsUp,
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => drawMeasuring(pen, view, moment),
  },
  camera: framed(530, 330, 1010),
};

/** Exercise 23, Getting Out of Bed. */
export const film: ExerciseFilm = {
  exerciseId: 23,
  owner: 'Rosa',
  states: { scene: stateWith('scene'), safe: stateWith('safe') },
  beat: {
    id: 'sways',
    seconds: 5.2,
    moves: 'Rosa gets up from the edge of the bed, and through her eyes we look left and right',
  },
  claim: {
    picture: pictureFrom(view, { pose: rising, isSitting: true }),
    camera: framed(780, 330, 1000),
    side: 'right',
  },
  reasons: {
    safe: [
      {
        moves: 'One breath longer, then her hand lets go, and she takes an easy step',
        picture: pictureFrom(view, { pose: (beat) => easyStep(beat).pose, at: (beat) => easyStep(beat).at }),
        camera: whole,
        seconds: 4.5,
      },
      drinks,
      measures,
    ],
    scene: [
      {
        moves: 'She sways, her hand finds the nightstand, and her knees bend',
        picture: pictureFrom(view, { pose: swaying }),
        camera: whole,
        seconds: 3.2,
      },
      drinks,
      measures,
    ],
  },
};
