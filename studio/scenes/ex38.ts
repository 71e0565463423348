import { tone } from '../canvas/color.ts';
import { inside } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { boxAround, place, type Stage, stage } from '../canvas/stage.ts';
import { oldMan } from '../people/cast/others.ts';
import { drawCloseFist } from '../people/close-fist.ts';
import { drawBus } from '../props/bus.ts';
import { drawHoldingHand, drawStandingCane, drawTwistingHand } from '../props/cane-hands.ts';
import { drawLyingTip } from '../props/cane-tip.ts';
import { drawGrain } from '../props/tables.ts';
import { drawPressedWater, drawRainOutside, drawStreak, drawWetSill, onSill } from '../props/wet-sill.ts';
import { drawWipe } from '../props/wipe.ts';
import { drawWindow } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { drawRain, drawWetStreet, panesOf } from '../rooms/street.ts';
import { drawStairWall } from '../rooms/walls.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const table = { x: -140, y: 70, z: 20, width: 280, height: 4, depth: 110 };
const wood = tone('#c08a5c', 0.22);
const glass = { x: 0, sill: 86, z: 130, width: 150, height: 54 };
// Tips drawn larger than life lie on the table.
const onCane = place(18, 75, 46);
const spare = place(59, 75, 48);
const larger = 3.6;
const shaft = 17.4;

/** Draws in the panes of the window, in centimeters from their upper left corner. */
function outside(pen: Pen, view: Stage, draw: () => void) {
  facade(pen, view, place(glass.x - glass.width / 2, glass.sill + glass.height, glass.z), () =>
    inside(pen, panesOf(glass.width, glass.height), draw),
  );
}

function drawRoom(pen: Pen, view: Stage) {
  drawStairWall(pen, view, { z: glass.z, low: -40, high: 220, wall: rosaHome.warmWall });
  drawWindow(pen, view, { ...glass, sky: 'rain' });
  outside(pen, view, () => drawWetStreet(pen, glass.width, glass.height));
  block(pen, view, table, facesOf(wood));
  drawGrain(pen, view, { ...table, y: table.y + table.height }, wood.shade);
}

/** The bus comes along the wet street and brakes before the stop. @param come 0-1 */
function drawStreet(pen: Pen, view: Stage, seconds: number, come: number) {
  outside(pen, view, () => {
    const eased = 1 - (1 - come) ** 2;
    const rolled = 118 * eased;
    if (come > 0) drawBus(pen, { x: 156 - rolled, foot: 49.5, rolled });
    drawRain(pen, glass.width, glass.height, seconds);
  });
}

const scaleOf = (view: Stage) => view.scale(onCane.z) * larger;

function drawSpare(pen: Pen, view: Stage, worn = false) {
  drawLyingTip(pen, view.at(spare), scaleOf(view) * 0.92, { worn, turn: 5 });
}

const detailOf = (view: Stage) => {
  const [{ x, y }, scale] = [view.at(onCane), scaleOf(view)];
  return boxAround([
    { x: x - 8.8 * scale, y: y - 3.4 * scale },
    { x: x + 2.4 * scale, y: y + 3.4 * scale },
  ]);
};

/** What lies on the table: the cane with its tip, worn or deep, or no cane (behind a claim). */
type OnTable = 'worn' | 'deep' | 'none';

function pictureFrom(view: Stage, tip: OnTable): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      if (tip === 'none') return;
      drawLyingTip(pen, view.at(onCane), scaleOf(view), { worn: tip === 'worn', shaft, turn: 4 });
      drawSpare(pen, view);
    },
    drawAction: (pen, { seconds, beat }) => drawStreet(pen, view, seconds, beat),
  };
}

const overTable = stage({ eyeHeight: 132, horizon: 70, distance: 150, focal: 1650 });
const caneAndWindow = framed(668, 345, 1120);
/** The tip from near, with the rain in the window above it. */
const atTip = framed(630, 520, 840);

/** On the wet sill of the open window. @param worn it slides a finger's width; otherwise it stays */
function setDown(worn: boolean): Picture {
  return {
    keyObject: { x: 500, y: 340, width: 280, height: 280 },
    drawBackground: drawWetSill,
    drawAction: (pen, { seconds, beat }) => {
      drawRainOutside(pen, seconds);
      const down = during(beat, 0, 0.28);
      const lifted = 130 * (1 - down) + 26 * (worn ? during(beat, 0.8, 1) : 0);
      const slid = worn ? 74 * during(beat, 0.36, 0.5) : 0;
      // It comes to rest again, upright in his hand.
      const caught = worn ? 5 * (during(beat, 0.36, 0.5) - during(beat, 0.6, 0.8)) : 0;
      const pressing = worn ? 0 : thereAndBack(during(beat, 0.4, 0.7)) * 2.4;
      if (worn) drawStreak(pen, 640 + slid, onSill, slid);
      drawPressedWater(
        pen,
        640 + slid,
        onSill,
        worn ? 0.5 * during(beat, 0.26, 0.4) * (1 - during(beat, 0.4, 0.5)) : during(beat, 0.26, 0.62),
      );
      drawStandingCane(pen, { x: 640 + slid, y: onSill - lifted + 4 }, worn, -8 - caught + pressing);
    },
  };
}

/** The hands: one holds the cane, the other takes the tip off and twists the new one on. */
function drawChange(pen: Pen, view: Stage, beat: number) {
  const [at, scale] = [view.at(onCane), scaleOf(view)];
  const [aside, beside] = [view.at(place(spare.x + 4, spare.y, spare.z + 22)), view.at(spare)];
  const off = during(beat, 0.2, 0.34);
  const away = during(beat, 0.34, 0.46);
  const taken = during(beat, 0.5, 0.6);
  const on = during(beat, 0.6, 0.74);
  const twist =
    Math.sin(beat * 60) * (during(beat, 0.06, 0.1) * (1 - off) + on * (1 - during(beat, 0.9, 0.94)));
  const between = (a: Point, b: Point, share: number): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  const pulled = { x: at.x + 6.5 * scale, y: at.y + 0.5 * scale };
  const carried = between(between(at, pulled, off), aside, away);
  const old = { x: carried.x, y: carried.y - 3.5 * scale * thereAndBack(away) };
  const lying = between(beside, pulled, taken);
  const fresh = between(lying, at, on);
  drawLyingTip(pen, at, scale, { shaft, turn: 4, tip: false });
  drawHoldingHand(pen, at, scale);
  const drawOld = () =>
    drawLyingTip(pen, old, scale * (1 - 0.12 * away), { worn: true, turn: 4 + 3 * twist * (1 - off) });
  const drawNew = () =>
    drawLyingTip(pen, fresh, scale * (0.92 + 0.08 * on), { turn: 5 - on + 3 * twist * on });
  // On its way the old tip is before the new one, and then it lies behind it.
  for (const draw of away < 0.8 ? [drawNew, drawOld] : [drawOld, drawNew]) draw();
  const rest = { x: at.x + 16 * scale, y: at.y + 9 * scale };
  const hold =
    beat < 0.48
      ? between(between(rest, at, during(beat, 0, 0.08)), old, off > 0 ? 1 : 0)
      : between(between(old, beside, during(beat, 0.44, 0.52)), fresh, taken > 0 ? 1 : 0);
  const gone = between(hold, rest, during(beat, 0.9, 1));
  drawTwistingHand(pen, beat < 0.9 ? hold : gone, scale, twist);
}

/** A cloth in his hand goes back and forth over the rubber until it is dry. */
function drawDrying(pen: Pen, view: Stage, beat: number) {
  const [at, scale] = [view.at(onCane), scaleOf(view)];
  drawLyingTip(pen, at, scale, { shaft, turn: 4 + 2 * Math.sin(beat * 20) });
  drawSpare(pen, view);
  drawHoldingHand(pen, at, scale);
  const rub = Math.sin(beat * 26);
  const come = during(beat, 0, 0.12) * (1 - during(beat, 0.86, 1));
  const palm = {
    x: at.x - (3.4 - 2.4 * rub) * scale + 10 * scale * (1 - come),
    y: at.y - 1.6 * scale + (0.8 * rub + 8 * (1 - come)) * scale,
  };
  drawWipe(pen, palm, scale * 0.78, 6 * rub);
  drawCloseFist(pen, {
    person: oldMan,
    wrist: { x: palm.x + 7.4 * scale, y: palm.y + 1.6 * scale },
    elbow: { x: palm.x + 22 * scale, y: palm.y + 17 * scale },
    scale: scale * 0.8,
    bend: -22,
    flip: true,
  });
}

const changing: Picture = acting((pen, moment) => drawChange(pen, overTable, moment.beat));
const drying: Picture = acting((pen, moment) => drawDrying(pen, overTable, moment.beat));

function acting(draw: (pen: Pen, moment: Moment) => void): Picture {
  return {
    keyObject: detailOf(overTable),
    drawBackground: (pen) => drawRoom(pen, overTable),
    drawAction: (pen, moment) => {
      drawStreet(pen, overTable, moment.seconds, 0);
      draw(pen, moment);
    },
  };
}

const stateWith = (tip: 'worn' | 'deep') => {
  const picture = pictureFrom(overTable, tip);
  return {
    picture,
    shots: [
      { from: 0, camera: caneAndWindow, easeSeconds: 0 },
      { from: 0.45, camera: atTip, easeSeconds: 1.8 },
    ],
    closing: [
      { from: 0, camera: caneAndWindow, easeSeconds: 0 },
      { from: 0.3, camera: atTip, easeSeconds: 1.2 },
    ],
    look: { picture, camera: atTip },
  };
};

/** The bus has come: a hand takes the cane from the table. @param isChanged the old tip lies beside it */
function drawTaking(pen: Pen, moment: Moment, isChanged: boolean) {
  const { seconds, beat } = moment;
  drawStreet(pen, overTable, seconds, during(beat, 0, 0.7));
  drawSpare(pen, overTable, isChanged);
  const [at, scale] = [overTable.at(onCane), scaleOf(overTable)];
  const comes = during(beat, 0.5, 0.66);
  const taken = during(beat, 0.72, 1);
  const cane = { x: at.x - 9 * scale * taken, y: at.y - 5.5 * scale * taken };
  drawLyingTip(pen, cane, scale, { shaft, turn: 4 - 9 * taken });
  const away = 14 * scale * (1 - comes);
  if (comes > 0) drawHoldingHand(pen, { x: cane.x - away, y: cane.y + away * 0.6 }, scale);
}

const busComes = (isChanged: boolean): Act => ({
  moves: 'The bus comes and stops, and a hand takes the cane',
  picture: {
    keyObject: detailOf(overTable),
    drawBackground: (pen) => drawRoom(pen, overTable),
    drawAction: (pen, moment) => drawTaking(pen, moment, isChanged),
  },
  camera: caneAndWindow,
});

/** Exercise 38, A Bus to Catch. */
export const film: ExerciseFilm = {
  exerciseId: 38,
  owner: 'Presenter',
  states: { scene: stateWith('worn'), safe: stateWith('deep') },
  startsWide: 'the whole cane on the table, and the bus stop in the rain',
  beat: { id: 'brakes', seconds: 7.5, moves: 'A bus comes along the wet street and brakes' },
  claim: { picture: pictureFrom(overTable, 'none'), camera: wide, side: 'left' },
  reasons: {
    scene: [
      {
        moves: 'The tip is set down on the wet sill and slides a finger’s width',
        picture: setDown(true),
        camera: wide,
        seconds: 3.4,
      },
      {
        moves: 'A hand pulls off the old tip and twists the new one on',
        picture: changing,
        camera: framed(700, 430, 1000),
        seconds: 7,
      },
      { moves: 'The new tip is set down, and it stays', picture: setDown(false), camera: wide, seconds: 3.4 },
      busComes(true),
    ],
    safe: [
      {
        moves: 'The tip is set down on the wet sill, water is pressed out, and it stays',
        picture: setDown(false),
        camera: wide,
        seconds: 3.4,
      },
      {
        moves: 'A hand dries the rubber with a cloth',
        picture: drying,
        camera: framed(660, 430, 900),
        seconds: 4.5,
      },
      busComes(false),
    ],
  },
};
