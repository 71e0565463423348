import { faint, tone } from '../canvas/color.ts';
import { lettering } from '../canvas/lettering.ts';
import { ellipse, fill, line, rectangle, type Shape, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';

/** A wet street with a bus stop, as seen from a window: flat, `width` x `height` centimeters from the upper left. */
export function drawWetStreet(pen: Pen, width: number, height: number): void {
  fill(pen, rectangle(0, height * 0.6, width, height * 0.4), '#7f8a92');
  fill(pen, rectangle(0, height * 0.6, width, height * 0.09), '#b9bec0');
  fill(pen, rectangle(0, height * 0.69, width, height * 0.02), '#e4e6e3');
  for (const [x, y, wide] of [
    [0.16, 0.8, 0.2],
    [0.52, 0.9, 0.3],
    [0.86, 0.79, 0.2],
  ] as const) {
    fill(pen, ellipse(width * x, height * y, (width * wide) / 2, height * 0.035), faint('#dfe9ee', 0.55));
  }
  const stop = { x: width * 0.24, foot: height * 0.65 };
  const shelter = { x: width * 0.33, width: width * 0.3, top: height * 0.2 };
  fill(
    pen,
    rectangle(shelter.x, shelter.top, shelter.width, stop.foot - shelter.top),
    faint('#dfeef2', 0.75),
  );
  for (const x of [shelter.x, shelter.x + shelter.width - 1.4]) {
    fill(pen, rectangle(x, shelter.top, 1.4, stop.foot - shelter.top), '#4f5f6b');
  }
  fill(pen, rectangle(shelter.x - 3, shelter.top - 2.6, shelter.width + 6, 3.4, 0.8), '#3f4f5b');
  fill(pen, rectangle(shelter.x + 4, stop.foot - 9, shelter.width - 8, 2), '#8a6748');
  fill(pen, rectangle(stop.x - 0.7, height * 0.16, 1.4, stop.foot - height * 0.16), '#4f5f6b');
  solid(pen, rectangle(stop.x - 8, height * 0.1, 16, 10, 1.4), tone('#2f5d9c', 0.24), 1);
  lettering(pen, 'BUS', { x: stop.x, y: height * 0.1 + 5.2 }, 6, '#ffffff', 700);
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

/** Rain that falls over a pane. @param seconds of the clip, so that it moves */
export function drawRain(pen: Pen, width: number, height: number, seconds: number): void {
  for (let drop = 0; drop < 34; drop++) {
    const x = ((drop * 37) % 101) * 0.0099 * width;
    const y = ((((drop * 53) % 97) / 97 + seconds * 0.9) % 1) * (height + 10) - 10;
    const fall = line([
      { x, y },
      { x: x - 1.4, y: y + 7 },
    ]);
    stroke(pen, fall, faint('#f4f8fa', 0.6), 0.45);
  }
}
