import { mix, type Tone, tone } from '../canvas/color.ts';
import { curve, inside, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Part, padded, type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { facing } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';

/** Furniture somebody sits in, in two layers: all of it before the person, and the arm nearer to the viewer after. */
export type SeatLayers = { behind(pen: Pen): void; front(pen: Pen): void };

const wood = tone('#8a5f41', 0.26);

/** Height of an armchair's seat and arms, for who sits in it. */
export const armchairSeat = 45;
export const armchairArm = 62;

/** An upholstered armchair. Its place on the floor is under the middle of the seat. */
export function armchair(view: Stage, stand: Stand, cover: Tone, { high = 98 } = {}): SeatLayers {
  const frame = facing(stand.turn);
  const nearIsLeft = frame.left.z < 0;
  const arm = (side: 1 | -1): Part => ({
    left: side === 1 ? [29, 43] : [-43, -29],
    up: [10, armchairArm],
    forward: [-32, 34],
  });
  const legs = (pen: Pen) => {
    for (const left of [-38, 38]) {
      for (const forward of [-30, 30]) {
        tube(pen, view, [spotOn(stand, left, 12, forward), spotOn(stand, left, 0, forward)], 2, wood);
      }
    }
  };
  const faces = Math.abs(stand.turn) < 18;
  const seam = mix(cover.main, cover.shade, 0.7);
  const seamThrough = (pen: Pen, spots: readonly (readonly [number, number, number])[]) =>
    stroke(
      pen,
      curve(spots.map(([left, up, forward]) => view.at(spotOn(stand, left, up, forward)))),
      seam,
      view.scale(stand.at.z) * 0.6,
    );
  /** An arm with the seam around its front panel. */
  const drawArm = (pen: Pen, side: 1 | -1) => {
    const body = padded(pen, view, stand, arm(side), cover, 6.5);
    if (frame.forward.z > -0.3) return;
    const top = armchairArm - 5;
    inside(pen, body, () =>
      seamThrough(pen, [
        [side * 32, 18, 33],
        [side * 32, top - 6, 33],
        [side * 36, top, 32],
        [side * 39.5, top - 6, 33],
        [side * 39.5, 18, 33],
      ]),
    );
  };
  /** The seams along the front edges of the seat cushion. */
  const drawPiping = (pen: Pen) => {
    if (frame.forward.z > -0.3) return;
    for (const up of [armchairSeat - 3, 33])
      seamThrough(pen, [
        [-27, up, 33],
        [0, up - 0.6, 33.4],
        [27, up, 33],
      ]);
  };
  return {
    behind: (pen) => {
      const floor = spotOn(stand, 0, 0, 0);
      groundShadow(pen, view, floor.x, floor.z, 56, 44);
      legs(pen);
      padded(pen, view, stand, { left: [-36, 36], up: [10, high], forward: [-44, -26] }, cover, 8);
      // The cushion of the back, a little before it; from the side it is not seen.
      if (frame.forward.z < -0.6)
        padded(pen, view, stand, { left: [-29, 29], up: [38, high - 9], forward: [-30, -21] }, cover, 7);
      const far = nearIsLeft ? -1 : 1;
      drawArm(pen, far);
      padded(pen, view, stand, { left: [-30, 30], up: [10, 32], forward: [-28, 32] }, darker(cover), 3);
      padded(pen, view, stand, { left: [-29.5, 29.5], up: [30, armchairSeat], forward: [-26, 33] }, cover, 5);
      drawPiping(pen);
      if (faces) drawArm(pen, nearIsLeft ? 1 : -1);
    },
    front: (pen) => {
      if (!faces) drawArm(pen, nearIsLeft ? 1 : -1);
    },
  };
}

const darker = ({ main, shade }: Tone): Tone => ({ main: mix(main, shade, 0.6), shade });

/** A plain wooden chair. */
export function woodenChair(
  view: Stage,
  stand: Stand,
  paint: Tone = wood,
  { seat = 45, high = 92, arms = false } = {},
): SeatLayers {
  const leg = (pen: Pen, left: number, forward: number, top: number) =>
    tube(pen, view, [spotOn(stand, left, top, forward), spotOn(stand, left, 0, forward)], 1.9, paint);
  return {
    behind: (pen) => {
      const floor = spotOn(stand, 0, 0, 0);
      groundShadow(pen, view, floor.x, floor.z, 32, 26);
      const backFirst = facing(stand.turn).forward.z < 0.2;
      const back = () => {
        leg(pen, -19, -19, high);
        leg(pen, 19, -19, high);
        for (const up of [high - 6, high - 20, high - 34]) {
          turnedBlock(
            pen,
            view,
            stand,
            { left: [-19, 19], up: [up - 4, up + 3], forward: [-20, -18] },
            paint,
          );
        }
      };
      if (backFirst) back();
      leg(pen, -18, 18, seat - 3);
      leg(pen, 18, 18, seat - 3);
      turnedBlock(pen, view, stand, { left: [-22, 22], up: [seat - 4, seat], forward: [-21, 22] }, paint);
      if (arms) {
        for (const side of [-22, 22]) {
          tube(
            pen,
            view,
            [spotOn(stand, side, 66, -19), spotOn(stand, side, 66, 16), spotOn(stand, side, seat, 16)],
            2,
            paint,
          );
        }
      }
      if (!backFirst) back();
    },
    front: () => {},
  };
}

/** A folding chair of metal, opened. */
export function drawFoldingChair(
  pen: Pen,
  view: Stage,
  stand: Stand,
  pad: Tone,
  metal: Tone = tone('#7e8a91', 0.3),
): void {
  const floor = spotOn(stand, 0, 0, 0);
  groundShadow(pen, view, floor.x, floor.z, 34, 26, 0.24);
  for (const side of [-20, 20]) {
    tube(
      pen,
      view,
      [spotOn(stand, side, 84, -20), spotOn(stand, side, 44, -4), spotOn(stand, side, 0, 24)],
      1.5,
      metal,
    );
  }
  turnedBlock(pen, view, stand, { left: [-20, 20], up: [60, 82], forward: [-20, -17] }, pad);
  for (const side of [-17, 17]) {
    tube(pen, view, [spotOn(stand, side, 44, 14), spotOn(stand, side, 0, -24)], 1.5, metal);
  }
  tube(pen, view, [spotOn(stand, -20, 12, 18), spotOn(stand, 20, 12, 18)], 1.1, metal);
  turnedBlock(pen, view, stand, { left: [-21, 21], up: [42, 46], forward: [-17, 21] }, pad);
}
