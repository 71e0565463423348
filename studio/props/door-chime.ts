import { faint, mix, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, rectangle, solid } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const wood = tone('#9a6a45', 0.26);
const brass = '#d1a552';

/** The chime of a doorbell: a wooden box with two brass domes, and a hammer between them. @param at its middle, on a wall */
export function drawDoorChime(pen: Pen, view: Stage, at: Place): void {
  facade(pen, view, place(at.x, at.y, at.z), () => {
    fill(pen, rectangle(-14.2, -7.6, 30, 17.4, 3), faint('#43263f', 0.26));
    solid(pen, rectangle(-15, -9, 30, 17, 3), wood, 1.4, 0.7);
    fill(pen, rectangle(-13, -7, 26, 13, 2), mix(wood.main, '#fff6e4', 0.2));
    for (const side of [-1, 1]) {
      const x = side * 6.6;
      fill(pen, ellipse(x + 0.7, 0.4, 5.6, 5.6), faint('#43263f', 0.36));
      graded(pen, ellipse(x, -0.5, 5.5, 5.5), { x: x - 4, y: -5 }, { x: x + 4, y: 4.4 }, [
        [0, '#fbe7b4'],
        [0.4, brass],
        [1, '#8a6428'],
      ]);
      fill(pen, ellipse(x - 1.8, -2.5, 1.5, 1), faint('#fffdf0', 0.85));
      fill(pen, ellipse(x, -0.5, 0.9, 0.9), '#7a5724');
    }
    fill(pen, rectangle(-0.5, -0.6, 1, 6, 0.4), '#5d4630');
    fill(pen, ellipse(0, -0.9, 1.3, 1.3), '#7b5f40');
  });
}
