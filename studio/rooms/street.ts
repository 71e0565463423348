import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { ellipse, fill, line, polygon, rectangle, type Shape, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';

const steel = '#46555f';

/** A wet street with a bus stop, as seen from a window: flat, `width` x `height` centimeters from the upper left. */
export function drawWetStreet(pen: Pen, width: number, height: number): void {
  const pavement = height * 0.6;
  const curb = height * 0.7;
  drawFarSide(pen, width, pavement);
  graded(pen, rectangle(0, pavement, width, curb - pavement), { x: 0, y: pavement }, { x: 0, y: curb }, [
    [0, '#98a3a8'],
    [1, '#b9c1c3'],
  ]);
  graded(pen, rectangle(0, curb, width, height - curb), { x: 0, y: curb }, { x: 0, y: height }, [
    [0, '#63717b'],
    [1, '#7b8993'],
  ]);
  drawReflections(pen, width, height, curb);
  fill(pen, rectangle(0, curb - 0.9, width, 0.9), '#d9dddb');
  fill(pen, rectangle(0, curb, width, 1), '#59666f');
  drawShelter(pen, { x: width * 0.34, top: height * 0.17, width: width * 0.29, foot: height * 0.665 });
  drawStopSign(pen, { x: width * 0.24, top: height * 0.08, foot: height * 0.67 });
}

/** Houses and trees across the street, pale in the rain, with a few lit windows. */
function drawFarSide(pen: Pen, width: number, ground: number) {
  for (const [x, wide, tall, wall] of [
    [-0.04, 0.21, 25, '#93a0aa'],
    [0.17, 0.18, 19, '#a3adb4'],
    [0.35, 0.24, 23, '#97a4ac'],
    [0.59, 0.17, 18, '#a5afb5'],
    [0.76, 0.3, 26, '#909ea8'],
  ] as const) {
    const [left, across] = [width * x, width * wide];
    const top = ground - tall;
    graded(pen, rectangle(left, top, across, tall), { x: 0, y: top }, { x: 0, y: ground }, [
      [0, wall],
      [1, mix(wall, '#d3dce0', 0.4)],
    ]);
    fill(pen, rectangle(left - 0.8, top - 1.6, across + 1.6, 2), mix(wall, '#5f6c78', 0.5));
    for (let at = left + 4; at < left + across - 6; at += 7.5) {
      const lit = Math.round(at + tall) % 3 === 0;
      fill(pen, rectangle(at, top + 4.5, 3.6, 5.2), lit ? '#f0dcaa' : mix(wall, '#62707c', 0.4));
      if (lit) softGlow(pen, { x: at + 1.8, y: top + 7 }, { x: 5, y: 5.6 }, '#ffe9b4', 0.35);
    }
  }
  for (const [x, r] of [
    [0.04, 8],
    [0.7, 7],
    [0.93, 9],
  ] as const) {
    const middle = { x: width * x, y: ground - r * 1.15 };
    fill(pen, rectangle(middle.x - 0.6, middle.y, 1.2, ground - middle.y), '#6f7974');
    for (const [dx, dy, share] of [
      [-0.5, 0.15, 0.7],
      [0.5, 0.2, 0.66],
      [0, -0.3, 0.8],
    ] as const)
      fill(
        pen,
        ellipse(middle.x + dx * r, middle.y + dy * r, r * share, r * share * 0.8),
        mix('#7b9488', '#aab9b6', 0.2 - dx * 0.2),
      );
  }
}

/** What stands across the street hangs upside down in the wet, drawn out and soft; rain makes rings in it. */
function drawReflections(pen: Pen, width: number, height: number, curb: number) {
  for (const [x, wide, long, color, strength] of [
    [0.24, 0.05, 0.2, '#3f74bb', 0.7],
    [0.49, 0.17, 0.22, '#e4eff2', 0.7],
    [0.09, 0.07, 0.24, '#f3deb0', 0.4],
    [0.8, 0.1, 0.26, '#dbe6ea', 0.5],
    [0.93, 0.06, 0.2, '#f3deb0', 0.4],
  ] as const)
    softGlow(
      pen,
      { x: width * x, y: curb + height * 0.06 },
      { x: width * wide, y: height * long },
      color,
      strength,
    );
  const random = randomFrom('wet street');
  for (let streak = 0; streak < 16; streak++) {
    const [x, y] = [random() * width, curb + (0.12 + random() * 0.84) * (height - curb)];
    softGlow(pen, { x, y }, { x: 6 + random() * 12, y: 0.35 }, '#eef5f7', 0.6);
  }
  for (let ring = 0; ring < 9; ring++) {
    const near = 0.2 + random() * 0.75;
    const spot = { x: random() * width, y: curb + near * (height - curb) };
    for (const size of [1, 0.5])
      stroke(
        pen,
        ellipse(spot.x, spot.y, 3.4 * size * (0.6 + near * 0.6), 0.8 * size * (0.6 + near * 0.6)),
        faint('#f2f7f9', 0.6),
        0.22,
      );
  }
}

type Shelter = { x: number; top: number; width: number; foot: number };

/** A shelter of steel and glass: its back wall, one side that comes forward, a bench and a roof. */
function drawShelter(pen: Pen, { x, top, width, foot }: Shelter) {
  const deep = 5;
  const back = { top: top + 3, foot: foot - 2 };
  softGlow(pen, { x: x + width / 2, y: foot }, { x: width * 0.6, y: 2 }, '#2c3842', 0.5);
  graded(pen, rectangle(x, back.top, width, back.foot - back.top), { x, y: top }, { x: x + width, y: foot }, [
    [0, faint('#eef7f8', 0.8)],
    [0.5, faint('#c9dde2', 0.66)],
    [1, faint('#e6f2f4', 0.76)],
  ]);
  for (const share of [0.12, 0.62])
    fill(
      pen,
      polygon([
        { x: x + width * share, y: back.foot - 1 },
        { x: x + width * (share + 0.16), y: back.top },
        { x: x + width * (share + 0.26), y: back.top },
        { x: x + width * (share + 0.1), y: back.foot - 1 },
      ]),
      faint('#ffffff', 0.4),
    );
  // The timetable that people read while they wait.
  fill(pen, rectangle(x + width - 11, back.top + 5, 7.4, 11, 0.4), '#f9faf6');
  fill(pen, rectangle(x + width - 11, back.top + 5, 7.4, 2.4, 0.4), '#2f5d9c');
  for (let row = 0; row < 4; row++)
    fill(pen, rectangle(x + width - 10, back.top + 8.8 + row * 1.6, 5.4, 0.5), '#9aa5ac');
  fill(pen, rectangle(x + 4, foot - 8.6, width - 18, 1.9, 0.4), '#9b7048');
  fill(pen, rectangle(x + 4, foot - 8.6, width - 18, 0.6, 0.3), '#c79a6b');
  for (const leg of [7, width - 18]) fill(pen, rectangle(x + leg, foot - 6.8, 1, 6), steel);
  for (const post of [0, width / 2 - 5, width - 1])
    fill(pen, rectangle(x + post, back.top, 1, back.foot - back.top + 1), steel);
  const side = polygon([
    { x: x - deep, y: top },
    { x, y: back.top },
    { x, y: back.foot },
    { x: x - deep, y: foot + 1 },
  ]);
  fill(pen, side, faint('#d5e6ea', 0.55));
  for (const post of [x - deep - 0.6, x + width + deep - 0.6])
    graded(pen, rectangle(post, top, 1.3, foot + 1 - top), { x: post, y: 0 }, { x: post + 1.3, y: 0 }, [
      [0, '#7b8a94'],
      [1, steel],
    ]);
  const roof = polygon([
    { x: x + 1, y: top - 4 },
    { x: x + width - 1, y: top - 4 },
    { x: x + width + deep + 2.4, y: top - 1.2 },
    { x: x - deep - 2.4, y: top - 1.2 },
  ]);
  graded(pen, roof, { x: 0, y: top - 4 }, { x: 0, y: top - 1.2 }, [
    [0, '#7e8c96'],
    [1, '#9dabb3'],
  ]);
  fill(pen, rectangle(x - deep - 2.4, top - 1.2, width + deep * 2 + 4.8, 2.2, 0.5), '#384650');
}

/** A pole with the blue plate of the stop: a bus, and the word. */
function drawStopSign(pen: Pen, { x, top, foot }: { x: number; top: number; foot: number }) {
  softGlow(pen, { x, y: foot }, { x: 4, y: 0.9 }, '#2c3842', 0.6);
  graded(pen, rectangle(x - 0.7, top, 1.4, foot - top), { x: x - 0.7, y: 0 }, { x: x + 0.7, y: 0 }, [
    [0, '#8c9aa3'],
    [1, steel],
  ]);
  const plate = rectangle(x - 7, top - 1, 14, 16.6, 1.6);
  graded(pen, plate, { x: x - 7, y: top }, { x: x + 7, y: top + 16 }, [
    [0, '#3c70b5'],
    [1, '#234b86'],
  ]);
  stroke(pen, rectangle(x - 6.3, top - 0.3, 12.6, 15.2, 1.1), faint('#ffffff', 0.85), 0.4);
  fill(pen, rectangle(x - 4.6, top + 1.4, 9.2, 5.6, 1), '#ffffff');
  for (const pane of [-3.8, -1.1, 1.6]) fill(pen, rectangle(x + pane, top + 2.4, 2.1, 2, 0.3), '#2f5d9c');
  for (const wheel of [-2.6, 2.6]) {
    fill(pen, ellipse(x + wheel, top + 7, 1.2, 1.2), '#2a5593');
    fill(pen, ellipse(x + wheel, top + 7, 0.8, 0.8), '#ffffff');
  }
  lettering(pen, 'BUS', { x, y: top + 11.6 }, 5.4, '#ffffff', 750);
}

/** The four panes of a window of `width` x `height` centimeters, without its bars: what is outside is drawn inside them. */
export function panesOf(width: number, height: number): Shape {
  const [middle, bar] = [width / 2, height * 0.46];
  const panes = rectangle(0, 0, middle - 1.6, bar);
  for (const pane of [
    rectangle(middle + 1.6, 0, middle - 1.6, bar),
    rectangle(0, bar + 2.8, middle - 1.6, height - bar - 2.8),
    rectangle(middle + 1.6, bar + 2.8, middle - 1.6, height - bar - 2.8),
  ])
    panes.addPath(pane);
  return panes;
}

/** Rain that falls over a pane: far drops are thin and slow. @param seconds of the clip, so that it moves */
export function drawRain(pen: Pen, width: number, height: number, seconds: number): void {
  const random = randomFrom('rain');
  for (let drop = 0; drop < 40; drop++) {
    const near = random();
    const x = random() * (width + 6);
    const long = 3 + near * 5;
    const y = ((random() + seconds * (0.8 + near * 0.5)) % 1) * (height + 12) - 10;
    const fall = line([
      { x, y },
      { x: x - long * 0.17, y: y + long },
    ]);
    stroke(pen, fall, faint('#f4f8fa', 0.28 + near * 0.32), 0.16 + near * 0.2);
  }
}
