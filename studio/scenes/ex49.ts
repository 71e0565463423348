import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { cardigan } from '../people/clothes/knits.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { measuresOf } from '../people/measures.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { kneeling, onTheFloor, sitting, standing, withHands } from '../people/poses.ts';
import { drawShelf } from '../props/cabinets.ts';
import { armchair, woodenChair } from '../props/chairs.ts';
import { drawBooks, drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawPhone } from '../props/notes.ts';
import { drawFlatRug } from '../props/rugs.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { minaHome } from '../rooms/palettes.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const seat = { at: place(122, 0, 204), turn: -34 };
const sitter = { at: place(60, 0, 150), turn: -52 };
const helper = { at: place(-40, 0, 150), turn: 50 };
/** Where his arm bears on the rug behind him. */
const support = { left: 26, forward: -17 };
/** After work she has no apron on: kneeling, it would hide how she kneels. */
const evening = dressed(mina, {
  garments: [
    cardigan(tone('#5d8f6a', 0.22), tone('#f3ead9', 0.13), {
      band: '#4a7656',
      buttons: '#3a5f45',
      neck: '#e0d2b8',
    }),
  ],
});
const chairs = [
  { at: place(-192, 0, 176), turn: 38 },
  { at: place(-104, 0, 250), turn: 24 },
] as const;
/** The first of the two, brought to where he sat. */
const ownChair = { at: place(24, 0, 152), turn: -26 };
const onFloor = [place(-34, 88, 140), place(82, -2, 140)];
const bothUp = [place(-200, 96, 176), place(-96, 172, 140), place(80, 0, 76)];
const shelf = { x: -43, y: 74, z: livingRoomBack, width: 88 };

function drawRoom(pen: Pen, view: Stage, safe: boolean) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.carpet },
    { sky: 'evening', windowX: -150, doorX: 250 },
  );
  drawPicture(pen, view, { x: 64, y: 131, z: livingRoomBack, width: 30, height: 20 }, 'lighthouse');
  drawShelf(pen, view, { ...shelf, paint: minaHome.wood });
  drawBooks(pen, view, place(shelf.x + 48, shelf.y + 3, livingRoomBack - 12), 7);
  for (const chair of safe ? chairs.slice(1) : chairs) woodenChair(view, chair, minaHome.wood).behind(pen);
  drawFlatRug(pen, view, {
    x: -110,
    z: 66,
    width: 250,
    depth: 150,
    color: tone('#7f9a8c', 0.2),
    border: '#e9dcbc',
  });
  drawWash(pen, 'evening');
  drawLightPool(pen, view, place(70, 0, 170), 150, 0.12);
  drawFloorLamp(pen, view, place(196, 0, 262));
  const armchairHere = armchair(view, seat, tone('#5d8a86', 0.26));
  armchairHere.behind(pen);
  armchairHere.front(pen);
  // It leans on the books.
  drawPhone(
    pen,
    view.at(place(shelf.x + 40, shelf.y + 14, livingRoomBack - 14)),
    view.scale(livingRoomBack) * 1.25,
    { turn: 9, lit: false },
  );
  if (safe) return;
  drawFloorShadow(pen, view, sitter.at);
  drawFloorShadow(pen, view, spotOn(helper, 0, 0, -24));
  const palm = view.at(spotOn(sitter, support.left, 0, support.forward));
  const scale = view.scale(sitter.at.z);
  softGlow(pen, { x: palm.x + 3 * scale, y: palm.y }, { x: 15 * scale, y: 4.4 * scale }, '#43263f', 0.62);
}

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const floor = onTheFloor(joon, { lean: -6 });
  const { thigh, shin } = measuresOf(joon.build);
  const long = thigh + shin;
  // The leg nearer to us lies on the rug before him, the other is drawn up.
  const pose = withHands(
    {
      ...floor,
      feet: {
        left: { left: 8, up: 0, forward: long * 0.957, out: 14, heel: -30 },
        right: { left: -12, up: 0, forward: long * 0.57, out: 8, heel: 0 },
      },
    },
    {
      // The hand is bent back at the wrist, so that it lies on the rug and bears his weight.
      left: {
        to: { ...support, up: -2 },
        shape: 'flat',
        bend: -58,
        elbow: { out: 0.2, up: 0, forward: -1 },
      },
      right: {
        to: { left: -16, up: 56, forward: 45 },
        shape: 'open',
        bend: -42,
        elbow: { out: 0.3, up: -1, forward: -0.1 },
      },
    },
  );
  figure(
    view,
    { person: joon, ...sitter, pose, regards: place(helper.at.x, 90, helper.at.z) },
    feeling(attending(moment.idle('Joon')), 'concern', 0.35),
  ).draw(pen);
}

/** He got up by the chair himself; now he sits on it, and Mina stays beside him. */
function drawJoonOnChair(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, ownChair, minaHome.wood).behind(pen);
  figure(
    view,
    { person: joon, ...ownChair, pose: sitting(joon, { seat: 45 }), regards: place(-50, 130, 120) },
    feeling(attending(moment.idle('Joon')), 'warm'),
  ).draw(pen);
  const at = place(-58, 0, 140);
  drawFloorShadow(pen, view, at);
  figure(
    view,
    {
      person: evening,
      at,
      turn: 38,
      pose: standing(evening, { lean: 5 }),
      regards: place(ownChair.at.x, 110, 140),
    },
    feeling(handsBusy(moment.speaker ?? attending(moment.idle('Mina'))), 'warm'),
  ).draw(pen);
}

/** On both knees, seated on the heels: her face is as low as his. */
function onBothKnees(person: Person): Pose {
  const { shin } = measuresOf(person.build);
  const still = kneeling(person, { lean: 18 });
  // The soles look up: the shoes lie on their backs.
  const behind = { up: 7, forward: -shin * 0.95 - 29, out: 0, heel: 146 };
  return {
    ...still,
    hips: { left: 0, up: 27, forward: -38 },
    feet: { left: { ...behind, left: 8 }, right: { ...behind, left: -8 } },
    // The jacket ends where she sits, as on a chair.
    seated: true,
  };
}

/** One hand low and open before her, the other on her thigh: he is to wait, and she does not pull him up. */
function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const silent = feeling(attending(moment.idle('Mina')), 'concern', 0.5);
  const pose = withHands(onBothKnees(evening), {
    left: {
      to: { left: 8, up: 26, forward: -12 },
      shape: 'flat',
      bend: -34,
      elbow: { out: 0.6, up: -0.6, forward: -0.7 },
    },
    right: {
      to: { left: -10, up: 43, forward: 16 },
      shape: 'open',
      bend: -60,
      elbow: { out: 0.3, up: -1, forward: -0.3 },
    },
  });
  figure(
    view,
    { person: evening, ...helper, pose, regards: place(sitter.at.x, 60, sitter.at.z) },
    handsBusy(moment.speaker ?? silent),
  ).draw(pen);
}

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...onFloor, ...bothUp] : onFloor, 4),
    drawBackground: (pen) => drawRoom(pen, view, safe),
    drawAction: (pen, moment) => {
      if (safe) {
        drawJoonOnChair(pen, view, moment);
        return;
      }
      drawJoon(pen, view, moment);
      drawMina(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage());

const medium = framed(522, 396, 1010);
const both = framed(655, 448, 740);

/** Exercise 49, Joon Is on the Floor. */
export const scene: Scene = {
  ...room,
  exerciseId: 49,
  pictured:
    'In the evening Joon sits upright on the carpet beside his armchair, calm, one hand raised. Mina kneels before him. Two sturdy chairs are near, and a phone lies on a shelf.',
  owner: 'Mina',
  sounds: [{ name: 'thump', caption: 'a thump' }],
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.26, camera: both, easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.4, camera: both, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(530, 400, 1060), side: 'left' },
  ...healed(framed(560, 402, 1040), room, pictureFrom(stage(), { safe: true })),
};
