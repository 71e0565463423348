import { apart, fill, inside, polygon } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import {
  counterArm,
  drawDana,
  drawWalter,
  drinking,
  practice,
  type Stance,
  swaying,
} from '../people/balance-practice.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { drawCardinal } from '../props/birds.ts';
import { drawCounter } from '../props/cabinets.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawFruitBowl, drawMug } from '../props/crockery.ts';
import { drawCoffeeMaker } from '../props/drip-coffee.ts';
import { drawSteam } from '../props/soup.ts';
import { drawWalker } from '../props/walker.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { walterHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm, FilmedState } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const maker = place(58, 90, kitchenCounterZ + 16);
const mugAt = place(18, 90, 206);
/** Right behind him. */
const chair = { at: spotOn(practice, 0, 0, -52), turn: practice.turn };
const walker = { at: place(-164, 0, 190), turn: 62 };
const sill = place(26, 119, kitchenBack - 2);

/** A tape on the floor to practice along, straight ahead of him. */
function drawTape(pen: Pen, view: Stage) {
  const corner = (left: number, forward: number) => view.at(spotOn(practice, left, 0, forward));
  fill(pen, polygon([corner(-3.5, -42), corner(3.5, -42), corner(3.5, 41), corner(-3.5, 41)]), '#e0a23a');
}

function drawRoom(pen: Pen, view: Stage) {
  drawKitchen(pen, view, walterHome, { sky: 'tree' });
  drawFruitBowl(pen, view, { x: 132, y: 90, z: kitchenCounterZ + 28 });
  const { cabinet: paint, top } = walterHome;
  drawTape(pen, view);
  for (const z of [counterArm.z + 58, counterArm.z])
    drawCounter(pen, view, { ...counterArm, z, paint, top, doors: 1 });
  drawFloorShadow(pen, view, chair.at);
  const seat = woodenChair(view, chair, walterHome.wood, { arms: true });
  seat.behind(pen);
  seat.front(pen);
  drawWalker(pen, view, walker);
}

/** It flies to the sill outside, hops, and flies away again. */
function drawBird(pen: Pen, view: Stage, beat: number) {
  const comes = during(beat, 0.04, 0.24);
  const goes = during(beat, 0.72, 0.92);
  if (comes === 0 || goes === 1) return;
  const hops = thereAndBack(during(beat, 0.36, 0.42)) + thereAndBack(during(beat, 0.54, 0.6));
  const x =
    sill.x + 34 * (1 - comes) + 4 * during(beat, 0.36, 0.42) - 6 * during(beat, 0.54, 0.6) + 40 * goes;
  const y = sill.y + 46 * (1 - comes) + 5 * hops + 44 * goes;
  const flies = (1 - comes) * comes + (1 - goes) * goes;
  const { x: left, y: top } = view.at(place(x, y, sill.z));
  const scale = 0.85 * view.scale(sill.z);
  inside(pen, upright(view, -50, 118, 100, 84, sill.z), () =>
    apart(pen, () => {
      pen.translate(left, top);
      pen.scale(scale, scale);
      drawCardinal(pen, Math.min(1, 6 * flies) * (0.6 + 0.4 * Math.sin(40 * beat * 8)));
    }),
  );
}

/** His mug where it stands on the counter; what it holds is hot. */
function drawHotMug(pen: Pen, view: Stage, seconds: number) {
  drawMug(pen, view, mugAt, walterHome.curtain, 1.2);
  drawSteam(pen, view, place(mugAt.x, mugAt.y + 12, mugAt.z), seconds);
}

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

const room = stage({ eyeHeight: 225, horizon: -45, distance: 600 });
// From higher and nearer: the top of the counter is seen, and the floor.
const near = stage({ eyeHeight: 320, horizon: -480, focal: 1900, distance: 400 });
const pictureOf = (draw: Draw, view = room): Picture => ({
  // His feet and his hands on the counter.
  keyObject: boxOf(
    view,
    [place(-84, 106, 206), place(18, 106, 164), place(-84, 0, 158), place(18, 0, 158)],
    2,
  ),
  drawBackground: (pen) => drawRoom(pen, view),
  drawAction: (pen, moment) => {
    drawCoffeeMaker(pen, view, maker, moment.seconds);
    draw(pen, view, moment);
  },
});

/** What he looks at: the bird, and down to his hands. */
const ahead = place(70, 132, 250);

/** Feet wide, palms flat: he hums, his eyes follow the bird, and nothing sways. */
const drawEasy: Draw = (pen, at, moment) => {
  const { beat, seconds } = moment;
  drawBird(pen, at, beat);
  drawHotMug(pen, at, seconds);
  const calm = feeling(moment.speaker ?? attending(moment.idle('Walter')), 'warm', 0.5);
  const hums = moment.speaker ? 0 : 0.12 * Math.sin(seconds * 3);
  const high = 20 * (1 - during(beat, 0.04, 0.24)) + 22 * during(beat, 0.72, 0.92);
  const performance = {
    ...calm,
    attention: 0.9,
    tilt: calm.tilt + hums,
    nod: calm.nod - 0.5 * during(beat, 0.7, 0.8),
  };
  drawWalter(pen, at, { inLine: 0, tips: 0 }, performance, place(ahead.x, ahead.y + high, ahead.z));
};

/** One foot before the other, only fingertips on the counter: he sways, presses, and is steady, and sways again. */
const balanced = (now: number): Stance => {
  const steadied = thereAndBack((now / 3.6) % 1);
  return { inLine: 1, tips: 1, sway: swaying(now) * (1 - 0.7 * steadied), press: steadied };
};

const drawHard =
  (lasts: number): Draw =>
  (pen, at, moment) => {
    drawBird(pen, at, moment.beat);
    drawHotMug(pen, at, moment.seconds);
    const calm = moment.speaker ?? feeling(attending(moment.idle('Walter'), 0.7), 'thinking', 0.3);
    drawWalter(pen, at, balanced(lasts * moment.beat), calm, ahead);
  };

/** Seconds of clip 1 from the word at which the bird comes. */
const LASTS = 8.4;

const whole = framed(570, 336, 1000);
const faceAndHands = framed(590, 247, 570);
const feetAndHands = framed(590, 425, 900);

const stateOf = (draw: Draw): FilmedState => {
  const picture = pictureOf(draw);
  const closer = pictureOf(draw, near);
  const all = { camera: whole, easeSeconds: 0 };
  const detail = { insert: closer, camera: feetAndHands, easeSeconds: 0 };
  return {
    picture,
    shots: [
      { from: 0, ...all },
      { from: 0.24, ...detail },
      { from: 0.5, camera: faceAndHands, easeSeconds: 0 },
      { from: 0.76, ...detail },
    ],
    closing: [
      { from: 0, ...all },
      { from: 0.1, ...detail },
    ],
    look: { picture: closer, camera: feetAndHands },
  };
};

const act = (moves: string, draw: Draw, camera: Camera, seconds?: number, view = room): Act => ({
  moves,
  picture: pictureOf(draw, view),
  camera,
  ...(seconds ? { seconds } : {}),
});

const hums = act('He hums and watches a bird, and nothing sways', drawEasy, whole, 4);

/** Dana points at his feet; one goes before the other, and his palms come up to their fingertips. */
const shown = act(
  'His therapist shows him: one foot goes before the other, and his palms lift to their fingertips',
  (pen, at, moment) => {
    const { beat } = moment;
    drawHotMug(pen, at, moment.seconds);
    drawDana(
      pen,
      at,
      moment,
      during(beat, 0.06, 0.22) * (1 - during(beat, 0.7, 0.84)),
      during(beat, 0.8, 0.9),
    );
    const stance = {
      inLine: during(beat, 0.3, 0.56),
      tips: during(beat, 0.6, 0.76),
      sway: 0.7 * Math.sin(moment.seconds * 2) * during(beat, 0.66, 0.8),
    };
    const calm = attending(moment.idle('Walter'), 0.8);
    drawWalter(pen, at, stance, calm, beat < 0.6 ? place(-10, 10, 160) : place(20, 92, 160));
  },
  framed(640, 344, 1060),
  6.4,
);

const practices = act(
  'He sways a little, his fingertips press, and he is steady',
  (pen, at, moment) => {
    drawHotMug(pen, at, moment.seconds);
    drawDana(pen, at, moment, 0, 0);
    drawWalter(pen, at, balanced(4.6 * moment.beat), attending(moment.idle('Walter'), 0.6), ahead);
  },
  feetAndHands,
  4.6,
  near,
);

/** His feet beside each other again, he takes his mug and drinks. */
const drawCoffee = (pen: Pen, at: Stage, moment: Moment, hasDana: boolean) => {
  const { beat, seconds } = moment;
  if (hasDana) drawDana(pen, at, moment, 0, 1);
  const back = during(beat, 0.06, 0.26);
  const { hand, mug, lean } = drinking(Math.max(0, (beat - 0.3) / 0.68), mugAt);
  const takes = beat > 0.41;
  if (!takes) drawHotMug(pen, at, seconds);
  const sway = 0.5 * Math.sin(seconds * 2) * (1 - back);
  const happy = feeling(attending(moment.idle('Walter'), 0.5), 'warm', 0.9);
  const stance: Stance = { inLine: 1 - 0.75 * back, tips: 1 - back, sway, lean };
  drawWalter(
    pen,
    at,
    beat > 0.3 ? { ...stance, left: hand } : stance,
    happy,
    hasDana ? place(116, 150, 214) : ahead,
    takes ? () => drawMug(pen, at, mug, walterHome.curtain, 1.2) : undefined,
  );
};

const smiles = act(
  'His feet come side by side, he takes his mug, and drinks',
  (pen, at, moment) => drawCoffee(pen, at, moment, true),
  framed(640, 344, 1060),
);
const drinks = act(
  'His feet come side by side, he takes his mug, and drinks',
  (pen, at, moment) => drawCoffee(pen, at, moment, false),
  whole,
);

const swaysAlone = (camera: Camera, seconds: number, view = room) =>
  act('He sways a little, his fingertips press, and he is steady', drawHard(seconds), camera, seconds, view);

/** Exercise 30, Coffee in the Morning. */
export const film: ExerciseFilm = {
  exerciseId: 30,
  owner: 'Walter',
  states: { scene: stateOf(drawEasy), safe: stateOf(drawHard(LASTS)) },
  beat: {
    id: 'lands',
    seconds: LASTS,
    moves: 'A bird comes to the sill and leaves it, and Walter stands at the counter',
  },
  claim: { picture: pictureOf(() => {}), camera: framed(640, 344, 1060), side: 'left' },
  reasons: {
    scene: [hums, shown, practices, smiles],
    safe: [swaysAlone(whole, 4.2), swaysAlone(feetAndHands, 4.6, near), drinks],
  },
};
