import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { add, between } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { therapist } from '../people/cast/others.ts';
import { walter } from '../people/cast/walter.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blended } from '../people/moves.ts';
import type { Pose } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import {
  ahead,
  arm,
  bendsTooEarly,
  feels,
  seat,
  sitsDown,
  stepAway,
  steppingBack,
  tall,
  touching,
} from '../people/sitting-back.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawSoup, drawSpoon, drawSteam } from '../props/soup.ts';
import { drawSideTable, drawTable } from '../props/tables.ts';
import { drawWalker, walkerBefore } from '../props/walker.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { walterHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

/** Where Walter stands with his back to the chair. */
const user: Stand = { at: place(-20, 0, 196), turn: 68 };
const chairBehind = (gap: number): Stand => ({ at: spotOn(user, 0, 0, -gap), turn: user.turn });
const wood = tone('#8a5f41', 0.26);
const cushion = tone('#b85a45', 0.24);
/** Where Dana stands. */
const helper = place(104, 0, 236);
const table = { at: place(-258, 0, 226), width: 122, depth: 74, height: 74 };
const bowl = place(table.at.x + 96, table.height, table.at.z + 22);
/** Where he has sat down, and the small table with his soup that was brought to him: his chair stays as it is. */
const sat: Stand = { at: spotOn(user, 0, 0, -touching), turn: user.turn };
const small = { at: spotOn(sat, 4, 0, 59), height: 67, radius: 25 };
const served = place(small.at.x - 1, small.height, small.at.z - 6);
const parked: Stand = { at: place(-128, 0, 246), turn: 64 };

function drawRoom(pen: Pen, view: Stage) {
  const { wall, trim, boards: floor, curtain } = walterHome;
  drawLivingRoom(pen, view, { wall, trim, floor, curtain }, { sky: 'tree', windowX: -150, doorX: 150 });
  drawPicture(pen, view, { x: 30, y: 150, z: livingRoomBack, width: 72, height: 50 }, 'fruit');
  drawPlant(pen, view, place(150, 0, 300), 0.8);
}

/** @param soup whether it stands there */
function drawLunchTable(pen: Pen, view: Stage, soup = true) {
  const { at, ...size } = table;
  drawTable(pen, view, at, { ...size, paint: walterHome.wood });
  if (soup) drawSoup(pen, view, bowl);
  drawGlass(pen, view, place(bowl.x - 26, size.height, bowl.z + 22));
}

const nearArm = (chair: Stand, side: 1 | -1) => [
  spotOn(chair, side * 22, arm, -19),
  spotOn(chair, side * 22, arm, 16),
  spotOn(chair, side * 22, seat, 16),
];

function drawChair(pen: Pen, view: Stage, chair: Stand) {
  woodenChair(view, chair, wood, { seat, high: 96, arms: true }).behind(pen);
  padded(pen, view, chair, { left: [-17, 17], up: [seat, 50.5], forward: [-18, 18] }, cushion, 1.7);
  // The near arm stands before the cushion.
  tube(pen, view, nearArm(chair, chair.turn > 0 ? -1 : 1), 2, wood);
}

/** How he moves: his pose, how far he and his walker have stepped back, and whether Dana is ready to hold him. */
type Way = {
  pose: (beat: number) => Pose;
  stepped?: (beat: number) => number;
  lifted?: (beat: number) => number;
};

const stepsBack: Way = {
  pose: (beat) => steppingBack(beat).pose,
  stepped: (beat) => steppingBack(beat).body,
};

/** Dana beside him. @param lifted 0 her hands hang, 1 one is held out to him */
function drawDana(pen: Pen, view: Stage, moment: Moment, lifted: number) {
  const calm = standing(therapist, { lean: 3 });
  const ready = withHands(
    { ...standing(therapist, { lean: 9 }), twist: 6 },
    {
      right: {
        to: { left: -20, up: 112, forward: 42 },
        shape: 'open',
        bend: 10,
        elbow: { out: 0.2, up: -1, forward: -0.3 },
      },
    },
  );
  drawFloorShadow(pen, view, helper);
  figure(
    view,
    {
      person: therapist,
      at: helper,
      turn: -50,
      pose: blended(calm, ready, lifted),
      regards: place(user.at.x, 130, user.at.z),
    },
    feeling(attending(moment.idle('therapist')), lifted > 0.5 ? 'concern' : 'warm', 0.55),
  ).draw(pen);
}

function drawWalter(pen: Pen, view: Stage, moment: Moment, gap: number | null, { pose, stepped }: Way) {
  const away = stepped?.(moment.beat) ?? 0;
  const here: Stand = { at: spotOn(user, 0, 0, -away), turn: user.turn };
  const walker = walkerBefore(here, ahead);
  const posed = pose(moment.beat);
  const bentBy = Math.max(0, posed.lean - 6);
  const alive = handsBusy(moment.speaker ?? attending(moment.idle('Walter'), 0.6));
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: walter, ...here, pose: posed, regards: place(helper.x, 140, helper.z) },
    // His neck holds the head upright over the bent body.
    { ...alive, nod: alive.nod - bentBy / 22, tilt: alive.tilt - bentBy / 12 },
  ).draw(pen, {
    beforeArms: () => {
      if (gap !== null) tube(pen, view, nearArm(chairBehind(gap), -1), 2, wood);
      drawWalker(pen, view, walker, 'near');
    },
  });
}

/** From the back of the chair to his knees, from the floor to the arms. */
const detailOf = (view: Stage) => {
  const chair = chairBehind(stepAway);
  return boxOf(view, [
    spotOn(chair, 22, 98, -22),
    spotOn(chair, -24, 0, -18),
    spotOn(user, -10, 62, 16),
    spotOn(user, -10, -3, 16),
  ]);
};

const inClip: Way = { pose: feels };

/** @param gap to the chair; null for the room without it (behind a claim) */
function pictureFrom(view: Stage, gap: number | null, way: Way = inClip): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      drawLunchTable(pen, view);
      if (gap !== null) drawChair(pen, view, chairBehind(gap));
    },
    drawAction: (pen, moment) => {
      drawDana(pen, view, moment, way.lifted?.(moment.beat) ?? 0);
      drawWalter(pen, view, moment, gap, way);
      drawSteam(pen, view, { ...bowl, y: bowl.y + 7 }, moment.seconds);
    },
  };
}

function drawSmallTable(pen: Pen, view: Stage) {
  drawSideTable(pen, view, small.at, { ...small, paint: walterHome.wood });
  drawSoup(pen, view, served);
}

/** Later, in the same chair: twice he dips his spoon and lifts it to his mouth. */
function drawEating(pen: Pen, view: Stage, moment: Moment) {
  const turn = (moment.beat * 2) % 1;
  const lifted = during(turn, 0.3, 0.52) * (1 - during(turn, 0.76, 1));
  const base = withHands(sitting(walter, { seat, lean: 13 - 4 * lifted }), {
    left: {
      to: place(small.at.x - 17, small.height + 2, small.at.z + 13),
      shape: 'flat',
      elbow: { out: 0.9, up: -0.6, forward: -0.4 },
    },
  });
  const staging = { person: walter, ...sat, regards: served };
  const performance = feeling(attending(moment.idle('Walter')), 'warm');
  const { head } = figure(view, { ...staging, pose: base }, performance).skeleton;
  const inBowl = place(served.x - 3, served.y + 8 + 1.5 * thereAndBack(during(turn, 0, 0.28)), served.z - 1);
  const tip = between(inBowl, place(head.x + 8, head.y - 13, head.z - 10), lifted);
  const palm = between(add(inBowl, place(-13, 8, -4)), place(head.x + 18, head.y - 24, head.z - 16), lifted);
  const pose = withHands(base, {
    right: { to: palm, shape: 'grip', elbow: { out: 0.9, up: -0.8, forward: 0 } },
  });
  drawDana(pen, view, moment, 0);
  drawFloorShadow(pen, view, sat.at);
  figure(view, { ...staging, pose }, performance).draw(pen, {
    beforeArms: () => {
      tube(pen, view, nearArm(sat, -1), 2, wood);
      drawSmallTable(pen, view);
    },
    right: () => drawSpoon(pen, view, palm, tip, turn > 0.28 && turn < 0.62),
  });
  drawSteam(pen, view, { ...served, y: served.y + 7 }, moment.seconds);
}

const eatingFrom = (view: Stage): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => {
    drawRoom(pen, view);
    drawLunchTable(pen, view, false);
    drawWalker(pen, view, parked);
    drawChair(pen, view, sat);
  },
  drawAction: (pen, moment) => drawEating(pen, view, moment),
});

const room = stage();
// From the side and lower: the seat and the backs of his legs.
const side = stage({ eyeHeight: 92, horizon: 250, focal: 1500, distance: 210, eyeX: -40, centre: 560 });
/** All of him, Dana, and the chair. */
const himAndChair = framed(600, 342, 1000);
const atLegs = framed(560, 420, 820);

const stateWith = (gap: number) => {
  const [whole, near] = [pictureFrom(room, gap), pictureFrom(side, gap)];
  const shots = (cut: number) => [
    { from: 0, camera: himAndChair, easeSeconds: 0 },
    { from: cut, insert: near, camera: atLegs, easeSeconds: 0 },
  ];
  return { picture: whole, shots: shots(0.45), closing: shots(0.2), look: { picture: near, camera: atLegs } };
};

const sits: Act = {
  moves: 'Both hands go to the arms of the chair, and he lets himself down',
  picture: pictureFrom(room, touching, { pose: sitsDown }),
  camera: himAndChair,
  seconds: 5.5,
};
const atLunch = eatingFrom(room);
const eats = (camera: Act['camera']): Act => ({
  moves: 'From the small table before him he lifts a spoon of soup',
  picture: atLunch,
  camera,
});
const himAndSoup = framed(590, 336, 960);

/** Exercise 33, Home for Lunch. */
export const film: ExerciseFilm = {
  exerciseId: 33,
  owner: 'Walter',
  states: { scene: stateWith(stepAway), safe: stateWith(touching) },
  beat: { id: 'sits', seconds: 7.5, moves: 'Walter reaches back, bends a little, and comes up again' },
  claim: {
    picture: pictureFrom(room, null, { pose: () => tall }),
    camera: framed(606, 190, 770),
    side: 'left',
  },
  reasons: {
    safe: [
      {
        moves: 'He feels the seat at his legs and the arm of the chair in his hand',
        picture: pictureFrom(side, touching),
        camera: atLegs,
        seconds: 4,
      },
      sits,
      { ...eats(himAndSoup), seconds: 4.5 },
      eats(framed(540, 322, 640)),
    ],
    scene: [
      {
        moves: 'He bends, Dana lifts a hand, and he straightens up',
        picture: pictureFrom(room, stepAway, {
          pose: bendsTooEarly,
          lifted: (beat) => during(beat, 0.26, 0.42) * (1 - during(beat, 0.8, 1)),
        }),
        camera: himAndChair,
        seconds: 3.5,
      },
      {
        moves: 'He steps back until the seat is at his legs, and reaches for an arm',
        picture: pictureFrom(side, stepAway, stepsBack),
        camera: atLegs,
        seconds: 4.5,
      },
      sits,
      eats(himAndSoup),
    ],
  },
};
