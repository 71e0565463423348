import { faint, mix, sunlit, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, shaped, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** How far the hem reaches down from the knee to the ankle. */
const HEM = 0.6;

/** Half the width of the cloth in centimeters: drawn in by the belt, over the hips, and wide at the hem. */
const HALF = { hips: 4.6, hem: 11 };

/** The middle of the cloth and its half width at the belt, the hips and the hem, in the picture. */
function girths(view: Stage, { rings, legs: { left, right }, measures }: Skeleton) {
  const seen = (middle: Place, half: number) => ({ ...view.at(middle), half: half * view.scale(middle.z) });
  const waist = rings[2];
  const hips = between(left.hip, right.hip, 0.5);
  const hem = between(between(left.knee, left.ankle, HEM), between(right.knee, right.ankle, HEM), 0.5);
  return {
    belt: waist ? seen(waist.centre, waist.width + 0.6) : seen(hips, measures.hipHalf + 8),
    hips: seen({ ...hips, y: hips.y - 4 }, measures.hipHalf + 8 + HALF.hips),
    hem: seen(hem, measures.hipHalf + 8 + HALF.hem),
  };
}

/**
 * The lower part of a robe of somebody who stands: from the belt it falls over the hips and widens to the hem, with
 * folds that the belt gathers and one front laid over the other. Draw it over the person, before the arms and the belt.
 */
export function drawRobeFall(pen: Pen, view: Stage, skeleton: Skeleton, { main, shade }: Tone): void {
  const { belt, hips, hem } = girths(view, skeleton);
  const scale = view.scale(skeleton.neck.z);
  const dark = mix(shade, '#43263f', 0.2);
  const side = (way: number, at: { x: number; y: number; half: number }): Point => ({
    x: at.x + way * at.half,
    y: at.y,
  });
  const cloth = shaped((shape) => {
    const [top, out, low] = [belt, hips, hem].map((at) => side(-1, at)) as [Point, Point, Point];
    const [topTo, outTo, lowTo] = [belt, hips, hem].map((at) => side(1, at)) as [Point, Point, Point];
    shape.moveTo(top.x, top.y);
    shape.bezierCurveTo(
      top.x,
      top.y + (out.y - top.y) * 0.45,
      out.x,
      out.y - (out.y - top.y) * 0.4,
      out.x,
      out.y,
    );
    shape.lineTo(low.x, low.y);
    shape.quadraticCurveTo(hem.x, low.y + 4 * scale, lowTo.x, lowTo.y);
    shape.lineTo(outTo.x, outTo.y);
    shape.bezierCurveTo(
      outTo.x,
      outTo.y - (outTo.y - topTo.y) * 0.4,
      topTo.x,
      topTo.y + (outTo.y - topTo.y) * 0.45,
      topTo.x,
      topTo.y,
    );
  });
  graded(pen, cloth, side(-1, hips), side(1, hips), [
    [0, mix(main, shade, 0.25)],
    [0.14, sunlit(main, 0.4)],
    [0.5, main],
    [0.8, mix(main, shade, 0.45)],
    [1, shade],
  ]);
  /** A place on the cloth. @param across -1 to 1 @param down 0 belt to 1 hem */
  const on = (across: number, down: number): Point => {
    const way = (hips.y - belt.y) / (hem.y - belt.y);
    const [from, to, share] = down < way ? [belt, hips, down / way] : [hips, hem, (down - way) / (1 - way)];
    const half = from.half + (to.half - from.half) * share;
    return { x: from.x + (to.x - from.x) * share + across * half, y: belt.y + (hem.y - belt.y) * down };
  };
  inside(pen, cloth, () => {
    // The belt gathers the cloth: short folds open from it, long ones fall to the hem.
    for (const [top, low, from, until, width, strength] of [
      [-0.72, -0.84, 0.02, 0.3, 1.3, 0.45],
      [-0.5, -0.62, 0.02, 0.9, 1.7, 0.5],
      [-0.28, -0.3, 0.02, 0.34, 1.2, 0.45],
      [-0.08, -0.16, 0.12, 1, 1.8, 0.5],
      [0.48, 0.52, 0.02, 0.4, 1.3, 0.55],
      [0.62, 0.76, 0.02, 1, 2, 0.6],
      [0.82, 0.9, 0.04, 0.36, 1.2, 0.6],
    ] as const) {
      const spots = [0, 0.5, 1].map((share) => on(top + (low - top) * share, from + (until - from) * share));
      fill(pen, tapered(spots, scale * width), faint(mix(main, shade, 0.95), strength + 0.3));
    }
    // One front lies over the other and shades it.
    const front = [on(0.16, 0), on(0.24, 0.35), on(0.3, 0.7), on(0.34, 1.1)];
    for (const wide of [5, 3.4, 2])
      fill(
        pen,
        tapered(
          front.map(({ x, y }) => ({ x: x + wide * 0.4 * scale, y })),
          scale * wide,
        ),
        faint(dark, 0.13),
      );
    fill(pen, tapered(front, scale * 1), dark);
    // The belt's own shadow.
    const below = [-1, -0.5, 0, 0.5, 1].map((across) => on(across, 0.035));
    fill(pen, tapered(below, scale * 4), faint(dark, 0.22));
  });
}
