import { faint, mix, tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { upright } from '../canvas/solids.ts';
import { radians } from '../canvas/space.ts';
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
import { drawDoorway } from '../rooms/openings.ts';
import { minaHome } from '../rooms/palettes.ts';
import { drawShell } from '../rooms/surfaces.ts';
import { drawTiledWall } from '../rooms/walls.ts';
import { thereAndBack } from './beats.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Performance, Picture, Scene } from './scene.ts';

const wall = 290;
/** Neither as light nor as green as her sleeve, so that her raised arm is seen. */
const hallWall = tone('#b59a80', 0.16);
const joon = dressed(joonInRobe, {
  garments: [robe(tone('#46627d', 0.24), tone('#f3ead9', 0.13), { to: 1.1, belt: '#344c63' })],
  legs: { tone: tone('#aebccb', 0.2) },
});
const door = { x: -24, z: wall, width: 134 };
const tiles = wall + 150;
const minaAt = place(-2, 0, wall - 34);
const joonSeat = { at: place(-168, 0, 176), turn: 34 };
const minaSeat = { at: place(minaAt.x - 22, 0, minaAt.z - 50), turn: 14 };
const table = place(-92, 0, 236);

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
  drawShower(pen, view, 34, { back: tiles });
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
  drawPicture(pen, view, { x: -214, y: 112, z: wall, width: 50, height: 40 }, 'birches');
  drawDoorway(pen, view, { ...door, frame: minaHome.trim }, () => drawShowerRoom(pen, view));
  drawClock(pen, view, place(table.x, 158, wall), 7 * 60, 19);
  drawPicture(pen, view, { x: 123, y: 118, z: wall, width: 34, height: 44 }, 'leaf');
  drawSideTable(pen, view, table, { height: 60 });
  const empty = mix('#fbfbf7', '#43263f', 0.28);
  drawMug(pen, view, place(table.x - 9, 60, table.z), tone('#d98d73', 0.2), 1.3, empty);
  drawMug(pen, view, place(table.x + 10, 60, table.z - 5), tone('#7fa3b0', 0.2), 1.3, empty);
}

/** Lids that will hardly stay up, the head against the frame. */
const sleepy = (performance: Performance): Performance =>
  handsBusy({
    ...feeling(performance, 'tired'),
    blink: Math.max(performance.blink, 0.74),
    attention: 0,
    tilt: -0.9,
    nod: 0.35,
  });

function drawJoon(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, joonSeat, minaHome.wood).behind(pen);
  figure(
    view,
    { person: joon, at: joonSeat.at, turn: joonSeat.turn, pose: sitting(joon, { seat: 45 }) },
    sleepy(moment.idle('Joon')),
  ).draw(pen);
}

/** She sits and rests; somebody else has come with the towel. */
function drawMinaResting(pen: Pen, view: Stage, moment: Moment) {
  const stand = place(minaAt.x + 44, 0, minaAt.z - 6);
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
  const at = { x: a.x * 0.35 + b.x * 0.65, y: a.y * 0.35 + b.y * 0.65 };
  drawTowelOver(pen, at, view.scale(wrist.z) * 0.78, tone('#e0a34f', 0.2));
}

function drawMina(pen: Pen, view: Stage, moment: Moment) {
  drawFloorShadow(pen, view, minaAt);
  const sunk = thereAndBack(moment.beat);
  const still = standing(mina);
  const hips = { ...still.hips, up: still.hips.up - 3 * sunk };
  const aside = -7 - 6 * sunk;
  // The hand goes with the head that rests in it.
  const lower = (147 - still.hips.up) * (Math.sin(radians(-aside)) - Math.sin(radians(7)));
  const pose = withHands(
    { ...still, hips, aside },
    {
      right: {
        to: place(minaAt.x - 15 - lower, 147 - 4 * sunk, minaAt.z - 10),
        shape: 'flat',
        elbow: { out: 1, up: -0.5, forward: -0.1 },
      },
      left: {
        to: { left: 4, up: 101 - 3 * sunk, forward: 27 },
        shape: 'relaxed',
        elbow: { out: 0.7, up: -1, forward: -0.3 },
      },
    },
  );
  const person = figure(
    view,
    { person: mina, at: minaAt, turn: 14, pose },
    sleepy(moment.speaker ?? moment.idle('Mina')),
  );
  person.draw(pen);
  drawTowelOnArm(pen, view, person);
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
    'At seven in the morning Mina leans on the frame of her bathroom door, her eyes almost shut, a towel over her arm. Joon sits in his robe on a chair behind her; on a table stand two empty mugs. Beyond the door are a shower seat and wet tiles.',
  owner: 'Mina',
  beat: { word: 'head', seconds: 2, moves: 'Mina sinks against the door frame and straightens up again' },
  shots: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.24, camera: framed(577, 254, 630), easeSeconds: 2.2 },
    { from: 0.68, insert: near, camera: framed(470, 336, 880), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: both, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: framed(470, 336, 880), easeSeconds: 0 },
  ],
  claim: { camera: framed(770, 330, 1000), side: 'right' },
  ...healed(
    framed(640, 330, 860),
    room,
    pictureFrom(hallView, [place(-66, 170, minaAt.z), place(90, 0, minaAt.z)], { safe: true }),
  ),
};
