import { mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, rectangle } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { groundShadow, slanted, tube } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { type BedSpec, drawBed } from '../props/beds.ts';
import { drawHelpButton } from '../props/neck-cord.ts';
import { drawPhone } from '../props/notes.ts';
import { drawSpectacles } from '../props/spectacles.ts';
import { drawNightstand, drawSideTable } from '../props/tables.ts';
import { bathroomBack, drawBathroom } from './bathroom.ts';
import { bedroomBack, drawBedroom } from './bedroom.ts';
import { drawDoorway } from './openings.ts';
import { rosaHome } from './palettes.ts';

// Rosa's bedroom, seen from her bathroom through the door.

const bed: BedSpec = {
  stand: { at: place(-190, 0, 432), turn: -90 },
  blanket: tone('#7fa3b0', 0.22),
  frame: rosaHome.wood,
};
export const post = { x: -82, z: 380, top: 132 };
const nightstand = place(-77, 0, 462);
export const door = { x: -98, z: 200, width: 146 };
/** A stand with two bars, on which towels dry. */
export const rack = { from: 72, to: 124, z: 142, top: 92 };

/** The same room farther away, or nearer. */
function moved(view: Stage, away: number): Stage {
  return {
    ...view,
    at: ({ x, y, z }) => view.at(place(x, y, z + away)),
    scale: (z) => view.scale(z + away),
  };
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

/** @param onPost the button hangs there @param onTable the glasses lie there */
export function drawBedside(pen: Pen, view: Stage, { onPost = false, onTable = false, picture = true }) {
  drawBedroom(
    pen,
    moved(view, 550 - bedroomBack),
    { wall: rosaHome.wall, trim: rosaHome.trim, floor: rosaHome.boards, curtain: rosaHome.curtain },
    { windowX: -176, pictureX: picture ? -70 : null },
  );
  drawPhoneTable(pen, view);
  drawNightstand(pen, view, nightstand, { width: 42 });
  if (onTable) {
    const spot = place(nightstand.x + 6, 58.6, nightstand.z + 14);
    drawSpectacles(pen, view.at(spot), view.scale(spot.z) * 1.02);
  }
  drawBed(pen, view, bed);
  for (const [z, top] of [
    [post.z + 104, 104],
    [post.z, post.top],
  ] as const) {
    tube(pen, view, [place(post.x, 0, z), place(post.x, top, z)], 4, rosaHome.wood);
    drawKnob(pen, view.at(place(post.x, top + 4, z)), view.scale(z));
  }
  if (onPost)
    drawHelpButton(pen, view.at(place(post.x, post.top, post.z - 5)), view.scale(post.z) * 1.02, 16);
}

/** A phone on a small table by the wall. */
function drawPhoneTable(pen: Pen, view: Stage) {
  const at = place(67, 0, 440);
  drawSideTable(pen, view, at, { height: 60, radius: 17, paint: rosaHome.wood });
  const spot = place(at.x, 60.4, at.z - 4);
  slanted(pen, view, spot, place(spot.x + 2, spot.y, spot.z), place(spot.x, spot.y, spot.z - 2.6), () =>
    drawPhone(pen, { x: 0, y: 0 }, 1, { turn: 74 }),
  );
}

function drawRack(pen: Pen, view: Stage) {
  const wood = tone('#b98a5e', 0.24);
  groundShadow(pen, view, (rack.from + rack.to) / 2, rack.z, 30, 14, 0.3);
  for (const x of [rack.from, rack.to]) {
    tube(pen, view, [place(x, 2, rack.z - 14), place(x, 2, rack.z + 14)], 1.8, wood);
    tube(pen, view, [place(x, 0, rack.z), place(x, rack.top + 3, rack.z)], 1.8, wood);
  }
  for (const y of [rack.top, 52])
    tube(pen, view, [place(rack.from, y, rack.z), place(rack.to, y, rack.z)], 1.5, wood);
}

export function drawBathDoorway(pen: Pen, view: Stage, things: Parameters<typeof drawBedside>[2]) {
  drawBathroom(pen, moved(view, door.z - bathroomBack));
  drawDoorway(pen, view, { ...door, frame: rosaHome.trim }, () => drawBedside(pen, view, things));
  drawRack(pen, view);
}

/** The button by its cord on the bedpost. */
export function drawButtonOnPost(pen: Pen, view: Stage): void {
  drawHelpButton(pen, view.at(place(post.x, post.top, post.z - 5)), view.scale(post.z) * 1.02, 16);
}
