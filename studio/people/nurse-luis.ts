import { tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { upright } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawNurseCart } from '../props/medical.ts';
import { drawPaper } from '../props/notes.ts';
import { careRoomBack } from '../rooms/care-room.ts';
import { drawFloor } from '../rooms/floors.ts';
import { careCenter } from '../rooms/palettes.ts';
import { swinging } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling, handsBusy } from './attending.ts';
import { nurse } from './cast/others.ts';
import { figure } from './figure.ts';
import { sitting, withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

const HOURS = {
  en: ['PILLS', '1 morning', '2 noon', '3 evening'],
  es: ['PASTILLAS', '1 mañana', '2 mediodía', '3 noche'],
};

/** The door to the hall. */
export const door = { x: 100, z: careRoomBack, width: 112 };

/** The nurse's way along the hall with his cart: full, slow steps. */
const hallWay: Way = {
  from: place(204, 0, careRoomBack + 84),
  to: place(116, 0, careRoomBack + 60),
  steps: 4,
};

/** Where the nurse sits down, beside the table. */
const guest = { at: place(75, 0, 150), turn: -34 };

/** The hall beyond the door. @param passes how far the nurse has gone along the hall with his cart, 0 to 1; null when he is in the room */
export function drawHallBeyond(pen: Pen, view: Stage, moment: Moment, passes: number | null) {
  const far = careRoomBack + 190;
  fill(pen, upright(view, -100, 0, 600, 280, far), careCenter.wall.main);
  fill(pen, upright(view, -100, 0, 600, 92, far), careCenter.panel.main);
  fill(pen, upright(view, -100, 0, 600, 9, far), careCenter.trim);
  drawFloor(pen, view, careCenter.vinyl, far, -200, 500);
  const walked = walkingOn(nurse, hallWay, 0.98 * (passes ?? 0));
  const { at } = walked;
  const cart = place(passes === null ? 106 : at.x - 80, 0, at.z - 48);
  if (passes === null) {
    drawNurseCart(pen, view, cart);
    return;
  }
  const pose = withHands(
    { ...walked.pose, lean: 6 },
    {
      right: { to: place(at.x - 36, 98, at.z - 10), shape: 'grip' },
      left: { to: place(at.x - 34, 98, at.z - 30), shape: 'grip' },
    },
  );
  figure(view, { person: nurse, at, turn: -62, pose }, moment.idle('nurse')).draw(pen, {
    beforeArms: () => drawNurseCart(pen, view, cart),
  });
}

/** Where the list of pills is held, between the two. */
export const list = place(18, 113, 118);

/**
 * The nurse sits beside the table, shows the list of pills, and his finger goes down its lines.
 * @param shown 0 to 1 he holds it out @param line where his finger is, 0 to 1.4
 */
export function drawNurseWithList(
  pen: Pen,
  view: Stage,
  { beat, idle }: Moment,
  shown: number,
  line: number,
) {
  const seat = woodenChair(view, guest, tone('#b98a5e', 0.24));
  seat.behind(pen);
  const at = place(list.x + 12 * (1 - shown), list.y - 12 * (1 - shown), list.z + 8 * (1 - shown));
  const pose = withHands(sitting(nurse, { seat: 45, lean: 10 + 6 * shown }), {
    right: {
      to: place(at.x + 11, at.y - 10, at.z),
      shape: 'hold',
      elbow: { out: 0.5, up: -0.8, forward: -0.2 },
    },
    left: {
      to: place(at.x + 22 - 8 * shown, at.y + 3 - 9 * line, at.z - 3),
      shape: 'point',
      elbow: { out: 0.6, up: -0.7, forward: -0.2 },
    },
  });
  const nods = 0.5 * swinging(beat, 4);
  const calm = handsBusy(attending(idle('nurse'), 0.8));
  figure(
    view,
    { person: nurse, ...guest, pose, regards: at },
    feeling({ ...calm, nod: calm.nod + nods }, 'warm'),
  ).draw(pen, {
    beforeArms: () =>
      drawPaper(pen, view.at(at), view.scale(at.z), worded(HOURS), {
        width: 25,
        height: 27,
        size: 4.4,
        turn: -3,
      }),
  });
}
