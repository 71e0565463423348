import { faint, mix } from '../../canvas/color.ts';
import {
  apart,
  chain,
  curve,
  fill,
  inside,
  polygon,
  rectangle,
  type Shape,
  stroke,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
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
  const top = vee ? 1.04 : 1;
  return [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => {
    const deep = vee ? 1 - Math.abs(share) : 1 - share ** 4;
    return torso.on(top - (top - dip) * deep, half * share);
  });
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

/** Neck and the skin that the neckline leaves open, with the chin's shadow. */
export function drawNeck(pen: Pen, view: Stage, skeleton: Skeleton, torso: Torso, person: Person) {
  const { skin } = person.look;
  const scale = view.scale(skeleton.neck.z);
  const neck = neckShape(view, skeleton);
  const cut = person.outfit.garments.findLast((garment) => garment.neckline)?.neckline;
  const rim = cut ? rimOf(torso, cut) : [];
  inside(pen, torso.outline(0, 0.5, 1.03), () => {
    if (cut) fill(pen, cut.vee ? polygon(rim) : curve(rim), skin.main);
  });
  apart(pen, () => {
    pen.clip(aboveCloth(rim, torso));
    inside(pen, neck, () => {
      fill(pen, neck, skin.main);
      const chin = seen(view, skeleton.head, 6);
      fill(
        pen,
        chain([
          { ...chin, x: chin.x + scale, y: chin.y + scale * 7.5 },
          { ...chin, x: chin.x + scale * 2.6, y: chin.y + scale * 9 },
        ]),
        mix(skin.main, skin.shade, 0.75),
      );
      drawNeckLines(pen, view, skeleton, person);
    });
  });
}

/** The cords of an old neck, from below the jaw to the collar bones, and the folds across it. */
function drawNeckLines(pen: Pen, view: Stage, { neck, head, chest }: Skeleton, { look }: Person) {
  const deep = Math.min(0.75, (look.shape.age - 0.45) * 1.3);
  if (deep <= 0) return;
  const scale = view.scale(neck.z);
  const at = (left: number, up: number) => view.at(inFrame(chest, neck, left, up, 5));
  const top = Math.min(7, (head.y - neck.y) * 0.4);
  for (const side of [1, -1]) {
    const cord = [at(3.1 * side, top), at(2.5 * side, top * 0.3), at(1 * side, -3.4)];
    stroke(pen, curve(cord), faint(look.skin.line, deep), scale * 0.28);
  }
  for (const [up, half] of [
    [top * 0.62, 2.4],
    [top * 0.2, 3.2],
  ] as const) {
    const fold = [at(-half, up + 0.3), at(0, up - 0.3), at(half, up + 0.3)];
    stroke(pen, curve(fold), faint(look.skin.line, deep * 0.7), scale * 0.22);
  }
}
