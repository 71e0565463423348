import { faint, mix, type Tone } from '../canvas/color.ts';
import { curve, fill, inside, line, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { padded, type Stand, spotOn } from '../canvas/solid-turned.ts';
import { groundShadow } from '../canvas/solids.ts';
import { add, between, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Leg, Skeleton } from '../people/skeleton.ts';

// A blanket that has left a lap: it slides down the legs, hangs from two hands, or lies folded.

export type Woven = { color: Tone; stripe: string };

const shares = Array.from({ length: 13 }, (_, step) => step / 12);

function drawFringe(pen: Pen, hem: readonly Point[], scale: number, { color, stripe }: Woven) {
  hem.slice(1).forEach((to, index) => {
    const from = hem[index] ?? to;
    for (const share of [0, 0.33, 0.66]) {
      const { x, y } = {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share - scale * 0.4,
      };
      const thread = line([
        { x, y },
        { x: x + scale * 0.4 * Math.sin(x), y: y + scale * 2.4 },
      ]);
      stroke(pen, thread, mix(stripe, color.shade, 0.25), scale * 0.55);
    }
  });
}

type Sheet = (down: number, across: number) => Point;

/** A sheet of cloth from its upper edge (0) to its hem (1), and from the own right (0) to the own left (1). */
function drawSheet(pen: Pen, spot: Sheet, scale: number, woven: Woven, folds: readonly number[]) {
  const { color, stripe } = woven;
  const row = (down: number) => shares.map((across) => spot(down, across));
  const side = (across: number) => [0.25, 0.5, 0.75].map((down) => spot(down, across));
  const hem = row(1);
  const edge = [...row(0), ...side(1), ...hem.toReversed(), ...side(0).toReversed()];
  const shape = curve([...edge, edge[0] ?? { x: 0, y: 0 }]);
  shape.closePath();
  drawFringe(pen, hem, scale, woven);
  solid(pen, shape, color, scale * 3, scale);
  inside(pen, shape, () => {
    for (const [down, width] of [
      [0.2, 1.2],
      [0.3, 2.6],
      [0.82, 2.6],
      [0.9, 1.2],
    ] as const)
      stroke(pen, curve(row(down)), stripe, width * scale);
    for (const [index, across] of folds.entries())
      for (const [shift, paint, strength] of [
        [0, mix(color.main, color.shade, 0.8), 0.6],
        [-0.05, mix(color.main, '#fffaf0', 0.4), 0.28],
      ] as const)
        fill(
          pen,
          tapered(
            [spot(0.08, across + shift), spot(0.5, across + shift * 1.4), spot(1.06, across + shift)],
            scale * (2.4 + (index % 3)),
          ),
          faint(paint, strength),
        );
  });
}

/** It slides from the lap of somebody who rises, and lies around the shoes. @param slid 0 on the lap to 1 on the floor */
export function drawSlidingBlanket(
  pen: Pen,
  view: Stage,
  { legs: { left, right }, frame, neck }: Skeleton,
  slid: number,
  woven: Woven,
): void {
  const scale = view.scale(neck.z);
  const onLeg = ({ hip, knee, ankle }: Leg, along: number): Place =>
    along < 1
      ? between(hip, knee, along)
      : add(between(knee, ankle, along - 1), times(frame.forward, 6 + (along - 1) * (4 + 8 * slid)));
  const [top, low] = [0.1 + 1.56 * slid, 1.42 + 0.72 * slid];
  if (slid > 0.3) {
    const floor = between(left.ankle, right.ankle, 0.5);
    groundShadow(pen, view, floor.x, floor.z - 8, 34 * slid, 16 * slid, 0.3);
  }
  const spot: Sheet = (down, across) => {
    const along = top + (low - top) * down;
    const aside = across * 2 - 1;
    const middle = between(onLeg(right, along), onLeg(left, along), across);
    const wide = (along < 1 ? 8 : 9 + (along - 1) * 3) + slid * (4 + 9 * down);
    const spread = add(middle, times(frame.left, aside * wide));
    const ripple = slid * (1 - down) * 2.6 * Math.sin(across * 17 + down * 5);
    // On the lap its edges hang down beside the thighs.
    const lap = along < 1 ? (1 - slid) * (8 - 9 * Math.max(0, Math.abs(aside) - 0.7) * 3.3) : 0;
    return view.at({ ...spread, y: Math.max(0.4, spread.y + lap + ripple) });
  };
  drawSheet(pen, spot, scale, woven, [0.12, 0.34, 0.52, 0.7, 0.9]);
}

/** It hangs from two hands. @param long centimeters from the hands down to its hem */
export function drawHungBlanket(
  pen: Pen,
  view: Stage,
  hands: { left: Place; right: Place },
  long: number,
  woven: Woven,
): void {
  const { left, right } = hands;
  const over = add(left, times(right, -1));
  const spot: Sheet = (down, across) => {
    const at = add(right, times(over, -0.08 + 1.16 * across));
    const sag = 4 * Math.sin(Math.PI * across) * (1 - down);
    const wave = down * 1.6 * Math.sin(across * 15);
    const low = at.y + 2 - sag - long * down + wave;
    return view.at({ ...at, x: at.x + (0.5 - across) * 5 * down, y: Math.max(1, low) });
  };
  drawSheet(pen, spot, view.scale(left.z), woven, [0.14, 0.36, 0.6, 0.84]);
}

/** It lies folded. @param from its near corner, in the directions of the stand @param high how thick it is */
export function drawFoldedBlanket(
  pen: Pen,
  view: Stage,
  stand: Stand,
  from: { left: number; up: number; forward: number },
  woven: Woven,
  high = 7,
): void {
  const { left, up, forward } = from;
  const part = { left: [left, left + 20], up: [up, up + high], forward: [forward, forward + 28] } as const;
  const scale = view.scale(stand.at.z);
  const shape = padded(pen, view, stand, part, woven.color, Math.min(2.6, high / 2.2));
  const along = (spots: readonly (readonly [number, number, number])[]) =>
    curve(spots.map(([l, u, f]) => view.at(spotOn(stand, left + l, up + u, forward + f))));
  inside(pen, shape, () => {
    for (const [at, width] of [
      [19, 2.4],
      [23, 1.1],
    ] as const)
      stroke(
        pen,
        along([
          [-1, 0, at],
          [-0.4, high, at],
          [20.4, high, at],
          [21, 0, at],
        ]),
        woven.stripe,
        width * scale,
      );
    // The edges of its layers.
    for (const layer of [0.34, 0.66])
      stroke(
        pen,
        along([
          [-1, high * layer, 4],
          [-0.6, high * layer, 28],
          [20, high * layer, 28.6],
        ]),
        faint(woven.color.shade, 0.9),
        0.6 * scale,
      );
  });
}
