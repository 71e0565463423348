import { faint, type Tone } from '../../canvas/color.ts';
import { curve, ellipse, fill, inside, line, polygon, stroke } from '../../canvas/paint.ts';
import { shadeOf } from '../body/cloth.ts';
import type { Garment } from '../outfit.ts';
import type { Torso } from '../torso.ts';
import { collar, drape, insetCloth, roundEdge } from './shirts.ts';

/** An open cardigan over a blouse. @param under the blouse's tone @param band the knitted edge @param neck the edge of the blouse; without it, the collar of a shirt below shows */
export function cardigan(
  tone: Tone,
  under: Tone,
  { band, buttons, neck }: { band: string; buttons: string; neck?: string },
): Garment {
  const gap = (level: number) => (level > 0.55 ? 10 + (level - 0.55) ** 1.4 * 150 : 10 - (0.55 - level) * 3);
  return {
    sleeve: { tone, to: 'wrist', cuff: band },
    paint: (pen, torso) => {
      drape(pen, torso, tone, { nape: { tone: { main: band, shade: band }, up: 1.4 } });
      inside(pen, torso.outline(), () => {
        const between = torso.panel(-0.17, 1.03, (level) => -gap(level), gap);
        insetCloth(pen, between, torso, under, { level: 0.86, half: gap(0.86) });
        for (const side of [1, -1]) {
          const edge = (level: number) => torso.on(level, gap(level) * side);
          stroke(
            pen,
            curve([1.03, 0.97, 0.9, 0.8, 0.7, 0.6, 0.4, 0.2, 0, -0.22].map(edge)),
            band,
            torso.scale * 2,
          );
        }
        stroke(
          pen,
          line([torso.on(-0.19, -170), torso.on(-0.19, -40), torso.on(-0.19, -12)]),
          band,
          torso.scale * 2,
        );
        stroke(
          pen,
          line([torso.on(-0.19, 170), torso.on(-0.19, 40), torso.on(-0.19, 12)]),
          band,
          torso.scale * 2,
        );
      });
      for (const level of [0.5, 0.32, 0.14, -0.04]) {
        const spot = torso.on(level, gap(level) * torso.shaded, 0.3);
        fill(pen, ellipse(spot.x, spot.y, torso.scale * 0.62, torso.scale * 0.62), buttons);
      }
    },
    ...(neck
      ? {
          neckline: { dip: 0.915, half: 72 },
          finish: (pen, torso) => roundEdge(pen, torso, 0.915, 72, neck),
        }
      : { neckline: { dip: 0.955, half: 78, vee: true } }),
  };
}

/** A pullover with a deep V over a shirt, knitted in cables. */
export function cablePullover(tone: Tone, under: Tone, band: string): Garment {
  const deep = 0.74;
  return {
    sleeve: { tone, to: 'wrist', cuff: band },
    paint: (pen, torso) => {
      drape(pen, torso, tone, { lift: 0.4, nape: { tone: under, up: 2.2 } });
      inside(pen, torso.outline(0.4), () => {
        for (const side of [-46, -30, 30, 46]) {
          const cable = [0.72, 0.5, 0.3, 0.1, -0.1].map((level) => torso.on(level, side));
          stroke(pen, curve(cable), faint(shadeOf(tone), 0.16), torso.scale * 1.1);
        }
        const vee = [
          torso.on(1.05, -64),
          torso.on(0.88, -22),
          torso.on(deep, 0),
          torso.on(0.88, 22),
          torso.on(1.05, 64),
        ];
        insetCloth(pen, polygon(vee), torso, under, { level: 0.92, half: 42 });
        stroke(pen, line(vee), band, torso.scale * 1.8);
        fill(pen, torso.band(-0.22, -0.1, 2.5), band);
      });
    },
    neckline: { dip: 0.955, half: 78, vee: true },
    finish: (pen, torso) => collar(pen, torso, under),
  };
}

/** A plain pullover over a shirt whose collar shows. */
export function pullover(tone: Tone, under: Tone, band: string): Garment {
  const rim = (torso: Torso) =>
    [-1, -0.6, -0.3, 0, 0.3, 0.6, 1].map((share) =>
      torso.on(1.045 - 0.165 * (1 - Math.abs(share) ** 1.3), 74 * share, 0.3),
    );
  return {
    sleeve: { tone, to: 'wrist', cuff: band },
    paint: (pen, torso) => {
      drape(pen, torso, tone, { nape: { tone: under, up: 2.2 } });
      inside(pen, torso.outline(), () => {
        fill(pen, torso.band(-0.22, -0.11, 2.5), band);
        fill(pen, polygon(rim(torso)), under.main);
      });
    },
    neckline: { dip: 0.955, half: 78, vee: true },
    finish: (pen, torso) => {
      stroke(pen, line(rim(torso)), band, torso.scale * 1.9);
      collar(pen, torso, under);
    },
  };
}
