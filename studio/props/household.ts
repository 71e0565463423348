import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, curve, ellipse, fill, inside, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { block, cylinder, facade, facesOf, groundShadow, tube } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawCane } from './aids.ts';

const wood = tone('#a9744a', 0.24);

/** A narrow hall table with two legs in front. @param at the floor at its left front corner */
export function drawHallTable(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 90, depth = 34, height = 80, paint = wood } = {},
): void {
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.54, depth * 0.6, 0.16);
  for (const dx of [4, width - 4]) {
    for (const dz of [depth - 4, 4])
      tube(pen, view, [place(at.x + dx, height - 4, at.z + dz), place(at.x + dx, 0, at.z + dz)], 2, paint);
  }
  block(pen, view, { x: at.x, y: height - 14, z: at.z, width, height: 14, depth }, facesOf(paint));
  facade(pen, view, place(at.x + width / 2 - 16, height - 3.4, at.z), () => {
    fill(pen, rectangle(0, 0, 32, 8, 0.8), mix(paint.main, '#fff6e4', 0.16));
    fill(pen, ellipse(16, 4, 1.5, 1.5), '#6b5344');
  });
}

/** An umbrella stand. @param cane draws a cane in it @param umbrella draws an umbrella in it */
export function drawUmbrellaStand(
  pen: Pen,
  view: Stage,
  at: Place,
  { cane = true, umbrella = true, color = tone('#5f7d8a', 0.24) } = {},
): void {
  groundShadow(pen, view, at.x, at.z, 16, 12);
  if (umbrella) {
    tube(
      pen,
      view,
      [place(at.x - 5, 20, at.z + 3), place(at.x - 9, 88, at.z + 5)],
      2.6,
      tone('#7d4f6a', 0.26),
    );
    tube(
      pen,
      view,
      [place(at.x - 9, 88, at.z + 5), place(at.x - 10, 100, at.z + 5)],
      1.1,
      tone('#8a5636', 0.26),
    );
  }
  if (cane) drawCane(pen, view, place(at.x + 3, 8, at.z), place(at.x + 7, 94, at.z), { x: 1, y: 0, z: 0 });
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: 0, height: 48, radius: 11, topRadius: 13 },
    { ...facesOf(color), top: faint('#000000', 0) },
  );
}

/** A light switch with its plate. */
export function drawSwitch(pen: Pen, view: Stage, at: Place): void {
  facade(pen, view, place(at.x - 4.5, at.y + 6.5, at.z), () => {
    fill(pen, rectangle(0.5, 0.8, 9, 13, 1.2), faint('#43263f', 0.25));
    fill(pen, rectangle(0, 0, 9, 13, 1.2), '#fffdf6');
    fill(pen, rectangle(2.4, 3, 4.2, 7, 0.8), '#ded7c8');
    fill(pen, rectangle(2.4, 3, 4.2, 3.4, 0.8), '#f7f3ea');
  });
}

/** A plug-in night light, in a socket or lying on the floor. @param at its middle @param lit glows */
export function drawNightLight(pen: Pen, at: Point, scale: number, { lit = false, lies = false } = {}): void {
  apart(pen, () => {
    pen.translate(at.x, at.y);
    pen.rotate(lies ? 1.2 : 0);
    pen.scale(scale, scale);
    if (lit) softGlow(pen, { x: 0, y: 0 }, { x: 34, y: 34 }, '#ffdf9a', 0.5);
    if (lies)
      for (const x of [-1.6, 1.6])
        graded(pen, rectangle(x - 0.4, 4.6, 0.8, 3.4, 0.2), { x: x - 0.4, y: 6 }, { x: x + 0.4, y: 6 }, [
          [0, '#c3ccd4'],
          [1, '#66707a'],
        ]);
    // Without current it is as dull as everything else in the night.
    solid(pen, rectangle(-3.6, -1, 7.2, 6, 1.2), tone(lies ? '#9ea4b4' : '#fdfbf4', 0.3), 0.9);
    const shade = curve([
      { x: -3, y: -0.6 },
      { x: -6.4, y: -5.4 },
      { x: -5, y: -9.4 },
      { x: 0, y: -11.4 },
      { x: 5, y: -9.4 },
      { x: 6.4, y: -5.4 },
      { x: 3, y: -0.6 },
    ]);
    solid(pen, shade, tone(lit ? '#ffe9a8' : '#d6d2cc', 0.26), 1);
    // A shell: its ribs tell it from a plug.
    inside(pen, shade, () => {
      fill(pen, ellipse(0, -3.4, 2, 2.8), lit ? '#fff6d8' : '#a9a6ae');
      for (const x of [-6, -3.6, -1.2, 1.2, 3.6, 6])
        stroke(
          pen,
          line([
            { x: x * 0.36, y: -0.6 },
            { x, y: -11 },
          ]),
          lit ? '#e9bd62' : '#8d8b98',
          0.5,
        );
    });
    stroke(pen, shade, lit ? '#d9a94e' : '#7d7c8c', 0.5);
    fill(pen, rectangle(-4.1, -1.2, 8.2, 0.9, 0.4), lies ? '#7c8496' : '#e2ddd0');
  });
}

/** A charger in a socket, its lead hanging down to a place. */
export function drawCharger(pen: Pen, view: Stage, socket: Place, end: Place): void {
  const at = view.at(socket);
  const to = view.at(end);
  const scale = view.scale(socket.z);
  solid(
    pen,
    rectangle(at.x - 3 * scale, at.y - 3.4 * scale, 6 * scale, 7.4 * scale, scale),
    tone('#f4f4f0', 0.26),
    scale,
  );
  stroke(
    pen,
    curve([
      { x: at.x, y: at.y + 4 * scale },
      { x: at.x + 2 * scale, y: at.y + 14 * scale },
      { x: (at.x + to.x) / 2, y: Math.max(at.y + 18 * scale, to.y) },
      to,
    ]),
    '#fbfbf7',
    scale * 0.9,
  );
}
