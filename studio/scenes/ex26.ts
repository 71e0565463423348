import { faint, mix, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { tube, upright } from '../canvas/solids.ts';
import { boxOf, type Place, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, feeling, handsBusy } from '../people/attending.ts';
import { dressed, joonInRobe } from '../people/cast/dressed.ts';
import { mina } from '../people/cast/mina.ts';
import { aide } from '../people/cast/others.ts';
import { robe } from '../people/clothes/coats.ts';
import { type Figure, figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawMug } from '../props/crockery.ts';
import { drawClock, drawPicture } from '../props/decor.ts';
import { drawWetPatch } from '../props/floor-signs.ts';
import { drawSideTable } from '../props/tables.ts';
import { drawTowelOver } from '../props/textiles.ts';
import { drawShower } from '../rooms/bathroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawDoorway, drawWindow } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawTiledWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const wall = 290;
/** Neither as light nor as green as her sleeve, so that her shoulder at the frame is seen. */
const hallWall = tone('#b59a80', 0.16);
const joon = dressed(joonInRobe, {
  garments: [robe(tone('#46627d', 0.24), tone('#f3ead9', 0.13), { to: 1.1, belt: '#344c63' })],
  legs: { tone: tone('#aebccb', 0.2) },
});
const door = { x: -24, z: wall, width: 134 };
const tiles = wall + 150;
const minaAt = place(6, 0, wall - 14);
const joonSeat = { at: place(-138, 0, 196), turn: 30 };
const minaSeat = { at: place(minaAt.x - 12, 0, minaAt.z - 60), turn: 14 };
const table = place(-76, 0, 240);

function drawShowerRoom(pen: Pen, view: Stage) {
  drawTiledWall(pen, view, { from: -125, to: 300, z: tiles, high: 250, tiles: tone('#d3e3e2', 0.14) });
  drawFloor(
    pen,
    view,
    { kind: 'tiles', tone: tone('#dfe5e2', 0.12), joint: '#b4c2c0', size: 22 },
    tiles,
    -120,
    300,
  );
  drawShower(pen, view, 12, { back: tiles });
  tube(pen, view, [place(34, 92, tiles - 5), place(88, 92, tiles - 5)], 1.7, tone('#dfe5e8', 0.3));
  drawWetPatch(pen, view, 84, wall + 84, 26, 14);
  // Unlit, so that she stands out before it.
  fill(pen, upright(view, -120, 0, 400, 260, wall), faint('#3d5566', 0.34));
}

function drawHall(pen: Pen, view: Stage) {
  drawShell(pen, view, {
    wall: hallWall,
    trim: minaHome.trim,
    back: wall,
    floor: minaHome.boards,
    panel: { tone: tone('#a9b8a0', 0.16), height: 86 },
  });
  drawWindow(pen, view, {
    x: -160,
    sill: 96,
    z: wall,
    width: 84,
    height: 96,
    sky: 'day',
    curtains: tone('#c98a72', 0.2),
    open: 0.7,
  });
  drawDoorway(pen, view, { ...door, frame: minaHome.trim }, () => drawShowerRoom(pen, view));
  drawClock(pen, view, place(table.x + 4, 160, wall), 7 * 60, 16);
  drawPicture(pen, view, { x: 123, y: 118, z: wall, width: 34, height: 44 }, 'leaf');
  drawSideTable(pen, view, table, { height: 60 });
  const empty = mix('#fbfbf7', '#43263f', 0.28);
  drawMug(pen, view, place(table.x - 9, 60, table.z), tone('#d98d73', 0.2), 1.15, empty);
  drawMug(pen, view, place(table.x + 10, 60, table.z - 5), tone('#7fa3b0', 0.2), 1.15, empty);
}

/** Lids that will hardly stay up, the head against the frame. */
const sleepy = (performance: Performance): Performance =>
  handsBusy({
    ...feeling(performance, 'tired'),
    blink: Math.max(performance.blink, 0.84),
    attention: 0,
    tilt: -0.9,
    nod: 0.35,
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
  const holding = { to: { left: 20, up: 104, forward: 24 }, shape: 'relaxed' as const };
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
    { person: mina, ...minaSeat, pose: sitting(mina, { seat: 45, lean: -6 }) },
    handsBusy({ ...rest, blink: Math.max(rest.blink, 0.9), tilt: -0.6, nod: 0.3 }),
  ).draw(pen);
}

function drawTowelOnArm(pen: Pen, view: Stage, { skeleton }: Figure) {
  const { elbow, wrist } = skeleton.arms.left;
  const [a, b] = [view.at(elbow), view.at(wrist)];
  const at = { x: a.x * 0.5 + b.x * 0.5, y: a.y * 0.5 + b.y * 0.5 };
  drawTowelOver(pen, at, view.scale(wrist.z) * 0.7, tone('#e0a34f', 0.2));
}

/** Three letters that rise from a head: sleep comes by itself. */
function drawDozing(pen: Pen, { on, scale }: Figure['head']['head'], seconds: number) {
  const from = on(9, 60, 0.2);
  for (const [step, size] of [5, 6.6, 8.4].entries()) {
    const rise = 1.2 * Math.sin(seconds * 1.6 - step);
    const at = {
      x: from.x + scale * (7 + step * 7),
      y: from.y - scale * (4 + step * 7.5 + rise),
    };
    lettering(pen, 'z', at, size * scale, faint('#fffdf6', 0.55 + 0.15 * step), 700);
  }
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, minaAt);
  const sunk = thereAndBack(moment.beat);
  const still = standing(mina);
  const hips = { ...still.hips, left: -7, up: still.hips.up - 1.5 - 3 * sunk };
  const aside = -14 - 5 * sunk;
  const pose = withHands(
    { ...still, hips, aside },
    {
      right: {
        to: { left: 1, up: 100 - 3 * sunk, forward: 26 },
        shape: 'flat',
        elbow: { out: 0.6, up: -1, forward: -0.2 },
      },
      left: {
        to: { left: -8, up: 96 - 3 * sunk, forward: 20 },
        shape: 'relaxed',
        elbow: { out: 1, up: -1, forward: -0.2 },
      },
    },
  );
  const person = figure(
    view,
    { person: mina, at: minaAt, turn: 14, pose },
    sleepy(moment.speaker ?? moment.idle('Mina')),
  );
  person.draw(pen, { left: () => drawTowelOnArm(pen, view, person) });
  drawDozing(pen, person.head.head, moment.seconds);
}

function pictureFrom(view: Stage, seen: readonly Place[], { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, seen, 4),
    drawBackground: (pen) => drawHall(pen, view),
    drawAction: (pen, moment) => {
      drawJoon(pen, view, moment);
      (safe ? drawMinaResting : drawMina)(pen, view, moment);
    },
  };
}

const figureBox = [place(-38, 164, minaAt.z), place(30, 66, minaAt.z)];
const hallView = stage({ eyeHeight: 160, horizon: 130 });
const room = pictureFrom(hallView, figureBox);
const near = pictureFrom(
  stage({ eyeHeight: 130, horizon: 290, distance: 190, focal: 1900, eyeX: 22 }),
  figureBox,
);
/** The two of them, the clock and the mugs. */
const both = framed(540, 352, 1000);

/** Exercise 26, A Night Without Sleep. */
export const scene: Scene = {
  ...room,
  exerciseId: 26,
  pictured:
    'At seven in the morning Mina leans on the frame of her bathroom door, her eyes almost shut, a towel over her arm; letters z rise from her head, as from somebody who falls asleep. Joon dozes in his robe on a chair behind her; on a table stand two empty mugs. Beyond the door are a shower seat and wet tiles.',
  owner: 'Mina',
  beat: { word: 'head', seconds: 2, moves: 'Mina sinks against the door frame and straightens up again' },
  shots: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.24, camera: framed(536, 292, 770), easeSeconds: 2.2 },
    { from: 0.68, insert: near, camera: framed(600, 342, 900), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: framed(600, 342, 900), easeSeconds: 0 },
  ],
  claim: { camera: framed(770, 330, 1000), side: 'right' },
  ...healed(
    framed(600, 326, 860),
    room,
    pictureFrom(hallView, [place(-66, 170, minaAt.z), place(90, 0, minaAt.z)], { safe: true }),
  ),
};
