import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { cylinder, disc, facade, groundShadow } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { smoothWay } from './cords.ts';

const shadow = '#43263f';

/** Steps of the tube that are painted at once: short, so that a later part lies over an earlier one. */
const PIECE = 40;

/** Clear tubing with a thickness: edges that catch the color below, a bright line along it, and a soft shadow on the floor. */
export function drawClearTubing(pen: Pen, view: Stage, spots: readonly Place[], radius: number): void {
  const way = smoothWay(spots);
  const points = way.map(view.at);
  const scale = view.scale(way[Math.floor(way.length / 2)]?.z ?? 0);
  const low = way.map(({ y }) => y < 8);
  const lying = points.filter((_, index) => low[index]);
  const cast = line(lying.map(({ x, y }) => ({ x: x + radius * 1.1 * scale, y: y + radius * 1.5 * scale })));
  for (const wide of [4.4, 3.2, 2.2]) stroke(pen, cast, faint('#1c0d1c', 0.17), radius * wide * scale);
  for (let from = 0; from < points.length - 1; from += PIECE) {
    const part = points.slice(Math.max(0, from - 2), from + PIECE + 1);
    const whole = points.slice(Math.max(0, from - 14), from + PIECE + 1);
    const moved = (up: number) => line(whole.map(({ x, y }) => ({ x, y: y - up * radius * scale })));
    stroke(pen, line(part), '#7f9fb0', radius * 2 * scale);
    stroke(pen, line(whole), '#c3dde6', radius * 1.56 * scale);
    stroke(pen, moved(0.22), '#e6f5f9', radius * 0.98 * scale);
    stroke(pen, moved(0.36), '#ffffff', radius * 0.44 * scale);
  }
}

/** Centimeters from one bright mark of a tube to the next, and how long a mark is. */
const MARKS = { apart: 44, long: 5 };

/** Clear tubing with a bright mark every few hands, so that it is seen. */
export function drawMarkedTubing(pen: Pen, view: Stage, spots: readonly Place[], radius: number): void {
  drawClearTubing(pen, view, spots, radius);
  const way = smoothWay(spots);
  let gone = 0;
  let marked: Place[] = [];
  for (const [index, spot] of way.entries()) {
    const before = way[index - 1] ?? spot;
    gone += Math.hypot(spot.x - before.x, spot.y - before.y, spot.z - before.z);
    if (gone % MARKS.apart < MARKS.long) {
      marked.push(spot);
      continue;
    }
    drawMark(pen, view, marked, radius);
    marked = [];
  }
}

function drawMark(pen: Pen, view: Stage, spots: readonly Place[], radius: number) {
  const [first] = spots;
  if (!first || spots.length < 2) return;
  const scale = view.scale(first.z) * radius;
  stroke(pen, line(spots.map(view.at)), '#b8400f', 2.5 * scale);
  stroke(pen, line(spots.map(view.at)), '#f2671f', 1.6 * scale);
}

/** The front of the machine, in centimeters from its upper left corner. */
function drawFront(pen: Pen) {
  solid(pen, rectangle(0, 0, 42, 60, 6), tone('#e4e9ea', 0.2), 3.4, 2.4);
  // A handle that is let into the top.
  solid(pen, rectangle(9, 2.6, 24, 4.4, 2.2), tone('#5d6d78', 0.3), 0.8);
  fill(pen, rectangle(10.6, 3.4, 20.8, 1.1, 0.5), faint('#ffffff', 0.4));
  graded(pen, rectangle(4, 10, 34, 17, 3), { x: 0, y: 10 }, { x: 0, y: 27 }, [
    [0, '#5b7f95'],
    [1, '#3f5f75'],
  ]);
  fill(pen, ellipse(12, 18.5, 5.2, 5.2), '#2e4656');
  fill(pen, ellipse(11.7, 18.1, 4.4, 4.4), '#f4f7f6');
  stroke(
    pen,
    line([
      { x: 11.7, y: 18.1 },
      { x: 14, y: 15.6 },
    ]),
    '#c0503c',
    0.8,
  );
  // The glass tube that shows the flow: its ball floats.
  graded(pen, rectangle(21, 12, 4.4, 13, 2), { x: 21, y: 0 }, { x: 25.4, y: 0 }, [
    [0, '#f6fbfc'],
    [1, '#b5cbd5'],
  ]);
  fill(pen, ellipse(23.2, 19, 1.5, 1.5), '#c0503c');
  fill(pen, ellipse(32, 15.4, 1.9, 1.9), '#7fd88f');
  fill(pen, rectangle(29.2, 20, 5.8, 3.2, 1), '#dbe6ea');
  for (let slot = 0; slot < 6; slot++) {
    fill(pen, rectangle(7, 33.6 + slot * 3.6, 16, 1.9, 0.95), '#9aa9b0');
    fill(pen, rectangle(7, 33.6 + slot * 3.6, 16, 0.7, 0.35), '#75868f');
  }
  // A bottle of water that the air bubbles through.
  fill(pen, rectangle(27, 33.4, 11, 20, 2.6), faint(shadow, 0.14));
  graded(pen, rectangle(26.4, 32.6, 11, 20, 2.6), { x: 26.4, y: 0 }, { x: 37.4, y: 0 }, [
    [0, '#eaf6fa'],
    [0.3, '#ffffff'],
    [1, '#b7d3de'],
  ]);
  fill(pen, rectangle(27.2, 41, 9.4, 10.8, 2), faint('#6fb3d0', 0.62));
  for (const [x, y, r] of [
    [30, 47, 0.7],
    [33, 44.6, 0.9],
    [31.4, 43, 0.5],
    [34, 49, 0.6],
  ] as const)
    fill(pen, ellipse(x, y, r, r), faint('#ffffff', 0.85));
  fill(pen, rectangle(28.6, 29.8, 6.6, 3.4, 1), '#4d6f85');
}

/** A machine that makes oxygen at home: rounded, on casters, with a dial, a flow tube and a bottle. @returns where its tubing begins */
export function drawConcentrator(pen: Pen, view: Stage, at: Place): { outlet: Place } {
  groundShadow(pen, view, at.x, at.z - 6, 30, 18, 0.3);
  const front = at.z - 14;
  for (const x of [-16, 16]) {
    const wheel = view.at(place(at.x + x, 3, front));
    const scale = view.scale(front);
    fill(pen, ellipse(wheel.x, wheel.y, 3.4 * scale, 3.4 * scale), '#4a4f57');
    fill(pen, ellipse(wheel.x, wheel.y, 1.4 * scale, 1.4 * scale), '#8c959d');
  }
  // The body behind its front: the top and the side that are seen.
  facade(pen, view, place(at.x - 21, 67, at.z + 14), () =>
    solid(pen, rectangle(0, 0, 42, 60, 6), tone('#c3ccd0', 0.24), 3),
  );
  facade(pen, view, place(at.x - 21, 66, at.z), () =>
    solid(pen, rectangle(0, 0, 42, 60, 6), tone('#d3dbde', 0.2), 3),
  );
  facade(pen, view, place(at.x - 21, 65, front), () => drawFront(pen));
  return { outlet: place(at.x + 11, 36, front - 1) };
}

/** A roll of bright tape that lies on a table. @param at the middle of its foot */
export function drawLyingTape(pen: Pen, view: Stage, at: Place, color: string): void {
  const [radius, height] = [7, 5];
  const foot = view.at(at);
  const scale = view.scale(at.z);
  softGlow(
    pen,
    { x: foot.x + 1.4 * scale, y: foot.y + 0.6 * scale },
    { x: 11 * scale, y: 3.4 * scale },
    shadow,
    0.5,
  );
  const faces = { top: mix(color, '#fff2d8', 0.32), front: color, side: mix(color, shadow, 0.34) };
  cylinder(pen, view, { x: at.x, z: at.z, y: at.y, height, radius }, faces);
  fill(pen, disc(view, at.x, at.z, 4.5, 4.5, at.y + height), '#f2e3c8');
  fill(pen, disc(view, at.x, at.z - 0.4, 3.9, 3.9, at.y + height - 0.3), '#7a5a46');
}

/** White clips that hold a tube to a wall: each is a bow with a foot on both sides. @param at the first of them */
export function drawClips(pen: Pen, view: Stage, at: Place, count: number): void {
  for (let clip = 0; clip < count; clip++) {
    const spot = view.at(place(at.x + clip * 7, at.y, at.z + (clip % 2) * 5));
    const scale = view.scale(at.z);
    softGlow(
      pen,
      { x: spot.x + 0.8 * scale, y: spot.y + 0.3 * scale },
      { x: 4.4 * scale, y: 1.4 * scale },
      shadow,
      0.5,
    );
    for (const [dx, dy, color] of [
      [0.8, -0.5, '#a9b4bb'],
      [0, 0, '#ffffff'],
    ] as const) {
      const bow = Array.from({ length: 9 }, (_, step) => ({
        x: spot.x + (dx - 2.2 * Math.cos((step / 8) * Math.PI)) * scale,
        y: spot.y + (dy - 3.6 * Math.sin((step / 8) * Math.PI)) * scale,
      }));
      stroke(pen, line(bow), color, 1.2 * scale);
    }
  }
}
