import { mix, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, chain, ellipse, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';

function drawSitter(pen: Pen, color: string) {
  fill(pen, ellipse(0, -11, 2.7, 2.7), color);
  fill(
    pen,
    chain([
      { x: 0, y: -5.6, r: 2.7 },
      { x: 0, y: 2, r: 2.2 },
    ]),
    color,
  );
  for (const side of [-1, 1]) {
    fill(
      pen,
      chain([
        { x: side * 1.2, y: 2, r: 1.2 },
        { x: side * 1.6, y: 12.4, r: 1 },
      ]),
      color,
    );
    fill(
      pen,
      chain([
        { x: side * 2.6, y: -6.4, r: 1 },
        { x: side * 4, y: 2, r: 0.8 },
      ]),
      color,
    );
  }
}

function drawWaitClock(pen: Pen, color: string) {
  fill(pen, ellipse(0, 0, 9.5, 9.5), color);
  fill(pen, ellipse(0, 0, 7.8, 7.8), '#fffdf6');
  for (const end of [
    { x: 0, y: -6 },
    { x: 4.2, y: 2.4 },
  ]) {
    stroke(pen, line([{ x: 0, y: 0 }, end]), color, 1.3);
  }
}

/** Two lower legs from the front, both shoes flat on a line. */
function drawFlatFeet(pen: Pen) {
  fill(pen, rectangle(-12.5, 9.6, 25, 1.4, 0.6), '#8a7a6a');
  for (const x of [-5.4, 5.4]) {
    solid(pen, rectangle(x - 3.2, -12, 6.4, 17, 1), tone('#4c5361', 0.24), 1);
    solid(pen, rectangle(x - 4.4, 3, 8.8, 6.6, 3.2), tone('#6b4a3c', 0.24), 0.8);
    fill(pen, rectangle(x - 4.4, 7.8, 8.8, 1.8, 0.8), '#e6dcc9');
  }
}

/**
 * A wall card with a way to stand up in three pictures: feet flat, a clock, somebody who stands.
 * @param corner upper left corner on the wall; the card is 108 cm wide and 46 high at size 1
 */
export function drawStandUpCard(pen: Pen, view: Stage, corner: Place, size = 1): void {
  facade(pen, view, corner, () => {
    pen.scale(size, size);
    fill(pen, rectangle(1.2, 1.8, 108, 46, 2), mix('#e6e9dc', '#43263f', 0.22));
    fill(pen, rectangle(0, 0, 108, 46, 2), '#fffdf6');
    stroke(pen, rectangle(1.4, 1.4, 105.2, 43.2, 1.4), '#2f6d7a', 1.2);
    const panels: readonly (readonly [string, () => void])[] = [
      [worded({ en: 'Feet flat', es: 'Pies en el piso' }), () => drawFlatFeet(pen)],
      [worded({ en: 'Wait', es: 'Pausa' }), () => drawWaitClock(pen, '#2f6d7a')],
      [worded({ en: 'Stand', es: 'De pie' }), () => drawSitter(pen, '#b8543f')],
    ];
    panels.forEach(([words, paint], index) => {
      const x = 20 + index * 34;
      fill(pen, rectangle(x - 14.5, 5, 29, 28, 1.4), '#e8f0ee');
      apart(pen, () => {
        pen.translate(x, 19);
        paint();
      });
      lettering(pen, words, { x, y: 38.6 }, worded({ en: 6.6, es: 4.4 }), '#2c3438', 750);
      if (index === 0) return;
      const arrow = x - 17;
      stroke(
        pen,
        line([
          { x: arrow - 1.2, y: 16.2 },
          { x: arrow + 1.4, y: 19 },
          { x: arrow - 1.2, y: 21.8 },
        ]),
        '#2c3438',
        1.2,
      );
    });
  });
}

/** A small stand that holds a telephone upright on a table. @param at the middle of its foot */
export function drawPhoneStand(pen: Pen, view: Stage, at: Place, width = 12): void {
  solid(
    pen,
    chain([
      { ...view.at(place(at.x - width / 2, at.y + 1, at.z)), r: 1.4 * view.scale(at.z) },
      { ...view.at(place(at.x + width / 2, at.y + 1, at.z)), r: 1.4 * view.scale(at.z) },
    ]),
    tone('#b98a5e', 0.24),
    view.scale(at.z),
  );
}
