import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, ellipse, fill, inside, tapered } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { onFace } from './feature.ts';
import { type Head, turnedAway } from './head.ts';
import type { Mood } from './mood.ts';
import { fillRound } from './shading.ts';

/** The ear on one side: 1 is the own left. On the far side of a turned head it goes behind the face. */
export function drawEar(pen: Pen, head: Head, look: Look, side: 1 | -1): void {
  const left = 1 - turnedAway(head, side);
  if (left === 0) return;
  const seen = head.facing(-1, 92 * side);
  const middle =
    seen > 0 ? head.on(-1.3, 94 * side, 0.4) : head.edge(-1.3, side, 0.3 * left - 0.5 * (1 - left));
  const { scale } = head;
  pen.save();
  pen.translate(middle.x, middle.y);
  pen.rotate(head.lean + side * 0.13);
  pen.scale(scale * side * (0.72 + seen * 0.42) * left, scale * (1 + 0.1 * look.shape.age));
  drawEarForm(pen, look, side);
  pen.restore();
  if (look.earrings && left > 0.4) {
    const lobe = { x: middle.x - 0.25 * side * scale, y: middle.y + 2.95 * scale };
    fill(pen, ellipse(lobe.x, lobe.y, 0.55 * scale, 0.55 * scale), look.earrings);
    const shine = { x: lobe.x - 0.16 * scale, y: lobe.y - 0.18 * scale };
    fill(pen, ellipse(shine.x, shine.y, 0.18 * scale, 0.18 * scale), '#fffaf0');
  }
}

/** In centimeters around its middle, x away from the face. */
function drawEarForm(pen: Pen, { skin }: Look, side: 1 | -1) {
  const shell = blob([
    { x: -0.9, y: -0.9 },
    { x: -0.35, y: -2.3 },
    { x: 0.75, y: -2.5 },
    { x: 1.55, y: -1.4 },
    { x: 1.3, y: 0.2 },
    { x: 0.7, y: 1.3 },
    { x: 0.25, y: 2.35 },
    { x: -0.5, y: 2.5 },
    { x: -0.95, y: 1.3 },
  ]);
  fillRound(pen, shell, skin, { x: side > 0 ? -0.6 : 0.9, y: -1.6 }, 4.6);
  const hollow = blob([
    { x: -0.5, y: -0.7 },
    { x: 0.15, y: -1.5 },
    { x: 0.75, y: -1.1 },
    { x: 0.55, y: 0 },
    { x: 0.05, y: 0.85 },
    { x: -0.5, y: 0.6 },
  ]);
  fill(pen, hollow, faint(mix(skin.shade, skin.line, 0.4), 0.6));
  const rim = [
    { x: -0.2, y: -1.7 },
    { x: 0.6, y: -1.95 },
    { x: 1.05, y: -1.3 },
    { x: 0.85, y: -0.1 },
    { x: 0.4, y: 0.9 },
  ];
  fill(pen, tapered(rim, 0.42), faint(skin.line, 0.45));
}

/** What of the face lies in shade whatever its lines: height, angle, radii in centimeters, strength. */
const HOLLOWS = [
  { height: 0.7, angle: 21, x: 3.1, y: 2.1, strength: 0.2 },
  { height: -9.0, angle: 0, x: 2.3, y: 0.8, strength: 0.3 },
] as const;

/** The bare face, round from light to shade, with the warmth of the cheeks. */
export function drawSkin(pen: Pen, head: Head, { skin, shape }: Look, mood: Mood): void {
  const { scale } = head;
  const face = head.outline();
  const [one, other] = [head.edge(0, 1), head.edge(0, -1)];
  const sun = { x: (one.x + other.x) / 2 - 2.6 * scale, y: (one.y + other.y) / 2 - 3.2 * scale };
  fillRound(pen, face, skin, sun, 16.5 * scale);
  inside(pen, face, () => {
    for (const side of [1, -1] as const) {
      const lift = Math.max(0, mood.smile) * 0.5;
      onFace(pen, head, -4.2 + lift, 38 * side, () => {
        softGlow(pen, { x: 0, y: 0 }, { x: 3.4, y: 2.5 }, skin.blush, 0.32);
      });
      // The jaw is round: it turns away from the light on both sides, further on the side of the shade.
      const jaw = head.edge(-8.6, side);
      const dark = jaw.x > sun.x + 3 * scale ? 0.42 : 0.16;
      softGlow(pen, jaw, { x: 3.4 * scale, y: 4.2 * scale }, skin.shade, dark);
    }
    for (const { height, angle, x, y, strength } of HOLLOWS) {
      for (const side of angle === 0 ? [1] : [1, -1]) {
        onFace(pen, head, height, angle * side, () => {
          softGlow(pen, { x: 0, y: 0 }, { x, y }, skin.shade, strength + 0.12 * shape.age);
        });
      }
    }
  });
}
