import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, curve, ellipse, fill, inside, solid, stroke, tapered } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import type { Head } from './head.ts';
import type { Mood } from './mood.ts';

/** The ear on one side: 1 is the own left. Hidden ears are not drawn. */
export function drawEar(pen: Pen, head: Head, look: Look, side: 1 | -1): void {
  const seen = head.facing(-1, 92 * side);
  const far = side * head.turn > 22;
  if (far) return;
  const middle = seen > 0 ? head.on(-1.2, 94 * side, 0.4) : head.edge(-1.2, side, 0.35);
  const width = 1.15 + seen * 0.75;
  const { scale } = head;
  pen.save();
  pen.translate(middle.x, middle.y);
  pen.rotate(head.lean + side * 0.12);
  pen.scale(scale, scale);
  solid(pen, ellipse(0, 0, width, 2.2 + 0.4 * look.shape.age), look.skin, 0.3);
  stroke(
    pen,
    curve([
      { x: -0.2 * side, y: -1.4 },
      { x: 0.55 * side * (width / 1.4), y: -0.9 },
      { x: 0.45 * side * (width / 1.4), y: 0.2 },
      { x: 0, y: 0.9 },
    ]),
    faint(look.skin.line, 0.7),
    0.2,
  );
  if (look.earrings) fill(pen, ellipse(0.1 * side, 2.5, 0.5, 0.5), look.earrings);
  pen.restore();
}

/** The bare face in two tones, with the warmth of the cheeks. */
export function drawSkin(pen: Pen, head: Head, look: Look, mood: Mood): void {
  const { skin } = look;
  const face = head.outline();
  solid(pen, face, skin, head.scale * 1.5, head.scale * 0.5);
  inside(pen, face, () => {
    for (const side of [1, -1]) {
      const lift = Math.max(0, mood.smile) * 0.5;
      onFace(pen, head, -4.4 + lift, 40 * side, () => {
        softGlow(pen, { x: 0, y: 0 }, { x: 3.2, y: 2.3 }, skin.blush, 0.26);
      });
    }
  });
}

type Mark = readonly (readonly [number, number])[];

/** A line of age through points given by height and angle. */
function crease(pen: Pen, head: Head, points: Mark, color: string, width: number) {
  fill(
    pen,
    tapered(
      points.map(([height, angle]) => head.on(height, angle)),
      head.scale * width * 1.5,
    ),
    color,
  );
}

/** What years leave beside the nose, the mouth and the eyes, on one side. */
function drawSideLines(pen: Pen, head: Head, age: number, side: 1 | -1, mood: Mood, color: Ink) {
  const out = Math.max(0, mood.smile) * 3.2;
  const sad = Math.max(0, -mood.smile);
  const at = (points: Mark): Mark => points.map(([height, angle]) => [height, angle * side] as const);
  const fold = at([
    [-4.0, 15],
    [-5.4, 22 + out],
    [-6.9, 25.5 + out],
    [-8.0, 24 + out],
  ]);
  crease(pen, head, fold, color(0.05 + 0.5 * age + 0.3 * Math.max(0, mood.smile)), 0.2);
  if (age <= 0.4) return;
  const corner = at([
    [-7.3, 22 - sad * 2],
    [-8.4, 24],
    [-9.3, 22.5],
  ]);
  crease(pen, head, corner, color(0.3 * (age - 0.3) + 0.25 * sad), 0.17);
  const jowl = at([
    [-7.6, 50],
    [-9.2, 40],
    [-9.9, 31],
  ]);
  if (head.facing(-8, 45 * side) > 0.2) crease(pen, head, jowl, color(0.45 * (age - 0.35)), 0.2);
  const hollow = at([
    [-3.2, 40],
    [-4.9, 45],
    [-6.4, 43],
  ]);
  if (age > 0.75 && head.facing(-5, 44 * side) > 0.25) crease(pen, head, hollow, color(age - 0.7), 0.22);
  if (head.facing(0, 52 * side) <= 0.25) return;
  for (const [from, to] of [
    [0.5, 1.5],
    [-0.2, -0.1],
    [-0.8, -1.5],
  ] as const) {
    const foot = at([
      [from, 45],
      [(from + to) / 2 + 0.08, 51],
      [to, 57],
    ]);
    crease(pen, head, foot, color(0.55 * age + 0.35 * mood.squint - 0.1), 0.15);
  }
}

type Ink = (strength: number) => string;

/** The rows of the forehead: they rise with worried or raised brows. */
function drawForehead(pen: Pen, head: Head, age: number, mood: Mood, color: Ink) {
  const up = Math.max(0, mood.lift) + mood.skew * 0.4;
  const rise = mood.worry * 0.35 + up * 0.3;
  for (const [height, half] of [
    [4.5, 15],
    [5.4, 18],
    [6.3, 14],
  ] as const) {
    if (age < 0.7 && height === 4.5) continue;
    const row = [-half, -half / 3, half / 3, half].map((angle, index) => {
      const middle = index === 1 || index === 2;
      return [height + rise + (middle ? 0.16 + mood.worry * 0.3 : 0), angle] as const;
    });
    crease(pen, head, row, color(0.36 * age + 0.3 * mood.worry + 0.2 * up), 0.16);
  }
}

/** Laugh lines, brow lines, jowls: so many that age is seen, and not caricatured. */
export function drawLines(pen: Pen, head: Head, look: Look, mood: Mood): void {
  const { skin, shape } = look;
  const color: Ink = (strength) => faint(skin.line, Math.min(0.85, Math.max(0, strength)));
  for (const side of [1, -1] as const) {
    if (head.facing(-5, 24 * side) < 0.2) continue;
    drawSideLines(pen, head, shape.age, side, mood, color);
  }
  if (shape.age > 0.4) drawForehead(pen, head, shape.age, mood, color);
  const knit = Math.max(mood.frown, mood.worry * 0.7);
  if (knit > 0.2) {
    for (const side of [1, -1]) {
      const line: Mark = [
        [3.4, 4.8 * side],
        [2.0, 3.6 * side],
      ];
      crease(pen, head, line, color(0.8 * knit), 0.2);
    }
  }
}

/** A nose that stands out of the face when the head turns. */
export function drawNose(pen: Pen, head: Head, look: Look): void {
  const { skin, shape } = look;
  const { scale } = head;
  const w = shape.noseWidth;
  const base = -4.35 * shape.nose;
  const top = head.on(1.3, 0, 0.35);
  const bridge = head.on(-1.2, 0, 1.15 * shape.nose);
  const tip = head.on(base + 0.7, 0, 2.8 * shape.nose);
  const under = head.on(base - 0.15, 0, 1.3);
  const right = head.on(base + 0.25, 11.5 * w, 0.3);
  const left = head.on(base + 0.25, -11.5 * w, 0.3);
  const [shadeWing, lightWing] = right.x > left.x ? [right, left] : [left, right];
  const high = head.on(-0.8, right.x > left.x ? 4.5 : -4.5, 0.4);
  fill(pen, blob([top, high, shadeWing, under, tip, bridge]), mix(skin.main, skin.shade, 0.5));
  fill(
    pen,
    blob([top, bridge, tip, under, lightWing, head.on(-1, right.x > left.x ? -5 : 5, 0.4)]),
    skin.main,
  );
  const ball = { x: (tip.x + under.x) / 2, y: (tip.y + under.y) / 2 };
  fill(pen, ellipse(ball.x - 0.1 * scale, ball.y - 0.1 * scale, 0.95 * w * scale, 0.82 * scale), skin.main);
  stroke(
    pen,
    curve([
      { x: lightWing.x, y: lightWing.y - 0.1 * scale },
      { x: lightWing.x + 0.25 * scale, y: lightWing.y + 0.35 * scale },
      { x: under.x, y: under.y + 0.18 * scale },
      { x: shadeWing.x - 0.2 * scale, y: shadeWing.y + 0.35 * scale },
      { x: shadeWing.x + 0.05 * scale, y: shadeWing.y - 0.2 * scale },
    ]),
    faint(skin.line, 0.8),
    scale * 0.18,
  );
}
