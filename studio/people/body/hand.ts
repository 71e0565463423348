import { faint, mix, sunlit } from '../../canvas/color.ts';
import { glowAlong, softGlow } from '../../canvas/glow.ts';
import { apart, fill, inside, joined, type Shape, tapered } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import type { Skin } from '../person.ts';
import type { HandShape } from '../pose.ts';
import { type Drawing, drawings, type Finger, holdingThumb } from './hand-shapes.ts';

type Placed = { wrist: Point; angle: number; flip: boolean; scale: number };

function at(pen: Pen, { wrist, angle, flip, scale }: Placed, draw: () => void) {
  apart(pen, () => {
    pen.translate(wrist.x, wrist.y);
    pen.rotate(angle);
    pen.scale(scale, flip ? -scale : scale);
    draw();
  });
}

/** The way of the light, from the upper left of the picture, as the hand's own drawing sees it. */
function awayFromLight({ angle, flip }: Placed): Point {
  const [x, y] = [0.8, 0.6];
  const across = -x * Math.sin(angle) + y * Math.cos(angle);
  return { x: x * Math.cos(angle) + y * Math.sin(angle), y: flip ? -across : across };
}

/** The shadow of a hand on what it holds or lies on: it ties the two together. */
export function drawHandShadow(pen: Pen, placed: Placed): void {
  at(pen, placed, () => {
    const away = awayFromLight(placed);
    softGlow(pen, { x: 5.6 + away.x * 1.6, y: away.y * 1.6 }, { x: 8, y: 5.2 }, '#2a1a24', 0.3);
  });
}

/** Colors of shades on skin: where a form turns away, and where two forms meet. */
const tonesOf = ({ main, shade, line }: Skin) => ({
  turned: mix(shade, line, 0.12),
  meet: mix(shade, line, 0.5),
  lit: sunlit(main, 1),
});

/** Makes a finger round: its own light and shade across it, none of them with an edge. */
function roundFinger(pen: Pen, { shape, root, tip, r }: Finger, away: Point, skin: Skin) {
  const long = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const normal = { x: (root.y - tip.y) / long, y: (tip.x - root.x) / long };
  const turned = normal.x * away.x + normal.y * away.y;
  const way = turned < 0 ? -r : r;
  const strength = Math.min(1, Math.abs(turned) + 0.4);
  const middle = { x: (root.x + tip.x) / 2, y: (root.y + tip.y) / 2 };
  const { turned: dark, lit } = tonesOf(skin);
  const change = pen.createLinearGradient(
    middle.x - normal.x * way,
    middle.y - normal.y * way,
    middle.x + normal.x * way,
    middle.y + normal.y * way,
  );
  change.addColorStop(0, faint(lit, 0.7 * strength));
  change.addColorStop(0.4, faint(lit, 0));
  change.addColorStop(0.5, faint(dark, 0));
  change.addColorStop(1, faint(dark, 0.75 * strength));
  pen.fillStyle = change;
  pen.fill(shape);
}

/** A short soft shade that is darkest at its beginning and gone at its end. */
function fade(pen: Pen, points: readonly Point[], width: number, color: string, strength: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const change = pen.createLinearGradient(first.x, first.y, last.x, last.y);
  change.addColorStop(0, faint(color, strength));
  change.addColorStop(1, faint(color, 0));
  pen.fillStyle = change;
  pen.fill(tapered(points, width));
}

/** A hand smaller than this many pixels a centimeter is a clean shape without details. */
const DETAILS = 2.6;

function drawDetails(
  pen: Pen,
  { fingers, palm, gaps, knuckles, hollow, creases }: Drawing,
  whole: Shape,
  skin: Skin,
) {
  const { turned, meet, lit } = tonesOf(skin);
  for (const gap of gaps) fade(pen, gap, 0.26, meet, 0.55);
  inside(pen, whole, () => {
    if (hollow) {
      // The ball of the thumb and the edge of the hand stand out around the hollow of the palm.
      softGlow(pen, { x: 5.2, y: 0.5 }, { x: 2.9, y: 2.3 }, turned, 0.5);
      softGlow(pen, { x: 2.9, y: -1.9 }, { x: 2.2, y: 1.5 }, lit, 0.6);
      softGlow(pen, { x: 3.2, y: 2.3 }, { x: 2.8, y: 1.1 }, lit, 0.4);
    }
    for (const { x, y } of knuckles) {
      softGlow(pen, { x: x + 0.85, y: y + 0.1 }, { x: 0.8, y: 0.7 }, turned, 0.34);
      softGlow(pen, { x: x - 0.1, y: y - 0.1 }, { x: 1.1, y: 0.8 }, lit, 0.42);
    }
  });
  inside(pen, palm, () => {
    for (const crease of creases) fade(pen, crease, 0.24, meet, 0.36);
    // A finger begins in a soft shade.
    for (const { root } of fingers) if (hollow) softGlow(pen, root, { x: 0.7, y: 0.9 }, turned, 0.22);
  });
}

/** The hand; for `hold` all but the thumb, which lies over the thing that is held. */
export function drawHand(pen: Pen, placed: Placed, shape: HandShape, skin: Skin): void {
  const drawing = drawings[shape];
  const { fingers, palm, thumb } = drawing;
  at(pen, placed, () => {
    const away = awayFromLight(placed);
    const whole = joined([palm, ...fingers.map((finger) => finger.shape), ...(thumb ? [thumb.shape] : [])]);
    const reach = 7;
    const [x, y] = [away.x * reach, away.y * reach];
    const light = pen.createLinearGradient(5 - x, -y, 5 + x, y);
    light.addColorStop(0, sunlit(skin.main, 0.55));
    light.addColorStop(0.5, skin.main);
    light.addColorStop(1, mix(skin.main, skin.shade, 0.55));
    pen.fillStyle = light;
    pen.fill(whole);
    inside(pen, palm, () => {
      const low = { x: 3.4 + away.x * 3.2, y: away.y * 3.4 };
      softGlow(pen, low, { x: 4.4, y: 2.4 }, tonesOf(skin).turned, 0.42);
    });
    for (const finger of fingers) roundFinger(pen, finger, away, skin);
    if (placed.scale < DETAILS) return;
    growOut(pen, palm, fingers, skin);
    drawDetails(pen, drawing, whole, skin);
    if (!thumb) return;
    if (drawing.thumbLies) drawThumbShade(pen, whole, thumb, skin);
    if (drawing.thumbLies) fill(pen, thumb.shape, skin.main);
    roundFinger(pen, thumb, away, skin);
    growOut(pen, joined([palm, thumb.shape]), [thumb], skin);
  });
}

/** Fingers and the ball of the thumb grow out of the hand: their own light and shade end where they begin. */
function growOut(pen: Pen, palm: Shape, fingers: readonly Finger[], { main }: Skin) {
  inside(pen, palm, () => {
    for (const { root, r } of fingers) softGlow(pen, root, { x: r * 2.2, y: r * 1.7 }, main, 1);
  });
}

/** The shade of a thumb that lies along the hand. */
function drawThumbShade(pen: Pen, hand: Shape, { root, tip }: Finger, skin: Skin) {
  inside(pen, hand, () =>
    glowAlong(
      pen,
      { x: root.x, y: root.y + 1 },
      { x: tip.x + 2, y: tip.y + 1.1 },
      0.9,
      tonesOf(skin).meet,
      0.5,
    ),
  );
}

/** The thumb of a `hold`, after the thing. */
export function drawHoldingThumb(pen: Pen, placed: Placed, skin: Skin): void {
  at(pen, placed, () => {
    fill(pen, holdingThumb.shape, skin.main);
    roundFinger(pen, holdingThumb, awayFromLight(placed), skin);
  });
}
