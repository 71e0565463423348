import { faint, mix, tone } from '../canvas/color.ts';
import { chain, fill, line, polygon, type Round, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import type { Stage } from '../canvas/stage.ts';

const metal = tone('#c3ccd2', 0.36);
const tread = tone('#4f7486', 0.26);
const rubber = tone('#3d4248', 0.28);

/** How far the foot of a folded stool stands from the wall, and its bar: it leans. */
const lean = { foot: 12, bar: -6, height: 116 };

/** A step stool with a tall bar, folded flat: it leans on the wall behind it. @param stand the foot of that wall */
export function drawFoldedStool(pen: Pen, view: Stage, stand: Stand): void {
  const at = (left: number, up: number, off = 0) =>
    spotOn(stand, left, up, lean.foot + (lean.bar - lean.foot) * (up / lean.height) + off);
  const scale = view.scale(stand.at.z);
  groundShadow(pen, view, stand.at.x, stand.at.z - 6, 30, 14, 0.3);
  // Its shadow on the wall, a little to the right.
  const cast = [
    [-22, 0],
    [-20, lean.height],
    [20, lean.height],
    [22, 0],
  ].map(([left = 0, up = 0]) => {
    const { x, y } = view.at(spotOn(stand, left, up, -4));
    return { x: x + 5 * scale, y: y + 2 * scale };
  });
  fill(pen, polygon(cast), faint('#43263f', 0.1));
  for (const side of [-17, 17]) tube(pen, view, [at(side, 1, -6), at(side * 0.94, 62, -4)], 1.7, metal);
  tube(pen, view, [at(-17, 12, -6), at(17, 12, -6)], 1.1, metal);
  const round = (left: number, up: number): Round => {
    const spot = at(left, up);
    return { ...view.at(spot), r: 1.7 * view.scale(spot.z) };
  };
  const frame = [
    round(-22, 1),
    round(-20, lean.height - 8),
    round(-17.5, lean.height - 2),
    round(-12, lean.height),
    round(12, lean.height),
    round(17.5, lean.height - 2),
    round(20, lean.height - 8),
    round(22, 1),
  ];
  solid(pen, chain(frame), metal, scale * 1.1, scale * 0.8);
  const bar = frame.slice(3, 5).map((spot) => ({ ...spot, r: spot.r * 1.7 }));
  solid(pen, chain(bar), rubber, scale * 1.2, scale * 0.6);
  for (const [up, tall] of [
    [20, 17],
    [44, 20],
  ] as const) {
    const ahead = lean.foot + (lean.bar - lean.foot) * (up / lean.height);
    const board = {
      left: [-19.4, 19.4],
      up: [up, up + tall],
      forward: [ahead - 1, ahead + 3],
    } as const;
    turnedBlock(pen, view, stand, board, tread);
    for (let rib = 3; rib < tall - 1; rib += 3.4) {
      const groove = [-16.5, 16.5].map((left) => view.at(spotOn(stand, left, up + rib, ahead + 3)));
      stroke(pen, line(groove), mix(tread.main, '#17242c', 0.5), 0.9 * scale);
    }
  }
  for (const side of [-22, 22]) tube(pen, view, [at(side, 5), at(side, 1)], 2.5, rubber);
}
