import { mix, type Tone } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import {
  curve,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  type Shape,
  solid,
  stroke,
} from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Garment } from '../outfit.ts';
import type { Torso } from '../torso.ts';

/** The whole upper body in one cloth. */
export function drape(pen: Pen, torso: Torso, tone: Tone, lift = 0): void {
  fill(pen, torso.yoke, tone.main);
  solid(pen, torso.outline(lift), tone, torso.scale * 3.6, torso.scale * 0.6);
}

/** Fills cloth that shows between two edges: lit in its middle, in shade on the side away from the light. */
export function insetCloth(
  pen: Pen,
  shape: Shape,
  torso: Torso,
  { main, shade }: Tone,
  { level, half }: { level: number; half: number },
): void {
  const [one, two] = [torso.on(level, -half), torso.on(level, half)];
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  graded(pen, shape, { x: left.x, y: 0 }, { x: right.x, y: 0 }, [
    [0, mix(main, shade, 0.35)],
    [0.25, main],
    [0.6, mix(main, shade, 0.15)],
    [1, shade],
  ]);
}

/** The edge of a round neckline. */
export function roundEdge(pen: Pen, torso: Torso, dip: number, half: number, color: string): void {
  const rim = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) =>
    torso.on(1.0 - (1.0 - dip) * (1 - share ** 4), half * share, 0.2),
  );
  stroke(pen, curve(rim), color, torso.scale * 1.1);
}

/** A folded collar in two leaves. */
export function collar(pen: Pen, torso: Torso, tone: Tone): void {
  const leaf = (side: number) =>
    polygon([
      torso.on(1.06, 80 * side, 0.4),
      torso.on(1.0, 26 * side, 0.4),
      torso.on(0.965, 4 * side, 0.8),
      torso.on(0.91, 16 * side, 0.8),
      torso.on(0.985, 62 * side, 0.8),
      torso.on(1.0, 90 * side, 0.6),
    ]);
  const right = torso.on(0.9, 40).x > torso.on(0.9, -40).x ? 1 : -1;
  for (const side of [-right, right]) {
    fill(pen, leaf(side), side === right ? mix(tone.main, tone.shade, 0.6) : tone.main);
    const fold = [
      torso.on(0.965, 4 * side, 0.8),
      torso.on(0.91, 16 * side, 0.8),
      torso.on(0.985, 62 * side, 0.8),
    ];
    stroke(pen, line(fold), tone.shade, torso.scale * 0.3);
  }
}

type Cut = { tone: Tone; sleeves?: 'wrist' | 'elbow'; cuff?: string };
const sleeveOf = ({ tone, sleeves = 'wrist', cuff }: Cut): NonNullable<Garment['sleeve']> => ({
  tone,
  to: sleeves,
  ...(cuff ? { cuff } : {}),
});

/** A shirt with a collar and a row of buttons. */
export function shirt(cut: Cut & { buttons: string }): Garment {
  return {
    sleeve: sleeveOf(cut),
    paint: (pen, torso) => {
      drape(pen, torso, cut.tone);
      const front = line([torso.on(0.92, 1), torso.on(0.4, 2), torso.on(-0.2, 2)]);
      inside(pen, torso.outline(), () => stroke(pen, front, cut.tone.shade, torso.scale * 0.35));
      for (const level of [0.84, 0.66, 0.48, 0.3, 0.12]) {
        const spot = torso.on(level, 3.5);
        fill(pen, ellipse(spot.x, spot.y, torso.scale * 0.55, torso.scale * 0.55), cut.buttons);
      }
    },
    neckline: { dip: 0.955, half: 78, vee: true },
    finish: (pen, torso) => collar(pen, torso, cut.tone),
  };
}

/** A soft top with a round neck. The skin above it is painted by the neck. */
export function blouse(cut: Cut & { edge: string; low?: boolean }): Garment {
  return {
    sleeve: sleeveOf(cut),
    paint: (pen, torso) => drape(pen, torso, cut.tone),
    neckline: { dip: cut.low ? 0.86 : 0.93, half: 70 },
    finish: (pen, torso) => roundEdge(pen, torso, cut.low ? 0.86 : 0.93, 70, cut.edge),
  };
}

/** A nurse's or therapist's top: short sleeves, V-neck, a chest pocket. */
export function scrubs(tone: Tone, badge: string): Garment {
  return {
    sleeve: { tone, to: 'elbow' },
    paint: (pen, torso) => {
      drape(pen, torso, tone);
      const pocket = torso.panel(0.5, 0.66, 14, 42);
      fill(pen, pocket, tone.shade);
      fill(pen, torso.panel(0.62, 0.72, -38, -18), badge);
    },
    neckline: { dip: 0.84, half: 62, vee: true },
    finish: (pen, torso) =>
      stroke(
        pen,
        line([torso.on(1.03, -62, 0.3), torso.on(0.84, 0, 0.3), torso.on(1.03, 62, 0.3)]),
        tone.shade,
        torso.scale * 1.4,
      ),
  };
}
