import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawShelf } from '../props/cabinets.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawPot } from '../props/crockery.ts';
import { drawStepStool } from '../props/household.ts';
import { drawKitchen, kitchenBack, kitchenCounterZ } from '../rooms/kitchen.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const shelf = { x: 72, y: 187, z: kitchenBack, width: 104, depth: 52 };
const pot = place(124, shelf.y + 3, kitchenBack - 25);
/** Brought down to the counter, at the height of her waist. */
const potInReach = place(118, 93, kitchenCounterZ + 24);
const potSize = 1.45;
const chair = { at: place(122, 0, 247), turn: 68 };
/** Heavier than other chairs: thick, dark wood with a high back. */
const chairPaint = tone('#6d4530', 0.28);
const rosaAt = place(44, 0, 236);
const stool = { at: place(214, 0, kitchenBack - 14), turn: -16 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawKitchen(pen, view, rosaHome, { sky: 'rain', fridge: false, cabinets: false });
  drawShelf(pen, view, { ...shelf, paint: rosaHome.wood });
  drawPot(pen, view, safe ? potInReach : pot, potSize, tone('#c0392b', 0.26));
  drawStepStool(pen, view, stool);
  drawFloorShadow(pen, view, rosaAt);
}

function drawRosa(pen: Pen, view: Stage, moment: Moment) {
  const pulled = 12 * moment.beat;
  const stand = { ...chair, at: { ...chair.at, x: chair.at.x - pulled } };
  const seat = woodenChair(view, stand, chairPaint, { seat: 47, high: 98 });
  seat.behind(pen);
  const pose = withHands(standing(rosa), {
    left: { to: place(98 - pulled, 100, 236), shape: 'grip', elbow: { out: 0.8, up: -1, forward: -0.4 } },
  });
  const performance = attending(handsBusy(moment.speaker ?? moment.idle('Rosa')), 1);
  figure(
    view,
    { person: rosa, at: rosaAt, turn: 24, pose, regards: place(pot.x, pot.y + 16, pot.z - 60) },
    { ...performance, nod: -0.9 },
  ).draw(pen);
}

/** Her hand on the pot, which stands where she needs it. */
function drawRosaAtPot(pen: Pen, view: Stage, moment: Moment) {
  const pose = withHands(standing(rosa), {
    left: { to: place(98, 112, 254), shape: 'flat', elbow: { out: 0.6, up: -1, forward: -0.4 } },
  });
  const performance = feeling(attending(handsBusy(moment.speaker ?? moment.idle('Rosa')), 0.7), 'warm');
  figure(view, { person: rosa, at: rosaAt, turn: 24, pose, regards: potInReach }, performance).draw(pen);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => (safe ? drawRosaAtPot : drawRosa)(pen, view, moment),
  };
}

const climb = [place(84, pot.y + 44, 300), place(166, 40, 240)];
const room = pictureFrom(stage({ eyeHeight: 170, horizon: 165, focal: 1950 }), climb);
const before = stage({ eyeHeight: 128, horizon: 356, distance: 325, focal: 2000, eyeX: 100 });
const near = pictureFrom(before, climb);
/** Where the pot was, the chair, and Rosa, who steps to the counter. */
const healing = [...climb, place(20, 20, 214)];
const potAndShe = framed(800, 308, 1010);

/** Exercise 32, The Top Shelf. */
export const scene: Scene = {
  ...room,
  exerciseId: 32,
  pictured:
    'Rosa looks up at a large red pot on a shelf high over the kitchen counter. Her hand is on the back of a heavy wooden chair that stands below it. A step stool with a tall bar leans folded in the corner, and the counter is clear.',
  owner: 'Rosa',
  beat: { word: 'pot', seconds: 1, moves: 'Rosa pulls the heavy chair a little way along the counter' },
  shots: [
    { from: 0, camera: potAndShe, easeSeconds: 0 },
    { from: 0.3, camera: framed(812, 306, 1002), easeSeconds: 2.2 },
    { from: 0.64, insert: near, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: potAndShe, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(wide, near, pictureFrom(before, healing, { safe: true })),
};
