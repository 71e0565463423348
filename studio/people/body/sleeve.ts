import { faint, mix, type Tone } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import {
  apart,
  chain,
  fill,
  inside,
  polygon,
  type Shape,
  shaped,
  solid,
  tapered,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { Garment } from '../outfit.ts';
import type { Arm, Skeleton } from '../skeleton.ts';
import { type BentCloth, bentCloth } from './limb.ts';
import { seen } from './seen.ts';

export type Sleeve = NonNullable<Garment['sleeve']>;

/** A sleeve from shoulder to wrist in one outline; null when it is seen as two volumes. */
export const sleeveInOne = (view: Stage, { shoulder, elbow, wrist }: Arm, thick: number): BentCloth | null =>
  bentCloth({
    root: seen(view, shoulder, Math.min(4.4, 4.4 * thick)),
    upper: seen(view, between(shoulder, elbow, 0.3), 4.8 * thick),
    joint: seen(view, elbow, 3.9 * thick),
    lower: seen(view, between(elbow, wrist, 0.34), 4.2 * thick),
    end: seen(view, between(elbow, wrist, 0.93), 3.3 * thick),
  });

/** How far from the shoulder body and sleeve have one color, in centimeters. */
const JOINED = { body: 6.5, sleeve: 15 };

/** Sleeve and body have one color where they grow out of one another, so that no seam is seen over the shoulder. */
export function joinShoulder(
  pen: Pen,
  at: Point,
  { neck, scale }: { neck: Point; scale: number },
  cloths: { body: Shape; sleeve: Shape },
  { main }: Tone,
): void {
  for (const part of ['body', 'sleeve'] as const) {
    // On a shoulder that is turned away, the edge of the cloth at the neck is near: it keeps its color.
    const near = part === 'body' ? Math.hypot(neck.x - at.x, neck.y - at.y) * 0.4 : Infinity;
    const far = Math.min(JOINED[part] * scale, near);
    inside(pen, cloths[part], () => softGlow(pen, at, { x: far, y: far }, main, 1));
  }
}

/** Cloth gathers in the hollow of the elbow, falls in a fold from it, and has its armhole where the arm leaves the body. */
export function drawSleeveFolds(
  pen: Pen,
  view: Stage,
  arm: Arm,
  skeleton: Skeleton,
  { shape, hollow, way }: BentCloth,
  thick: number,
  { main, shade }: Tone,
): void {
  const [top, elbow, wrist] = [view.at(arm.shoulder), view.at(arm.elbow), view.at(arm.wrist)];
  const { r } = seen(view, arm.elbow, 3.9 * thick);
  const dark = mix(shade, '#43263f', 0.16);
  const deep = Math.hypot(hollow.x - elbow.x, hollow.y - elbow.y) / r;
  inside(pen, shape, () => {
    if (deep > 1.06) {
      const across = { x: -way.y, y: way.x };
      const at = (far: number, aside: number): Point => ({
        x: hollow.x + r * (way.x * far + across.x * aside),
        y: hollow.y + r * (way.y * far + across.y * aside),
      });
      softGlow(pen, hollow, { x: r * 1.1, y: r * 1.1 }, dark, 0.3);
      fill(pen, tapered([at(-0.2, 0), at(0.4, 0.03), at(0.95, 0.16)], r * 0.16), dark);
      for (const aside of [-1, 1])
        fill(
          pen,
          tapered([at(0.05, aside * 0.35), at(0.5, aside * 0.5), at(0.8, aside * 0.95)], r * 0.12),
          mix(main, shade, 0.9),
        );
    }
    // A long fold from the shoulder to the elbow, on the side of the body.
    const long = Math.hypot(elbow.x - top.x, elbow.y - top.y) || 1;
    const normal = { x: (top.y - elbow.y) / long, y: (elbow.x - top.x) / long };
    const neck = view.at(skeleton.neck);
    const inward = (neck.x - top.x) * normal.x + (neck.y - top.y) * normal.y > 0 ? 1 : -1;
    const along = (down: number, aside: number): Point => ({
      x: top.x + (elbow.x - top.x) * down + normal.x * inward * r * aside,
      y: top.y + (elbow.y - top.y) * down + normal.y * inward * r * aside,
    });
    fill(
      pen,
      tapered([along(0.3, 0.55), along(0.55, 0.3), along(0.8, 0.42)], r * 0.14),
      mix(main, shade, 0.6),
    );
    const low = { x: (elbow.x + wrist.x) / 2, y: (elbow.y + wrist.y) / 2 };
    const fore = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1;
    const bow = { x: -way.x * r * 0.2, y: -way.y * r * 0.2 };
    const end = { x: (wrist.x - elbow.x) / fore, y: (wrist.y - elbow.y) / fore };
    fill(
      pen,
      tapered(
        [
          { x: low.x - end.x * r * 0.9 + bow.x, y: low.y - end.y * r * 0.9 + bow.y },
          { x: low.x, y: low.y },
          { x: low.x + end.x * r * 1.3 + bow.x * 0.5, y: low.y + end.y * r * 1.3 + bow.y * 0.5 },
        ],
        r * 0.11,
      ),
      faint(shade, 0.7),
    );
  });
}

/** The arm's shadow on the body. It starts below the shoulder, so that sleeve and body grow out of one another. */
export function drawArmShadow(pen: Pen, view: Stage, arm: Arm, thick: number, over: Shape, scale: number) {
  const below = chain([
    seen(view, between(arm.shoulder, arm.elbow, 0.45), 4.3 * thick),
    seen(view, arm.elbow, 4.2 * thick),
    seen(view, arm.wrist, 3.2 * thick),
  ]);
  inside(pen, over, () => {
    for (const far of [0.8, 1.5, 2.3]) {
      apart(pen, () => {
        pen.translate(scale * far, scale * far * 0.5);
        fill(pen, below, faint('#43263f', 0.085));
      });
    }
  });
}

/** From here on (cosine between arm and flank) an arm pulls the cloth of the body with it. */
const PULLS = 0.62;

/** The cloth between a raised arm and the flank, the fold in it, and where it lies under the top of the sleeve. */
type Armpit = { cloth: Shape; fold: readonly Point[]; seam: Point; scale: number };

/**
 * The cloth that a raised arm pulls up from the body: it closes the corner below the armpit.
 * @param flank the edge of the body below the armpit
 * @returns null for an arm that hangs, or that points at the viewer
 */
export function armpitOf(view: Stage, arm: Arm, thick: number, flank: Point): Armpit | null {
  const [shoulder, elbow] = [view.at(arm.shoulder), view.at(arm.elbow)];
  const scale = view.scale(arm.shoulder.z);
  const way = { x: elbow.x - shoulder.x, y: elbow.y - shoulder.y };
  const down = { x: flank.x - shoulder.x, y: flank.y - shoulder.y };
  const [long, deep] = [Math.hypot(way.x, way.y), Math.hypot(down.x, down.y)];
  if (long < scale * 9 || deep < scale * 4) return null;
  const cosine = (way.x * down.x + way.y * down.y) / (long * deep);
  if (cosine > PULLS) return null;
  const along = { x: way.x / long, y: way.y / long };
  const turn = along.x * down.y - along.y * down.x > 0 ? 1 : -1;
  const below = { x: -along.y * turn, y: along.x * turn };
  const on = (far: number, out: number): Point => ({
    x: shoulder.x + along.x * far + below.x * out,
    y: shoulder.y + along.y * far + below.y * out,
  });
  const share = Math.min(1, (PULLS - cosine) / 0.4);
  const end = on(long * (0.35 + 0.35 * share), scale * 4.3 * thick);
  const corner = on(scale * 3, scale * (5 + 2.5 * share) * thick);
  const inner = { x: flank.x - along.x * scale * 5, y: flank.y - along.y * scale * 5 };
  return {
    cloth: shaped((shape) => {
      shape.moveTo(flank.x, flank.y);
      shape.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
      shape.lineTo(shoulder.x, shoulder.y);
      shape.lineTo(inner.x, inner.y);
    }),
    fold: [on(long * 0.34, scale * 3.4), on(scale * 3, scale * 6), inner],
    seam: on(scale * 1.5, scale * 3.4),
    scale,
  };
}

export function drawArmpit(pen: Pen, { cloth }: Armpit, { main, shade }: Tone): void {
  fill(pen, cloth, mix(main, shade, 0.12));
}

/** Takes away the round edge of the sleeve where it lies on the cloth below the armpit, and draws the fold there. */
export function joinArmpit(
  pen: Pen,
  { cloth, fold, seam, scale }: Armpit,
  cloths: { body: Shape; sleeve: Shape },
  { main, shade }: Tone,
): void {
  const reach = (far: number) => ({ x: scale * far, y: scale * far });
  for (const part of [cloth, cloths.sleeve]) inside(pen, part, () => softGlow(pen, seam, reach(8), main, 1));
  inside(pen, cloths.body, () => softGlow(pen, seam, reach(7), main, 0.9));
  fill(pen, tapered(fold, scale * 0.8), mix(main, shade, 0.7));
}

/** How far a hand reaches into its sleeve, in centimeters. */
const WRIST = 3.4;

/** A cuff with straight edges around the wrist. */
function cuffShape(view: Stage, arm: Arm, thick: number): Shape {
  // On a forearm that is seen short, the cuff reaches farther up: it covers all of the wrist.
  const [from, to] = [view.at(arm.elbow), view.at(arm.wrist)];
  const covered = (WRIST * view.scale(arm.wrist.z)) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  const top = Math.max(0.55, Math.min(0.82, 1 - covered));
  const [near, end] = [top, 0.98].map((share) =>
    seen(view, between(arm.elbow, arm.wrist, share), 3.55 * thick),
  );
  if (!near || !end) return polygon([]);
  const long = Math.hypot(end.x - near.x, end.y - near.y) || 1;
  const side = { x: (near.y - end.y) / long, y: (end.x - near.x) / long };
  return polygon([
    { x: near.x + side.x * near.r, y: near.y + side.y * near.r },
    { x: end.x + side.x * end.r * 0.92, y: end.y + side.y * end.r * 0.92 },
    { x: end.x - side.x * end.r * 0.92, y: end.y - side.y * end.r * 0.92 },
    { x: near.x - side.x * near.r, y: near.y - side.y * near.r },
  ]);
}

/** The cuff around the wrist, or the end of a sleeve that has none. */
export function drawCuff(pen: Pen, view: Stage, arm: Arm, thick: number, { tone, cuff }: Sleeve): void {
  const main = cuff ?? mix(tone.main, tone.shade, 0.45);
  const scale = view.scale(arm.shoulder.z);
  solid(pen, cuffShape(view, arm, thick), { main, shade: mix(main, '#43263f', 0.18) }, scale * 1.6);
}
