import type { Pen } from '../canvas/pen.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import {
  chairStand,
  type Doing,
  drawJoon,
  getsUp,
  type Held,
  leansOnTowelBar,
  movesDown,
  shoeing,
  standsWithCane,
} from '../people/joon-at-bars.ts';
import { drawScrewIntoStud } from '../people/stud-screw.ts';
import { drawPlant } from '../props/decor.ts';
import { drawShowerChair } from '../props/shower-chair.ts';
import { bars, drawFallingPlaster, drawThickBar, drawThinBar } from '../props/two-bars.ts';
import { bathroomBack, drawBathroom, drawTub } from '../rooms/bathroom.ts';
import { drawTowelShelf } from '../rooms/towel-shelf.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

function drawRoom(pen: Pen, view: Stage) {
  drawBathroom(pen, view);
  drawTub(pen, view, { x: -260, width: 158 });
  drawTowelShelf(pen, view, { x: 88, width: 114, towels: 130 });
  drawPlant(pen, view, place(184, 0, 240), 0.7);
}

/** Both bars, the hand on one of them, and its arm. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(-28, 122, 250), place(bars.right + 8, 76, bathroomBack)]);

type Drawn = { held: Held; doing: (beat: number) => Doing; bare?: true };

/** @param bare the wall without bars, and his hands with the shoehorn (behind a claim) */
function pictureOf(view: Stage, { held, doing, bare }: Drawn): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      if (!bare) drawThickBar(pen, view);
    },
    drawAction: (pen, moment: Moment) => {
      const now = doing(moment.beat);
      if (!bare) drawThinBar(pen, view, now.pulled ?? 0);
      drawFallingPlaster(pen, view, now.dust ?? 0);
      drawShowerChair(pen, view, chairStand);
      drawJoon(pen, view, moment, now, bare ? 'lap' : held);
    },
  };
}

const room = stage({ eyeHeight: 150, horizon: 130, focal: 2600, eyeX: 30 });
const himAndBars = framed(560, 372, 1010);
const atBars = framed(667, 283, 340);
/** All of him, also when he stands. */
const tall = framed(560, 362, 1090);
const himNear = framed(500, 390, 760);

const stateWith = (held: Held) => {
  const picture = pictureOf(room, { held, doing: shoeing });
  const shots = (cut: number) => [
    { from: 0, camera: himAndBars, easeSeconds: 0 },
    { from: cut, camera: atBars, easeSeconds: 0 },
  ];
  return { picture, shots: shots(0.5), closing: shots(0.2), look: { picture, camera: atBars } };
};

const act = (moves: string, picture: Picture, camera: Camera, seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

const rises = act(
  'He takes his cane, holds on to the grab bar, and stands up',
  pictureOf(room, { held: 'grab', doing: getsUp }),
  tall,
  5,
);
const screws: Act = {
  moves: 'A long screw goes through the plate of the grab bar into the stud',
  picture: drawScrewIntoStud,
  camera: wide,
  seconds: 4,
};
const stands = act(
  'He stands on his cane, lets go of the bar, and steps ahead',
  pictureOf(room, { held: 'grab', doing: standsWithCane }),
  tall,
);

/** Exercise 34, A Place to Sit. */
export const film: ExerciseFilm = {
  exerciseId: 34,
  owner: 'Mina',
  states: { scene: stateWith('towel'), safe: stateWith('grab') },
  beat: {
    id: 'pulls',
    seconds: 10,
    moves: 'Joon pulls his shoe on with the shoehorn, draws his feet back, and leans forward to get up',
  },
  claim: {
    picture: pictureOf(room, { held: 'towel', doing: shoeing, bare: true }),
    camera: framed(600, 340, 1000),
    side: 'right',
  },
  reasons: {
    scene: [
      act(
        'He leans on the towel bar, its plate comes out, plaster falls, and he sits back',
        pictureOf(room, { held: 'towel', doing: leansOnTowelBar }),
        himNear,
        3.8,
      ),
      act(
        'His hand goes down to the grab bar',
        pictureOf(room, { held: 'towel', doing: movesDown }),
        himNear,
        2.6,
      ),
      rises,
      screws,
      stands,
    ],
    safe: [rises, screws, stands],
  },
};
