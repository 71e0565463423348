import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import {
  apart,
  curve,
  ellipse,
  fill,
  inside,
  rectangle,
  solid,
  stroke,
  withOpacity,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { cylinder, type Faces, facesOf } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

const china = tone('#fbf7ee', 0.14);

/** A mug with its handle to the right. @param spot y of what it stands on @param content color of what is in it */
export function drawMug(
  pen: Pen,
  view: Stage,
  spot: { x: number; y: number; z: number },
  color: Tone = china,
  size = 1,
  content = '#6b4630',
): void {
  const scale = view.scale(spot.z) * size;
  const foot = view.at(spot);
  const ear = ellipse(foot.x + 5.4 * scale, foot.y - 5 * scale, 2.6 * scale, 2.9 * scale);
  stroke(pen, ear, color.shade, 1.3 * scale);
  cylinder(
    pen,
    view,
    { ...spot, height: 9.5 * size, radius: 4.3 * size },
    { ...facesOf(color), top: content },
  );
}

/** A glass of water. @param level how full, 0-1 */
export function drawGlass(
  pen: Pen,
  view: Stage,
  spot: { x: number; y: number; z: number },
  full = 0.8,
  drink: Faces = { top: '#d9eef5', front: '#bfe0ec', side: '#93bfd0' },
): void {
  withOpacity(pen, 0.55, () =>
    cylinder(
      pen,
      view,
      { ...spot, height: 12, radius: 3.1, topRadius: 3.5 },
      { top: '#f4fafb', front: '#e6f1f4', side: '#c2d6dd' },
    ),
  );
  if (full > 0) {
    withOpacity(pen, 0.75, () =>
      cylinder(pen, view, { ...spot, height: 12 * full, radius: 3, topRadius: 3.3 }, drink),
    );
  }
}

/** A plate held up, its face to the viewer. */
export function drawPlate(pen: Pen, at: Point, radius: number, turn: number, color: Tone = china): void {
  apart(pen, () => {
    pen.translate(at.x, at.y);
    pen.rotate(turn);
    solid(pen, ellipse(0, 0, radius * 0.86, radius), color, radius * 0.16);
    stroke(pen, ellipse(0, 0, radius * 0.56, radius * 0.66), color.shade, radius * 0.05);
    stroke(pen, ellipse(0, 0, radius * 0.76, radius * 0.89), '#7ba0b8', radius * 0.05);
  });
}

/** A rack of plates that dry beside a sink. */
export function drawDishRack(pen: Pen, view: Stage, { x, y, z }: { x: number; y: number; z: number }): void {
  for (let index = 0; index < 4; index++) {
    const foot = view.at(place(x + index * 6.5, y + 9, z + 6));
    const scale = view.scale(z);
    solid(
      pen,
      ellipse(foot.x, foot.y, 4.4 * scale, 10 * scale),
      index % 2 ? tone('#dbe6ea', 0.16) : china,
      scale * 1.6,
    );
  }
  const left = view.at(place(x - 8, y + 7, z));
  const scale = view.scale(z);
  for (let wire = 0; wire < 7; wire++) {
    const at = left.x + wire * 5.6 * scale;
    stroke(
      pen,
      curve([
        { x: at, y: left.y },
        { x: at, y: left.y + 7 * scale },
      ]),
      '#8f9aa1',
      0.7 * scale,
    );
  }
  stroke(
    pen,
    curve([
      { x: left.x, y: left.y },
      { x: left.x + 33.6 * scale, y: left.y },
    ]),
    '#8f9aa1',
    1.1 * scale,
  );
  stroke(
    pen,
    curve([
      { x: left.x, y: left.y + 6.6 * scale },
      { x: left.x + 33.6 * scale, y: left.y + 6.6 * scale },
    ]),
    '#8f9aa1',
    1.1 * scale,
  );
}

/** A tea towel, hung or held: a soft cloth with stripes. */
export function drawCloth(
  pen: Pen,
  at: Point,
  scale: number,
  color: Tone,
  stripe: string,
  width = 15,
  height = 22,
  sway = 0,
): void {
  apart(pen, () => {
    pen.translate(at.x, at.y);
    pen.scale(scale, scale);
    const w = width / 2;
    const cloth = curve([
      { x: -w * 0.7, y: -2 },
      { x: 0, y: -3.4 },
      { x: w * 0.7, y: -2 },
      { x: w + sway, y: height * 0.6 },
      { x: w * 0.86 + sway * 1.6, y: height },
      { x: w * 0.3 + sway, y: height * 0.93 },
      { x: -w * 0.3 + sway, y: height * 1.03 },
      { x: -w * 0.92 + sway * 1.4, y: height * 0.96 },
      { x: -w, y: height * 0.5 },
      { x: -w * 0.7, y: -2 },
    ]);
    solid(pen, cloth, color, 2.2, 0.4);
    inside(pen, cloth, () => {
      fill(pen, rectangle(-w * 1.4, height * 0.72, w * 3, 2.2), stripe);
      fill(pen, rectangle(-w * 1.4, height * 0.84, w * 3, 1), stripe);
      stroke(
        pen,
        curve([
          { x: -1, y: 0 },
          { x: -2 + sway * 0.5, y: height * 0.5 },
          { x: -1.4 + sway, y: height },
        ]),
        mix(color.main, color.shade, 0.7),
        0.7,
      );
    });
  });
}

/** A bowl of fruit. */
export function drawFruitBowl(pen: Pen, view: Stage, spot: { x: number; y: number; z: number }): void {
  const scale = view.scale(spot.z);
  const top = view.at({ ...spot, y: spot.y + 9 });
  for (const [dx, dy, r, color] of [
    [-6, -3, 4.6, '#d9803f'],
    [6, -3, 4.8, '#c9473c'],
    [0, -5, 4.8, '#e2b04a'],
  ] as const) {
    solid(pen, ellipse(top.x + dx * scale, top.y + dy * scale, r * scale, r * scale), tone(color), scale);
  }
  cylinder(
    pen,
    view,
    { ...spot, height: 9, radius: 7, topRadius: 13 },
    { ...facesOf(tone('#6f8fa3', 0.22)), top: faint('#000000', 0) },
  );
}

/** A plain pot with two handles. */
export function drawPot(
  pen: Pen,
  view: Stage,
  spot: { x: number; y: number; z: number },
  size = 1,
  color: Tone = tone('#a9b4ba', 0.28),
): void {
  const scale = view.scale(spot.z) * size;
  const middle = view.at({ ...spot, y: spot.y + 15 * size });
  for (const side of [-1, 1]) {
    stroke(
      pen,
      ellipse(middle.x + side * 16 * scale, middle.y, 4 * scale, 2.6 * scale),
      color.shade,
      1.8 * scale,
    );
  }
  cylinder(pen, view, { ...spot, height: 19 * size, radius: 15 * size }, facesOf(color));
  cylinder(
    pen,
    view,
    { ...spot, y: spot.y + 19 * size, height: 4 * size, radius: 16 * size, topRadius: 7 * size },
    facesOf(tone(mix(color.main, '#ffffff', 0.2), 0.26)),
  );
  cylinder(
    pen,
    view,
    { ...spot, y: spot.y + 22.6 * size, height: 2.4 * size, radius: 1.5 * size },
    facesOf(tone('#4f4a4a')),
  );
  const top = view.at({ ...spot, y: spot.y + 26 * size });
  fill(pen, ellipse(top.x, top.y, 3 * scale, 1.8 * scale), '#4f4a4a');
}
