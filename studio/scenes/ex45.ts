import { tone } from '../canvas/color.ts';
import { ellipse, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { drawPracticing, drawTested, drawWalkingAlong } from '../people/at-counter.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { blendedHand } from '../people/moves.ts';
import type { Hand, Pose } from '../people/pose.ts';
import { hanging, standing, withHands } from '../people/poses.ts';
import { type Way, walkingOn } from '../people/walk.ts';
import { armchair } from '../props/chairs.ts';
import { drawMug } from '../props/crockery.ts';
import { drawPlant } from '../props/decor.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawKitchen } from '../rooms/kitchen.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { drawDoor } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { during, swinging } from './beats.ts';
import { framed } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Picture } from './scene.ts';

const turn = -14;
const chair = { at: place(68, 0, 160), turn: 24 };
/** How high its back is: low enough to lean on. */
const high = 89;
const table = { at: place(-46, 0, 150), radius: 27, height: 79 };
const mug = place(table.at.x - 10, table.height, table.at.z + 4);
const door = { x: 96, width: 88, leaf: tone('#b9c9c4', 0.16) };
const cup = tone('#7fa3b0', 0.2);

/** Her way between chair and table, towards her tea. */
const way: Way = { from: place(9, 0, 216), to: place(2, 0, 154), steps: 4 };

const chairTop = spotOn(chair, -20, high - 2, -27);
const tableTop = place(table.at.x + 9, table.height + 1, table.at.z - 4);

const elbowOut = { out: 0.9, up: -0.7, forward: -0.4 };
/** An arm that leans on a table beside her: its elbow is not out, or the hand would look as if it were on her hip. */
const elbowBack = { out: 0.2, up: -0.6, forward: -0.8 };
const onChair: Hand = { to: chairTop, shape: 'grip', bend: 6, elbow: { out: 1, up: -0.9, forward: -0.3 } };
const onTable: Hand = { to: tableTop, shape: 'flat', elbow: elbowBack };

/** A hand at her side as she walks, at a place of the room. */
function beside(side: 1 | -1, at: Place): Hand {
  const rest = hanging(rosa, side);
  return { ...rest, to: spotOn({ at, turn }, side * 22, 72, 4) };
}

/** How much of her way is walked: her first foot is off the floor when we come in. */
const walkedAt = (beat: number) => 0.18 + 0.82 * during(beat, 0.04, 0.94);

/** Her steps. Feet come high off the floor, because they walk towards us. */
function steps(walked: number): { at: Place; pose: Pose } {
  const { at, pose } = walkingOn(rosa, way, walked);
  const { left, right } = pose.feet;
  return {
    at,
    pose: {
      ...pose,
      feet: { left: { ...left, up: 1.9 * left.up }, right: { ...right, up: 1.9 * right.up } },
    },
  };
}

/** Four steps: one hand stays on the chair, while the other one reaches for the table and leans on it. */
function holding(beat: number): { at: Place; pose: Pose } {
  const { at, pose } = steps(walkedAt(beat));
  const reaching: Hand = {
    to: spotOn({ at, turn }, -33, 92, 26),
    shape: 'open',
    elbow: elbowBack,
  };
  const right = blendedHand(reaching, onTable, during(beat, 0.3, 0.54));
  const leans = Math.sin(Math.PI * during(beat, 0.1, 0.9));
  return {
    at,
    pose: withHands({ ...pose, lean: 6 + 3 * leans, aside: -5 * leans }, { left: onChair, right }),
  };
}

/** Four steps with both arms swinging, each with the other side's leg. */
function free(beat: number): { at: Place; pose: Pose } {
  const walked = walkedAt(beat);
  const { at, pose } = steps(walked);
  const swing = Math.sin(Math.PI * way.steps * walked + 0.6);
  const arm = (side: 1 | -1): Hand => {
    const ahead = side * swing;
    return {
      ...hanging(rosa, side),
      to: {
        left: side * (23 - 3 * Math.max(0, ahead)),
        up: 73 + 9 * Math.max(0, ahead),
        forward: 4 + 22 * ahead,
      },
    };
  };
  return { at, pose: withHands(pose, { left: arm(1), right: arm(-1) }) };
}

function drawTable(pen: Pen, view: Stage, { slid = 0, ripples = 0, cupHere = true } = {}) {
  drawSideTable(pen, view, place(table.at.x - slid, 0, table.at.z), {
    ...table,
    paint: tone('#b98a5e', 0.24),
  });
  if (!cupHere) return;
  const at = place(mug.x - slid, mug.y, mug.z);
  drawMug(pen, view, at, cup, 1.2);
  if (ripples === 0) return;
  const top = view.at({ ...at, y: at.y + 11.5 });
  const scale = view.scale(at.z);
  for (const share of [0.4, 0.8])
    stroke(
      pen,
      ellipse(top.x + ripples * scale, top.y, 4 * share * scale, 1 * share * scale),
      '#c9a27c',
      0.5 * scale,
    );
}

type Walked = { at: Place; pose: Pose };

function drawRosa(pen: Pen, view: Stage, moment: Moment, { at, pose }: Walked, worried = 0) {
  drawFloorShadow(pen, view, at);
  const silent = worried > 0.3 ? feeling(moment.idle('Rosa'), 'concern', worried) : moment.idle('Rosa');
  figure(
    view,
    { person: rosa, at, turn, pose, regards: place(-70, 104, -80) },
    handsBusy(moment.speaker ?? attending(silent, 0.6)),
  ).draw(pen);
}

function drawRoom(pen: Pen, view: Stage) {
  const { x: doorX, width: doorWidth } = door;
  drawLivingRoom(
    pen,
    view,
    { ...rosaHome, floor: rosaHome.boards },
    { sky: 'garden', windowX: -112, doorX, doorWidth },
  );
  drawDoor(pen, view, { ...door, z: livingRoomBack }, door.leaf, 'right');
  drawPlant(pen, view, place(-212, 0, 280), 0.9);
  const seat = armchair(view, chair, tone('#6d8f8a', 0.24), { high });
  seat.behind(pen);
  seat.front(pen);
}

/** Her hands, wherever they are between chair and table. */
const detailOf = (view: Stage) => boxOf(view, [place(-50, 138, 168), place(54, 66, 168)], 4);

const pictureOf = (drawAction: Picture['drawAction']): Picture => ({
  keyObject: detailOf(room),
  drawBackground: (pen) => drawRoom(pen, room),
  drawAction,
});

const room = stage();
const crossing = (walk: (beat: number) => Walked): Picture =>
  pictureOf((pen, moment) => {
    drawTable(pen, room);
    drawRosa(pen, room, moment, walk(moment.beat));
  });

const medium = framed(660, 366, 1000);
const hands = framed(660, 300, 620);

const stateWith = (walk: (beat: number) => Walked) => {
  const picture = crossing(walk);
  const shots = (cut: number) => [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: cut, camera: hands, easeSeconds: 2 },
  ];
  return { picture, shots: shots(0.6), closing: shots(0.3), look: { picture, camera: hands } };
};

/** The table slides an inch below her hand, the tea ripples, and she steadies herself. */
const slides: Act = {
  moves: 'The small table slides an inch below her hand, and she steadies herself',
  picture: pictureOf((pen, moment) => {
    const { beat } = moment;
    const slid = 5 * during(beat, 0.2, 0.34);
    drawTable(pen, room, { slid, ripples: 3 * swinging(during(beat, 0.22, 1), 4) });
    const { at, pose } = holding(0.8);
    const swayed = during(beat, 0.18, 0.36) * (1 - 0.8 * during(beat, 0.5, 0.9));
    const right = { ...onTable, to: { ...tableTop, x: tableTop.x - slid } };
    const leant = { ...pose, aside: pose.aside - 6 * swayed, lean: pose.lean + 4 * swayed };
    drawRosa(pen, room, moment, { at, pose: withHands(leant, { left: onChair, right }) }, 0.8);
  }),
  camera: framed(650, 320, 800),
  seconds: 3.4,
};

const counter = stage({ eyeHeight: 180, horizon: 60, focal: 2150, distance: 470 });
const atCounter = (
  moves: string,
  draw: (pen: Pen, view: Stage, moment: Moment) => void,
  seconds?: number,
): Act => ({
  moves,
  picture: {
    keyObject: detailOf(room),
    drawBackground: (pen) => drawKitchen(pen, counter, rosaHome),
    drawAction: (pen, moment) => draw(pen, counter, moment),
  },
  camera: framed(640, 372, 1090),
  ...(seconds ? { seconds } : {}),
});

const walksFree: Act = {
  moves: 'She walks past the chair and the table, and her hands swing free',
  picture: crossing(free),
  camera: medium,
  seconds: 3.6,
};

/** At the table: she lifts her cup, drinks, and holds it before her. */
function drawDrinking(pen: Pen, view: Stage, moment: Moment) {
  const { beat } = moment;
  const at = way.to;
  const still = standing(rosa, { lean: 4 });
  const grip = place(mug.x + 7, mug.y + 6, mug.z - 1);
  const stand = { at, turn };
  const before = spotOn(stand, -8, 104, 26);
  const mouth = spotOn(stand, -5, 132, 19);
  const taken = during(beat, 0.24, 0.44);
  const drinks = during(beat, 0.5, 0.62) * (1 - during(beat, 0.76, 0.88));
  const palm = {
    x: grip.x + (before.x - grip.x) * taken + (mouth.x - before.x) * drinks,
    y: grip.y + (before.y - grip.y) * taken + (mouth.y - before.y) * drinks,
    z: grip.z + (before.z - grip.z) * taken + (mouth.z - before.z) * drinks,
  };
  const reach = during(beat, 0.02, 0.22);
  const held: Hand = { to: palm, shape: 'grip', elbow: elbowOut };
  const right = blendedHand(beside(-1, at), held, reach);
  const bent = 1 - during(beat, 0.22, 0.4);
  const pose = withHands({ ...still, aside: -10 * reach * bent, lean: 4 + 8 * reach * bent }, { right });
  const isHeld = beat > 0.22;
  drawTable(pen, view, { cupHere: !isHeld });
  const happy = feeling(moment.idle('Rosa'), 'warm', 0.7);
  drawFloorShadow(pen, view, at);
  figure(view, { person: rosa, at, turn, pose, regards: mug }, handsBusy(attending(happy, 1 - taken))).draw(
    pen,
    isHeld ? { right: () => drawMug(pen, view, place(palm.x - 2, palm.y - 6, palm.z), cup, 1.2) } : {},
  );
}

/** Exercise 45, Crossing the Room. */
export const film: ExerciseFilm = {
  exerciseId: 45,
  owner: 'Rosa',
  states: { scene: stateWith(holding), safe: stateWith(free) },
  beat: { id: 'crosses', seconds: 5, moves: 'Rosa takes four steps between the chair and the table' },
  claim: { picture: pictureOf((pen) => drawTable(pen, room)), camera: framed(780, 380, 1000), side: 'right' },
  reasons: {
    scene: [
      slides,
      atCounter('Dana tests her balance beside the counter', drawTested, 5.4),
      atCounter('Rosa practices with a hand on the counter', drawPracticing, 5),
      atCounter('Rosa walks along the counter, one hand on it', drawWalkingAlong),
    ],
    safe: [
      walksFree,
      {
        moves: 'Her hand lifts the cup, and she drinks',
        picture: pictureOf((pen, moment) => drawDrinking(pen, room, moment)),
        camera: framed(600, 330, 860),
      },
    ],
  },
};
