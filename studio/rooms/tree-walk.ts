import { fill } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { level } from '../canvas/solids.ts';
import { mirrored, place, type Stage } from '../canvas/stage.ts';
import { smoothWay } from '../props/cords.ts';
import { drawShopFront } from '../props/garden.ts';
import { drawBush, drawRoot, drawTree } from '../props/trees.ts';
import { drawLiftedSlab, drawOpenAir, drawSlabs } from './outdoors.ts';

// The walk runs away from us to the store. Both halves of it mirror each other about its middle joint.
export const middle = -14;
export const halfWidth = 118;
export const slab = { z: 150, depth: 90, lift: 13 };
export type Side = 'left' | 'right';
/** 1 to the right of the joint, -1 to the left. */
export const wayOf = (side: Side) => (side === 'right' ? 1 : -1);

const roots: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [206, 8, 246],
    [176, 5, 226],
    [146, 6, 206],
    [114, 2, 196],
  ],
  [
    [202, 7, 238],
    [180, 4, 206],
    [152, 6, 182],
    [114, 2, 160],
  ],
];

/** The walk between trees, level as far as the store. */
export function drawTreeWalk(pen: Pen, view: Stage) {
  drawOpenAir(pen, view, 'sunny');
  drawShopFront(pen, view, place(-330, 0, 1150), 'STORE', { width: 330, height: 230 });
  for (const z of [1000, 760, 560]) {
    drawTree(pen, view, place(middle + 236, 0, z), { size: 1.1 });
    if (z < 900) drawTree(pen, view, place(middle - 290, 0, z), { size: 1.1 });
  }
  // The pavement before the store, where the walk ends.
  fill(pen, level(view, -420, 1080, 640, 68, 0), '#cfc8ba');
  for (const x of [middle - halfWidth, middle])
    drawSlabs(pen, view, { x, width: halfWidth, from: -120, to: 1146, slab: 90 });
  fill(pen, level(view, middle - 1, -120, 2, 1220, 0.1), '#a9a294');
  drawBush(pen, view, place(middle - 230, 0, 340), 1.1);
  for (const way of [-1, 1]) drawTree(pen, view, place(middle + way * 214, 0, 262), { size: 1.25 });
}

/** The roots and the slab they have lifted, so far as it is not ground level. @param lift in centimeters */
export function drawRoughSpot(pen: Pen, view: Stage, side: Side, lift: number = slab.lift) {
  const [seen, shift] = side === 'right' ? [view, middle] : [mirrored(view), -middle];
  for (const root of roots)
    drawRoot(
      pen,
      seen,
      smoothWay(
        root.map(([x, y, z]) => place(shift + x, y, z)),
        6,
      ),
      8,
    );
  const inner = 1.5;
  const lifted = { ...slab, width: halfWidth - inner, lift };
  if (side === 'left') drawLiftedSlab(pen, view, { ...lifted, x: middle - halfWidth });
  else drawLiftedSlab(pen, mirrored(view), { ...lifted, x: -middle - halfWidth });
}
