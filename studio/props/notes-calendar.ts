import { faint } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { ellipse, fill, inside, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { facade } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';

/** The days of a week by their first letters, from Sunday on. */
export const DAYS = { en: [...'SMTWTFS'], es: [...'DLMMJVS'] };

/** In centimeters: the sheet, and the line under the days for a note. */
const sheet = { width: 50, height: 44 };
const note = { x: 24, y: 36.6, long: 40 };

/** Where the tip of a pencil is that has written a share of the note, from the upper left corner of the calendar. */
export const atNote = (written: number) => ({
  right: note.x - note.long / 2 + note.long * written,
  down: note.y,
});

/**
 * A calendar of one week on the wall, with room for a note in large letters below the days.
 * @param corner upper left corner; the sheet is 50 cm wide and 44 high
 * @param words of the note, of which a share is written, from 0 to 1
 */
export function drawNotesCalendar(pen: Pen, view: Stage, corner: Place, words = '', written = 0): void {
  facade(pen, view, corner, () => {
    fill(pen, rectangle(0.9, 1.3, sheet.width, sheet.height, 1), faint('#43263f', 0.22));
    fill(pen, rectangle(0, 0, sheet.width, sheet.height, 1), '#fffdf6');
    fill(pen, rectangle(0, 0, sheet.width, 9.6, 1), '#2f6d7a');
    lettering(
      pen,
      worded({ en: 'This week', es: 'Esta semana' }),
      { x: sheet.width / 2, y: 5.2 },
      6.4,
      '#fffdf6',
      750,
    );
    for (const [day, letter] of worded(DAYS).entries()) {
      const x = 2.4 + day * 6.5;
      fill(pen, rectangle(x, 12, 6, 14.6, 0.6), '#e8f0ee');
      lettering(pen, letter, { x: x + 3, y: 15.4 }, 4.4, '#3f4a50', 750);
      lettering(pen, String(11 + day), { x: x + 3, y: 22 }, 4.6, '#2c3438', 600);
    }
    fill(pen, rectangle(3, 41, sheet.width - 6, 0.5), faint('#2f6d7a', 0.5));
    fill(pen, ellipse(sheet.width / 2, -0.6, 1.2, 1.2), '#b8543f');
    inside(pen, rectangle(note.x - note.long / 2 - 3, 27, (note.long + 6) * written, 17), () =>
      lettering(pen, words, { x: note.x, y: note.y }, 6.8, '#1f3f8a', 700),
    );
    if (written >= 1) stroke(pen, ellipse(2.4 + 4 * 6.5 + 3, 21.6, 3.5, 4), '#1f3f8a', 0.8);
  });
}
