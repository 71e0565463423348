import { mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { ellipse, fill, rectangle } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { level, slanted, tube, upright } from '../canvas/solids.ts';
import { inFrame } from '../canvas/space.ts';
import { boxOf, place, type Stage, stage } from '../canvas/stage.ts';
import { handsBusy } from '../people/attending.ts';
import { rosa } from '../people/cast/rosa.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawPendant } from '../props/medical.ts';
import { drawPhone } from '../props/notes.ts';
import { drawTable } from '../props/tables.ts';
import { drawTowelOver } from '../props/textiles.ts';
import { bathroomBack, drawBasin, drawBathroom } from '../rooms/bathroom.ts';
import { bedroomBack, drawBedroom } from '../rooms/bedroom.ts';
import { drawFloor } from '../rooms/floors.ts';
import { drawDoorway } from '../rooms/openings.ts';
import { rosaHome } from '../rooms/palettes.ts';
import { framed, healed } from './camera.ts';
import type { Moment, Picture, Scene } from './scene.ts';

const bed: BedSpec = {
  stand: { at: place(-170, 0, 218), turn: -90 },
  blanket: tone('#7fa3b0', 0.22),
  frame: rosaHome.wood,
};
const post = { x: -62, z: 166, top: 132 };
const pendant = place(post.x + 1.3, 130, post.z - 5);
const bath = { x: 12, z: bedroomBack, width: 92 };
const kitchen = { x: 150, z: bedroomBack, width: 88 };
const rosaAt = { at: place(62, 0, 268), turn: 22 };

/** The next rooms stand behind the wall: their own back wall is farther away. */
function behind(view: Stage, away: number): Stage {
  return {
    ...view,
    at: ({ x, y, z }) => view.at(place(x, y, z + away)),
    scale: (z) => view.scale(z + away),
  };
}

function drawBathroomBeyond(pen: Pen, view: Stage) {
  const far = behind(view, bedroomBack + 150 - bathroomBack);
  drawBathroom(pen, far);
  drawBasin(pen, far, 76);
}

function drawKitchenBeyond(pen: Pen, view: Stage) {
  const far = bedroomBack + 230;
  fill(pen, upright(view, 0, 0, 600, 300, far), rosaHome.cabinet.main);
  fill(pen, upright(view, 0, 96, 600, 300, far), rosaHome.wall.main);
  fill(pen, upright(view, 0, 92, 600, 5, far), rosaHome.top.main);
  drawFloor(pen, view, rosaHome.tiles, far, 0, 600);
  const table = place(172, 0, far - 120);
  drawTable(pen, view, table, { width: 120, depth: 70, paint: rosaHome.wood });
  const spot = place(206, 74, table.z + 26);
  slanted(pen, view, spot, place(spot.x + 2, 74, spot.z), place(spot.x, 74, spot.z - 2.6), () =>
    drawPhone(pen, { x: 0, y: 0 }, 1, { turn: 74 }),
  );
}

function drawRoom(pen: Pen, view: Stage) {
  drawBedroom(
    pen,
    view,
    { wall: rosaHome.wall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { windowX: -176, pictureX: null },
  );
  drawDoorway(pen, view, { ...bath, frame: rosaHome.trim }, () => drawBathroomBeyond(pen, view));
  drawDoorway(pen, view, { ...kitchen, frame: rosaHome.trim }, () => drawKitchenBeyond(pen, view));
  fill(pen, level(view, bath.x, bath.z - 4, bath.width, 6, 0.2), rosaHome.trim);
  drawBed(pen, view, bed);
  for (const [z, top] of [
    [post.z + 104, 104],
    [post.z, post.top],
  ] as const) {
    tube(pen, view, [place(post.x, 0, z), place(post.x, top, z)], 4, rosaHome.wood);
    drawKnob(pen, view.at(place(post.x, top + 4, z)), view.scale(z));
  }
  drawFloorShadow(pen, view, rosaAt.at);
}

/** The turned end of a bedpost: a ball on two rings. */
function drawKnob(pen: Pen, at: Point, scale: number) {
  const { main, shade } = rosaHome.wood;
  placed(pen, at, scale, 0, () => {
    for (const y of [5.4, 7.4])
      graded(pen, rectangle(-4.9, y, 9.8, 1.7, 0.8), { x: -4.9, y }, { x: 4.9, y }, [
        [0, mix(main, '#fff0d8', 0.3)],
        [0.5, main],
        [1, shade],
      ]);
    graded(pen, ellipse(0, 0, 6, 6), { x: -3.6, y: -4.4 }, { x: 4, y: 4.6 }, [
      [0, mix(main, '#fff0d8', 0.45)],
      [0.4, main],
      [1, shade],
    ]);
    softGlow(pen, { x: -2.2, y: -2.6 }, { x: 1.8, y: 1.4 }, '#fff6e8', 0.5);
  });
}

/** Larger than life, so that it is found beside the bed. @param at where its cord hangs from */
function drawBigPendant(pen: Pen, at: Point, scale: number, cord: number) {
  drawPendant(pen, at, scale, cord);
  placed(pen, { x: at.x, y: at.y + (cord + 4.3) * scale }, scale, 0, () =>
    lettering(pen, 'HELP', { x: 0, y: 0 }, 1.7, '#ffffff', 800),
  );
}

/** @param worn the pendant is around her neck */
function drawRosa(pen: Pen, view: Stage, moment: Moment, worn: boolean) {
  const pose = withHands(standing(rosa), {
    right: {
      to: { left: -16, up: 96, forward: 24 },
      shape: 'flat',
      elbow: { out: 0.6, up: -1, forward: -0.4 },
    },
  });
  const person = figure(
    view,
    { person: rosa, ...rosaAt, pose, ...(worn ? {} : { regards: place(pendant.x, 90, pendant.z) }) },
    handsBusy(moment.speaker ?? moment.idle('Rosa')),
  );
  const { elbow, wrist } = person.skeleton.arms.right;
  person.draw(pen);
  if (worn) {
    const { neck, frame } = person.skeleton;
    drawBigPendant(pen, view.at(inFrame(frame, neck, 0, -2, 10)), view.scale(neck.z) * 1.5, 15);
  }
  const arm = place((elbow.x + wrist.x) / 2, (elbow.y + wrist.y) / 2 + 3, (elbow.z + wrist.z) / 2);
  drawTowelOver(pen, view.at(arm), view.scale(arm.z));
}

const onPost = [place(post.x - 18, post.top + 10, post.z), place(post.x + 18, 74, post.z)];
const onRosa = [place(rosaAt.at.x - 16, 150, rosaAt.at.z), place(rosaAt.at.x + 16, 104, rosaAt.at.z)];

function pictureFrom(view: Stage, { safe = false } = {}): Picture {
  return {
    keyObject: boxOf(view, safe ? [...onPost, ...onRosa] : onPost, 4),
    drawBackground: (pen) => {
      drawRoom(pen, view);
      if (!safe) drawBigPendant(pen, view.at(pendant), view.scale(pendant.z) * 1.9, 16);
    },
    drawAction: (pen, moment) => drawRosa(pen, view, moment, safe),
  };
}

const room = pictureFrom(stage());
// Beside the bed: the post, and Rosa at the bathroom door behind it.
const besideBed = stage({ eyeHeight: 128, horizon: 170, focal: 1050, distance: 0, eyeX: -20 });
const near = pictureFrom(besideBed);
const postAndDoor = framed(700, 281, 1000);

// The pendant, Rosa and the phone, from the bed to the kitchen.
const medium = framed(790, 345, 960);

/** Exercise 40, The Pendant by the Bed. */
export const scene: Scene = {
  ...room,
  exerciseId: 40,
  pictured:
    'Rosa stands at her bathroom door with a towel over her arm and nothing around her neck. Behind her an alarm pendant with a red button hangs on the bedpost; through another door a phone lies on the far kitchen table.',
  owner: 'Rosa',
  shots: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.24, insert: near, camera: postAndDoor, easeSeconds: 0 },
    { from: 0.62, camera: framed(826, 310, 850), easeSeconds: 0 },
  ],
  closing: [
    { from: 0, camera: medium, easeSeconds: 0 },
    { from: 0.3, insert: near, camera: postAndDoor, easeSeconds: 0 },
  ],
  claim: { camera: framed(640, 360, 1280), side: 'right' },
  ...healed(postAndDoor, near, pictureFrom(besideBed, { safe: true })),
};
