import { blob, type Shape } from './paint.ts';
import type { Point } from './pen.ts';
import { add, dot, minus, radians, times, unit } from './space.ts';
import type { Place, Stage } from './stage.ts';

/** An elliptic slice of a body: a waist, a brow, a chin. Radii in centimeters. */
export type Ring = { centre: Place; left: Place; forward: Place; width: number; depth: number };

/**
 * A rounded body given by slices from bottom to top: a head or a chest that can be seen from any side. Points on it are
 * named by the slice (0 is the first, fractions lie between) and the angle from its own front towards its own left.
 */
export type Form = {
  /** A point of the surface in the picture; behind the visible edge it slides onto the edge. */
  on(ring: number, angle: number, lift?: number): Point;
  /** The same point in the room. */
  spot(ring: number, angle: number, lift?: number): Place;
  /** A point of the half that is seen: share -1 is the edge on the own right, 0 nearest to us, 1 the edge on the own left. */
  across(ring: number, share: number, lift?: number): Point;
  /** 1 where the surface faces the viewer, 0 at the visible edge. */
  facing(ring: number, angle: number): number;
  /** A point of the visible edge on one side: 1 is the own left, -1 the own right. */
  edge(ring: number, side: 1 | -1, lift?: number): Point;
  /** The visible edge between two slices. @param lift centimeters further out, for hair or cloth */
  outline(lift?: number, from?: number, to?: number): Shape;
};

const mixRing = (a: Ring, b: Ring, amount: number): Ring => ({
  centre: add(a.centre, times(minus(b.centre, a.centre), amount)),
  left: add(a.left, times(minus(b.left, a.left), amount)),
  forward: add(a.forward, times(minus(b.forward, a.forward), amount)),
  width: a.width + (b.width - a.width) * amount,
  depth: a.depth + (b.depth - a.depth) * amount,
});

export function form(view: Stage, rings: readonly Ring[]): Form {
  const ringAt = (index: number): Ring => {
    const held = Math.min(rings.length - 1, Math.max(0, index));
    const low = Math.min(rings.length - 2, Math.floor(held));
    const [a, b] = [rings[low], rings[low + 1]];
    if (!a || !b) throw new Error('a form needs two rings or more');
    return mixRing(a, b, held - low);
  };
  /** The angle, in radians from the ring's front, of the point nearest to the viewer. */
  const nearest = (ring: Ring) => {
    const sight = unit(minus(view.eye, ring.centre));
    return Math.atan2(dot(sight, ring.left) * ring.depth, dot(sight, ring.forward) * ring.width);
  };
  const spotOf = (ring: Ring, angle: number, lift: number): Place =>
    add(
      ring.centre,
      add(
        times(ring.left, (ring.width + lift) * Math.sin(angle)),
        times(ring.forward, (ring.depth + lift) * Math.cos(angle)),
      ),
    );
  const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
  const spot = (index: number, angle: number, lift = 0) => {
    const ring = ringAt(index);
    const front = nearest(ring);
    const away = wrapped(radians(angle) - front);
    return spotOf(ring, front + Math.min(Math.PI / 2, Math.max(-Math.PI / 2, away)), lift);
  };
  const edge = (index: number, side: 1 | -1, lift = 0) => {
    const ring = ringAt(index);
    return view.at(spotOf(ring, nearest(ring) + (side * Math.PI) / 2, lift));
  };
  return {
    spot,
    edge,
    across: (index, share, lift = 0) => {
      const ring = ringAt(index);
      return view.at(spotOf(ring, nearest(ring) + (share * Math.PI) / 2, lift));
    },
    on: (index, angle, lift) => view.at(spot(index, angle, lift)),
    facing: (index, angle) => {
      const ring = ringAt(index);
      return Math.max(0, Math.cos(wrapped(radians(angle) - nearest(ring))));
    },
    outline: (lift = 0, from = 0, to = rings.length - 1) => {
      const steps: number[] = [from];
      for (let index = Math.floor(from) + 1; index < to; index++) steps.push(index);
      steps.push(to);
      return blob([
        ...steps.map((index) => edge(index, 1, lift)),
        ...steps.toReversed().map((index) => edge(index, -1, lift)),
      ]);
    },
  };
}
