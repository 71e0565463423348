import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Stage, stage } from '../canvas/stage.ts';
import type { Worded } from '../language.ts';
import {
  drawCart,
  drawKellyAround,
  drawKellyBehind,
  drawKellyHidden,
  drawLind,
  herFace,
  type Lind,
  lane,
} from '../people/lind-and-kelly.ts';
import { type WithWalker, walkerWalk } from '../people/with-walker.ts';
import { mealCart } from '../props/meal-cart.ts';
import { drawCallMarks } from '../props/signals.ts';
import { drawTurnedCorner, inHalls } from '../rooms/halls/turned-corner.ts';
import type { Going } from '../sound/world-sounds.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

/** How far the near end of the cart is from the corner, in centimeters: near, far, and at the corner itself. */
const [near, far, mouth] = [62, 410, 6];

/** From the shoes below the cart to its lamp, along all of its way. */
const detailOf = (view: Stage) =>
  boxOf(view, [
    inHalls(lane - 44, mouth, 0),
    inHalls(lane + 44, near, mealCart.height + 26),
    inHalls(lane + 44, 240, 0),
  ]);

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

const pictureOf = (view: Stage, draw: Draw): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawTurnedCorner(pen, view),
  drawAction: (pen, moment) => draw(pen, view, moment),
});

const coming = (beat: number) => 250 - (250 - mouth - 14) * beat;
const going = (beat: number) => near + (far - near) * beat;

/** She comes on with two steps, and stands and listens. */
const comesOn = (beat: number): Lind => ({
  way: walkerWalk(Math.min(1, beat / 0.42), 2, 26, 36),
  regards: inHalls(lane, 60, 130),
  ...(beat > 0.3 ? { mood: 'concern' } : {}),
});

const isComing: Draw = (pen, view, moment) => {
  const away = coming(moment.beat);
  drawKellyHidden(pen, view, moment, away);
  drawCart(pen, view, moment, away, 0.3 + 0.7 * moment.beat);
  drawLind(pen, view, moment, comesOn(moment.beat));
};

const isGoing: Draw = (pen, view, moment) => {
  const away = going(moment.beat);
  drawCart(pen, view, moment, away, 1 - 0.85 * moment.beat);
  drawKellyBehind(pen, view, moment, away, 0);
  drawLind(pen, view, moment, comesOn(moment.beat));
};

const hall = stage({ eyeHeight: 122, horizon: 262, focal: 1560, distance: 330, eyeX: 24 });
const sheAndCorner = framed(640, 360, 1280);
const atCart = framed(900, 342, 920);
const atKelly = framed(1030, 296, 580);

function stateOf(draw: Draw, goes: Going, caption: Worded): FilmedState {
  const picture = pictureOf(hall, draw);
  return {
    picture,
    sounds: [{ name: 'backing-beeps', goes, caption }],
    shots: [
      { from: 0, camera: sheAndCorner, easeSeconds: 0 },
      { from: 0.3, camera: atCart, easeSeconds: 0 },
      { from: 0.48, camera: sheAndCorner, easeSeconds: 0 },
      { from: 0.66, camera: atCart, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: sheAndCorner, easeSeconds: 0 },
      { from: 0.25, camera: atCart, easeSeconds: 0 },
    ],
    look: { picture, camera: atCart },
  };
}

/** After she has come on: she stands 52 cm from where she began. */
const stands = (beat: number, lean = 8): WithWalker => ({
  walker: 36 + 52 - 3 * thereAndBack(during(beat, 0.1, 0.5)),
  left: { gone: 52, up: 3 * thereAndBack(during(beat, 0.3, 0.6)) },
  right: { gone: 52, up: 3 * thereAndBack(during(beat, 0.6, 0.9)) },
  lean,
});

/** She goes on past the corner. */
const walksPast = (beat: number): Lind => {
  const walk = walkerWalk(beat, 6, 30, 36);
  const on = (side: { gone: number; up: number }) => ({ ...side, gone: side.gone + 52 });
  return {
    way: { ...walk, walker: walk.walker + 52, left: on(walk.left), right: on(walk.right) },
    mood: 'warm',
    regards: inHalls(420, -90, 130),
  };
};

const act = (moves: string, draw: Draw, camera = sheAndCorner, seconds?: number): Act => ({
  moves,
  picture: pictureOf(hall, draw),
  camera,
  ...(seconds ? { seconds } : {}),
});

const fades = act(
  'The cart rolls away and grows smaller, and the beeps fade',
  (pen, view, moment) => {
    const away = 120 + 220 * moment.beat;
    drawCart(pen, view, moment, away, 0.8 - 0.62 * moment.beat);
    drawKellyBehind(pen, view, moment, away, 0);
    drawLind(pen, view, moment, { ...comesOn(1), way: stands(moment.beat) });
  },
  sheAndCorner,
  4.2,
);
const waves = act(
  'Kelly looks back and waves, and the lamp goes off',
  (pen, view, moment) => {
    const { beat } = moment;
    const away = 340 + 14 * during(beat, 0, 0.25);
    drawCart(pen, view, moment, away, beat < 0.45 ? 0.16 : 0);
    drawKellyBehind(pen, view, moment, away, during(beat, 0.14, 0.44) * (1 - during(beat, 0.8, 1)));
    drawLind(pen, view, moment, { ...comesOn(1), way: stands(beat), mood: 'warm' });
  },
  atKelly,
  4,
);
const passes = act('Mrs. Lind walks on, past the corner', (pen, view, moment) => {
  drawCart(pen, view, moment, 354 + 60 * moment.beat, 0);
  drawKellyBehind(pen, view, moment, 354 + 60 * moment.beat, 0);
  drawLind(pen, view, moment, walksPast(moment.beat));
});

const stops = act(
  'The cart comes nearer, backward; she stops, lifts a hand and calls, and the cart stops at the corner',
  (pen, view, moment) => {
    const { beat } = moment;
    const away = 90 - (90 - mouth) * during(beat, 0, 0.6);
    drawKellyHidden(pen, view, moment, away);
    drawCart(pen, view, moment, away, 0.7 + 0.3 * beat);
    const hand = during(beat, 0.26, 0.46);
    drawLind(pen, view, moment, {
      way: stands(beat, 6),
      hand,
      mood: 'concern',
      regards: inHalls(lane, 40, 130),
    });
    if (hand > 0.5 && beat < 0.9) {
      const at = view.at({ ...inHalls(-90, -78), y: 136 });
      drawCallMarks(pen, at, { direction: -12, size: 46, seconds: moment.seconds });
    }
  },
  sheAndCorner,
  4.2,
);

const comesAround = act(
  'Kelly comes around the cart, lays a hand on it, and the lamp goes off',
  (pen, view, moment) => {
    drawKellyAround(pen, view, moment, -1);
    drawCart(pen, view, moment, mouth, moment.beat < 0.7 ? 0.9 : 0);
    drawLind(pen, view, moment, {
      way: stands(moment.beat, 6),
      hand: 1 - during(moment.beat, 0.5, 0.75),
      mood: moment.beat > 0.6 ? 'warm' : 'concern',
      regards: herFace(inHalls(40, 20)),
    });
  },
  framed(600, 372, 1130),
  4.5,
);
const passesKelly = act('Kelly waves her past, and Mrs. Lind walks on', (pen, view, moment) => {
  drawCart(pen, view, moment, mouth, 0);
  drawKellyAround(pen, view, moment, 1);
  drawLind(pen, view, moment, walksPast(moment.beat));
});

/** Exercise 13, In the Hallway. */
export const film: ExerciseFilm = {
  exerciseId: 13,
  owner: 'Presenter',
  states: {
    scene: stateOf(isComing, 'nearer', { en: 'beeping gets louder', es: 'el pitido se acerca' }),
    safe: stateOf(isGoing, 'away', { en: 'beeping fades', es: 'el pitido se aleja' }),
  },
  beat: {
    id: 'rolls',
    seconds: 9.6,
    moves:
      'The cart rolls along the side hall, nearer or away, while Mrs. Lind comes to the corner and listens',
  },
  claim: {
    picture: pictureOf(hall, (pen, view, moment) => drawLind(pen, view, moment, comesOn(0))),
    camera: framed(460, 330, 900),
    side: 'right',
  },
  startsWide: 'Mrs. Lind and the cart in the other hall',
  reasons: { safe: [fades, waves, passes], scene: [stops, comesAround, passesKelly] },
};
