import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { rectangle } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, joonInRobe } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { aide } from '../people/cast/others.ts';
import { apron } from '../people/clothes/aprons.ts';
import { robe } from '../people/clothes/coats.ts';
import { blouse } from '../people/clothes/shirts.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { drawArmTowel } from '../props/arm-towel.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawMug } from '../props/crockery.ts';
import { drawClock, drawPicture } from '../props/decor.ts';
import { drawSwitch } from '../props/household.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawWetShower } from '../props/wet-shower.ts';
import { drawDoorway, drawWindow } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const wall = 290;
/** The wall of the door ends here: to its left, the room where he sits goes on. */
const corner = -54;
const farWall = 520;
/** Her sleeve is bluer than usual, so that her shoulder is seen before the pale frame. */
const tiredMina = dressed(mina, {
  garments: [
    blouse({ tone: tone('#86a5ad', 0.24), edge: '#6f909a' }),
    apron(tone('#5d8f6a', 0.22), '#4a7656'),
  ],
});
/** Darker than a hall usually is, so that the pale frame is seen before it. */
const hallWall = tone('#b59a80', 0.16);
const joon = dressed(joonInRobe, {
  garments: [robe(tone('#46627d', 0.24), tone('#f3ead9', 0.13), { to: 0.9, belt: '#344c63' })],
  legs: { tone: tone('#8597ab', 0.2) },
});
const door = { x: -24, z: wall, width: 134 };
const minaAt = place(-11, 0, wall - 14);
const joonSeat = { at: place(-140, 0, 430), turn: 24 };
const minaSeat = { at: place(minaAt.x - 12, 0, minaAt.z - 60), turn: 14 };
const table = place(-92, 0, 414);

/** Where he sits, and the clock. */
function drawBackRoom(pen: Pen, view: Stage) {
  drawShell(pen, view, {
    wall: hallWall,
    trim: minaHome.trim,
    back: farWall,
    floor: minaHome.boards,
    panel: { tone: tone('#a9b8a0', 0.16), height: 86 },
  });
  drawWindow(pen, view, {
    x: -208,
    sill: 92,
    z: farWall,
    width: 84,
    height: 96,
    sky: 'day',
    curtains: tone('#c98a72', 0.2),
    open: 0.7,
  });
  drawClock(pen, view, place(-101, 129, farWall), 7 * 60, 15);
  drawSideTable(pen, view, table, { height: 60, radius: 21 });
  const empty = mix('#fbfbf7', '#43263f', 0.28);
  drawMug(pen, view, place(table.x - 9, 60, table.z), tone('#d98d73', 0.2), 1.15, empty);
  drawMug(pen, view, place(table.x + 9, 60, table.z - 5), tone('#7fa3b0', 0.2), 1.15, empty);
}

function drawHall(pen: Pen, view: Stage) {
  drawBackRoom(pen, view);
  // The wall of the door stands before the room behind it and keeps light from its corner.
  const edge = view.at(place(corner, 0, wall)).x;
  const shade = rectangle(edge - 50, 0, 50, view.at(place(corner, 0, farWall)).y);
  graded(pen, shade, { x: edge - 50, y: 0 }, { x: edge, y: 0 }, [
    [0, faint('#43263f', 0)],
    [1, faint('#43263f', 0.24)],
  ]);
  drawWall(pen, view, {
    from: corner,
    z: wall,
    wall: tone('#d9c3a6', 0.16),
    trim: minaHome.trim,
    sunless: true,
  });
  drawPicture(pen, view, { x: -52, y: 137, z: wall, width: 13, height: 17 }, 'leaf', '#7a5a44');
  drawSwitch(pen, view, place(-47, 104, wall));
  drawDoorway(pen, view, { ...door, frame: '#d6bd9c' }, () => drawWetShower(pen, view, wall));
}

/** Lids that will hardly stay up, the head against the frame. */
const sleepy = (performance: Performance): Performance =>
  handsBusy({
    ...feeling(performance, 'tired'),
    blink: Math.max(performance.blink, 0.84),
    attention: 0,
    tilt: -2.2,
    nod: 0.6,
  });

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, joonSeat, minaHome.wood).behind(pen);
  figure(
    view,
    { person: joon, at: joonSeat.at, turn: joonSeat.turn, pose: sitting(joon, { seat: 45 }) },
    { ...sleepy(moment.idle('Joon')), blink: 1, nod: 0.9, tilt: -0.5 },
  ).draw(pen);
}

/** She sits and rests; somebody else has come with the towel. */
function drawMinaResting(pen: Pen, view: Stage, moment: Moment) {
  const stand = place(minaAt.x + 58, 0, minaAt.z - 6);
  drawFloorShadow(pen, view, stand);
  const holding = { to: { left: 12, up: 103, forward: 26 }, shape: 'grip' as const };
  const helper = figure(
    view,
    {
      person: aide,
      at: stand,
      turn: -30,
      pose: withHands(standing(aide), { left: holding }),
      regards: place(minaSeat.at.x, 100, minaSeat.at.z),
    },
    feeling(attending(moment.idle('aide')), 'warm'),
  );
  helper.draw(pen);
  drawTowelOnArm(pen, view, helper);
  woodenChair(view, minaSeat, minaHome.wood).behind(pen);
  const rest = feeling(moment.speaker ?? moment.idle('Mina'), 'warm');
  figure(
    view,
    { person: tiredMina, ...minaSeat, pose: sitting(tiredMina, { seat: 45, lean: -6 }) },
    handsBusy({ ...rest, blink: Math.max(rest.blink, 0.9), tilt: -0.6, nod: 0.3 }),
  ).draw(pen);
}

function drawTowelOnArm(pen: Pen, view: Stage, { skeleton }: Figure) {
  const { elbow, wrist } = skeleton.arms.left;
  const fold = [0.16, 0.92].map((share) => between(elbow, wrist, share));
  drawArmTowel(pen, fold.map(view.at), view.scale(wrist.z), tone('#e0a34f', 0.2));
}

/** The room where he sits gets less light than she has, so that she is seen first. */
function drawDusk(pen: Pen, view: Stage) {
  const [far, near] = [view.at(place(corner, 0, farWall)), view.at(place(corner, 0, wall))];
  graded(pen, rectangle(0, 0, near.x, near.y), { x: 0, y: far.y }, { x: 0, y: near.y }, [
    [0, faint('#3d4058', 0.2)],
    [1, faint('#3d4058', 0)],
  ]);
}

/** Three letters that rise from a head: sleep comes by itself. */
function drawDozing(pen: Pen, { on, scale }: Figure['head']['head'], seconds: number) {
  const from = on(7, 60, 0.2);
  for (const [step, size] of [6, 8, 10.4].entries()) {
    const rise = 1.2 * Math.sin(seconds * 1.6 - step);
    const at = {
      x: from.x + scale * (8 + step * 6.4),
      y: from.y - scale * (step * 4.2 - 2 + rise),
    };
    lettering(pen, 'z', at, size * scale, faint('#3f5560', 0.7 + 0.15 * step), 700);
  }
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, minaAt);
  const sunk = thereAndBack(moment.beat);
  const still = standing(tiredMina);
  // The weight is on the leg away from the frame, and only her shoulder and head are against it.
  const hips = { ...still.hips, left: 2, up: still.hips.up - 1 - 3 * sunk };
  const aside = -9 - 5 * sunk;
  const pose = withHands(
    { ...still, hips, aside },
    {
      left: {
        to: { left: -6, up: 99 - 3 * sunk, forward: 20 },
        shape: 'relaxed',
        elbow: { out: 1.6, up: -1, forward: -0.3 },
      },
      right: {
        to: { left: -19, up: 148 - 3 * sunk, forward: 17 },
        shape: 'flat',
        bend: 26,
        elbow: { out: 0.1, up: -1, forward: 0.9 },
      },
    },
  );
  const person = figure(
    view,
    { person: tiredMina, at: minaAt, turn: 14, pose },
    sleepy(moment.speaker ?? moment.idle('Mina')),
  );
  person.draw(pen);
  drawTowelOnArm(pen, view, person);
  drawDozing(pen, person.head.head, moment.seconds);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawHall(pen, view),
    drawAction: (pen, moment) => {
      drawJoon(pen, view, moment);
      drawDusk(pen, view);
      (safe ? drawMinaResting : drawMina)(pen, view, moment);
    },
  };
}

const figureBox = [place(-52, 164, minaAt.z), place(18, 66, minaAt.z)];
const hallView = stage({ eyeHeight: 185, horizon: 60, distance: 186, focal: 1587 });
const room = pictureFrom(hallView, figureBox);
/** The two of them, the clock, the mugs and the shower. */
const all = framed(575, 386, 1000);
/** Her face, her hand and the towel. */
const near = framed(660, 322, 640);

/** Exercise 26, A Night Without Sleep. */
export const scene: Scene = {
  ...room,
  exerciseId: 26,
  pictured:
    'At seven in the morning Mina leans on the frame of her bathroom door, her eyes almost shut, a hand at her forehead, a towel over her other arm; letters z rise from her head, as from somebody who falls asleep. Joon dozes in his robe on a chair behind her; on a table stand two empty mugs. Beyond the door are a shower seat, wet tiles and water on the floor.',
  owner: 'Mina',
  beat: { word: 'head', seconds: 2, moves: 'Mina sinks against the door frame and straightens up again' },
  shots: [
    { from: 0, camera: all, easeSeconds: 0 },
    { from: 0.24, camera: framed(577, 359, 824), easeSeconds: 2.2 },
    { from: 0.68, camera: near, easeSeconds: 2 },
  ],
  closing: [
    { from: 0, camera: all, easeSeconds: 0 },
    { from: 0.3, camera: near, easeSeconds: 2.2 },
  ],
  claim: { camera: framed(770, 386, 1000), side: 'right' },
  ...healed(
    framed(600, 411, 1100),
    room,
    pictureFrom(hallView, [place(-66, 170, minaAt.z), place(90, 0, minaAt.z)], { safe: true }),
  ),
};
