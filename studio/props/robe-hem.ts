import { faint, mix, type Tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, line, polygon, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { add, between, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** The cloth of a robe and the color of its bands. */
export type Plaid = { tone: Tone; bands: string };

/** Centimeters from the middle of the hem to its sides, and before and behind the ankles. */
export const HEM = { aside: 29, front: 8, pool: 30, behind: 12 };

/** The middle between both ankles, on the floor. */
export const hemMiddle = ({ legs: { left, right } }: Skeleton): Place => ({
  ...between(left.ankle, right.ankle, 0.5),
  y: 0,
});

/** The cloth that lies on the floor around the feet: draw it before the person, so that the shoes stand on it. */
export function drawPooledHem(pen: Pen, view: Stage, skeleton: Skeleton, { tone, bands }: Plaid): void {
  const middle = hemMiddle(skeleton);
  const { left, forward } = skeleton.frame;
  const scale = view.scale(middle.z);
  const rim = (share: number) =>
    Array.from({ length: 40 }, (_, step) => {
      const turn = (step * Math.PI) / 20;
      const wave = share * (1 + 0.06 * Math.sin(turn * 7) + 0.04 * Math.sin(turn * 3 + 1));
      const ahead = Math.sin(turn) * (Math.sin(turn) > 0 ? HEM.pool : HEM.behind);
      const spot = add(
        add(middle, times(left, Math.cos(turn) * (HEM.aside + 9) * wave)),
        times(forward, ahead * wave),
      );
      return view.at({ ...spot, y: 0.5 });
    });
  drawClothShadow(pen, rim(1.06), scale);
  const cloth = blob(rim(1));
  solid(pen, cloth, tone, 2 * scale, 1.4 * scale);
  inside(pen, cloth, () => {
    stroke(pen, blob(rim(0.82)), faint(bands, 0.75), 1.2 * scale);
    for (let step = 0; step < 40; step += 3) {
      const [out, inner] = [rim(1.05)[step], rim(0.5)[step]];
      if (out && inner) stroke(pen, line([inner, out]), faint(bands, 0.7), 1.1 * scale);
    }
    for (let step = 2; step < 40; step += 5) {
      const [out, half, inner] = [rim(0.98)[step], rim(0.8)[step + 1], rim(0.5)[step]];
      if (out && half && inner) fill(pen, tapered([inner, half, out], 2.2 * scale), faint('#2a1a24', 0.3));
    }
    fill(pen, blob(rim(0.62)), faint('#2a1a24', 0.28));
  });
}

/** The fold in front of the shoes: they stand in the cloth that lies around them. Draw it after the shoes. */
export function drawHemFold(pen: Pen, view: Stage, skeleton: Skeleton, { tone, bands }: Plaid): void {
  const middle = hemMiddle(skeleton);
  const { left, forward } = skeleton.frame;
  const scale = view.scale(middle.z);
  const row = (share: number, up: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const turn = ((10 + step * 6.67) * Math.PI) / 180;
      const wave = 1 + 0.05 * Math.sin(turn * 7) + 0.03 * Math.sin(turn * 3 + 1);
      const high = up * (0.75 + 0.25 * Math.sin(turn * 9 + 2)) * Math.sin(turn) ** 0.6;
      const aside = Math.cos(turn) * (HEM.aside + 7) * wave;
      const ahead = Math.sin(turn) * HEM.pool * share * wave;
      return view.at(add(add({ ...middle, y: 0.4 + high }, times(left, aside)), times(forward, ahead)));
    });
  const [outer, crest] = [row(1, 0), row(0.76, 2.8)];
  const fold = polygon([...crest, ...outer.toReversed()]);
  solid(pen, fold, tone, 1.6 * scale, 0.8 * scale);
  inside(pen, fold, () => {
    stroke(pen, curve(row(0.9, 1.2)), faint(bands, 0.7), 1.4 * scale);
    for (let step = 1; step < 25; step += 3) {
      const [from, to] = [crest[step], outer[step]];
      if (from && to) stroke(pen, line([from, to]), faint(bands, 0.7), 1.3 * scale);
    }
    stroke(
      pen,
      curve(crest.map(({ x, y }) => ({ x, y: y + 0.8 * scale }))),
      faint('#ffc9ae', 0.3),
      1.2 * scale,
    );
  });
  stroke(pen, curve(crest), mix(tone.shade, '#2a1a24', 0.3), 0.4 * scale);
}

/** Cloth that lies on something throws a narrow shadow to the lower right. */
export function drawClothShadow(pen: Pen, points: readonly Point[], scale: number) {
  fill(
    pen,
    blob(points.map(({ x, y }) => ({ x: x + 0.8 * scale, y: y + 0.7 * scale }))),
    faint('#43263f', 0.24),
  );
}
