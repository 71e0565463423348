import { faint, mix, type Tone } from '../canvas/color.ts';
import { curve, fill, inside, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand } from '../canvas/solid-turned.ts';
import { add, between, times } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** A blanket folded on the floor. */
export function drawFoldedBlanket(pen: Pen, view: Stage, stand: Stand, color: Tone): void {
  for (const up of [0, 4, 8])
    padded(pen, view, stand, { left: [-19, 19], up: [up, up + 5], forward: [-12, 12] }, color, 2.4);
}

/** A place on a way through several, each part as long as the others. */
function alongWay(way: readonly Place[], share: number): Place {
  const at = Math.min(share, 0.999) * (way.length - 1);
  const index = Math.floor(at);
  const [from, to] = [way[index], way[index + 1]];
  if (!from || !to) throw new Error('a way needs two places');
  return between(from, to, at - index);
}

/** Over the lap, the knee that is up, the shin, and the feet. */
function ridgeOf({ legs: { left, right }, frame }: Skeleton): (share: number) => Place {
  const raised = ({ x, y, z }: Place, up: number, ahead = 0) =>
    add(place(x, y + up, z), times(frame.forward, ahead));
  const way = [
    raised(between(left.hip, right.hip, 0.5), 15, 2),
    raised(left.knee, 8, -3),
    raised(left.knee, 6, 6),
    raised(left.ankle, 12, 9),
    raised(right.ankle, 19, 16),
    raised({ ...right.ankle, y: 0 }, 3, 28),
  ];
  return (share) => alongWay(way, share);
}

/**
 * A blanket over the legs of somebody who sits on the floor.
 * @param cover 0 at the hips to 1 beyond the feet: how far it is drawn
 */
export function drawBlanketOnLegs(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  cover: number,
  color: Tone,
): void {
  if (cover <= 0.02) return;
  const { legs, frame } = skeleton;
  const scale = view.scale(legs.right.knee.z);
  const ridge = ridgeOf(skeleton);
  const near = (share: number, out: number) => {
    const { hip, ankle } = legs.right;
    const at = add(between(hip, ankle, share * 1.42 - 0.12), times(frame.left, -out));
    return place(at.x, 0, at.z);
  };
  const steps = Array.from({ length: 9 }, (_, step) => (step / 8) * cover);
  const top = steps.map((share) => view.at(ridge(share)));
  const low = steps.map((share, step) => view.at(near(share, 13 + 2.4 * Math.sin(step * 2.1))));
  const shape = curve([...top, ...low.toReversed(), ...top.slice(0, 1)]);
  shape.closePath();
  solid(pen, shape, color, 3 * scale, 1.4 * scale);
  const down = (share: number) => {
    const [high, foot] = [ridge(share), near(share, 16)];
    return [high, between(high, foot, 0.45), foot].map(view.at);
  };
  inside(pen, shape, () => {
    for (const [share, width] of [
      [0.1, 2.6],
      [0.16, 1.3],
      [0.82, 1.3],
      [0.88, 2.6],
    ] as const)
      if (share < cover) stroke(pen, curve(down(share)), mix(color.main, '#fff6e4', 0.7), width * scale);
    for (const share of [0.26, 0.38, 0.52, 0.64, 0.75])
      if (share < cover) fill(pen, tapered(down(share), 2.8 * scale), faint(color.shade, 0.6));
  });
}
