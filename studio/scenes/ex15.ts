import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { type Doing, drawJoon, rocks, stops, walkerThere, walksUp } from '../people/joon-clicking.ts';
import { drawLiftsOff, drawPockets } from '../people/keys-off.ts';
import { drawChecks, drawSits } from '../people/leg-checking.ts';
import { standing } from '../people/poses.ts';
import { walkerWalk } from '../people/with-walker.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { halfOut, pinHeight } from '../props/height-pins.ts';
import { drawHallTable } from '../props/household.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { minaHome } from '../rooms/palettes.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const minaAt = place(26, 0, 240);

function drawHall(pen: Pen, view: Stage) {
  drawFrontHall(pen, view, { ...minaHome, floor: minaHome.boards }, { doorX: -208, leaf: minaHome.curtain });
  drawPicture(pen, view, { x: 110, y: 112, z: frontHallBack, width: 70, height: 50 }, 'flowers');
  drawHallTable(pen, view, place(88, 0, frontHallBack - 42), { width: 92 });
  drawPlant(pen, view, place(204, 0, frontHallBack - 26), 0.8);
}

/** Mina beside him bends a little, to see the legs of his walker. */
function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const bent = 9 * during(beat, 0.5, 0.62) + 2 * Math.sin(beat * 9);
  drawFloorShadow(pen, view, minaAt);
  figure(
    view,
    {
      person: mina,
      at: minaAt,
      turn: -42,
      pose: standing(mina, { lean: 6 + bent }),
      regards: place(-60, 30, 170),
    },
    moment.speaker ?? attending(feeling(moment.idle('Mina'), 'concern', 0.5)),
  ).draw(pen);
}

/** Both pins with their sleeves. */
const detailOf = (view: Stage) =>
  boxOf(
    view,
    [1, -1].map((side) => spotOn(walkerThere, side * 33, pinHeight + side * 12, 22)),
  );

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;
const pictureOf = (view: Stage, drawAction: Draw): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawHall(pen, view),
  drawAction: (pen, moment) => drawAction(pen, view, moment),
});

const both =
  (doing: (beat: number) => Doing): Draw =>
  (pen, view, moment) => {
    drawMina(pen, view, moment);
    drawJoon(pen, view, moment, doing(moment.beat));
  };

const hall = stage();
// A wide lens near the floor: both front legs are large, and all of him is behind them.
const low = stage({ eyeHeight: 38, horizon: 477, focal: 284, distance: -124, eyeX: -70, centre: 420 });
const bothOfThem = framed(640, 358, 960);
const atPins = framed(420, 490, 526);

const stateWith = (pin: number) => {
  const picture = pictureOf(low, both(rocks(pin)));
  const shots = (cut: number) => [
    { from: 0, insert: pictureOf(hall, both(walksUp(pin))), camera: bothOfThem, easeSeconds: 0 },
    { from: cut, camera: atPins, easeSeconds: 0 },
  ];
  return {
    picture,
    sounds: [{ name: 'click', caption: { en: 'clicks', es: 'hace clic' } }] as const,
    shots: shots(0.5),
    closing: shots(0.2),
    look: { picture, camera: atPins },
  };
};

/** It is quiet: he walks on, and she looks after him. */
const drawWalksOn: Draw = (pen, view, moment) => {
  const { beat } = moment;
  drawFloorShadow(pen, view, place(-4, 0, 226));
  figure(
    view,
    {
      person: mina,
      at: place(-4, 0, 226),
      turn: -40,
      pose: { ...standing(mina, { lean: 2 }), aside: 2 * Math.sin(beat * 9) },
      regards: place(-70, 110, 160),
    },
    attending(feeling(moment.idle('Mina'), 'warm')),
  ).draw(pen);
  const state = walkerWalk(beat, 4, 13, 36);
  drawJoon(pen, view, moment, { from: stops, state, front: { pin: 1, keys: null } }, true);
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const nearer = framed(540, 350, 900);

/** Exercise 15, Down the Hallway. */
export const film: ExerciseFilm = {
  exerciseId: 15,
  owner: 'Mina',
  states: { scene: stateWith(halfOut), safe: stateWith(1) },
  beat: {
    id: 'walks',
    seconds: 7.6,
    moves: 'Joon walks two steps and rocks his walker; the keys swing and knock on its bar',
  },
  claim: { picture: pictureOf(hall, both(walksUp(null))), camera: framed(560, 358, 960), side: 'right' },
  reasons: {
    safe: [
      act('The keys swing and knock on the bar', pictureOf(low, both(rocks(1))), atPins, 3),
      act('Mina lifts the keys off the bar', pictureOf(hall, drawLiftsOff), nearer, 4.4),
      act('She drops them into the pocket of his jacket', pictureOf(hall, drawPockets), nearer, 3.6),
      act('Joon walks on, and nothing clicks', pictureOf(hall, drawWalksOn), bothOfThem),
    ],
    scene: [
      act(
        'He leans on it, the loose leg slips an inch, and he takes his weight off',
        pictureOf(
          low,
          both(rocks(halfOut, (beat) => 2.4 * during(beat, 0.3, 0.36) - 2.4 * during(beat, 0.66, 0.86))),
        ),
        atPins,
        3.2,
      ),
      act('Mina slides a chair behind him, and he sits down', pictureOf(hall, drawSits), bothOfThem, 5),
      act('A hand turns the leg until its pin is all the way out', pictureOf(low, drawChecks), atPins),
    ],
  },
};
