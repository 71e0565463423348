import { tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import { boxAround, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling } from '../people/attending.ts';
import { mina } from '../people/cast/mina.ts';
import { joon } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { drawWalker, walkerBefore, walkerGrips } from '../props/aids.ts';
import { drawWalkerLeg } from '../props/close-views.ts';
import { drawPicture, drawPlant } from '../props/decor.ts';
import { drawHallTable } from '../props/household.ts';
import { drawCallMarks, soundColor } from '../props/signals.ts';
import { drawFrontHall, frontHallBack } from '../rooms/front-hall.ts';
import { minaHome } from '../rooms/palettes.ts';
import { framed, healed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const man = { at: place(-36, 0, 150), turn: 40 };
const walker = walkerBefore(man);
const minaAt = place(132, 0, 190);
/** His left front leg, at the height of its button. */
const pin = spotOn(walker, 26, 25, 21);

function drawHall(pen: Pen, view: Stage) {
  drawFrontHall(pen, view, { ...minaHome, floor: minaHome.boards }, { doorX: -190, leaf: minaHome.curtain });
  drawPicture(pen, view, { x: 30, y: 138, z: frontHallBack, width: 60, height: 44 }, 'hills');
  drawHallTable(pen, view, place(10, 0, frontHallBack - 34), { width: 96 });
  drawPlant(pen, view, place(212, 0, frontHallBack - 26), 0.9);
}

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  const grips = walkerGrips(walker);
  const pose = withHands(standing(joon, { lean: 6 }), {
    left: { to: grips.left, shape: 'grip' },
    right: { to: grips.right, shape: 'grip' },
  });
  drawWalker(pen, view, walker, 'far');
  figure(
    view,
    { person: joon, at: man.at, turn: man.turn, pose, regards: pin },
    feeling(attending(moment.idle('Joon')), 'thinking', 0.6),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, walker, 'near') });
}

function drawClick(pen: Pen, at: { x: number; y: number }, size: number, direction: number, seconds: number) {
  drawCallMarks(pen, at, { direction, size, seconds });
  const side = Math.cos((direction * Math.PI) / 180);
  lettering(
    pen,
    'Click!',
    { x: at.x + side * size * 2.4, y: at.y - size * 0.1 },
    size * 0.95,
    soundColor,
    800,
  );
}

const room: Stage = stage();

const hall: Picture = {
  keyObject: boxAround([room.at(place(pin.x - 12, 46, pin.z)), room.at(place(pin.x + 52, 0, pin.z))]),
  drawBackground: (pen) => {
    drawHall(pen, room);
    drawFloorShadow(pen, room, man.at);
    drawFloorShadow(pen, room, minaAt);
  },
  drawAction: (pen, moment) => {
    const performance = moment.speaker ?? feeling(moment.idle('Mina'), 'concern', 0.6);
    figure(
      room,
      { person: mina, at: minaAt, turn: -24, pose: standing(mina), regards: pin },
      performance,
    ).draw(pen);
    drawJoon(pen, room, moment);
    drawClick(pen, room.at(pin), 40, 0, moment.seconds);
  },
};

/** The two front legs from before the walker, near the floor. */
const low: Stage = stage({ eyeHeight: 46, horizon: 84, focal: 1150, distance: 60, eyeX: 5 });
const legs: [Place, Place] = [place(-24, 0, 28), place(24, 0, 28)];

/** @param locked both pins are all the way out, and nothing clicks */
const legsFrom = (locked: boolean): Picture => ({
  keyObject: boxAround([
    low.at(place(legs[0].x - 9, 38, legs[0].z)),
    low.at(place(legs[1].x + 22, 12, legs[1].z)),
  ]),
  drawBackground: (pen) => {
    drawHall(pen, low);
    drawFloorShadow(pen, low, place(0, 0, 70));
  },
  drawAction: (pen, moment) => {
    figure(
      low,
      { person: joon, at: place(0, 0, 76), turn: 0, pose: standing(joon) },
      moment.idle('Joon'),
    ).draw(pen);
    const steel = tone('#b9c2c8', 0.34);
    tube(pen, low, [place(legs[0].x, 50, 30), place(legs[1].x, 50, 30)], 2, steel);
    for (const [index, leg] of legs.entries())
      drawWalkerLeg(pen, low.at(leg), low.scale(leg.z), index === 1 && !locked ? 0.4 : 1);
    if (locked) return;
    drawClick(pen, low.at(place(legs[1].x, 25, legs[1].z)), 86, 0, moment.seconds);
  },
});
const close = legsFrom(false);

/** Exercise 15, The Walker Goes Click. */
export const scene: Scene = {
  ...hall,
  exerciseId: 15,
  pictured:
    'Joon walks through the hallway, his hands on the grips of his walker; Mina looks at its legs. Close by, on one front leg the spring button is only half through its hole, and it clicks; on the other leg the button is all the way out.',
  owner: 'Mina',
  sounds: [{ name: 'click', caption: 'walker clicks' }],
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(720, 400, 1000), easeSeconds: 2.2 },
    { from: 0.58, insert: close, camera: wide, easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.2, insert: close, camera: wide, easeSeconds: 0 },
  ],
  claim: { camera: framed(860, 400, 840), side: 'right' },
  ...healed(wide, close, legsFrom(true)),
};
