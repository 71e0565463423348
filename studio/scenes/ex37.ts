import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, facesOf } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import {
  type AtTable,
  atFoot,
  catching,
  choosing,
  climbing,
  drawAtSteps,
  drawGlasses,
  drawRosa,
  newPair,
  plainPair,
  rosaAt,
  swapping,
  table,
  type Worn,
} from '../people/two-pairs.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawPicture } from '../props/decor.ts';
import { type SeenPair, throughLens } from '../props/through-lens.ts';
import { besideSteps, drawYard, drawYardBeside, yardSteps } from '../rooms/front-yard.ts';
import { drawFrontHall, frontHallBack } from '../rooms/halls/front-hall.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Picture } from './scene.ts';

const doorX = -52;

function drawRoom(pen: Pen, view: Stage) {
  drawFrontHall(
    pen,
    view,
    { wall: rosaHome.warmWall, trim: rosaHome.trim, floor: rosaHome.boards },
    { doorX, open: true, outside: () => drawYard(pen, view) },
  );
  drawPicture(pen, view, { x: 76, y: 117, z: frontHallBack, width: 60, height: 46 }, 'flowers');
  drawConsole(pen, view, table.at, table);
  const shelf = table.at.z + table.depth / 2;
  drawBooks(pen, view, place(table.at.x + 16, 18.4, shelf), 5);
  const box = { x: table.at.x + 84, z: shelf };
  cylinder(pen, view, { ...box, y: 18.4, height: 17, radius: 15 }, facesOf(tone('#c78f86', 0.22)));
  cylinder(pen, view, { ...box, y: 35.4, height: 4, radius: 16 }, facesOf(tone('#e8d3b4', 0.2)));
  drawFloorShadow(pen, view, rosaAt.at);
}

const pairs = [place(38, table.height - 14, 190), place(126, table.height + 18, 190)];

function hallWith(view: Stage, doing: (beat: number) => AtTable): Picture {
  return {
    keyObject: boxOf(view, pairs, 4),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => {
      const now = doing(moment.beat);
      drawGlasses(pen, view, now.lying);
      drawRosa(pen, view, moment, now);
    },
  };
}

const hall = stage();
// From above the table.
const above = stage({ eyeHeight: 150, horizon: -40, distance: 130, focal: 1500, eyeX: 90 });
// As she stands before the steps and looks down at them.
const herEyes = stage({ eyeHeight: 150, horizon: -230, focal: 900, distance: 170 - yardSteps.z, eyeX: -9 });

/** The first step through a pair. @param from share of the beat at which she raises the glasses; null where she wears them */
function seenThrough(pair: SeenPair, from: number | null): Picture {
  const draw = throughLens(pair, (pen) => drawYard(pen, herEyes));
  const { x, z, width, rise } = yardSteps;
  return {
    keyObject: boxOf(herEyes, [place(x, 0, z), place(x + width, rise * 2, z)]),
    drawBackground: () => {},
    drawAction: (pen, { seconds, beat }) =>
      draw(pen, {
        seconds: seconds + 2 * beat,
        raised: from === null ? 1 : 0.35 + 0.65 * during(beat, from, from + 0.07),
      }),
  };
}

const whole: Camera = framed(640, 360, 1280);
const sheAndTable = framed(806, 352, 940);
const near = hallWith(above, choosing);
const beside = framed(near.keyObject.x + near.keyObject.width * 0.56, 296, 760);

const atSteps = (worn: Worn, doing: typeof climbing): Picture => ({
  keyObject: boxOf(atFoot, [besideSteps.at, place(besideSteps.at.x + 81, 51, besideSteps.at.z)]),
  drawBackground: (pen) => drawYardBeside(pen, atFoot),
  drawAction: (pen, moment) => drawAtSteps(pen, moment, worn, doing(moment.beat)),
});

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});
const herAtSteps = framed(575, 356, 1150);

/** Exercise 37, Off to a Friend's House. */
export const film: ExerciseFilm = {
  exerciseId: 37,
  owner: 'Rosa',
  states: {
    scene: {
      picture: hallWith(hall, choosing),
      shots: [
        { from: 0, camera: sheAndTable, easeSeconds: 0 },
        { from: 0.36, insert: near, camera: beside, easeSeconds: 0 },
        { from: 0.55, insert: seenThrough(newPair, 0.56), camera: whole, easeSeconds: 0 },
        { from: 0.78, insert: seenThrough(plainPair, 0.79), camera: whole, easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: sheAndTable, easeSeconds: 0 },
        { from: 0.3, insert: near, camera: beside, easeSeconds: 0 },
      ],
      look: { picture: near, camera: beside },
    },
  },
  beat: {
    id: 'compares',
    seconds: 10.6,
    moves:
      'Rosa reaches to her glasses; through the lower part of the progressives the first step swims, through the other pair its edge is sharp',
  },
  claim: { picture: hallWith(hall, () => choosing(0)), camera: framed(815, 340, 930), side: 'left' },
  reasons: {
    scene: [
      act(
        'In the progressives her toe catches on the first step, and her hand holds on to the rail',
        atSteps('progressive', catching),
        herAtSteps,
        3.6,
      ),
      act(
        'Through the lower part of the progressives the first step swims',
        seenThrough(newPair, null),
        whole,
        3.4,
      ),
      act(
        'Rosa takes the progressives off, takes the other pair from its case, and puts it on',
        hallWith(hall, swapping),
        framed(870, 306, 810),
        7,
      ),
      act('Through the distance pair the edge of the step is sharp', seenThrough(plainPair, 0), whole, 2.8),
      act(
        'Her hand slides up the rail, and she goes up the steps',
        atSteps('distance', climbing),
        herAtSteps,
      ),
    ],
  },
};
