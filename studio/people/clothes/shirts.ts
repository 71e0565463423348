import { faint, mix, sunlit, type Tone } from '../../canvas/color.ts';
import { glowAlong, softGlow } from '../../canvas/glow.ts';
import { graded } from '../../canvas/gradient.ts';
import { apart, curve, ellipse, fill, inside, line, type Shape, shaped, stroke } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { fillCloth, shadeOf, softFold } from '../body/cloth.ts';
import type { Garment } from '../outfit.ts';
import type { Torso } from '../torso.ts';

/** How far cloth stands off the body, and the inner side of what is seen of it behind the neck, in centimeters. */
type Drape = { lift?: number; nape: { tone: Tone; up: number } };

/** The whole upper body in one cloth, with the volumes of chest, waist and hem. */
export function drape(pen: Pen, torso: Torso, tone: Tone, { lift = 0, nape }: Drape): void {
  const shape = torso.outline(lift);
  fillCloth(pen, torso.yoke, torso, tone);
  fillCloth(pen, shape, torso, tone);
  fill(pen, torso.nape(nape.up), mix(nape.tone.shade, '#43263f', 0.1));
  const { scale, shaded } = torso;
  const dark = shadeOf(tone);
  inside(pen, shape, () => {
    // All of it ends below the shoulders, where the sleeves grow out of the body.
    glowAlong(pen, torso.on(0.9, 92 * shaded), torso.on(-0.5, 92 * shaded), scale * 10, dark, 0.62);
    glowAlong(pen, torso.on(0.74, -92 * shaded), torso.on(-0.4, -92 * shaded), scale * 3.4, dark, 0.3);
    softGlow(pen, torso.on(0.74, -34 * shaded), { x: scale * 9, y: scale * 10 }, sunlit(tone.main, 1), 0.6);
    softGlow(pen, torso.on(0.54, 34 * shaded), { x: scale * 11, y: scale * 4 }, dark, 0.26);
    const fold = (from: number, level: number, to: number, angle: number, strength: number) =>
      softFold(
        pen,
        [
          torso.on(from, 88 * Math.sign(angle)),
          torso.on((from + to) / 2 + level, angle * 1.35),
          torso.on(to, angle),
        ],
        scale * 1.7,
        tone,
        strength,
      );
    fold(0.42, 0.02, 0.34, 44 * shaded, 0.45);
    fold(0.34, 0.01, 0.24, 52 * shaded, 0.35);
    fold(0.4, 0.01, 0.33, -56 * shaded, 0.32);
  });
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

/** The edge of a round neckline from the own right to the own left. */
export const roundRim = (torso: Torso, dip: number, half: number): Point[] =>
  [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) =>
    torso.on(1 - (1 - dip) * (1 - Math.abs(share) ** 2.6), half * share, 0.2),
  );

/** The soft shade of what lies on cloth, in centimeters to the right and down. */
const LAID = { x: 0.5, y: 0.9 };

/** The knitted or sewn edge of a round neckline. */
export function roundEdge(pen: Pen, torso: Torso, dip: number, half: number, color: string): void {
  // Beside the neck it goes on over the shoulders, behind which it is out of sight.
  const end = (side: number) => torso.on(1.04, 88 * side, 0.2);
  const rim = curve([end(-1), ...roundRim(torso, dip, half), end(1)]);
  const { scale } = torso;
  apart(pen, () => {
    pen.translate(0, scale * 0.5);
    stroke(pen, rim, faint('#43263f', 0.1), scale * 1.1);
  });
  stroke(pen, rim, color, scale * 0.8);
}

/** A folded collar in two leaves, around a neck that stands in it. */
export function collar(pen: Pen, torso: Torso, tone: Tone): void {
  const leaf = (side: number) => {
    const on = (level: number, angle: number, lift: number) => torso.on(level, angle * side, lift);
    const [back, fold, meet, tip] = [
      on(1.06, 84, 0.4),
      on(1.005, 30, 0.5),
      on(0.958, 3, 0.9),
      on(0.905, 17, 0.9),
    ];
    const [belly, end] = [on(0.955, 46, 1), on(1, 92, 0.7)];
    return shaped((path) => {
      path.moveTo(back.x, back.y);
      path.quadraticCurveTo(fold.x, fold.y, meet.x, meet.y);
      path.lineTo(tip.x, tip.y);
      path.quadraticCurveTo(belly.x, belly.y, end.x, end.y);
    });
  };
  const { shaded, scale } = torso;
  for (const side of [-shaded, shaded]) {
    const shape = leaf(side);
    apart(pen, () => {
      pen.translate(scale * LAID.x, scale * LAID.y);
      fill(pen, shape, faint('#43263f', 0.14));
    });
    const dark = side === shaded ? 0.35 : 0;
    graded(pen, shape, torso.on(1.05, 70 * side), torso.on(0.92, 22 * side, 0.8), [
      [0, mix(tone.main, tone.shade, 0.55 + dark)],
      [0.5, mix(tone.main, tone.shade, 0.08 + dark)],
      [1, mix(tone.main, tone.shade, dark * 0.6)],
    ]);
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
      drape(pen, torso, cut.tone, { nape: { tone: cut.tone, up: 2.2 } });
      const front = line([torso.on(0.92, 1), torso.on(0.4, 2), torso.on(-0.2, 2)]);
      inside(pen, torso.outline(), () =>
        stroke(pen, front, mix(cut.tone.main, cut.tone.shade, 0.6), torso.scale * 0.3),
      );
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
    paint: (pen, torso) => drape(pen, torso, cut.tone, { nape: { tone: cut.tone, up: 0.7 } }),
    neckline: { dip: cut.low ? 0.86 : 0.93, half: 70 },
    finish: (pen, torso) => roundEdge(pen, torso, cut.low ? 0.86 : 0.93, 70, cut.edge),
  };
}

/** A nurse's or therapist's top: short sleeves, V-neck, a chest pocket. */
export function scrubs(tone: Tone, badge: string): Garment {
  return {
    sleeve: { tone, to: 'elbow' },
    paint: (pen, torso) => {
      drape(pen, torso, tone, { nape: { tone, up: 0.6 } });
      const pocket = torso.panel(0.5, 0.66, 14, 42);
      fill(pen, pocket, faint(shadeOf(tone), 0.35));
      fill(pen, torso.panel(0.62, 0.72, -38, -18), badge);
    },
    neckline: { dip: 0.84, half: 62, vee: true },
    finish: (pen, torso) =>
      stroke(
        pen,
        line([torso.on(1.03, -62, 0.3), torso.on(0.84, 0, 0.3), torso.on(1.03, 62, 0.3)]),
        mix(tone.main, tone.shade, 0.75),
        torso.scale * 1.3,
      ),
  };
}
