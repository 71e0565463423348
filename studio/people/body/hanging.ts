import { inside, line, polygon, type Round, type Shape, solid, stroke, wrap } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { add, between, times } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { Garment } from '../outfit.ts';
import type { Person } from '../person.ts';
import type { Leg, Skeleton } from '../skeleton.ts';
import { seen } from './seen.ts';

/**
 * Cloth that hangs from the hips over both legs.
 * @param to 1 at the knee, 2 at the foot
 */
function skirtShape(view: Stage, skeleton: Skeleton, to: number, thick: number): Shape {
  const discs: Round[] = [];
  for (const leg of [skeleton.legs.left, skeleton.legs.right]) {
    discs.push(seen(view, leg.hip, 9.6 * thick));
    discs.push(seen(view, between(leg.hip, leg.knee, Math.min(1, to)), 8.2 * thick));
    if (to > 1) discs.push(seen(view, between(leg.knee, leg.ankle, to - 1), 7.4 * thick));
  }
  return wrap(discs);
}

/** The front of an apron below the waist: over the thighs to the knee, hanging when somebody stands. */
function apronShape(view: Stage, skeleton: Skeleton, to: number): Shape {
  const { left, right } = skeleton.legs;
  const end = (leg: Leg, side: number) => {
    const spot = between(leg.hip, leg.knee, to);
    const out = add(spot, times(skeleton.frame.left, side * 6));
    return view.at(add(out, times(skeleton.frame.forward, 6)));
  };
  const waist = skeleton.rings[2];
  if (!waist) return polygon([]);
  const top = (side: number) =>
    view.at(
      add(
        add(waist.centre, times(waist.left, side * waist.width * 0.74)),
        times(waist.forward, waist.depth * 0.72),
      ),
    );
  return polygon([top(1), end(left, 1), end(right, -1), top(-1)]);
}

function drawSkirt(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, to, plaid }: NonNullable<Garment['skirt']>,
  thick: number,
  scale: number,
) {
  const shape = skirtShape(view, skeleton, to, thick);
  solid(pen, shape, tone, scale * 3);
  if (!plaid) return;
  const hips = view.at(skeleton.legs.left.hip);
  inside(pen, shape, () => {
    for (let step = -9; step <= 9; step++) {
      const x = hips.x + step * 11 * scale;
      const y = hips.y + step * 11 * scale;
      stroke(
        pen,
        line([
          { x, y: hips.y - 90 * scale },
          { x, y: hips.y + 120 * scale },
        ]),
        plaid,
        scale * 1.3,
      );
      stroke(
        pen,
        line([
          { x: hips.x - 120 * scale, y },
          { x: hips.x + 120 * scale, y },
        ]),
        plaid,
        scale * 1.5,
      );
    }
  });
}

/** Skirts and aprons lie over the body, so that no seam shows at the hips. */
export function drawHanging(pen: Pen, view: Stage, skeleton: Skeleton, person: Person) {
  const skirt = person.outfit.garments.findLast((garment) => garment.skirt)?.skirt;
  if (skirt) drawSkirt(pen, view, skeleton, skirt, person.build.limbs, view.scale(skeleton.neck.z));
  const apron = person.outfit.garments.find((garment) => garment.apron)?.apron;
  if (apron) solid(pen, apronShape(view, skeleton, apron.to), apron.tone, view.scale(skeleton.neck.z) * 3);
}
