import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, curve, fill, inside, polygon, rectangle, shaped, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import type { Stage } from '../canvas/stage.ts';

const p = (x: number, y: number): Point => ({ x, y });

/** Books that look out of a bag: where, degrees, how wide and how far they stand out, and the color of the cover. */
const books = [
  [-8, -8, 4.6, 9, '#4f6c86'],
  [-3, -3, 4.2, 12, '#b8543f'],
  [2.2, 3, 5, 8.6, '#7d9a6a'],
  [7.6, 8, 4, 10.6, '#8a6f9a'],
] as const;

/** A book on end: its back to the viewer, the block of pages above it. */
function drawBook(pen: Pen, wide: number, tall: number, color: string) {
  const cover = rectangle(-wide / 2, -tall, wide, tall + 8, 0.5);
  graded(pen, cover, p(-wide / 2, 0), p(wide / 2, 0), [
    [0, mix(color, '#43263f', 0.2)],
    [0.3, mix(color, '#fff6e4', 0.26)],
    [0.7, color],
    [1, mix(color, '#43263f', 0.34)],
  ]);
  fill(
    pen,
    polygon([
      p(-wide / 2 + 0.6, -tall),
      p(-wide / 2 + 1.6, -tall - 1.3),
      p(wide / 2 + 0.6, -tall - 1.3),
      p(wide / 2 - 0.6, -tall),
    ]),
    '#f7efdd',
  );
  for (const y of [2.2, 5]) fill(pen, rectangle(-wide / 2, -tall + y, wide, 0.7), faint('#fff6e4', 0.7));
}

/** How far the bag hangs below its handle: enough that the bar its straps lie over is seen above its rim. */
const drop = 8;

/** The strap of a bag from its rim over the handle at the origin and down again. @param far the one of the far side */
function drawStrap(pen: Pen, color: string, far = false) {
  const [shift, rim] = far ? [6.6, 13.4 + drop] : [0, 17.4 + drop];
  const way = [
    p(-9.8 + shift, rim),
    p(-5.4 + shift * 0.7, 8),
    p(-2 + shift * 0.5, -0.6),
    p(0.3 + shift * 0.5, -2.2),
    p(2.2 + shift * 0.5, -0.2),
    p(3.2 + shift * 0.7, 9),
    p(3.6 + shift, rim),
  ];
  stroke(pen, curve(way.map(({ x, y }) => p(x + 0.4, y + 0.4))), faint('#43263f', 0.3), 2.6);
  stroke(pen, curve(way), color, 2.5);
}

/** Seen from one corner: the corner of the rim that is nearest to the viewer. */
const corner = p(7.2, 18.6);

/** Cloth sags between its straps and rounds over the books: the outline from the rim down. */
const outline = shaped((way) => {
  way.moveTo(-14, 15.4);
  way.bezierCurveTo(-9, 18.6, 1, 18.8, corner.x, corner.y);
  way.bezierCurveTo(10, 18.4, 13, 17, 15, 14.6);
  way.bezierCurveTo(17, 24, 18.4, 33, 16.6, 39.6);
  way.bezierCurveTo(15.6, 43.4, 12.4, 45.4, 8.6, 46.6);
  way.bezierCurveTo(0, 47.4, -13.4, 46.2, -15.8, 42);
  way.bezierCurveTo(-18.4, 33, -16, 24, -14, 15.4);
});

/** Its narrow side, turned away from the light. */
const narrowSide = shaped((way) => {
  way.moveTo(corner.x, corner.y);
  way.bezierCurveTo(8.6, 28, 9.6, 38, 8.2, 48);
  way.lineTo(22, 48);
  way.lineTo(20, 12);
  way.closePath();
});

/** A cloth bag full of books, seen from a corner, hanging by its straps from the origin, in centimeters. @param turn degrees it swings */
export function drawBookBag(
  pen: Pen,
  at: Point,
  scale: number,
  turn: number,
  color: Tone = tone('#d19a3c', 0.26),
): void {
  placed(pen, at, scale, turn, () => {
    drawStrap(pen, mix(color.shade, '#43263f', 0.24), true);
    apart(pen, () => {
      pen.translate(0, drop);
      fill(
        pen,
        curve([p(-14, 15.4), p(-6, 12.4), p(6, 12), p(15, 14.6), p(7, 18.6), p(-5, 18.4), p(-14, 15.4)]),
        mix(color.shade, '#2a1a24', 0.5),
      );
      for (const [x, lean, wide, tall, paint] of books)
        apart(pen, () => {
          pen.translate(x, 17);
          pen.rotate((lean * Math.PI) / 180);
          drawBook(pen, wide, tall, paint);
        });
      graded(pen, outline, p(-17, 20), p(18, 40), [
        [0, mix(color.main, '#fff0cf', 0.34)],
        [0.4, color.main],
        [1, mix(color.shade, '#43263f', 0.12)],
      ]);
      inside(pen, outline, () => {
        // Corners of books press against the cloth from inside.
        softGlow(pen, p(-8, 38), { x: 7, y: 6 }, '#fff0cf', 0.4);
        softGlow(pen, p(1, 31), { x: 5, y: 8 }, '#fff0cf', 0.2);
        fill(pen, narrowSide, faint(mix(color.shade, '#43263f', 0.5), 0.42));
        // The narrow side is tucked in below the rim, and the edge beside it catches the light.
        fill(pen, polygon([p(8.4, 18), p(14.8, 15), p(12.2, 31)]), faint('#43263f', 0.26));
        stroke(pen, curve([corner, p(8.4, 28), p(9, 38), p(7.8, 46)]), faint('#fff0cf', 0.5), 0.6);
        softGlow(pen, p(2, 47), { x: 18, y: 5 }, '#43263f', 0.4);
        for (const fold of [
          [p(-9.8, 18), p(-11, 25), p(-13.8, 33)],
          [p(-8.8, 18), p(-5, 25), p(-3.6, 34)],
          [p(3, 18.6), p(2, 26), p(-0.6, 33)],
          [p(12.2, 27), p(12.8, 34), p(11.6, 41)],
        ])
          fill(pen, tapered(fold, 0.9), faint(mix(color.shade, '#43263f', 0.3), 0.7));
        stroke(
          pen,
          curve([p(-14, 17.6), p(-6, 20.2), p(2, 20.8), p(7.4, 20.6)]),
          faint('#43263f', 0.26),
          0.5,
        );
      });
      // Patches hold the straps.
      for (const x of [-9.8, 3.6]) fill(pen, rectangle(x - 1.5, 16.4, 3, 4.6, 0.5), color.shade);
    });
    drawStrap(pen, mix(color.main, color.shade, 0.5));
  });
}

/** Thin books in a pouch: to the left, how far they look out over its rim, half their width, and the cover. */
const thinBooks = [
  [1.6, 8.6, 8.6, '#b8543f'],
  [-1.8, 5.8, 8.8, '#4f6c86'],
] as const;

/**
 * Two thin books in the pouch of a walker: draw them before the pouch.
 * @param raised centimeters they are over it, on their way in
 */
export function drawThinBooks(pen: Pen, view: Stage, walker: Stand, raised = 0): void {
  for (const [row, [left, out, half, color]] of thinBooks.entries()) {
    const on = (aside: number, up: number) =>
      view.at(spotOn(walker, left + aside, up + raised, 14.4 + row * 0.7 + raised * 0.1));
    const top = 70.5 + out;
    const cover = polygon([on(-half, top), on(half, top), on(half, top - 21), on(-half, top - 21)]);
    graded(pen, cover, on(-half, top), on(half, top - 21), [
      [0, mix(color, '#fff6e4', 0.3)],
      [0.5, color],
      [1, mix(color, '#43263f', 0.3)],
    ]);
    fill(
      pen,
      polygon([on(-half, top), on(half, top), on(half + 0.7, top + 1.1), on(-half + 0.7, top + 1.1)]),
      '#f7efdd',
    );
    fill(
      pen,
      polygon([on(-half, top - 2.2), on(half, top - 2.2), on(half, top - 3), on(-half, top - 3)]),
      faint('#fff6e4', 0.7),
    );
  }
}

/**
 * An empty pouch of cloth that lies flat against the upper front bar of a walker.
 * @param view of the walker, tipped as it is @param walker where it stands
 */
export function drawPouch(pen: Pen, view: Stage, walker: Stand, color: Tone = tone('#6f9bb0', 0.24)): void {
  const on = (left: number, up: number, forward = 15.6) => view.at(spotOn(walker, left, up, forward));
  const scale = view.scale(walker.at.z);
  const side = (top: number, low: number, half: number, lower: number) =>
    polygon([on(-half, top), on(half, top), on(lower, low, 17.4), on(-lower, low, 17.4)]);
  const body = side(68.6, 51, 12, 11.4);
  graded(pen, body, on(-12, 68), on(11, 51), [
    [0, mix(color.main, '#ffffff', 0.3)],
    [0.5, color.main],
    [1, color.shade],
  ]);
  const flap = side(70, 63, 12.4, 12.2);
  fill(pen, flap, mix(color.main, '#ffffff', 0.34));
  stroke(pen, curve([on(-12.2, 63, 16.4), on(0, 62.2, 16.6), on(12.2, 63, 16.4)]), color.shade, 0.6 * scale);
  for (const left of [-7.5, 7.5]) {
    fill(
      pen,
      polygon([
        on(left - 1.2, 72.4, 14),
        on(left + 1.2, 72.4, 14),
        on(left + 1.2, 64.6, 16.2),
        on(left - 1.2, 64.6, 16.2),
      ]),
      color.shade,
    );
  }
}
