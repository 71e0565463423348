import type { Tone } from '../canvas/color.ts';
import { mix, tone } from '../canvas/color.ts';
import { blob, curve, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const wood = tone('#8a5f41', 0.26);
export const couchSeat = 44;

/** A couch for three, facing the viewer. Its place is under the middle of the seat. */
export function drawCouch(pen: Pen, view: Stage, at: Place, cover: Tone): void {
  const stand: Stand = { at, turn: 0 };
  const part = (left: [number, number], up: [number, number], forward: [number, number], round: number) =>
    padded(pen, view, stand, { left, up, forward }, cover, round);
  groundShadow(pen, view, at.x, at.z, 108, 44);
  for (const left of [-90, 90])
    tube(pen, view, [spotOn(stand, left, 12, 30), spotOn(stand, left, 0, 30)], 2.4, wood);
  part([-94, 94], [10, 92], [-44, -26], 9);
  for (const left of [-62, 0, 62]) part([left - 29, left + 29], [40, 84], [-32, -18], 8);
  part([-82, 82], [10, 32], [-28, 32], 4);
  for (const left of [-40.5, 40.5]) part([left - 39, left + 39], [30, couchSeat], [-26, 34], 6);
  for (const side of [-1, 1]) part(side < 0 ? [-98, -80] : [80, 98], [10, 62], [-34, 36], 8);
}

/** A pillow that stands against the arm of a couch. */
export function drawPillow(pen: Pen, view: Stage, at: Place): void {
  padded(
    pen,
    view,
    { at, turn: -12 },
    { left: [-20, 20], up: [2, 32], forward: [-6, 6] },
    tone('#f6ecd8', 0.16),
    8,
  );
}

/**
 * A blanket that is shaken out over a couch: it hangs from two hands, swells, and settles.
 * @param hands where both hands hold its edge @param foot where its far edge lies @param swell 0 to 1
 */
export function drawShakenBlanket(
  pen: Pen,
  view: Stage,
  hands: readonly [Place, Place],
  foot: readonly [Place, Place],
  swell: number,
  color: Tone = tone('#c9745a', 0.24),
): void {
  const [near, far] = hands;
  const [footNear, footFar] = foot;
  const middle = (a: Place, b: Place, share: number, up: number) =>
    place(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share + up, a.z + (b.z - a.z) * share);
  const rim = [
    near,
    middle(near, footNear, 0.3, 16 * swell - 12),
    middle(near, footNear, 0.65, 8 * swell - 12),
    footNear,
    middle(footNear, footFar, 0.5, 1),
    footFar,
    middle(far, footFar, 0.7, 12 * swell - 8),
    middle(far, footFar, 0.35, 26 * swell - 7),
    far,
    middle(near, far, 0.5, -5),
  ].map(view.at);
  const scale = view.scale(near.z);
  solid(pen, blob(rim), color, 3 * scale, 1.4 * scale);
  for (const share of [0.3, 0.62]) {
    const [from, to] = [middle(near, far, share, -4), middle(footNear, footFar, share, 0)];
    const fold = [from, middle(from, to, 0.45, 20 * swell - 9), to].map(view.at);
    stroke(pen, curve(fold), mix(color.main, color.shade, 0.7), 0.8 * scale);
  }
}
