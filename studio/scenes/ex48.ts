import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawAtDarkDoor, drawRising, drawShoesOn, drawWaking, drawWithCane } from '../people/at-night.ts';
import { rosa } from '../people/cast/rosa.ts';
import { drawCloseHand } from '../people/close-hand.ts';
import type { Way } from '../people/walk.ts';
import { drawNightLight } from '../props/household.ts';
import { drawWash } from '../rooms/light.ts';
import {
  atOutlet,
  doorway,
  drawDoorToHall,
  drawHall,
  drawHallLights,
  drawLampLight,
  drawNightBedroom,
  type Hall,
  outlet,
} from '../rooms/night-bedroom.ts';
import { during } from './beats.ts';
import { closeOn, framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const detailOf = (view: Stage) => boxOf(view, doorway, 4);

function pictureOf(view: Stage, hall: Hall | null, drawPeople: (pen: Pen, moment: Moment) => void): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => drawNightBedroom(pen, view, hall),
    drawAction: (pen, moment) => {
      drawLampLight(pen, view, () => drawPeople(pen, moment));
      if (hall) drawHallLights(pen, view, hall, moment.seconds);
    },
  };
}

const wakingIn = (view: Stage, hall: Hall | null): Picture =>
  pictureOf(view, hall, (pen, moment) => drawWaking(pen, view, moment));

const room = stage();
const atDoor = stage({ eyeHeight: 110, horizon: 4, distance: -120, focal: 1500, eyeX: 130 });
const herAndDoor = framed(640, 366, 960);
const nearDoor = framed(690, 372, 780);

/** The hall itself: the outlet, and the floor to the bathroom. */
const intoHall = (hall: Hall): Picture => ({
  ...pictureOf(atDoor, hall, () => {}),
  keyObject: boxOf(atDoor, atOutlet, 4),
  drawAction: (pen, { seconds }) => {
    drawWash(pen, 'night', 0.5);
    drawHallLights(pen, atDoor, hall, seconds);
  },
});

const stateWith = (hall: Hall) => {
  const picture = wakingIn(room, hall);
  const near = intoHall(hall);
  const camera = closeOn(near.keyObject, 0.36);
  return {
    picture,
    shots: [
      { from: 0, camera: herAndDoor, easeSeconds: 0 },
      { from: 0.56, camera: nearDoor, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: herAndDoor, easeSeconds: 0 },
      { from: 0.3, insert: near, camera, easeSeconds: 0 },
    ],
    look: { picture: near, camera },
  };
};

// The hall seen along its wall: the outlet, and the way to the bathroom.
const inHall = stage({ eyeHeight: 150, horizon: 150, distance: 420, eyeX: 20 });
const hallWay = framed(600, 372, 1060);
const there: Way = { from: place(-150, 0, 372), to: place(64, 0, 380), steps: 8 };
const back: Way = { from: there.to, to: place(-150, 0, 372), steps: 8 };

function walking(moves: string, way: Way, seconds?: number): Act {
  const picture: Picture = {
    keyObject: boxOf(inHall, atOutlet, 4),
    drawBackground: (pen) => drawHall(pen, inHall, 'lit'),
    drawAction: (pen, moment) => {
      drawWithCane(pen, inHall, moment, way, moment.beat, place(way.to.x, 90, 380));
      drawWash(pen, 'night', 0.5);
      drawHallLights(pen, inHall, 'lit', moment.seconds);
    },
  };
  return { moves, picture, camera: hallWay, ...(seconds ? { seconds } : {}) };
}

const inRoom = (
  moves: string,
  hall: Hall,
  draw: (pen: Pen, view: Stage, moment: Moment) => void,
  seconds: number,
  camera = herAndDoor,
): Act => ({
  moves,
  picture: pictureOf(room, hall, (pen, moment) => draw(pen, room, moment)),
  camera,
  seconds,
});

const walksThere = walking('She walks along the lit floor to the bathroom', there, 6);
const stepsToDoor: Act = inRoom(
  'At the door her cane feels into the dark, and comes back',
  'dark',
  (pen, view, moment) =>
    drawAtDarkDoor(
      pen,
      view,
      moment,
      during(moment.beat, 0.1, 0.45) * (1 - during(moment.beat, 0.6, 0.95)),
      0,
    ),
  3.4,
  framed(740, 318, 960),
);

/** Her hand finds the switch beside the door, and the hall is lit. */
const switchesOn: Act = {
  moves: 'Her hand finds the switch at the door, and the hall is lit',
  picture: {
    ...stepsToDoor.picture,
    drawAction: (pen, moment) => {
      const { beat } = moment;
      const hall = beat > 0.44 ? 'lamp' : 'dark';
      if (hall === 'lamp') drawDoorToHall(pen, room, hall);
      const reached = during(beat, 0.06, 0.4) * (1 - during(beat, 0.6, 0.92));
      drawLampLight(pen, room, () => drawAtDarkDoor(pen, room, moment, 0, reached));
      drawHallLights(pen, room, hall, moment.seconds);
    },
  },
  camera: framed(740, 318, 960),
  seconds: 4,
};

/** The next day: the phone is elsewhere, and her hand pushes the night light into the outlet. */
const plugsIn: Act = {
  moves: 'The next day her hand pushes the night light into the outlet',
  picture: {
    ...intoHall('day'),
    drawAction: (pen, { beat, seconds }) => {
      const away = 1 - during(beat, 0.05, 0.4);
      const leaves = during(beat, 0.62, 0.95);
      const push = 5 * during(beat, 0.4, 0.5);
      const scale = atDoor.scale(outlet.z);
      const socket = atDoor.at(place(outlet.x + 2, outlet.y - 4, outlet.z));
      const from = Math.max(away, leaves);
      const wrist = { x: socket.x + (13 + 46 * from) * scale - push, y: socket.y + (5 + 24 * from) * scale };
      const held = () =>
        drawNightLight(pen, { x: wrist.x - 13 * scale, y: wrist.y - 5 * scale }, scale * 1.7);
      if (beat > 0.56) drawHallLights(pen, atDoor, 'day', seconds);
      drawCloseHand(
        pen,
        {
          person: rosa,
          wrist,
          elbow: { x: wrist.x + 620, y: wrist.y + 430 },
          scale: scale * 1.7,
          shape: 'hold',
          bend: 8,
        },
        beat > 0.56 ? undefined : held,
      );
    },
  },
  camera: framed(700, 380, 640),
  seconds: 4.6,
};

/** Exercise 48, Two in the Morning. */
export const film: ExerciseFilm = {
  exerciseId: 48,
  owner: 'Rosa',
  states: { scene: stateWith('dark'), safe: stateWith('lit') },
  beat: { id: 'rubs', seconds: 6, moves: 'Rosa rubs her eyes, looks to the door, and draws a foot back' },
  claim: { picture: wakingIn(room, null), camera: framed(560, 330, 900), side: 'right' },
  reasons: {
    safe: [
      inRoom(
        'Her feet find her shoes, and she sits three breaths',
        'lit',
        (pen, view, moment) => drawShoesOn(pen, view, moment),
        4.6,
        framed(470, 400, 800),
      ),
      inRoom('She gets up, and her hand takes the cane', 'lit', drawRising, 5.2, framed(600, 318, 960)),
      walksThere,
      walking('She comes back along the lit floor', back),
    ],
    scene: [stepsToDoor, switchesOn, plugsIn, walking('Over the lit floor she walks to the bathroom', there)],
  },
};
