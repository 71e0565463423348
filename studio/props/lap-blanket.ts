import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, fill, inside, line, type Shape, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, between, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Leg, Skeleton } from '../people/skeleton.ts';

/** The cloth in the picture, in the order of its edge: along the own right leg, the hem, and back along the left leg. */
type Cloth = { shape: Shape; hem: readonly Point[]; spot: Spot };

/** A point on the cloth. @param along 0 hip to 1 knee, and on to 2, the ankle @param aside 0 in the middle to 1 (own left) or -1 */
type Spot = (along: number, aside: number, up?: number) => Point;

/** How far down the shins the cloth hangs, from the own right to the own left: one corner is lower than the other. */
const LONG = { right: 1.34, left: 1.5 };

function onCloth(view: Stage, { legs: { left, right }, frame }: Skeleton): Spot {
  const onLeg = ({ hip, knee, ankle }: Leg, along: number): Place => {
    if (along < 1) return between(hip, knee, along);
    // What hangs lies before the shins, and farther before them the lower it is.
    return add(between(knee, ankle, along - 1), times(frame.forward, 6 + (along - 1) * 4));
  };
  return (along, aside, up = along < 1 ? 8 : 0) => {
    const middle = between(onLeg(right, along), onLeg(left, along), (1 + aside) / 2);
    const wider = times(frame.left, aside * (along < 1 ? 8 : 9 + (along - 1) * 3));
    const { x, y, z } = add(middle, wider);
    return view.at({ x, y: y + up, z });
  };
}

function clothOver(view: Stage, skeleton: Skeleton): Cloth {
  const spot = onCloth(view, skeleton);
  const steps = Array.from({ length: 13 }, (_, step) => step / 12);
  const hem = steps.map((share) =>
    spot(
      LONG.right +
        (LONG.left - LONG.right) * share +
        0.045 * Math.sin(share * 13) +
        0.03 * Math.sin(share * 29),
      share * 2 - 1,
    ),
  );
  // On the side that is turned away the edge of the cloth is on the thigh; on the other it hangs down to the seat.
  const away = skeleton.frame.left.z > 0 ? 1 : -1;
  const side = (aside: 1 | -1, low: number) => [
    spot(0.1, aside * 1.15, aside === away ? 8 : 0),
    spot(0.5, aside * 1.15, aside === away ? 7 : -8),
    spot(0.8, aside * 1.15, aside === away ? 6 : -9),
    spot(0.98, aside * 1.12, aside === away ? 5 : -10),
    spot(1.12, aside * 1.14),
    spot(low - 0.06, aside * 1.06),
  ];
  const edge = [...side(-1, LONG.right), ...hem, ...side(1, LONG.left).toReversed(), spot(0.1, 0, 11)];
  const shape = curve([...edge, edge[0] ?? { x: 0, y: 0 }]);
  shape.closePath();
  return { shape, hem, spot };
}

/** A row of short threads along the hem. */
function drawFringe(pen: Pen, hem: readonly Point[], scale: number, color: string) {
  hem.slice(1).forEach((to, index) => {
    const from = hem[index] ?? to;
    for (const share of [0, 0.25, 0.5, 0.75]) {
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      const thread = [
        { x, y: y - scale * 0.4 },
        { x: x + scale * 0.3 * Math.sin(x), y: y + scale * 2.6 },
      ];
      stroke(pen, line(thread), color, scale * 0.55);
    }
  });
}

/** Stripes woven across the cloth: two on the lap, and two above the hem. */
function drawStripes(pen: Pen, { spot }: Cloth, scale: number, stripe: string) {
  const across = (along: (aside: number) => number, width: number) =>
    stroke(
      pen,
      curve([-1.1, -0.8, -0.5, -0.2, 0.1, 0.4, 0.7, 1.1].map((aside) => spot(along(aside), aside))),
      stripe,
      width * scale,
    );
  across(() => 0.44, 1.2);
  across(() => 0.58, 2.6);
  const low = (aside: number) => LONG.right + ((LONG.left - LONG.right) * (aside + 1)) / 2;
  across((aside) => low(aside) - 0.17, 2.6);
  across((aside) => low(aside) - 0.09, 1.2);
  // Checks: the same stripes run down over the knees.
  for (const [aside, width] of [
    [-0.72, 2.4],
    [-0.56, 1],
    [0.34, 2.4],
    [0.5, 1],
  ] as const)
    stroke(
      pen,
      curve([0.1, 0.4, 0.7, 0.98, 1.2, 1.5].map((along) => spot(along, aside))),
      faint(stripe, 0.55),
      width * scale,
    );
}

/** The cloth sinks between the thighs, bends over the knees, and falls in folds from them. */
function drawFolds(pen: Pen, { shape, spot }: Cloth, scale: number, { main, shade }: Tone) {
  const knees = [spot(1, -0.6, 7), spot(1.5, 0)];
  const [top, low] = knees;
  if (top && low)
    graded(pen, shape, top, low, [
      [0, faint(shade, 0)],
      [0.2, faint(shade, 0.3)],
      [1, faint(shade, 0.62)],
    ]);
  const fold = mix(main, shade, 0.8);
  fill(
    pen,
    tapered([spot(0.3, -0.05, 9), spot(0.6, 0.02, 8), spot(0.96, 0.05, 5)], scale * 3),
    faint(fold, 0.4),
  );
  // Each fold has a dark valley, and beside it a ridge in the light.
  for (const [aside, lean, width] of [
    [-0.9, -0.03, 2],
    [-0.52, 0.06, 2.8],
    [-0.16, 0.08, 4],
    [0.14, -0.06, 4.4],
    [0.5, -0.04, 2.8],
    [0.86, 0.05, 2.2],
  ] as const)
    for (const [shift, color, strength] of [
      [0, fold, 0.6],
      [-0.12, mix(main, '#fffaf0', 0.4), 0.26],
    ] as const)
      fill(
        pen,
        tapered(
          [
            spot(1.02, aside + shift),
            spot(1.22, aside + shift + lean * 0.6),
            spot(LONG.left + 0.06, aside + shift + lean * 1.6),
          ],
          scale * width,
        ),
        faint(color, strength),
      );
}

/** A blanket over the lap of a seated person: draw it after the body and before the arms. */
export function drawLapBlanket(pen: Pen, view: Stage, skeleton: Skeleton, color: Tone, stripe: string): void {
  const scale = view.scale(skeleton.neck.z);
  const cloth = clothOver(view, skeleton);
  drawFringe(pen, cloth.hem, scale, mix(stripe, color.shade, 0.25));
  solid(pen, cloth.shape, color, scale * 3, scale);
  inside(pen, cloth.shape, () => {
    drawStripes(pen, cloth, scale, stripe);
    drawFolds(pen, cloth, scale, color);
  });
}
