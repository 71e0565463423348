import { mix, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { fill, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { Garment } from '../people/outfit.ts';

/**
 * A medical ID bracelet around a wrist: a band and a plate that can be read.
 * @param wrist and elbow of the arm that wears it
 * @param size 1 is larger than living size: the plate is 7 cm long, so that it can be read
 */
export function drawMedicalBracelet(
  pen: Pen,
  view: Stage,
  { wrist, elbow }: { wrist: Place; elbow: Place },
  words: string,
  size = 1,
): void {
  const [hand, arm] = [view.at(wrist), view.at(elbow)];
  const along = (Math.atan2(hand.y - arm.y, hand.x - arm.x) * 180) / Math.PI;
  const at = { x: hand.x + (arm.x - hand.x) * 0.16, y: hand.y + (arm.y - hand.y) * 0.16 };
  const scale = view.scale(wrist.z);
  // A wide strap round the sleeve, so that the plate is worn and not pasted on.
  placed(pen, at, scale, along, () => {
    solid(pen, rectangle(-1.3, -3.9, 2.6, 7.8, 0.9), tone('#7d2f34', 0.24), 0.5);
  });
  placed(pen, at, scale * size, Math.abs(along) > 90 ? along + 180 : along, () => {
    const long = words.length * 0.66 + 2.7;
    solid(pen, rectangle(-long / 2, -1.25, long, 2.5, 1.1), tone('#eef2f3', 0.3), 0.3);
    fill(pen, rectangle(-long / 2 + 0.45, -0.65, 1.3, 1.3, 0.3), '#c0302a');
    fill(pen, rectangle(-long / 2 + 0.95, -0.5, 0.3, 1), '#ffffff');
    fill(pen, rectangle(-long / 2 + 0.6, -0.15, 1, 0.3), '#ffffff');
    lettering(pen, words, { x: 0.75, y: 0.06 }, 1.08, '#2c3438', 800);
  });
}

/** A breast pocket on the wearer's own left with a snack bag that looks out of it: wear it over a jacket. */
export function snackPocket(jacket: string, words = 'SNACK'): Garment {
  return {
    paint: (pen, torso) => {
      const corner = torso.on(0.64, 25, 1.1);
      placed(pen, corner, torso.scale, -3, () => {
        solid(
          pen,
          polygon([
            { x: -5, y: -9 },
            { x: -3.4, y: -8.2 },
            { x: -1.8, y: -9 },
            { x: 0, y: -8.2 },
            { x: 1.8, y: -9 },
            { x: 3.4, y: -8.2 },
            { x: 5, y: -9 },
            { x: 4.6, y: 3 },
            { x: -4.6, y: 3 },
          ]),
          tone('#e2b04a', 0.22),
          1,
        );
        fill(pen, rectangle(-4.4, -6, 8.8, 3.4), '#b8543f');
        lettering(pen, words, { x: 0, y: -4.2 }, 2.5, '#fffaf0', 800);
        const pocket = rectangle(-6, -1.4, 12, 11, 1.4);
        solid(pen, pocket, tone(jacket, 0.3), 0.7, 0.5);
        fill(pen, rectangle(-6, -1.4, 12, 2, 0.5), mix(jacket, '#2a1a24', 0.22));
        stroke(pen, rectangle(-5.2, 0.9, 10.4, 7.8, 1), mix(jacket, '#fff6e4', 0.3), 0.16);
      });
    },
  };
}
