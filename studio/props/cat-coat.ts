import { faint, mix, type Tone } from '../canvas/color.ts';
import { fill, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';

/** Colors of a coat: the two tones, its stripes, and where light lies on the hair. */
export type Coat = Tone & { stripe: string; light: string };

export const coatOf = (color: Tone): Coat => ({
  ...color,
  stripe: mix(color.shade, '#1f1a24', 0.45),
  light: mix(color.main, '#fff1d8', 0.4),
});

/** Short hairs along the way a coat lies, a little lighter or darker than it. */
export function drawHairs(pen: Pen, coat: Coat, seed: string, spots: readonly (Point & { lie: number })[]) {
  const random = randomFrom(seed);
  for (const { x, y, lie } of spots) {
    for (let hair = 0; hair < 7; hair++) {
      const [dx, dy] = [(random() - 0.5) * 5, (random() - 0.5) * 4];
      const angle = ((lie + (random() - 0.5) * 34) * Math.PI) / 180;
      const long = 1.1 + random() * 1.3;
      const from = { x: x + dx, y: y + dy };
      const to = { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long };
      const shade = random() > 0.45 ? faint(coat.light, 0.24) : faint(coat.stripe, 0.24);
      fill(pen, tapered([from, to], 0.28), shade);
    }
  }
}
