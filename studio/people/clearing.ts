import { tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawGiftBag } from '../props/bags.ts';
import { drawFoldingChair } from '../props/chairs.ts';
import { drawChairFolding } from '../props/folding-chair.ts';
import { drawOverbedTable } from '../props/tables.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { aide } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

// What a visit left in Walter's room, and how an aide clears his way.

export type Draw = (pen: Pen, view: Stage) => void;
export type Drawn = (pen: Pen, view: Stage, moment: Moment) => void;

/** The two places: in the line from the bed to the door, and by the wall. */
export const chairIn = {
  inLine: { at: place(100, 0, 246), turn: -34 },
  byWall: { at: place(18, 0, 302), turn: -12 },
};
export const tableIn = {
  inLine: { at: place(82, 0, 254), turn: 64 },
  byWall: { at: place(2, 0, 306), turn: 90 },
};
export const pad = tone('#8c98a0', 0.28);
/** By the wall beside what stands there already. */
export const folded: Stand = { at: place(92, 0, 318), turn: -8 };
export const tableAway: Stand = { at: place(64, 0, 308), turn: 90 };

/** The folding chair with the present on its seat. */
export const chairWithBag =
  (stand: Stand): Draw =>
  (pen, view) => {
    drawFoldingChair(pen, view, stand, pad);
    drawGiftBag(pen, view, bagOn(stand));
  };

/** Where a bag stands on the seat of a chair. */
const bagOn = (stand: Stand) => {
  const { x, z } = spotOn(stand, 0, 0, 3);
  return place(x - 13, 46, z - 8);
};

/** The table on small wheels. */
export const rollingTable =
  (stand: Stand): Draw =>
  (pen, view) =>
    drawOverbedTable(pen, view, stand);

/** Small steps to the side: the feet lift in turn. */
function sidling(base: Pose, share: number): Pose {
  const lift = (phase: number) => 3 * Math.max(0, Math.sin(Math.PI * 2 * (share * 3 + phase)));
  const { left, right } = base.feet;
  return { ...base, feet: { left: { ...left, up: lift(0) }, right: { ...right, up: lift(0.5) } } };
}

/** The aide lifts the bag, folds the chair with the other hand, and carries both to the wall. */
export const drawFolding: Drawn = (pen, view, { beat, idle }) => {
  const lifted = during(beat, 0.06, 0.26);
  const fold = during(beat, 0.3, 0.5);
  const gone = during(beat, 0.54, 0.88);
  const stand: Stand = {
    at: between(chairIn.inLine.at, folded.at, gone),
    turn: chairIn.inLine.turn + (folded.turn - chairIn.inLine.turn) * gone,
  };
  const up = 7 * (during(beat, 0.5, 0.56) - during(beat, 0.88, 0.94));
  const at = between(place(138, 0, 258), place(136, 0, 316), gone);
  const bag = between(bagOn(chairIn.inLine), place(at.x + 2, 52, at.z - 34), lifted);
  const handle = place(bag.x + 13, bag.y + 48, bag.z + 8);
  const base = sidling(standing(aide, { lean: 10 - 6 * gone }), gone);
  const pose = withHands(base, {
    right: {
      to: spotOn(stand, -12, 84 + up, -14 + 8 * fold),
      shape: 'grip',
      elbow: { out: 0.7, up: -0.6, forward: -0.5 },
    },
    left: { to: handle, shape: 'grip', elbow: { out: 0.5, up: -0.9, forward: -0.4 } },
  });
  drawFloorShadow(pen, view, at);
  drawChairFolding(pen, view, stand, pad, { fold, up });
  figure(
    view,
    { person: aide, at, turn: -52, pose, regards: place(stand.at.x, 60, stand.at.z) },
    attending(idle('Kelly')),
  ).draw(pen, { left: () => drawGiftBag(pen, view, bag) });
};

/** The aide rolls the table to the wall. */
export const drawRollingAway: Drawn = (pen, view, { beat, idle }) => {
  const gone = during(beat, 0.14, 0.86);
  const stand: Stand = {
    at: between(tableIn.inLine.at, tableAway.at, gone),
    turn: tableIn.inLine.turn + (tableAway.turn - tableIn.inLine.turn) * gone,
  };
  const end = spotOn(stand, 0, 82, 54);
  const at = place(end.x + 24, 0, end.z + 6);
  const hand = (left: number): Hand => ({
    to: spotOn(stand, left, 82, 54),
    shape: 'grip',
    elbow: { out: 0.5, up: -0.8, forward: -0.5 },
  });
  const pose = withHands(sidling(standing(aide, { lean: 10 }), gone), { left: hand(-11), right: hand(11) });
  drawFloorShadow(pen, view, at);
  const person = figure(
    view,
    { person: aide, at, turn: -76, pose, regards: place(stand.at.x, 60, stand.at.z) },
    attending(idle('Kelly')),
  );
  rollingTable(stand)(pen, view);
  person.draw(pen);
};
