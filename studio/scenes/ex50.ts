import { ellipse, fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxAround, boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { drawOnTable, drawTelephoning, drawThinking, drawTying } from '../people/novak-at-tea.ts';
import {
  drawSlippersAway,
  drawSlippersOnWet,
  type Leaving,
  leaving,
  slipping,
} from '../people/slippers-away.ts';
import { drawFridge } from '../props/cabinets.ts';
import { drawLiftedThought } from '../props/lifted-thought.ts';
import { drawPaper } from '../props/notes.ts';
import { kitchenCounterZ } from '../rooms/kitchen.ts';
import { chair, drawNovakKitchen } from '../rooms/novak-kitchen.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const card = place(-238, 140, kitchenCounterZ - 6);
/** The cloud's middle and radius in scene pixels. */
const cloud = { x: 960, y: 154, radius: 120 };
const inCloud = 0.74 * cloud.radius;

function drawRoom(pen: Pen, view: Stage) {
  drawNovakKitchen(pen, view, true);
  drawFridge(pen, view, { x: -292, z: card.z, width: 84 });
  const [at, scale] = [view.at(card), view.scale(card.z)];
  drawPaper(pen, at, scale, worded({ en: ['Doctor', 'Tuesday'], es: ['Doctor', 'martes'] }), {
    width: 44,
    height: 30,
    size: 9.6,
    ink: '#8f2a22',
  });
  fill(pen, ellipse(at.x, at.y - 13 * scale, 2.3 * scale, 2.3 * scale), '#d9a84e');
}

type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

const pictureFrom = (view: Stage, draw: Drawn): Picture => ({
  keyObject: boxAround([
    { x: cloud.x - cloud.radius * 1.5, y: cloud.y - cloud.radius },
    { x: cloud.x + cloud.radius * 1.5, y: cloud.y + cloud.radius },
  ]),
  drawBackground: (pen) => drawRoom(pen, view),
  drawAction: (pen, moment) => draw(pen, view, moment),
});

/** She thinks of last week. */
const thinkingOf =
  (doing: (beat: number) => Leaving): Drawn =>
  (pen, view, moment) => {
    drawThinking(pen, view, moment);
    const head = view.at(place(chair.at.x + 14, 124, 150));
    drawLiftedThought(pen, cloud, cloud.radius, head, () =>
      drawSlippersOnWet(pen, moment, inCloud, doing(moment.beat)),
    );
  };

const room = stage({ eyeX: -60, focal: 1800, horizon: 30 });
const nearFloor = stage({ eyeHeight: 76, horizon: 40, focal: 1220, distance: 150, eyeX: -10 });
/** She, her thought, and the card on the fridge. */
const herAndThought = framed(635, 304, 1010);
const thought = framed(cloud.x - 20, cloud.y + 24, 540);
const atChair = framed(755, 340, 880);
const atBin = framed(820, 310, 860);

const picture = pictureFrom(room, thinkingOf(slipping));
/** Her feet in firm shoes. */
const shoes: Picture = {
  ...pictureFrom(nearFloor, drawThinking),
  keyObject: boxOf(nearFloor, [place(-32, 0, 100), place(24, 22, 130)], 6),
};

const act = (moves: string, draw: Drawn, camera: Camera, seconds?: number): Act => ({
  moves,
  picture: pictureFrom(room, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});
const bins = 5;

/** Exercise 50, A Cup of Tea. */
export const film: ExerciseFilm = {
  exerciseId: 50,
  owner: 'Presenter',
  states: {
    scene: {
      picture,
      shots: [
        { from: 0, camera: herAndThought, easeSeconds: 0 },
        { from: 0.36, camera: thought, easeSeconds: 0 },
        { from: 0.78, insert: shoes, camera: framed(660, 360, 460), easeSeconds: 0 },
      ],
      closing: [
        { from: 0, camera: herAndThought, easeSeconds: 0 },
        { from: 0.4, camera: thought, easeSeconds: 0 },
      ],
      look: { picture, camera: thought },
    },
  },
  beat: {
    id: 'drinks',
    seconds: 11.5,
    moves: 'She drinks and puts her cup down; in her thought a heel comes out of its slipper; her feet move',
  },
  claim: { picture: pictureFrom(room, drawThinking), camera: framed(560, 304, 1000), side: 'right' },
  reasons: {
    scene: [
      act('In her thought the foot moves on, and the slipper stays behind', thinkingOf(leaving), thought, 4),
      act(
        'Over the bin one hand and then the other lets go of a slipper',
        (pen, view, moment) => {
          drawOnTable(pen, view);
          drawSlippersAway(pen, view, moment, bins);
        },
        atBin,
        bins,
      ),
      act('She ties a firm shoe', drawTying, atChair, 4),
      act('She telephones', drawTelephoning, framed(690, 310, 660)),
    ],
  },
};
