import { faint, mix, tone } from '../canvas/color.ts';
import { lettering, letteringLines } from '../canvas/lettering.ts';
import { curve, ellipse, fill, inside, polygon, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { facade } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { worded } from '../language.ts';
import { DAYS } from './notes-calendar.ts';

/** A telephone with a screen. @param screen draws on the lit screen: 14 x 28 cm units, from its upper left corner */
export function drawPhone(
  pen: Pen,
  at: Point,
  scale: number,
  { turn = 0, lit = true, screen }: { turn?: number; lit?: boolean; screen?: () => void } = {},
): void {
  placed(pen, at, scale, turn, () => {
    solid(pen, rectangle(-4.2, -8.4, 8.4, 16.8, 1.3), tone('#3a3f47', 0.3), 0.5);
    const glass = rectangle(-3.6, -7.4, 7.2, 14.8, 0.8);
    fill(pen, glass, lit ? '#eaf4f6' : '#56606a');
    if (lit && screen) {
      inside(pen, glass, () => {
        pen.translate(-3.6, -7.4);
        pen.scale(7.2 / 14, 7.2 / 14);
        screen();
      });
    }
  });
}

/** A bell, as on a screen or a card, about 8 wide. */
export function drawBell(pen: Pen, at: Point, size: number, color = '#d2642c'): void {
  placed(pen, at, size, 0, () => {
    const bell = curve([
      { x: -3.6, y: 2.4 },
      { x: -2.7, y: 0.6 },
      { x: -2.5, y: -1.6 },
      { x: 0, y: -4 },
      { x: 2.5, y: -1.6 },
      { x: 2.7, y: 0.6 },
      { x: 3.6, y: 2.4 },
      { x: 0, y: 2.6 },
      { x: -3.6, y: 2.4 },
    ]);
    fill(pen, bell, color);
    fill(pen, ellipse(0, 3.5, 1, 0.9), color);
    fill(pen, ellipse(0, -4.2, 0.7, 0.7), color);
  });
}

/** A paper with words on it. @param curl 0 flat to 1: the lower corner comes off the wall */
export function drawPaper(
  pen: Pen,
  at: Point,
  scale: number,
  words: readonly string[],
  {
    width = 24,
    height = 16,
    size = 4,
    ink = '#2c3438',
    paper = '#fffdf6',
    turn = 0,
    curl = 0,
    tape = false,
  } = {},
): void {
  placed(pen, at, scale, turn, () => {
    const sheet = polygon([
      { x: -width / 2, y: -height / 2 },
      { x: width / 2, y: -height / 2 },
      { x: width / 2, y: height / 2 - curl * height * 0.42 },
      { x: width / 2 - curl * width * 0.3, y: height / 2 },
      { x: -width / 2, y: height / 2 },
    ]);
    pen.translate(0.5, 0.7);
    fill(pen, sheet, faint('#43263f', 0.2));
    pen.translate(-0.5, -0.7);
    fill(pen, sheet, paper);
    if (curl > 0) {
      fill(
        pen,
        polygon([
          { x: width / 2, y: height / 2 - curl * height * 0.42 },
          { x: width / 2 - curl * width * 0.3, y: height / 2 },
          { x: width / 2 - curl * width * 0.34, y: height / 2 - curl * height * 0.46 },
        ]),
        mix(paper, '#8a7a5a', 0.35),
      );
    }
    if (tape) fill(pen, rectangle(-4, -height / 2 - 1.6, 8, 3.2), faint('#e8d9a0', 0.85));
    letteringLines(pen, words, { x: 0, y: 0 }, height, size, ink);
  });
}

/** A month on the wall with one day ringed. @param day column 0 Sunday to 6 of the third week */
export function drawCalendar(pen: Pen, view: Stage, corner: Place, day: number, size = 1): void {
  facade(pen, view, corner, () => {
    pen.scale(size, size);
    fill(pen, rectangle(0.8, 1.2, 40, 46, 1), faint('#43263f', 0.2));
    fill(pen, rectangle(0, 0, 40, 46, 1), '#fffdf6');
    fill(pen, rectangle(0, 0, 40, 10, 1), '#b8543f');
    for (const [index, letter] of worded(DAYS).entries()) {
      lettering(pen, letter, { x: 4 + index * 5.3, y: 13.4 }, 3.6, index === 0 ? '#b8543f' : '#5f6b73', 700);
    }
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 7; column++) {
        const date = row * 7 + column - 1;
        if (date < 1 || date > 30) continue;
        lettering(pen, String(date), { x: 4 + column * 5.3, y: 19 + row * 5.8 }, 3.2, '#3f4a50', 600);
      }
    }
    stroke(pen, ellipse(4 + day * 5.3, 19 + 2 * 5.8, 3, 2.8), '#d93a2b', 0.9);
  });
}

/** A tag that hangs from a short string and faces us. @param at where the string is tied @param turn degrees it swings */
export function drawHangingTag(
  pen: Pen,
  at: Point,
  scale: number,
  words: readonly string[],
  { turn = 0, paper = '#f8d43a', size = 5 } = {},
): void {
  placed(pen, at, scale, turn, () => {
    const low = 8 + words.length * 6;
    const corners = [
      [-3.4, 3],
      [3.4, 3],
      [12, 6.6],
      [12, low],
      [-12, low],
      [-12, 6.6],
    ] as const;
    const tag = polygon(corners.map(([x, y]) => ({ x, y })));
    stroke(pen, ellipse(0, 1.6, 1.3, 2.8), '#6b4630', 0.6);
    pen.translate(0.6, 0.8);
    fill(pen, tag, faint('#43263f', 0.3));
    pen.translate(-0.6, -0.8);
    fill(pen, tag, paper);
    // A dark edge tells it from a pale wall.
    stroke(pen, tag, '#2c2a20', 0.9);
    fill(pen, ellipse(0, 4.8, 1, 1), '#fffdf6');
    stroke(pen, ellipse(0, 4.8, 1, 1), '#6b5a2a', 0.4);
    letteringLines(pen, words, { x: 0, y: (low + 6.4) / 2 }, low - 6, size, '#2c2a20', 800);
  });
}

/** A digital bedside clock. */
export function drawDigitalClock(pen: Pen, view: Stage, corner: Place, time: string, size = 1): void {
  facade(pen, view, corner, () => {
    pen.scale(size, size);
    fill(pen, rectangle(0, 0, 22, 11, 1.6), '#2f323c');
    fill(pen, rectangle(1.4, 1.4, 19.2, 8.2, 0.8), '#12151d');
    lettering(pen, time, { x: 11, y: 5.8 }, 7.4, '#ff7a5c', 700);
  });
}
