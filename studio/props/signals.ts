import { faint } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { lettering } from '../canvas/lettering.ts';
import { apart, curve, ellipse, fill, line, solid, stroke, withOpacity } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';

/** Color of everything that stands for a sound. */
export const soundColor = '#d2642c';

/** How thick the line of a mark is, as a share of the mark's size: thin and light beside what is real. */
const MARK = 0.052;

/**
 * Sound that spreads: three arcs that follow one another.
 * @param from where it comes from, in scene pixels @param direction degrees; 0 to the right, 90 down
 * @param size pixels to the last arc @param seconds of the clip, so that the arcs travel
 */
export function drawSoundMarks(
  pen: Pen,
  from: Point,
  { direction = 0, size = 60, spread = 70, seconds = 0, color = soundColor, both = false } = {},
): void {
  const ways = both ? [direction, direction + 180] : [direction];
  for (const way of ways) {
    for (let arc = 0; arc < 3; arc++) {
      const share = (arc + 1) / 3;
      const pulse = 0.5 + 0.5 * Math.sin(seconds * 5 - arc * 1.4);
      const start = ((way - spread / 2) * Math.PI) / 180;
      const end = ((way + spread / 2) * Math.PI) / 180;
      pen.strokeStyle = faint(color, 0.38 + 0.37 * pulse);
      pen.lineWidth = size * MARK;
      pen.lineCap = 'round';
      pen.beginPath();
      pen.arc(from.x, from.y, size * share, start, end);
      pen.stroke();
    }
  }
}

/** Short strokes that fan out: a call, a click. */
export function drawCallMarks(
  pen: Pen,
  from: Point,
  { direction = 0, size = 40, seconds = 0, color = soundColor } = {},
): void {
  const pulse = 0.85 + 0.15 * Math.sin(seconds * 6);
  for (const turn of [-34, 0, 34]) {
    const angle = ((direction + turn) * Math.PI) / 180;
    const inner = size * 0.42;
    const outer = size * (turn === 0 ? 1.05 : 0.9) * pulse;
    stroke(
      pen,
      line([
        { x: from.x + Math.cos(angle) * inner, y: from.y + Math.sin(angle) * inner },
        { x: from.x + Math.cos(angle) * outer, y: from.y + Math.sin(angle) * outer },
      ]),
      faint(color, 0.8),
      size * MARK * 1.3,
    );
  }
}

/** What somebody calls, in a bubble. @param tip where the bubble points to */
export function drawSpeech(
  pen: Pen,
  words: string,
  middle: Point,
  tip: Point,
  { size = 26, color = '#2c3438' } = {},
): void {
  apart(pen, () => {
    const half = words.length * size * 0.29 + size * 0.7;
    const tall = size * 0.95;
    const side = Math.sign(tip.x - middle.x) || 1;
    pen.fillStyle = '#fffdf6';
    pen.strokeStyle = faint('#43263f', 0.28);
    pen.lineWidth = size * 0.09;
    pen.beginPath();
    pen.roundRect(middle.x - half, middle.y - tall, half * 2, tall * 2, tall * 0.8);
    pen.stroke();
    pen.fill();
    pen.beginPath();
    pen.moveTo(middle.x + side * half * 0.3, middle.y + tall * 0.7);
    pen.lineTo(tip.x, tip.y);
    pen.lineTo(middle.x + side * half * 0.62, middle.y + tall * 0.6);
    pen.closePath();
    pen.fill();
    lettering(pen, words, { x: middle.x, y: middle.y + size * 0.06 }, size, color);
  });
}

/** Lines that say a thing moves to and fro. @param angle degrees along which it moves */
export function drawMotionLines(
  pen: Pen,
  at: Point,
  { angle = 0, size = 40, apart: gap = 60, seconds = 0, color = '#b8543f' } = {},
): void {
  const shift = Math.sin(seconds * 7) * size * 0.06;
  apart(pen, () => {
    pen.translate(at.x, at.y);
    pen.rotate((angle * Math.PI) / 180);
    for (const side of [-1, 1]) {
      for (const [row, long] of [
        [0, 0.5],
        [1, 0.72],
      ] as const) {
        const x = side * (gap / 2 + row * size * 0.3) + shift;
        const bow = [-1, -0.5, 0, 0.5, 1].map((along) => ({
          x: x + side * size * 0.2 * long * (1 - along * along),
          y: along * size * long,
        }));
        stroke(pen, curve(bow), faint(color, row === 0 ? 0.75 : 0.5), size * MARK * 1.15);
      }
    }
  });
}

/** A soft warm glow over a place that hurts. */
export function drawPain(pen: Pen, at: Point, radius: number, seconds = 0): void {
  const reach = radius * 1.15 * (1 + 0.08 * Math.sin(seconds * 3));
  softGlow(pen, at, { x: reach, y: reach }, '#d93a2b', 0.62);
}

/** Gentle waves beside a head: the room seems to move. */
export function drawWaves(
  pen: Pen,
  at: Point,
  { width = 190, size = 16, seconds = 0, color = '#7d6aa0' } = {},
): void {
  for (const side of [-1, 1]) {
    for (const row of [-0.5, 0.5]) {
      const long = size * (row < 0 ? 4.6 : 3.6);
      const start = at.x + (side * width) / 2 - (side < 0 ? long : 0);
      const points = Array.from({ length: 13 }, (_, step) => ({
        x: start + (long * step) / 12,
        y: at.y + row * size * 1.7 + Math.sin((step / 12) * Math.PI * 3 + seconds * 2.4 + row) * size * 0.42,
      }));
      stroke(pen, curve(points), faint(color, 0.62), size * 0.13);
    }
  }
}

/** Drops of sweat or water, falling apart around a place. */
export function drawDrops(pen: Pen, spots: readonly Point[], size: number, color = '#6fb1d6'): void {
  for (const { x, y } of spots) {
    const drop = curve([
      { x, y: y - size },
      { x: x + size * 0.55, y: y + size * 0.25 },
      { x, y: y + size * 0.75 },
      { x: x - size * 0.55, y: y + size * 0.25 },
      { x, y: y - size },
    ]);
    withOpacity(pen, 0.85, () => solid(pen, drop, { main: color, shade: '#4f8fb8' }, size * 0.3));
  }
}

/** A thought: a cloud with something in it. @param inside draws in the cloud around its middle, in pixels */
export function drawThought(pen: Pen, middle: Point, radius: number, head: Point, paint: () => void): void {
  const puffs = [
    [0, 0, 0.82],
    [-0.72, 0.08, 0.5],
    [0.72, 0.06, 0.52],
    [-0.36, -0.38, 0.52],
    [0.36, -0.4, 0.54],
    [-0.34, 0.42, 0.48],
    [0.4, 0.42, 0.5],
  ] as const;
  withOpacity(pen, 0.96, () => {
    // A rim around the whole cloud: before a bright window or a white frame it would be lost.
    for (const [grown, color] of [
      [radius * 0.025, '#b9b3b8'],
      [0, '#fffdf6'],
    ] as const)
      for (const [dx, dy, r] of puffs) {
        const [x, y] = [middle.x + dx * radius * 1.25, middle.y + dy * radius];
        fill(pen, ellipse(x, y, r * radius + grown, r * radius * 0.9 + grown), color);
      }
    for (const [share, r] of [
      [0.62, 0.13],
      [0.8, 0.085],
      [0.92, 0.055],
    ] as const) {
      fill(
        pen,
        ellipse(
          middle.x + (head.x - middle.x) * share,
          middle.y + (head.y - middle.y) * share,
          radius * r,
          radius * r,
        ),
        '#fffdf6',
      );
    }
  });
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    paint();
  });
}

/** Flashing light around a lamp. @param on 0-1 */
export function drawFlash(pen: Pen, at: Point, radius: number, color: string, on: number): void {
  softGlow(pen, at, { x: radius, y: radius }, color, 0.5 * on + 0.1);
}
