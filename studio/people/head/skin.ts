import { faint } from '../../canvas/color.ts';
import { blob, curve, ellipse, fill, inside, solid, stroke } from '../../canvas/paint.ts';
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
  solid(pen, ellipse(0, 0, width, 2.35), look.skin, 0.3);
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
      const lift = Math.max(0, mood.smile) * 0.35;
      onFace(pen, head, -4.4 + lift, 40 * side, () => {
        fill(pen, ellipse(0, 0, 2.6, 1.8), faint(skin.blush, 0.1));
        fill(pen, ellipse(0, 0, 1.8, 1.2), faint(skin.blush, 0.1));
      });
    }
  });
}

/** Laugh lines, brow lines: quiet ones, so that age is seen and not caricatured. */
export function drawLines(pen: Pen, head: Head, look: Look, mood: Mood): void {
  const { skin, shape } = look;
  const { scale } = head;
  const ink = (strength: number) => faint(skin.line, Math.min(0.8, strength));
  for (const side of [1, -1]) {
    if (head.facing(-5, 24 * side) < 0.2) continue;
    const out = Math.max(0, mood.smile) * 2.2;
    const fold = [
      head.on(-4.1, 16 * side),
      head.on(-5.4, (22 + out) * side),
      head.on(-6.9, (25 + out) * side),
      head.on(-7.7, (23 + out) * side),
    ];
    stroke(pen, curve(fold), ink(0.06 + 0.62 * shape.age), scale * 0.17);
    if (shape.age > 0.4 && head.facing(0, 52 * side) > 0.25) {
      for (const [from, to] of [
        [0.2, 0.9],
        [-0.5, -0.7],
      ] as const) {
        const crow = [
          head.on(from, 46 * side),
          head.on((from + to) / 2 + 0.08, 51 * side),
          head.on(to, 56 * side),
        ];
        stroke(pen, curve(crow), ink(0.45 * shape.age + 0.25 * mood.squint), scale * 0.13);
      }
    }
  }
  if (shape.age > 0.4) {
    const rise = mood.worry * 0.25;
    for (const [height, half] of [
      [5.0, 17],
      [6.1, 13],
    ] as const) {
      const row = [-half, -half / 3, half / 3, half].map((angle, index) =>
        head.on(height + rise + (index === 1 || index === 2 ? 0.16 : 0), angle),
      );
      stroke(pen, curve(row), ink(0.32 * shape.age + 0.25 * mood.worry), scale * 0.13);
    }
  }
  if (mood.frown > 0.2) {
    for (const side of [1, -1]) {
      const crease = [head.on(3.3, 4.5 * side), head.on(2.2, 3.8 * side)];
      stroke(pen, curve(crease), ink(0.6 * mood.frown), scale * 0.15);
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
  fill(pen, blob([top, high, shadeWing, under, tip, bridge]), skin.shade);
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
    skin.line,
    scale * 0.2,
  );
}
