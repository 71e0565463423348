import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { ellipse, fill, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';

const red = tone('#c8442f', 0.3);

/**
 * A bottle cap with its crimped edge, a little larger than life.
 * @param flat how far it is foreshortened: 0.4 on the floor, 1 seen from above @param lies it throws a shadow on the floor
 */
export function drawBottleCap(pen: Pen, at: Point, scale: number, flat: number, lies = false): void {
  placed(pen, at, scale, 0, () => {
    if (lies) softGlow(pen, { x: 0.6, y: 0.6 }, { x: 4.4, y: 1.7 }, '#43263f', 0.6);
    const high = lies ? 1.3 : 0.3;
    fill(pen, ellipse(0, 0, 2.9, 2.9 * flat), red.shade);
    for (let ridge = 0; ridge < 18; ridge++) {
      const angle = (ridge * Math.PI) / 9;
      fill(
        pen,
        ellipse(2.75 * Math.cos(angle), 2.75 * flat * Math.sin(angle) - high * 0.35, 0.42, 0.42),
        mix(red.main, red.shade, 0.3),
      );
    }
    solid(pen, ellipse(0, -high, 2.5, 2.5 * flat), red, 0.5);
    stroke(pen, ellipse(0, -high, 1.7, 1.7 * flat), faint('#fff6e4', 0.85), 0.3);
  });
}
