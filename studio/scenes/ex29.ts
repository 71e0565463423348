import { mix, tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, minaInJacket } from '../people/cast/dressed.ts';
import { joon } from '../people/cast/others.ts';
import { coat } from '../people/clothes/coats.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawKeys } from '../props/carried.ts';
import { drawConsole } from '../props/console-table.ts';
import { drawBooks, drawClock } from '../props/decor.ts';
import { drawPaper } from '../props/notes.ts';
import { drawStandUpCard } from '../props/reminders.ts';
import { drawMotionLines } from '../props/signals.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawWall } from '../rooms/walls.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-112, 0, 214), turn: -24 },
  blanket: tone('#8aa58a', 0.2),
  frame: minaHome.wood,
};
const joonAt = spotOn(bed.stand, 25, 0, -6);
const door = { x: 96, z: bedroomBack, width: 104 };
const minaAt = place(98, 0, bedroomBack - 132);
/** On his feet after the three steps, and Mina beside him, without a hurry. */
const joonUp = spotOn(bed.stand, 62, 0, 24);
const minaWaits = place(100, 0, 216);
const note = place(6, 103, bedroomBack);
const clock = place(66, 145, bedroomBack);
const card = place(-54, 164, bedroomBack);
/** The card is smaller than its drawing, so that it has room between their faces. */
const cardSize = 0.9;

/** A short jacket over light trousers: where he sits, lap and thighs are told apart. */
const joonInJacket = dressed(joon, {
  garments: [coat(tone('#5a6478', 0.24), tone('#dfe4ea', 0.14), { to: 0, buttons: '#3b4252' })],
  legs: { tone: tone('#8f8170', 0.22) },
});

/** @param risen nobody sits on the bed any more */
function drawRoom(pen: Pen, view: Stage, risen: boolean) {
  const { wall, trim, boards: floor, curtain } = minaHome;
  drawBedroom(pen, view, { wall, trim, floor, curtain }, { sky: 'house', windowX: -188, pictureX: null });
  drawDoorway(pen, view, { ...door, frame: trim }, () => {
    const far = bedroomBack + 150;
    const hall = { main: mix(wall.main, wall.shade, 0.5), shade: wall.shade };
    drawWall(pen, view, { from: 40, to: 380, z: far, height: 260, wall: hall, trim });
    drawFloor(pen, view, floor, far, 40, 400);
  });
  drawConsole(pen, view, place(-18, 0, bedroomBack - 32), { width: 98, depth: 30, height: 66 });
  drawBooks(pen, view, place(-12, 66, bedroomBack - 22), 5);
  drawStandUpCard(pen, view, card, cardSize);
  drawClock(pen, view, clock, 9 * 60 + 50, 19);
  const scale = view.scale(bedroomBack);
  drawPaper(pen, view.at(place(note.x, note.y, bedroomBack)), scale, ['Eye clinic', '10:00'], {
    width: 42,
    height: 27,
    size: 7.4,
    tape: true,
  });
  drawBed(pen, view, risen ? bed : { ...bed, sat: { side: 1, along: -6 } });
}

/** A hand on his own knee, ready to push himself up. */
const onKnee = (side: 1 | -1) => ({
  to: { left: side * 11, up: 62, forward: 35 },
  shape: 'flat' as const,
  elbow: { out: 0.5, up: -0.4, forward: -1 },
});

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  figure(
    view,
    {
      person: joonInJacket,
      at: joonAt,
      turn: 62,
      pose: withHands(sitting(joonInJacket, { seat: 50, lean: 14 }), {
        left: onKnee(1),
        right: onKnee(-1),
      }),
      regards: place(minaAt.x, 150, minaAt.z),
    },
    feeling(attending(moment.idle('Joon')), 'concern', 0.35),
  ).draw(pen);
}

function drawBothReady(pen: Pen, view: Stage, moment: Moment) {
  figure(
    view,
    {
      person: minaInJacket,
      at: minaWaits,
      turn: -34,
      pose: standing(minaInJacket),
      regards: place(joonUp.x, 150, joonUp.z),
    },
    feeling(attending(handsBusy(moment.speaker ?? moment.idle('Mina'))), 'warm'),
  ).draw(pen);
  figure(
    view,
    { person: joonInJacket, at: joonUp, turn: 24, pose: standing(joonInJacket), regards: place(0, 150, 0) },
    feeling(attending(moment.idle('Joon'), 0.4), 'warm'),
  ).draw(pen);
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  const performance = moment.speaker ?? moment.idle('Mina');
  const pose = withHands(standing(minaInJacket, { lean: 4 }), {
    left: {
      to: { left: 19, up: 91, forward: 6 },
      shape: 'grip',
      elbow: { out: 1, up: -0.2, forward: -0.6 },
    },
    right: {
      to: { left: -26, up: 113, forward: 25 },
      shape: 'hold',
      elbow: { out: 0.35, up: -1, forward: -0.4 },
    },
  });
  const person = figure(
    view,
    { person: minaInJacket, at: minaAt, turn: -30, pose, regards: place(clock.x, 150, clock.z) },
    attending(handsBusy(performance), moment.speaker ? Math.max(0.35, performance.attention) : 1),
  );
  person.draw(pen, {
    right: () => {
      const { wrist, palm } = person.skeleton.arms.right;
      // Between the tips of thumb and fingers.
      const ring = view.at(between(wrist, palm, 1.25));
      const scale = view.scale(palm.z);
      drawKeys(pen, ring, scale * 1.7);
      // She shakes them: time presses.
      const keys = { x: ring.x - scale * 2.5, y: ring.y + scale * 14 };
      drawMotionLines(pen, keys, { size: scale * 7, apart: scale * 20, seconds: moment.seconds });
    },
  });
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => {
      drawRoom(pen, view, safe);
      drawFloorShadow(pen, view, safe ? joonUp : joonAt);
      drawFloorShadow(pen, view, safe ? minaWaits : minaAt);
    },
    drawAction: (pen, moment) => {
      if (safe) {
        drawBothReady(pen, view, moment);
        return;
      }
      drawMina(pen, view, moment);
      drawJoon(pen, view, moment);
    },
  };
}

const room = pictureFrom(stage(), [
  place(card.x, card.y, bedroomBack),
  place(card.x + 108 * cardSize, card.y - 46 * cardSize, bedroomBack),
]);
const near = pictureFrom(stage({ eyeHeight: 138, horizon: 300, distance: 170, focal: 2000, eyeX: 10 }), [
  place(card.x, card.y, bedroomBack),
  place(clock.x + 22, 70, bedroomBack),
]);

const bedAndDoor = framed(616, 337, 930);
const bothPeople = [place(-134, 180, 172), place(176, 0, 150)];

/** Exercise 29, Late for the Eye Doctor. */
export const scene: Scene = {
  ...room,
  exerciseId: 29,
  pictured:
    'Joon sits on the edge of the bed in his jacket, both feet flat on the floor. Mina stands at the door with car keys and looks at the clock: ten to ten. A note says Eye clinic 10:00. A card on the wall shows three pictures: feet flat, wait, stand.',
  owner: 'Mina',
  shots: [
    { from: 0, camera: bedAndDoor, easeSeconds: 0 },
    { from: 0.62, insert: near, camera: framed(656, 345, 1226), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: bedAndDoor, easeSeconds: 0 },
    { from: 0.35, insert: near, camera: framed(656, 345, 1226), easeSeconds: 0 },
  ],
  claim: { camera: framed(760, 292, 1040), side: 'right' },
  ...healed(bedAndDoor, room, pictureFrom(stage(), bothPeople, { safe: true })),
};
