import { faint, mix, type Tone } from '../../canvas/color.ts';
import { graded } from '../../canvas/gradient.ts';
import { curve, ellipse, fill, inside, line, polygon, stroke, tapered } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Garment } from '../outfit.ts';
import type { Torso } from '../torso.ts';
import { collar, drape } from './shirts.ts';

/** The crossed front of a robe or coat: what is worn below shows in a V. */
function lapels(pen: Pen, torso: Torso, tone: Tone, under: Tone, deep: number) {
  const vee = [
    torso.on(1.05, -66),
    torso.on(0.9, -26),
    torso.on(deep, 0),
    torso.on(0.9, 26),
    torso.on(1.05, 66),
  ];
  const side = torso.shaded;
  const [far, near] = [torso.on(0.93, -58 * side), torso.on(0.93, 58 * side)];
  graded(pen, polygon(vee), far, near, [
    [0, mix(under.main, under.shade, 0.5)],
    [0.3, under.main],
    [0.6, mix(under.main, under.shade, 0.25)],
    [1, mix(under.shade, '#43263f', 0.12)],
  ]);
  const dark = mix(tone.shade, '#2a1a2e', 0.18);
  for (const way of [-1, 1]) {
    const lapel = [
      torso.on(1.05, 66 * way, 0.3),
      torso.on(0.9, 24 * way, 0.3),
      torso.on(deep - 0.02, 0, 0.3),
      torso.on(0.84, 40 * way, 0.3),
      torso.on(0.97, 70 * way, 0.3),
    ];
    const [top, tip] = [torso.on(1.03, 66 * way, 0.3), torso.on(deep, 0, 0.3)];
    const lit = way === side ? 0.5 : 0.12;
    graded(pen, polygon(lapel), top, tip, [
      [0, mix(tone.main, tone.shade, lit + 0.3)],
      [0.5, mix(tone.main, tone.shade, lit)],
      [1, mix(tone.main, tone.shade, lit + 0.25)],
    ]);
    // The lapel lies on the cloth: a brush line under its outer edge, a thin one where it turns over.
    const edge = [
      torso.on(0.97, 70 * way, 0.3),
      torso.on(0.84, 40 * way, 0.3),
      torso.on(deep - 0.02, 0, 0.3),
    ];
    fill(pen, tapered(edge, torso.scale * 0.9), faint(dark, 0.5));
    const fold = [torso.on(1.05, 66 * way, 0.3), torso.on(0.9, 24 * way, 0.3), torso.on(deep, 0, 0.3)];
    stroke(pen, line(fold), mix(tone.shade, tone.main, 0.3), torso.scale * 0.28);
  }
}

/** A bathrobe with a belt. @param to where the hem hangs: 1 at the knee, 2 at the foot */
export function robe(tone: Tone, under: Tone, { to = 1.6, belt = tone.shade, plaid = '' } = {}): Garment {
  return {
    sleeve: { tone, to: 'wrist', ...(plaid ? { plaid } : {}) },
    skirt: { tone, to, ...(plaid ? { plaid } : {}) },
    paint: (pen, torso) => {
      drape(pen, torso, tone, { lift: 0.8, nape: { tone, up: 1.6 } });
      inside(pen, torso.outline(0.8), () => {
        if (plaid) {
          for (const level of [-0.1, 0.1, 0.5, 0.66, 0.82]) {
            const row = [-88, -44, 0, 44, 88].map((angle) => torso.on(level, angle, 0.8));
            stroke(pen, curve(row), plaid, torso.scale * 1.5);
          }
          for (const angle of [-56, -30, -4, 24, 50]) {
            stroke(
              pen,
              curve([-0.2, 0.2, 0.6, 0.95].map((level) => torso.on(level, angle, 0.8))),
              plaid,
              torso.scale * 1.3,
            );
          }
        }
        lapels(pen, torso, tone, under, 0.55);
        stroke(
          pen,
          line([torso.on(0.53, 2, 0.9), torso.on(0.3, 8, 0.9), torso.on(-0.2, 10, 0.9)]),
          tone.shade,
          torso.scale * 0.6,
        );
        fill(pen, torso.band(0.3, 0.38, 1), belt);
      });
      const knot = torso.on(0.34, 8, 1.4);
      fill(pen, ellipse(knot.x, knot.y, torso.scale * 2.4, torso.scale * 2), belt);
    },
    neckline: { dip: 0.93, half: 55, vee: true },
  };
}

/** A jacket or coat with buttons or a zip. @param to how far it hangs below the hip: 0 jacket, 0.8 coat */
export function coat(tone: Tone, under: Tone, { to = 0, buttons = '#3b2f2c', open = false } = {}): Garment {
  return {
    sleeve: { tone, to: 'wrist' },
    ...(to > 0 ? { skirt: { tone, to } } : {}),
    paint: (pen, torso) => {
      drape(pen, torso, tone, { lift: 1, nape: { tone: under, up: 2.2 } });
      inside(pen, torso.outline(1), () => {
        lapels(pen, torso, tone, under, open ? 0.2 : 0.7);
        stroke(
          pen,
          line([torso.on(open ? 0.2 : 0.68, 2, 1), torso.on(-0.2, 3, 1)]),
          tone.shade,
          torso.scale * 0.7,
        );
        for (const way of [-1, 1]) {
          stroke(
            pen,
            line([torso.on(0.1, 32 * way, 1), torso.on(0.14, 60 * way, 1)]),
            tone.shade,
            torso.scale * 0.9,
          );
        }
      });
      if (!open) {
        for (const level of [0.6, 0.42, 0.24, 0.06]) {
          const spot = torso.on(level, 5, 1);
          fill(pen, ellipse(spot.x, spot.y, torso.scale * 0.9, torso.scale * 0.9), buttons);
        }
      }
    },
    neckline: { dip: 0.955, half: 78, vee: true },
    finish: (pen, torso) => collar(pen, torso, under),
  };
}
