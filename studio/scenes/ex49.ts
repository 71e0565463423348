import { tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import {
  close,
  evening,
  type Hurt,
  helper,
  joonOnCarpet,
  minaAsking,
  minaCalling,
  minaPushing,
  minaWaiting,
  minaWithCushion,
  sitter,
} from '../people/on-the-carpet.ts';
import type { Pose } from '../people/pose.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawShelf } from '../props/cabinets.ts';
import { armchair, woodenChair } from '../props/chairs.ts';
import { drawBooks, drawPicture } from '../props/decor.ts';
import { drawFloorLamp } from '../props/lamps.ts';
import { drawLightSwitch } from '../props/light-switch.ts';
import { drawNearHand } from '../props/near-wrist.ts';
import { drawPhone } from '../props/notes.ts';
import { drawSeatCushion } from '../props/seat-cushion.ts';
import { drawOnWrist, type OnWrist } from '../props/wrist-band.ts';
import { drawLightPool, drawWash } from '../rooms/light.ts';
import { drawLivingRoom, livingRoomBack } from '../rooms/living-room.ts';
import { minaHome } from '../rooms/palettes.ts';
import { during, thereAndBack } from './beats.ts';
import { framed, wide } from './camera.ts';
import type { Act, ExerciseFilm } from './exercise-film.ts';
import type { Moment, Performance, Picture } from './scene.ts';

const seat: Stand = { at: place(122, 0, 204), turn: -34 };
const chairs: readonly Stand[] = [
  { at: place(-192, 0, 176), turn: 38 },
  { at: place(-104, 0, 250), turn: 24 },
];
/** The first of the two, brought to where he sat. */
const ownChair: Stand = { at: place(24, 0, 152), turn: -26 };
const shelf = { x: -43, y: 74, z: livingRoomBack, width: 88 };

/** Where his seat cushion is. */
type Cushion = 'on the chair' | 'on the floor' | 'at his back' | 'taken';
type Room = { cushion: Cushion; phone?: boolean; chairs?: readonly Stand[]; porch?: boolean };

function drawRoom(
  pen: Pen,
  view: Stage,
  { cushion, phone = true, chairs: shown = chairs, porch = false }: Room,
) {
  drawLivingRoom(
    pen,
    view,
    { ...minaHome, floor: minaHome.carpet },
    { sky: 'evening', windowX: -150, doorX: 250 },
  );
  drawPicture(pen, view, { x: 64, y: 131, z: livingRoomBack, width: 30, height: 20 }, 'lighthouse');
  drawShelf(pen, view, { ...shelf, paint: minaHome.wood });
  drawBooks(pen, view, place(shelf.x + 48, shelf.y + 3, livingRoomBack - 12), 7);
  for (const chair of shown) woodenChair(view, chair, minaHome.wood).behind(pen);
  drawWash(pen, 'evening');
  drawLightPool(pen, view, place(70, 0, 170), 150, 0.12);
  drawFloorLamp(pen, view, place(196, 0, 262));
  const armchairHere = armchair(view, seat, tone('#5d8a86', 0.26));
  armchairHere.behind(pen);
  if (cushion === 'on the chair') drawSeatCushion(pen, view, seat, 44);
  armchairHere.front(pen);
  if (porch) softGlow(pen, view.at(place(-150, 140, livingRoomBack)), { x: 150, y: 120 }, '#ffdf8a', 0.6);
  if (cushion === 'on the floor') drawSeatCushion(pen, view, { at: place(118, 0, 122), turn: -20 }, 0);
  // It leans on the books.
  if (phone)
    drawPhone(
      pen,
      view.at(place(shelf.x + 40, shelf.y + 14, livingRoomBack - 14)),
      view.scale(livingRoomBack) * 1.25,
      { turn: 9, lit: false },
    );
}

const wornWith: Record<Hurt, OnWrist> = { head: 'band', elbow: 'watch' };

/** He nods: his head it was; or he shakes his head: no. */
function answering(hurt: Hurt, alive: Performance, beat: number): Performance {
  const says = during(beat, 0.1, 0.16) * (1 - during(beat, 0.5, 0.56));
  const swing = says * Math.sin(beat * 44);
  const listens = attending(feeling(alive, 'concern', 0.35));
  return hurt === 'head'
    ? { ...listens, nod: alive.nod + 0.9 * swing }
    : { ...listens, attention: 1 - 0.35 * says + 0.45 * swing, tilt: alive.tilt + 0.25 * swing };
}

function drawJoon(pen: Pen, view: Stage, moment: Moment, hurt: Hurt, pose: Pose) {
  drawFloorShadow(pen, view, sitter.at);
  const him = figure(
    view,
    { person: joon, ...sitter, pose, regards: place(helper.at.x, 90, helper.at.z) },
    answering(hurt, moment.idle('Joon'), moment.beat),
  );
  him.draw(pen, { right: () => drawOnWrist(pen, view, him.skeleton.arms.right, wornWith[hurt]) });
}

function drawMina(pen: Pen, view: Stage, moment: Moment, pose: Pose, at = helper, left?: () => void) {
  drawFloorShadow(pen, view, spotOn(at, 0, 0, -24));
  const silent = feeling(attending(moment.idle('Mina')), 'concern', 0.5);
  figure(
    view,
    { person: evening, ...at, pose, regards: place(sitter.at.x, 70, sitter.at.z) },
    handsBusy(moment.speaker ?? silent),
  ).draw(pen, left ? { right: left } : {});
}

/** His head, his hands, his wrist, and the floor beside him. */
const detailOf = (view: Stage) => boxOf(view, [place(-6, 90, 150), place(150, -2, 100)], 4);

/** @param hurt what he rubs */
function pictureFrom(view: Stage, hurt: Hurt): Picture {
  return {
    keyObject: detailOf(view),
    drawBackground: (pen) =>
      drawRoom(pen, view, { cushion: hurt === 'head' ? 'on the chair' : 'on the floor' }),
    drawAction: (pen, moment) => {
      drawJoon(pen, view, moment, hurt, joonOnCarpet(hurt, moment.beat));
      drawMina(pen, view, moment, minaAsking(moment.beat));
    },
  };
}

/** The room as it was before: nobody on the carpet. */
const emptyRoom = (view: Stage): Picture => ({
  keyObject: detailOf(view),
  drawBackground: (pen) => drawRoom(pen, view, { cushion: 'taken' }),
  drawAction: () => undefined,
});

/** His wrist from near. */
const wristOf = (hurt: Hurt): Picture => ({
  keyObject: { x: 470, y: 130, width: 360, height: 250 },
  drawBackground: (pen) => drawNearHand.background(pen, hurt),
  drawAction: (pen, { beat, seconds }) => drawNearHand.hand(pen, joon, hurt, wornWith[hurt], beat, seconds),
});

const room = stage();
const both = framed(640, 420, 720);
const wider = framed(600, 402, 860);
const atWrist = framed(660, 262, 860);

const stateWith = (hurt: Hurt) => {
  const [picture, wrist] = [pictureFrom(room, hurt), wristOf(hurt)];
  return {
    picture,
    sounds: [{ name: 'thump', caption: { en: 'a thump', es: 'un golpe' } }] as const,
    shots: [
      { from: 0, camera: both, easeSeconds: 0 },
      { from: 0.34, insert: wrist, camera: atWrist, easeSeconds: 0 },
      { from: 0.62, camera: wider, easeSeconds: 0 },
    ],
    closing: [
      { from: 0, camera: both, easeSeconds: 0 },
      { from: 0.45, insert: wrist, camera: atWrist, easeSeconds: 0 },
    ],
    look: { picture, camera: both },
  };
};

/** Mina calls, her other hand on his arm; then she brings the cushion to his back. */
const calls: Picture = {
  ...pictureFrom(room, 'head'),
  drawBackground: (pen) => drawRoom(pen, room, { cushion: 'on the chair', phone: false }),
  drawAction: (pen, moment) => {
    drawJoon(pen, room, moment, 'head', joonOnCarpet('head', moment.beat, 0));
    const { pose, palm, turn } = minaCalling(moment.beat);
    drawMina(pen, room, moment, pose, helper, () =>
      drawPhone(pen, room.at(palm), room.scale(palm.z), { turn, lit: false }),
    );
  },
};
const supports: Picture = {
  ...pictureFrom(room, 'head'),
  drawBackground: (pen) => drawRoom(pen, room, { cushion: 'taken', phone: false }),
  drawAction: (pen, moment) => {
    const { at, pose, cushion } = minaWithCushion(moment.beat);
    drawSeatCushion(pen, room, cushion, 8, true);
    drawJoon(pen, room, moment, 'head', joonOnCarpet('head', moment.beat, 0));
    drawMina(pen, room, moment, pose, at);
  },
};
const waits: Picture = {
  ...pictureFrom(room, 'head'),
  drawBackground: (pen) => drawRoom(pen, room, { cushion: 'taken', phone: false, porch: true }),
  drawAction: (pen, moment) => {
    drawSeatCushion(pen, room, minaWithCushion(1).cushion, 8, true);
    drawJoon(pen, room, moment, 'head', joonOnCarpet('head', moment.beat, 0));
    drawMina(pen, room, moment, minaWaiting(moment.beat), close);
  },
};

const porchLight: Picture = {
  keyObject: { x: 300, y: 100, width: 700, height: 500 },
  drawBackground: (pen) => drawLightSwitch.background(pen),
  drawAction: (pen, { beat }) => drawLightSwitch.hand(pen, evening, beat),
};

/** Mina pushes a sturdy chair up to him. */
const bringsChair: Picture = {
  ...pictureFrom(room, 'elbow'),
  drawBackground: (pen) => drawRoom(pen, room, { cushion: 'on the floor', chairs: chairs.slice(1) }),
  drawAction: (pen, moment) => {
    const { chair, at, pose } = minaPushing(moment.beat);
    drawJoon(pen, room, moment, 'elbow', joonOnCarpet('elbow', moment.beat, 0));
    drawMina(pen, room, moment, pose, at);
    woodenChair(room, chair, minaHome.wood).behind(pen);
  },
};

/** He got up by the chair himself; now he sits on it, rubs his elbow, and Mina stays beside him. */
const onChair: Picture = {
  ...pictureFrom(room, 'elbow'),
  drawBackground: (pen) => {
    drawRoom(pen, room, { cushion: 'on the chair', chairs: chairs.slice(1) });
    woodenChair(room, ownChair, minaHome.wood).behind(pen);
  },
  drawAction: (pen, moment) => {
    const turn = (moment.beat * 3) % 1;
    const rub = Math.sin(turn * 14) * during(turn, 0.1, 0.2) * (1 - during(turn, 0.7, 0.8));
    const pose = withHands(sitting(joon, { seat: 45 }), {
      left: {
        to: { left: 9, up: 66, forward: 26 },
        shape: 'relaxed',
        elbow: { out: 1, up: -0.6, forward: -0.4 },
      },
      right: {
        to: { left: 24 + rub, up: 68 + 2 * rub, forward: 7 },
        shape: 'grip',
        elbow: { out: 0.8, up: -0.7, forward: 0.3 },
      },
    });
    const him = figure(
      room,
      { person: joon, ...ownChair, pose, regards: place(-50, 130, 120) },
      feeling(attending(moment.idle('Joon')), 'warm'),
    );
    him.draw(pen, { right: () => drawOnWrist(pen, room, him.skeleton.arms.right, 'watch') });
    const at = { at: place(-58, 0, 140), turn: 38 };
    drawFloorShadow(pen, room, at.at);
    const pats = thereAndBack((moment.beat * 5) % 1);
    const beside = withHands(standing(evening, { lean: 9 }), {
      left: { to: place(2, 92 + 3 * pats, 150), shape: 'flat', elbow: { out: 0.5, up: -1, forward: -0.3 } },
    });
    figure(
      room,
      { person: evening, ...at, pose: beside, regards: place(ownChair.at.x, 110, 140) },
      feeling(handsBusy(attending(moment.idle('Mina'))), 'warm'),
    ).draw(pen);
  },
};

const act = (moves: string, picture: Picture, camera: Act['camera'], seconds?: number): Act => ({
  moves,
  picture,
  camera,
  ...(seconds ? { seconds } : {}),
});

/** Exercise 49, A Quiet Evening. */
export const film: ExerciseFilm = {
  exerciseId: 49,
  owner: 'Mina',
  states: { scene: stateWith('head'), safe: stateWith('elbow') },
  beat: {
    id: 'asks',
    seconds: 9,
    moves: 'Mina asks, Joon rubs what hurts and answers; then he draws up a foot',
  },
  claim: { picture: emptyRoom(room), camera: framed(530, 400, 1060), side: 'left' },
  reasons: {
    scene: [
      act('Mina calls for help, and he stays where he is', calls, both, 5),
      act('She brings a cushion to his back', supports, framed(730, 402, 860), 5),
      act('A hand turns on the porch light', porchLight, wide, 2.6),
      act('She waits with him, her hand on his', waits, wider),
    ],
    safe: [
      act('He shakes his head and rubs his elbow', pictureFrom(room, 'elbow'), both, 4),
      act('Mina brings a sturdy chair', bringsChair, framed(560, 380, 1010), 4.5),
      act('He sits on the chair, and she pats his shoulder', onChair, framed(600, 360, 900)),
    ],
  },
};
