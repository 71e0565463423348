import { faint, mix, sunlit } from '../../canvas/color.ts';
import { glowAlong, softGlow } from '../../canvas/glow.ts';
import { graded } from '../../canvas/gradient.ts';
import {
  apart,
  chain,
  fill,
  inside,
  joined,
  polygon,
  rectangle,
  type Shape,
  tapered,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import { roundRim } from '../clothes/shirts.ts';
import type { Garment } from '../outfit.ts';
import type { Person } from '../person.ts';
import type { Skeleton } from '../skeleton.ts';
import type { Torso } from '../torso.ts';
import { seen } from './seen.ts';

function neckShape(view: Stage, skeleton: Skeleton): Shape {
  const scale = view.scale(skeleton.neck.z);
  const top = seen(view, skeleton.head, 4.7);
  const base = seen(view, skeleton.neck, 5.3);
  return chain([
    { ...top, y: top.y + scale * 5 },
    { ...base, y: base.y + scale * 1.5 },
    { ...base, y: base.y + scale * 6 },
  ]);
}

/** The edge of a neckline from the own right to the own left. */
function rimOf(torso: Torso, { dip, half, vee }: NonNullable<Garment['neckline']>): Point[] {
  if (!vee) return roundRim(torso, dip, half);
  return [torso.on(1.04, -half), torso.on(dip, 0), torso.on(1.04, half)];
}

/** Where a neck is bare: everything above the neckline, and above the edge of cloth that has none. */
function aboveCloth(rim: readonly Point[], torso: Torso): Shape {
  const [one, two] = [rim[0], rim.at(-1)];
  const low = torso.on(0.98, 0).y;
  const high = -4000;
  if (!one || !two) return rectangle(0, high, 9000, low - high);
  const [first, last] = one.x < two.x ? [one, two] : [two, one];
  const edge = one.x < two.x ? rim : rim.toReversed();
  const out = torso.scale * 9;
  return polygon([
    { x: first.x - out, y: high },
    { x: first.x - out, y: first.y },
    ...edge,
    { x: last.x + out, y: last.y },
    { x: last.x + out, y: high },
  ]);
}

/** Neck and the skin that the neckline leaves open, in the shade of the chin. */
export function drawNeck(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const { skin } = person.look;
  const scale = view.scale(skeleton.neck.z);
  const cut = person.outfit.garments.findLast((garment) => garment.neckline)?.neckline;
  const rim = cut ? rimOf(torso, cut) : [];
  const neck = neckShape(view, skeleton);
  // The loop around a neckline runs as the outline of the neck does: two that cross would leave a hole.
  const loop = torso.shaded < 0 ? rim : rim.toReversed();
  const bare = cut ? joined([neck, polygon(loop)]) : neck;
  const { x, y } = view.at(skeleton.neck);
  apart(pen, () => {
    pen.clip(aboveCloth(rim, torso));
    graded(pen, bare, { x: x - scale * 6, y }, { x: x + scale * 9, y: y + scale * 2 }, [
      [0, skin.main],
      [0.45, skin.main],
      [1, mix(skin.main, skin.shade, 0.8)],
    ]);
    inside(pen, bare, () => {
      drawCords(pen, view, skeleton, person);
      const chin = view.at(skeleton.head);
      const dark = mix(skin.shade, skin.line, 0.14);
      const under = { x: chin.x + scale * 1.6, y: chin.y + scale * 7.4 };
      softGlow(pen, under, { x: scale * 11, y: scale * 8 }, dark, 0.9);
    });
  });
}

/** The soft muscles of a neck from behind the jaw to the collar bones, the hollow between these, and a fold across it. */
function drawCords(
  pen: Pen,
  view: Stage,
  { neck, head, chest }: Skeleton,
  { look: { skin, shape } }: Person,
) {
  const scale = view.scale(neck.z);
  const at = (left: number, up: number) => view.at(inFrame(chest, neck, left, up, 5));
  const top = Math.min(7, (head.y - neck.y) * 0.4);
  const dark = mix(skin.shade, skin.line, 0.2);
  for (const side of [1, -1]) {
    glowAlong(pen, at(4.4 * side, top + 2), at(0.7 * side, -4.4), scale * 0.9, dark, 0.3);
    glowAlong(pen, at(5 * side, top + 1), at(1.7 * side, -4), scale * 0.8, sunlit(skin.main, 0.8), 0.5);
    // Collar bones, where a wide neckline shows them.
    glowAlong(pen, at(1.4 * side, -4.4), at(9 * side, -3), scale * 0.75, dark, 0.3);
  }
  softGlow(pen, at(0, -3.9), { x: scale * 1.5, y: scale * 1.3 }, dark, 0.42);
  const deep = Math.max(0, shape.age - 0.45);
  const fold = [at(-2.8, top * 0.42 + 0.3), at(0.2, top * 0.42 - 0.5), at(3, top * 0.42 + 0.4)];
  fill(pen, tapered(fold, scale * 0.3), faint(dark, Math.min(0.5, deep)));
}
