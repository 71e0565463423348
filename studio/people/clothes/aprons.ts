import type { Tone } from '../../canvas/color.ts';
import { fill, inside, line, stroke } from '../../canvas/paint.ts';
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
          const strap = [torso.on(0.76, 26 * side, 0.4), torso.on(0.97, 46 * side, 0.4)];
          stroke(pen, line(strap), band, torso.scale * 1.9);
        }
        insetCloth(pen, cloth, torso, tone, { level: 0.4, half: 62 });
        fill(pen, torso.band(0.33, 0.39, 0.5), band);
      });
    },
  };
}
