import { createCanvas, Path2D } from '@napi-rs/canvas';
import { mix, sunlit, type Tone } from './color.ts';
import type { Box, Pen, Point } from './pen.ts';

export type Shape = Path2D;

/** A closed shape of lines and curves. @param build moves, lines and curves of its edge */
export function shaped(build: (shape: Shape) => void): Shape {
  const shape = new Path2D();
  build(shape);
  shape.closePath();
  return shape;
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[]): Shape {
  const shape = new Path2D();
  points.forEach((point, index) => {
    if (index === 0) shape.moveTo(point.x, point.y);
    else shape.lineTo(point.x, point.y);
  });
  shape.closePath();
  return shape;
}

/** A line through points, straight from one to the next. */
export function line(points: readonly Point[]): Shape {
  const shape = new Path2D();
  points.forEach((point, index) => {
    if (index === 0) shape.moveTo(point.x, point.y);
    else shape.lineTo(point.x, point.y);
  });
  return shape;
}

function spline(shape: Shape, points: readonly Point[], at: (index: number) => Point, segments: number) {
  const start = at(0);
  if (points.length > 0) shape.moveTo(start.x, start.y);
  for (let index = 0; index < segments; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    shape.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    );
  }
}

const origin: Point = { x: 0, y: 0 };

/** A smooth closed shape through points (Catmull-Rom). */
export function blob(points: readonly Point[]): Shape {
  const shape = new Path2D();
  const count = points.length;
  spline(shape, points, (index) => points[(index + count) % count] ?? origin, count);
  shape.closePath();
  return shape;
}

/** A smooth line through points. */
export function curve(points: readonly Point[]): Shape {
  const shape = new Path2D();
  const last = points.length - 1;
  spline(shape, points, (index) => points[Math.min(last, Math.max(0, index))] ?? origin, last);
  return shape;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation = 0): Shape {
  const shape = new Path2D();
  shape.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), rotation, 0, Math.PI * 2);
  shape.closePath();
  return shape;
}

export function rectangle(x: number, y: number, width: number, height: number, corner = 0): Shape {
  const shape = new Path2D();
  if (corner > 0) shape.roundRect(x, y, width, height, corner);
  else shape.rect(x, y, width, height);
  return shape;
}

/** A fold or a wrinkle: a line as if drawn with a brush, wide in its middle and gone at both ends. */
export function tapered([first = origin, ...more]: readonly Point[], width: number): Shape {
  const end = more.at(-1) ?? first;
  const middle = { x: (first.x + end.x) / 2, y: (first.y + end.y) / 2 };
  const inner = more.length > 1 ? more.slice(0, -1) : [middle];
  const side = (way: number) =>
    inner.map((point, index): Point => {
      const [before, after] = [inner[index - 1] ?? first, inner[index + 1] ?? end];
      const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const half = (way * width * Math.sin((Math.PI * (index + 1)) / (inner.length + 1))) / 2;
      return {
        x: point.x - ((after.y - before.y) / long) * half,
        y: point.y + ((after.x - before.x) / long) * half,
      };
    });
  return blob([first, ...side(1), end, ...side(-1).toReversed()]);
}

export type Round = Point & { r: number };

function addCapsule(shape: Shape, from: Round, to: Round) {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  if (apart <= Math.abs(from.r - to.r) + 0.01) {
    const big = from.r > to.r ? from : to;
    shape.moveTo(big.x + big.r, big.y);
    shape.arc(big.x, big.y, big.r, 0, Math.PI * 2);
    shape.closePath();
    return;
  }
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = Math.acos((from.r - to.r) / apart);
  shape.moveTo(from.x + Math.cos(angle + side) * from.r, from.y + Math.sin(angle + side) * from.r);
  shape.arc(from.x, from.y, from.r, angle + side, angle - side + Math.PI * 2);
  shape.arc(to.x, to.y, to.r, angle - side, angle + side);
  shape.closePath();
}

/** A chain of rounded, tapering pieces: an arm, a leg, a finger, a hose. */
export function chain(joints: readonly Round[]): Shape {
  const shape = new Path2D();
  for (let index = 0; index + 1 < joints.length; index++) {
    const [from, to] = [joints[index], joints[index + 1]];
    if (from && to) addCapsule(shape, from, to);
  }
  return shape;
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
}

function half(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [a, b] = [kept.at(-2), kept.at(-1)];
      if (!a || !b || !turnsLeft(a, b, point)) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The tight cloth around some discs: a skirt around two legs, a blanket over knees. */
export function wrap(discs: readonly Round[]): Shape {
  const rim = discs.flatMap(({ x, y, r }) =>
    Array.from({ length: 20 }, (_, step) => ({
      x: x + r * Math.cos((step * Math.PI) / 10),
      y: y + r * Math.sin((step * Math.PI) / 10),
    })),
  );
  rim.sort((a, b) => a.x - b.x || a.y - b.y);
  return polygon([...half(rim), ...half([...rim].reverse())]);
}

/** Several shapes as one, so that no seam and no rim shows where they overlap. */
export function joined(shapes: readonly Shape[]): Shape {
  const shape = new Path2D();
  for (const part of shapes) shape.addPath(part);
  return shape;
}

export function fill(pen: Pen, shape: Shape, color: string): void {
  pen.fillStyle = color;
  pen.fill(shape);
}

export function stroke(pen: Pen, shape: Shape, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(shape);
}

/** Runs a drawing and then restores the state of the pen. */
export function apart(pen: Pen, draw: () => void): void {
  pen.save();
  draw();
  pen.restore();
}

/** Draws only inside a shape. */
export function inside(pen: Pen, shape: Shape, draw: () => void): void {
  apart(pen, () => {
    pen.clip(shape);
    draw();
  });
}

/** Draws with an opacity from 0 to 1. */
export function withOpacity(pen: Pen, opacity: number, draw: () => void): void {
  apart(pen, () => {
    pen.globalAlpha *= opacity;
    draw();
  });
}

/** Where the soft edge of a shade begins and ends, as shares of the rim. */
const SOFT_RIM = { from: 0.2, to: 1.5 };

/** A step of the soft edge is as wide as this in the film, so that no step is seen, and none is painted in vain. */
const STEP = { pixels: 3.2, fewest: 2, most: 10 };

/** The pixels of a pen's canvas that a shape may touch; null when it lies outside. */
function pixelsOf(pen: Pen, shape: Shape): Box | null {
  const [left, top, right, bottom] = shape.getBounds();
  const { a, b, c, d, e, f } = pen.getTransform();
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  const [x, y] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  const width = Math.min(pen.canvas.width, Math.ceil(Math.max(...xs))) - x;
  const height = Math.min(pen.canvas.height, Math.ceil(Math.max(...ys))) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/**
 * Fills a shape with a surface that several strokes paint. They are painted on a sheet of their own, which is laid into
 * the shape at once: each stroke that reached the edge would make its soft pixels harder, until the edge has steps.
 */
function lay(pen: Pen, shape: Shape, ground: string, paint: (brush: Pen) => void): void {
  const box = pixelsOf(pen, shape);
  if (!box) return;
  const sheet = createCanvas(box.width, box.height);
  const brush = sheet.getContext('2d');
  brush.fillStyle = ground;
  brush.fillRect(0, 0, box.width, box.height);
  const { a, b, c, d, e, f } = pen.getTransform();
  brush.setTransform(a, b, c, d, e - box.x, f - box.y);
  paint(brush);
  inside(pen, shape, () => {
    pen.resetTransform();
    pen.drawImage(sheet, box.x, box.y);
  });
}

/**
 * Fills a solid as light from the upper left shapes it: a little sun on the side towards it, and at the lower right a rim
 * in shade that has no hard edge.
 * @param rim width of the shade in pixels to the right, and below
 * @param sun how much sun reaches the lit side, 0 to 1
 */
export function solid(
  pen: Pen,
  shape: Shape,
  { main, shade }: Tone,
  rim: number,
  below = rim * 0.35,
  sun = 1,
): void {
  const [left, top, right, bottom] = shape.getBounds();
  const { from, to } = SOFT_RIM;
  const { a, b } = pen.getTransform();
  const wide = Math.abs(rim) * Math.hypot(a, b) * (to - from);
  const steps = Math.min(STEP.most, Math.max(STEP.fewest, Math.round(wide / STEP.pixels)));
  lay(pen, shape, shade, (brush) => {
    brush.translate(-rim * from, -below * from);
    for (let step = 0; step < steps; step++) {
      fill(brush, shape, mix(shade, main, (step + 0.7) / (steps + 0.4)));
      brush.translate((-rim * (to - from)) / steps, (-below * (to - from)) / steps);
    }
    const light = brush.createLinearGradient(left, top, right, bottom);
    light.addColorStop(0, sunlit(main, sun));
    light.addColorStop(0.45, main);
    light.addColorStop(1, mix(main, shade, 0.42));
    brush.fillStyle = light;
    brush.fill(shape);
  });
}
