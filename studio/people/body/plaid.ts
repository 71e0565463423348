import { curve, inside, type Shape, stroke } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';

/** The upper and the lower edge of a piece of cloth as it is seen, each from the left of the picture to the right. */
type Spread = { upper: readonly [Point, Point]; lower: readonly [Point, Point] };

const PLAID = { across: 11, down: 11, round: 5 };

/** Bands that follow the cloth: along it they spread from edge to edge, across it they sag as on something round. */
export function drawPlaid(pen: Pen, shape: Shape, { upper, lower }: Spread, plaid: string, scale: number) {
  const part = ([one, two]: readonly [Point, Point], share: number): Point => ({
    x: one.x + (two.x - one.x) * share,
    y: one.y + (two.y - one.y) * share,
  });
  const on = (across: number, down: number): Point => {
    const at = part([part(upper, across), part(lower, across)], down);
    const side = across * 2 - 1;
    return { x: at.x, y: at.y + PLAID.round * scale * (1 - Math.min(1, side * side)) };
  };
  const size = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y) / scale;
  const wide = Math.max(1, Math.round(Math.max(size(...upper), size(...lower)) / PLAID.across));
  const high = Math.max(1, Math.round(size(part(upper, 0.5), part(lower, 0.5)) / PLAID.down));
  inside(pen, shape, () => {
    for (let step = -2; step <= wide + 1; step++) {
      const across = (step + 0.5) / wide;
      stroke(pen, curve([-0.4, 0.2, 0.7, 1.4].map((down) => on(across, down))), plaid, scale * 1.3);
    }
    for (let step = -1; step <= high; step++) {
      const down = (step + 0.5) / high;
      stroke(
        pen,
        curve([-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5].map((across) => on(across, down))),
        plaid,
        scale * 1.5,
      );
    }
  });
}
