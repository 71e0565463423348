import { faint, mix, sunlit } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, ellipse, fill, shaped, tapered } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import type { Head } from './head.ts';

/** What a nose is built from, as it is seen: `lit` and `dark` are its wings towards the light and away from it. */
type Nose = { top: Point; bridge: Point; tip: Point; under: Point; lit: Point; dark: Point; beside: Point };

function noseOf(head: Head, { shape }: Look): Nose {
  const base = -4.35 * shape.nose;
  const wing = (side: number) => head.on(base + 0.3, 11 * shape.noseWidth * side, 0.5);
  const side = head.on(0, 20).x > head.on(0, -20).x ? 1 : -1;
  return {
    top: head.on(1.7, 0, 0.4),
    bridge: head.on(-1.2, 0, 1.1 * shape.nose),
    tip: head.on(base + 0.75, 0, 2.7 * shape.nose),
    under: head.on(base - 0.15, 0, 1.5),
    lit: wing(-side),
    dark: wing(side),
    beside: head.on(-0.4, 9 * side, 0.1),
  };
}

/** A nose that stands out of the face when the head turns: a side in shade and a shade below, no outline. */
export function drawNose(pen: Pen, head: Head, look: Look): void {
  const { skin, shape } = look;
  const { scale } = head;
  const nose = noseOf(head, look);
  const { top, bridge, tip, under, lit, dark, beside } = nose;
  const deep = mix(skin.shade, skin.line, 0.3);
  const ball = { x: (tip.x + under.x) / 2, y: (tip.y + under.y) / 2 };
  const outer = { x: dark.x + 0.9 * scale, y: dark.y };
  const side = pen.createLinearGradient(ball.x, ball.y, outer.x, outer.y);
  side.addColorStop(0, faint(skin.shade, 0.7));
  side.addColorStop(1, faint(skin.shade, 0));
  pen.fillStyle = side;
  pen.fill(blob([top, bridge, { x: ball.x + 0.5 * scale, y: ball.y - 0.3 * scale }, dark, outer, beside]));
  drawBelow(pen, nose, scale, deep);
  const shine = { x: ball.x - 0.3 * scale, y: ball.y - 0.75 * scale };
  softGlow(pen, ball, { x: 1.9 * shape.noseWidth * scale, y: 1.5 * scale }, skin.blush, 0.14);
  softGlow(pen, shine, { x: 0.85 * scale, y: 0.7 * scale }, sunlit(skin.main, 1.8), 0.5);
  for (const [wing, way, strength] of [
    [lit, -1, 0.42],
    [dark, 1, 0.62],
  ] as const) {
    const bow = [
      { x: wing.x - 0.25 * way * scale, y: wing.y - 1.15 * scale },
      { x: wing.x + 0.3 * way * scale, y: wing.y - 0.45 * scale },
      { x: wing.x + 0.12 * way * scale, y: wing.y + 0.35 * scale },
    ];
    fill(pen, tapered(bow, 0.4 * scale), faint(deep, strength));
  }
}

/** The lower side of a nose, with its nostrils. */
function drawBelow(pen: Pen, { under, lit, dark }: Nose, scale: number, deep: string) {
  const low = under.y + 0.28 * scale;
  const plane = shaped((shape) => {
    shape.moveTo(lit.x + 0.15 * scale, lit.y + 0.2 * scale);
    shape.quadraticCurveTo(
      (lit.x + under.x) / 2,
      lit.y + 0.05 * scale,
      under.x - 0.3 * scale,
      low - 0.15 * scale,
    );
    shape.quadraticCurveTo(under.x, low + 0.1 * scale, under.x + 0.4 * scale, low - 0.15 * scale);
    shape.quadraticCurveTo((dark.x + under.x) / 2, dark.y, dark.x, dark.y + 0.15 * scale);
    shape.quadraticCurveTo((dark.x + under.x) / 2, low + 0.75 * scale, under.x, low + 0.5 * scale);
    shape.quadraticCurveTo(
      (lit.x + under.x) / 2,
      low + 0.55 * scale,
      lit.x + 0.15 * scale,
      lit.y + 0.2 * scale,
    );
  });
  fill(pen, plane, faint(deep, 0.75));
  for (const wing of [lit, dark]) {
    const at = { x: under.x + (wing.x - under.x) * 0.52, y: (under.y + wing.y) / 2 + 0.25 * scale };
    fill(pen, ellipse(at.x, at.y, 0.36 * scale, 0.17 * scale, wing === lit ? -0.3 : 0.3), faint(deep, 0.8));
  }
}
