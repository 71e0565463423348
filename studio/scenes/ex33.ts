import { mix, tone } from '../canvas/color.ts';
import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { spotOn } from '../canvas/solid-turned.ts';
import { block, facesOf, upright } from '../canvas/solids.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { attending, handsBusy } from '../people/attending.ts';
import { walterInRobe } from '../people/cast/dressed.ts';
import { therapist } from '../people/cast/others.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { sitting, standing, withHands } from '../people/poses.ts';
import {
  bathroomBack,
  drawBathBench,
  drawBathroom,
  drawGrabBar,
  drawTowelBar,
  drawTub,
} from '../rooms/bathroom.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { drawFloor } from '../rooms/surfaces.ts';
import { framed, wide } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bench = place(-74, 0, 150);
const seat = { at: place(-68, 0, 166), turn: 34 };
const nearWall = { x: 14, z: 205 };
const door = { x: 132, z: nearWall.z, width: 84 };
const helper = place(172, 0, 192);
const grabBar = [place(-44, 108, bathroomBack), place(-7, 141, bathroomBack)] as const;
const towelBar = [place(28, 120, nearWall.z), place(104, 120, nearWall.z)] as const;
const hand = place(14, 115, 152);
const paint = tone('#e9d3bd', 0.16);

function drawRoom(pen: Pen, view: Stage) {
  drawBathroom(pen, view, { tiles: tone('#a9cccd', 0.16) });
  drawTub(pen, view, { x: -206, width: 198, mat: true });
  drawGrabBar(pen, view, ...grabBar);
  block(
    pen,
    view,
    { ...nearWall, y: 0, width: 500, height: 280, depth: bathroomBack - nearWall.z },
    facesOf(paint),
  );
  fill(pen, upright(view, nearWall.x, 0, 500, 9, nearWall.z), '#ffffff');
  drawDoorway(pen, view, door, () => {
    const far = nearWall.z + 170;
    fill(pen, upright(view, -100, 0, 700, 300, far), mix(paint.main, '#8a6a48', 0.25));
    drawFloor(pen, view, { kind: 'plain', tone: tone('#c99a6b', 0.2) }, far, -100, 600);
  });
  drawTowelBar(pen, view, ...towelBar);
  drawFloorShadow(pen, view, helper);
  drawBathBench(pen, view, bench, { width: 78 });
  drawFloorShadow(pen, view, spotOn(seat, 0, 0, 46));
}

function drawPeople(pen: Pen, view: Stage, moment: Moment) {
  figure(
    view,
    { person: therapist, at: helper, turn: -26, pose: standing(therapist), regards: hand },
    attending(moment.idle('therapist')),
  ).draw(pen);
  const walter = walterInRobe();
  const pose = withHands(sitting(walter, { seat: 48, lean: 10 }), {
    left: { to: hand, shape: 'open' },
    right: { to: place(bench.x - 30, 50, 154), shape: 'flat' },
  });
  figure(
    view,
    { person: walter, ...seat, pose, regards: towelBar[0] },
    handsBusy(moment.speaker ?? moment.idle('Walter')),
  ).draw(pen);
}

function pictureFrom(view: Stage): Picture {
  return {
    keyObject: boxOf(view, [...grabBar, ...towelBar, place(28, 74, nearWall.z)], 12),
    drawBackground: (pen) => drawRoom(pen, view),
    drawAction: (pen, moment) => drawPeople(pen, view, moment),
  };
}

const room = pictureFrom(stage());

/** Exercise 33, Which Bar to Hold? */
export const scene: Scene = {
  ...room,
  exerciseId: 33,
  pictured:
    'Walter sits in a robe on a bath bench before the tub. His hand is in the air between a white grab bar on the tiles and a thin towel bar with a towel on the near wall. His therapist stands at the door.',
  owner: 'Walter',
  shots: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.34, camera: framed(600, 330, 980), easeSeconds: 2.2 },
    { from: 0.6, camera: framed(650, 262, 660), easeSeconds: 2.2 },
  ],
  closing: [
    { from: 0, camera: wide, easeSeconds: 0 },
    { from: 0.3, camera: framed(650, 262, 660), easeSeconds: 2.2 },
  ],
  claim: { camera: framed(560, 280, 900), side: 'left' },
};
