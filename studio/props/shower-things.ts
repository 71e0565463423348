import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, rectangle, shaped, stroke, tapered } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

const chrome = tone('#c3ccd2', 0.34);

/**
 * A shower curtain drawn to one side of its rail: it hangs in folds from rings.
 * @param at the lower left corner of the curtain @param rail how far the rail runs on to the left, in centimeters
 */
export function drawShowerCurtain(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 40, height = 186, rail = 120, color = tone('#e8c9a4', 0.2) as Tone } = {},
): void {
  const top = at.y + height + 4;
  tube(pen, view, [place(at.x - rail, top, at.z), place(at.x + width + 30, top, at.z)], 1.3, chrome);
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    const folds = 5;
    const each = width / folds;
    const cloth = shaped((edge) => {
      edge.moveTo(0, 0);
      edge.lineTo(width, 0);
      edge.lineTo(width + 3, height - 2);
      for (let fold = folds; fold > 0; fold--) {
        const x = ((width + 6) * fold) / folds - 3;
        edge.quadraticCurveTo(x - each * 0.5, height + 3.4, x - each - 1, height - 2);
      }
      edge.lineTo(0, 0);
    });
    fill(pen, cloth, color.main);
    inside(pen, cloth, () => {
      for (let fold = 0; fold < folds; fold++) {
        const x = fold * each;
        graded(pen, rectangle(x - 1, 0, each + 2, height + 4), { x, y: 0 }, { x: x + each, y: 0 }, [
          [0, faint(color.shade, 0.9)],
          [0.35, faint('#fff6e4', 0.4)],
          [1, faint(color.shade, 0.5)],
        ]);
        const line = [
          { x, y: 0 },
          { x: x + 0.6, y: height * 0.5 },
          { x: x - 1, y: height },
        ];
        fill(pen, tapered(line, 1.6), mix(color.shade, '#43263f', 0.16));
      }
      // Two woven stripes near the hem.
      for (const up of [20, 14])
        fill(pen, rectangle(-4, height - up, width + 10, 2.4), faint('#b8694f', 0.55));
    });
    for (let ring = 0; ring <= folds; ring++)
      stroke(pen, rectangle(ring * each - 1.1, -6, 2.2, 6.6, 1.1), chrome.shade, 0.6);
  });
}

/** A small shelf with two bottles and a bar of soap. @param at the middle of its board */
export function drawSoapShelf(pen: Pen, view: Stage, at: Place): void {
  facade(pen, view, at, () => {
    graded(pen, rectangle(-15, 2, 32, 7), { x: 0, y: 2 }, { x: 0, y: 9 }, [
      [0, faint('#43263f', 0.26)],
      [1, faint('#43263f', 0)],
    ]);
    for (const [x, wide, tall, paint, cap] of [
      [-12, 8, 17, '#d98d73', '#fbf7ee'],
      [-1.4, 7, 13, '#7fa3a0', '#4f6c6a'],
    ] as const) {
      graded(pen, rectangle(x, -tall, wide, tall, 1.8), { x, y: 0 }, { x: x + wide, y: 0 }, [
        [0, mix(paint, '#ffffff', 0.3)],
        [0.5, paint],
        [1, mix(paint, '#43263f', 0.3)],
      ]);
      fill(pen, rectangle(x + 1.4, -tall * 0.66, wide - 2.8, tall * 0.34, 0.6), faint('#fffdf6', 0.75));
      fill(pen, rectangle(x + wide / 2 - 1.6, -tall - 3, 3.2, 3.4, 0.8), cap);
    }
    graded(pen, rectangle(8, -3.6, 8, 3.6, 1.6), { x: 8, y: -4 }, { x: 16, y: 0 }, [
      [0, '#fffdf6'],
      [1, '#e2cfc0'],
    ]);
    graded(pen, rectangle(-16, 0, 34, 2.6, 0.8), { x: 0, y: 0 }, { x: 0, y: 2.6 }, [
      [0, '#f4f8f8'],
      [1, '#a9b8be'],
    ]);
  });
}
