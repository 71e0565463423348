import { faint, tone } from '../canvas/color.ts';
import { chain, fill, polygon, solid } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import type { Stage } from '../canvas/stage.ts';

const metal = tone('#b4bdc5', 0.38);
const wood = tone('#c39a6c', 0.26);
const height = 88;
const halfApart = 31;

/**
 * Parallel bars to walk between, on a platform with a blue mat. They run along their own forward.
 * @param stand the middle of the platform, and the way the bars run
 */
export function drawWalkBars(pen: Pen, view: Stage, stand: Stand, length = 180): void {
  const half = length / 2;
  const spot = (left: number, up: number, forward: number) => spotOn(stand, left, up, forward);
  const edge = { left: [-42, 42], up: [0, 4], forward: [-half - 8, half + 8] } as const;
  const under = [-46, 46].flatMap((left) =>
    [-half - 12, half + 12].map((forward) => view.at(spot(left, 0, left < 0 ? forward : -forward))),
  );
  fill(pen, polygon(under), faint('#43263f', 0.2));
  turnedBlock(pen, view, stand, edge, tone('#c9a06f', 0.3));
  const mat = [
    spot(-22, 4.2, -half - 4),
    spot(22, 4.2, -half - 4),
    spot(22, 4.2, half + 4),
    spot(-22, 4.2, half + 4),
  ];
  fill(pen, polygon(mat.map(view.at)), '#86aab8');
  const sides = [halfApart, -halfApart].sort((a, b) => spot(b, 0, 0).z - spot(a, 0, 0).z);
  for (const left of sides) {
    for (const share of [-0.82, 0, 0.82]) {
      const forward = half * share;
      tube(pen, view, [spot(left, 4, forward), spot(left, 50, forward)], 2.7, metal);
      tube(pen, view, [spot(left, 50, forward), spot(left, height - 2, forward)], 1.9, metal);
      tube(pen, view, [spot(left, 48, forward), spot(left, 52, forward)], 3.2, tone('#6d747b', 0.3));
    }
    const round = (up: number, forward: number) => {
      const at = spot(left, up, forward);
      return { ...view.at(at), r: 2.7 * view.scale(at.z) };
    };
    const scale = view.scale(stand.at.z);
    const bar = chain([
      round(height - 5, -half - 3),
      round(height, -half + 3),
      round(height, half - 3),
      round(height - 5, half + 3),
    ]);
    solid(pen, bar, wood, scale * 2.2, scale * 1.6);
  }
}
