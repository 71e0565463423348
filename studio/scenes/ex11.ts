import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { boxAround, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { sitting } from '../people/poses.ts';
import { drawCane } from '../props/aids.ts';
import { drawCounter } from '../props/cabinets.ts';
import { armchair, armchairSeat } from '../props/chairs.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawBell, drawPhone } from '../props/notes.ts';
import { drawPhoneStand } from '../props/reminders.ts';
import { drawSoundMarks } from '../props/signals.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawLapBlanket } from '../props/textiles.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { closeOn, framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const seat = { at: place(-92, 0, 138), turn: 30 };
/** The top of the side table. */
const inReach = place(-16, 52, 170);
const phone = place(156, 102.4, livingRoomBack + 60);

/** @param regards the phone, wherever it is */
function drawRosa(pen: Pen, view: Stage, moment: Moment, regards: Place) {
  const chair = armchair(view, seat, tone('#b8694f', 0.26));
  chair.behind(pen);
  const performance = moment.speaker ?? moment.idle('Rosa');
  const person = figure(
    view,
    {
      person: rosa,
      at: seat.at,
      turn: seat.turn,
      pose: sitting(rosa, { seat: armchairSeat }),
      regards,
    },
    performance,
  );
  person.draw(pen, {
    beforeArms: () => {
      drawLapBlanket(pen, view, person.skeleton, tone('#8fa9a0', 0.2), '#f3e6cf');
      chair.front(pen);
    },
  });
  drawCane(pen, view, place(-44, 0, 96), place(-52, 78, 112), { x: -0.8, y: 0, z: 0.3 });
}

/** On the table at her side: no reason to hurry. */
function drawPhoneInReach(pen: Pen, view: Stage) {
  drawPhoneStand(pen, view, inReach, 16);
  const foot = view.at(place(inReach.x, inReach.y + 1, inReach.z));
  const scale = view.scale(inReach.z) * 1.7;
  drawPhone(pen, { x: foot.x, y: foot.y - 8.4 * scale }, scale);
}

function drawRinging(pen: Pen, view: Stage, { seconds }: Moment) {
  const at = view.at(phone);
  const scale = view.scale(phone.z);
  const shake = Math.sin(seconds * 38) * 2.4 * (Math.sin(seconds * 2.4) > -0.3 ? 1 : 0);
  drawSoundMarks(pen, at, { direction: -90, size: scale * 30, seconds, spread: 74 });
  drawSoundMarks(pen, at, { direction: 180, size: scale * 26, seconds, spread: 64 });
  drawSoundMarks(pen, at, { direction: 0, size: scale * 26, seconds, spread: 64 });
  const ringing = () => drawBell(pen, { x: 7, y: 13 }, 1.1);
  placed(pen, at, 1, shake, () => drawPhone(pen, { x: 0, y: 0 }, scale * 1.5, { screen: ringing }));
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  const at = view.at(phone);
  const reach = view.scale(phone.z) * 34;
  const table = [
    view.at(place(inReach.x - 16, 90, inReach.z)),
    view.at(place(inReach.x + 16, 50, inReach.z)),
  ];
  return {
    keyObject: boxAround([
      { x: at.x - reach, y: at.y - reach },
      { x: at.x + reach, y: at.y + reach * 0.6 },
      ...(safe ? table : []),
    ]),
    drawBackground: (pen) => {
      drawLivingRoom(
        pen,
        view,
        { ...rosaHome, floor: rosaHome.boards },
        {
          sky: 'garden',
          windowX: -120,
          doorX: 98,
          doorWidth: 116,
          beyond: () =>
            drawCounter(pen, view, {
              x: 60,
              width: 220,
              z: livingRoomBack + 40,
              paint: rosaHome.cabinet,
              top: rosaHome.top,
            }),
        },
      );
      drawPicture(pen, view, { x: 0, y: 132, z: livingRoomBack, width: 56, height: 42 }, 'hills');
      drawPlant(pen, view, place(-222, 0, 280));
      drawSideTable(pen, view, place(-14, 0, 176));
    },
    drawAction: (pen, moment) => {
      if (safe) drawPhoneInReach(pen, view);
      else drawRinging(pen, view, moment);
      drawRosa(pen, view, moment, safe ? inReach : phone);
    },
  };
}

const room = pictureFrom(stage());

/** Exercise 11, The Phone Is Ringing. */
export const scene: Scene = {
  ...room,
  exerciseId: 11,
  pictured:
    'Rosa sits in her armchair with a blanket on her lap, her cane beside her. The side table is empty. Through the doorway her phone rings on the kitchen counter.',
  owner: 'Rosa',
  sounds: [{ name: 'phone', caption: 'phone rings' }],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.14, camera: closeOn(room.keyObject, 0.24), easeSeconds: 2 },
    { from: 0.52, camera: framed(700, 350, 1120), easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.15, camera: closeOn(room.keyObject, 0.24), easeSeconds: 1.6 },
  ],
  claim: { camera: wide, side: 'left' },
  ...healed(framed(700, 330, 1000), room, pictureFrom(stage(), { safe: true })),
};
