import type { Tone } from '../../canvas/color.ts';
import { curve, fill, inside, stroke } from '../../canvas/paint.ts';
import type { Garment } from '../outfit.ts';
import { insetCloth } from './shirts.ts';

/** A bib apron with a pocket, over whatever else is worn. */
export function apron(tone: Tone, band: string): Garment {
  return {
    apron: { tone, to: 0.82 },
    paint: (pen, torso) => {
      inside(pen, torso.outline(0.3), () => {
        const bib = (level: number) => (level > 0.5 ? 44 - (level - 0.5) * 48 : 62);
        const cloth = torso.panel(-0.2, 0.8, (level) => -bib(level), bib, 0.3);
        for (const side of [1, -1]) {
          const strap = [0.76, 0.88, 1].map((level) =>
            torso.on(level, (27 + (level - 0.79) * 105) * side, 0.4),
          );
          stroke(pen, curve(strap), band, torso.scale * 2);
        }
        insetCloth(pen, cloth, torso, tone, { level: 0.4, half: 62 });
        fill(pen, torso.band(0.33, 0.39, 0.5), band);
      });
    },
  };
}
