import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { walter } from '../people/cast/walter.ts';
import {
  chairIn,
  chairWithBag,
  type Draw,
  type Drawn,
  drawFolding,
  drawRollingAway,
  folded,
  pad,
  rollingTable,
  tableAway,
  tableIn,
} from '../people/clearing.ts';
import { figure } from '../people/figure.ts';
import type { Hand } from '../people/pose.ts';
import { sitting, withHands } from '../people/poses.ts';
import type { Way } from '../people/walk.ts';
import { drawWithWalker, rollingOn } from '../people/walker-steps.ts';
import { drawGiftBag } from '../props/bags.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPicture } from '../props/decor.ts';
import { drawChairFolding } from '../props/folding-chair.ts';
import { drawTableLamp } from '../props/lamps.ts';
import { drawNightstand } from '../props/tables.ts';
import { drawWalker, walkerGrips } from '../props/walker.ts';
import { careRoomBack, drawCareRoom } from '../rooms/care-room.ts';
import { careCenter } from '../rooms/palettes.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-176, 0, 232), turn: 90 },
  blanket: tone('#7fa3b0', 0.2),
  frame: careCenter.wood,
  kind: 'care',
};
const bedHeight = 50;
const seated: Stand = { at: spotOn(bed.stand, -36, 0, 40), turn: 34 };
/** Beside him, where his left hand rests on the nearer grip. */
const walker: Stand = { at: spotOn(seated, 49, 0, 68), turn: seated.turn };

/** @param sat somebody sits on the bed */
function drawRoom(pen: Pen, view: Stage, sat: boolean) {
  drawCareRoom(pen, view, { sky: 'house', windowX: -150, bathroomX: 128 });
  drawPicture(pen, view, { x: -44, y: 108, z: careRoomBack, width: 48, height: 38 }, 'family');
  drawNightstand(pen, view, place(-66, 0, 290), { paint: careCenter.wood });
  drawTableLamp(pen, view, place(-44, 56, 308), { lit: false });
  drawBed(pen, view, sat ? { ...bed, sat: { side: -1, along: 48 } } : bed);
}

const tableInLine: Draw = (pen, view) => {
  chairWithBag(chairIn.byWall)(pen, view);
  rollingTable(tableIn.inLine)(pen, view);
};
const chairInLine: Draw = (pen, view) => {
  rollingTable(tableIn.byWall)(pen, view);
  chairWithBag(chairIn.inLine)(pen, view);
};

/** His left hand rolls the walker to him and away; he leans ahead on the edge of the bed, ready to rise, and sits back. */
function drawWalterSitting(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const rolls = 16 * thereAndBack(during(beat, 0, 0.46)) - 9 * thereAndBack(during(beat, 0.5, 1));
  const leans = thereAndBack(during(beat, 0.3, 0.62)) + thereAndBack(during(beat, 0.62, 1));
  const stand = { ...walker, at: spotOn(walker, -rolls * 0.5, 0, -rolls) };
  const base = sitting(walter, { seat: bedHeight, lean: 4 + 15 * leans, apart: 7 });
  const { up, forward } = base.hips;
  const pose = withHands(
    { ...base, hips: { left: 0, up: up + 3 * leans, forward: forward + 5 * leans }, twist: -5 + 8 * leans },
    {
      left: { to: walkerGrips(stand).right, shape: 'grip', elbow: { out: 0.9, up: -0.7, forward: -0.6 } },
      right: {
        to: { left: -24, up: bedHeight + 4, forward: 8 },
        shape: 'flat',
        elbow: { out: 0.6, up: 0.1, forward: -0.9 },
      },
    },
  );
  drawWalker(pen, view, stand, 'far');
  figure(
    view,
    { person: walter, ...seated, pose, regards: place(40, 100, 60) },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, stand, 'near') });
}

/** Both places: what stands in the line, and what stands by the wall. */
const detailOf = (view: Stage) =>
  boxOf(view, [place(-14, 0, 300), place(-14, 96, 300), place(130, 0, 222), place(126, 96, 240)], 4);

function pictureFrom(view: Stage, things: Draw, drawAction: Drawn = drawWalterSitting): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawRoom(pen, view, drawAction === drawWalterSitting);
      things(pen, view);
    },
    drawAction: (pen, moment) => drawAction(pen, view, moment),
  };
}

const room = stage();
// From beside the bed: the floor up to the bathroom door.
const near = stage({ eyeHeight: 142, horizon: 84, focal: 1720, distance: 300, eyeX: 24 });
const bedToBathroom = framed(645, 394, 1010);
const wayToDoor = framed(650, 384, 1190);
const standingUp = framed(640, 338, 1140);
const atChair = framed(670, 338, 1180);

const stateWith = (things: Draw) => {
  const closer = pictureFrom(near, things);
  const shots = (cut: number) => [
    { from: 0, camera: bedToBathroom, easeSeconds: 0 },
    { from: cut, insert: closer, camera: wayToDoor, easeSeconds: 0 },
  ];
  return {
    picture: pictureFrom(room, things),
    shots: shots(0.52),
    closing: shots(0.2),
    look: { picture: closer, camera: wayToDoor },
  };
};

const toDoor: Way = { from: place(-56, 0, 202), to: place(24, 0, 234), steps: 5 };

/** He rolls up to it, a wheel touches, and he takes a hand off the grip. @param reached how far he comes, 0 to 1 */
function drawBumping(pen: Pen, view: Stage, { beat, idle }: Moment) {
  const { at, pose } = rollingOn(walter, toDoor, during(beat, -0.3, 0.44) - 0.06 * during(beat, 0.56, 0.8));
  const stand = { at, turn: 106 };
  const startled: Hand = {
    to: spotOn(stand, -14, 104, 34),
    shape: 'open',
    elbow: { out: 0.8, up: -0.8, forward: -0.4 },
  };
  const off = during(beat, 0.48, 0.6) * (1 - during(beat, 0.84, 1));
  const grip = walkerGrips({ at: spotOn(stand, 0, 0, 36), turn: stand.turn }).right;
  const hands = off > 0 ? { right: { ...startled, to: between(grip, startled.to as typeof grip, off) } } : {};
  drawWithWalker(
    pen,
    view,
    { person: walter, stand, pose: { ...pose, lean: 7 - 5 * off }, regards: place(74, 40, 220), hands },
    attending(idle('Walter')),
  );
}

/** How far what he touches has shifted, in centimeters. */
const shift = (beat: number) => 5 * during(beat, 0.4, 0.5);
const shifted = (stand: Stand, by: number): Stand => ({
  ...stand,
  at: place(stand.at.x + by, 0, stand.at.z + by * 0.4),
});

const bumpsChair = pictureFrom(room, rollingTable(tableIn.byWall), (pen, view, moment) => {
  chairWithBag(shifted(chairIn.inLine, shift(moment.beat)))(pen, view);
  drawBumping(pen, view, moment);
});
const bumpsTable = pictureFrom(room, chairWithBag(chairIn.byWall), (pen, view, moment) => {
  rollingTable(shifted(tableIn.inLine, 1.6 * shift(moment.beat)))(pen, view);
  drawBumping(pen, view, moment);
});

/** He rolls through the free way to the door, and she stands by. */
const through = (things: Draw): Picture =>
  pictureFrom(room, things, (pen, view, { beat, idle }) => {
    const way: Way = { from: place(-92, 0, 176), to: place(118, 0, 246), steps: 11 };
    const { at, pose } = rollingOn(walter, way, during(beat, 0, 1.02));
    drawWithWalker(
      pen,
      view,
      { person: walter, stand: { at, turn: 106 }, pose, regards: place(174, 120, 330) },
      attending(idle('Walter'), 0.8),
    );
  });

/** Exercise 3, After the Visit. */
export const film: ExerciseFilm = {
  exerciseId: 3,
  owner: 'Walter',
  states: { scene: stateWith(tableInLine), safe: stateWith(chairInLine) },
  beat: {
    id: 'rises',
    seconds: 7,
    moves: 'Walter rolls his walker to him, leans ahead to rise, and sits back',
  },
  claim: { picture: pictureFrom(room, () => {}), camera: framed(640, 400, 1130), side: 'right' },
  reasons: {
    safe: [
      {
        moves: 'A wheel of his walker bumps the chair, and he stops',
        picture: bumpsChair,
        camera: standingUp,
        seconds: 3.4,
      },
      {
        moves: 'An aide lifts the bag, folds the chair and sets it by the wall',
        picture: pictureFrom(near, rollingTable(tableIn.byWall), drawFolding),
        camera: atChair,
        seconds: 6.5,
      },
      {
        moves: 'Walter rolls through to the bathroom',
        picture: through((pen, view) => {
          rollingTable(tableIn.byWall)(pen, view);
          drawGiftBag(pen, view, place(tableIn.byWall.at.x + 8, 80, tableIn.byWall.at.z - 4));
          drawChairFolding(pen, view, folded, pad, { fold: 1 });
        }),
        camera: standingUp,
      },
    ],
    scene: [
      {
        moves: 'A wheel of his walker bumps the table, which rolls a little',
        picture: bumpsTable,
        camera: standingUp,
        seconds: 3.4,
      },
      {
        moves: 'An aide rolls the table to the wall',
        picture: pictureFrom(near, chairWithBag(chairIn.byWall), drawRollingAway),
        camera: atChair,
        seconds: 5.5,
      },
      {
        moves: 'Walter rolls through to the bathroom',
        picture: through((pen, view) => {
          chairWithBag(chairIn.byWall)(pen, view);
          rollingTable(tableAway)(pen, view);
        }),
        camera: standingUp,
      },
    ],
  },
};
