import { faint, mix, type Tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, joined, solid, stroke, tapered, wrap } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** A blanket over the lap of a seated person: draw it after the body and before the arms. */
export function drawLapBlanket(pen: Pen, view: Stage, skeleton: Skeleton, color: Tone, stripe: string): void {
  const discs = [skeleton.legs.left, skeleton.legs.right].flatMap((leg) => {
    const lower = place(
      leg.knee.x + (leg.ankle.x - leg.knee.x) * 0.55,
      leg.knee.y + (leg.ankle.y - leg.knee.y) * 0.55,
      leg.knee.z + (leg.ankle.z - leg.knee.z) * 0.55,
    );
    return [
      { ...view.at(leg.hip), r: 9 * view.scale(leg.hip.z) },
      { ...view.at(leg.knee), r: 9 * view.scale(leg.knee.z) },
      { ...view.at(lower), r: 8 * view.scale(lower.z) },
    ];
  });
  const scale = view.scale(skeleton.neck.z);
  const [left, right] = [skeleton.legs.left, skeleton.legs.right];
  const hang = hangingEdge(view, [right, left], scale);
  const cloth = joined([wrap(discs), blob(hang.toReversed())]);
  solid(pen, cloth, color, scale * 3, scale);
  inside(pen, cloth, () => {
    // Stripes follow each thigh to the knee and then hang down with the cloth.
    const across = (share: number, drop: number) =>
      [right, left].map((leg) => {
        const spot = between(leg.hip, leg.knee, share);
        const { x, y } = view.at({ ...spot, y: spot.y + 9 });
        return { x, y: y + drop * scale };
      });
    for (const [share, drop, wide] of [
      [0.3, 0, 1.6],
      [0.66, 0, 1.6],
      [1, 3, 1.8],
      [1.03, 13, 1.8],
      [1.04, 21, 0.8],
    ] as const) {
      const [a, b] = across(share, drop);
      if (!a || !b) continue;
      const out = { x: b.x - a.x, y: b.y - a.y };
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + (drop > 0 ? 2.4 : 1.4) * scale };
      stroke(
        pen,
        curve([
          { x: a.x - out.x * 0.9, y: a.y - out.y * 0.9 + 9 * scale },
          { x: a.x - out.x * 0.16, y: a.y - out.y * 0.16 },
          middle,
          { x: b.x + out.x * 0.16, y: b.y + out.y * 0.16 },
          { x: b.x + out.x * 0.9, y: b.y + out.y * 0.9 + 9 * scale },
        ]),
        stripe,
        wide * scale,
      );
    }
    drawBlanketFolds(pen, view, [right, left], scale, color);
  });
}

type Leg = Skeleton['legs']['left'];

/** Where the cloth hangs over the knees: a hem that waves, wider than the legs. */
function hangingEdge(view: Stage, legs: readonly [Leg, Leg], scale: number): Point[] {
  const [a, b] = legs.map((leg) => view.at(leg.knee));
  if (!a || !b) return [];
  const [from, to] = a.x < b.x ? [a, b] : [b, a];
  const low = (share: number) => ({
    x: from.x - 13 * scale + (to.x - from.x + 26 * scale) * share,
    y: from.y + (to.y - from.y) * share + (27 + 1.7 * Math.sin(share * 17)) * scale,
  });
  return [
    { x: from.x - 10 * scale, y: from.y - 4 * scale },
    ...[0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].map(low),
    { x: to.x + 10 * scale, y: to.y - 4 * scale },
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 9 * scale },
  ];
}

function drawBlanketFolds(pen: Pen, view: Stage, legs: readonly [Leg, Leg], scale: number, color: Tone) {
  const fold = mix(color.main, color.shade, 0.85);
  for (const leg of legs) {
    const knee = view.at(leg.knee);
    for (const [from, to] of [
      [-7, -9],
      [4, 5],
    ] as const)
      fill(
        pen,
        tapered(
          [
            { x: knee.x + from * scale, y: knee.y + scale },
            { x: knee.x + ((from + to) / 2) * scale + scale, y: knee.y + 14 * scale },
            { x: knee.x + to * scale, y: knee.y + 28 * scale },
          ],
          2.2 * scale,
        ),
        fold,
      );
  }
  const [a, b] = legs;
  const lap = [between(a.hip, b.hip, 0.5), between(a.knee, b.knee, 0.5)].map((spot) =>
    view.at({ ...spot, y: spot.y + 5 }),
  );
  fill(pen, tapered(lap, 3.4 * scale), faint(fold, 0.8));
}
