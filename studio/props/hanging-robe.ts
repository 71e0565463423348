import { faint, mix, type Tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, polygon, solid, stroke, tapered } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import type { Place, Stage } from '../canvas/stage.ts';

/** A robe that hangs by its loop: its shoulders fall from the hook, its sleeves hang down, its belt is loose. @param at the hook */
export function drawRobeOnHook(pen: Pen, view: Stage, at: Place, { main, shade }: Tone, belt: string): void {
  const scale = view.scale(at.z);
  const from = view.at(at);
  const p = (x: number, y: number): Point => ({ x: from.x + x * scale, y: from.y + y * scale });
  const dark = mix(shade, '#2a1a24', 0.25);
  const body = blob([
    p(-2, 1),
    p(2, 1),
    p(7, 6),
    p(12, 14),
    p(14, 30),
    p(14.5, 52),
    p(17, 76),
    p(9, 79),
    p(0, 77.5),
    p(-9, 79),
    p(-17, 76),
    p(-14.5, 52),
    p(-14, 30),
    p(-12, 14),
    p(-7, 6),
  ]);
  const sleeve = (way: number) =>
    blob([
      p(way * 6, 6),
      p(way * 12, 12),
      p(way * 17, 26),
      p(way * 19, 42),
      p(way * 19.5, 56),
      p(way * 15, 58),
      p(way * 10.5, 56.5),
      p(way * 11, 40),
      p(way * 9, 22),
    ]);
  // It hangs a hand before the wall: its shadow falls to the lower right.
  pen.save();
  pen.translate(3.4 * scale, 3 * scale);
  for (const shape of [body, sleeve(-1), sleeve(1)]) fill(pen, shape, faint('#43263f', 0.16));
  pen.restore();
  solid(pen, body, { main, shade }, 4 * scale, 0);
  inside(pen, body, () => {
    // What is seen of the inside, at the neck.
    fill(pen, polygon([p(-4.5, 2), p(4.5, 2), p(0.6, 24)]), mix(shade, '#2a1a24', 0.35));
    for (const [x, low, lean, width] of [
      [-9, 80, -3, 2],
      [-4, 80, -1.4, 1.7],
      [5, 80, 1.6, 2],
      [10, 80, 3.4, 2.2],
    ] as const)
      fill(pen, tapered([p(x * 0.4, 12), p(x, 44), p(x + lean, low)], width * scale), faint(dark, 0.5));
    stroke(pen, curve([p(0.6, 23), p(1.4, 50), p(2.4, 80)]), dark, 0.6 * scale);
    stroke(
      pen,
      curve([p(-16, 72.5), p(-8, 75), p(0, 73.8), p(9, 75.2), p(16, 72.5)]),
      faint(dark, 0.6),
      0.6 * scale,
    );
  });
  for (const way of [-1, 1]) {
    solid(pen, sleeve(way), { main: mix(main, shade, way > 0 ? 0.4 : 0.1), shade }, 2 * scale, 0);
    inside(pen, sleeve(way), () => {
      fill(
        pen,
        tapered([p(way * 11, 16), p(way * 14, 34), p(way * 14.4, 58)], 1.8 * scale),
        faint(dark, 0.5),
      );
      stroke(
        pen,
        curve([p(way * 9, 52.4), p(way * 15, 53.8), p(way * 21, 52)]),
        faint(dark, 0.7),
        0.7 * scale,
      );
    });
    // The collar is a wide band from the neck to the breast.
    const collar = polygon([
      p(way * 2, 0.6),
      p(way * 5.6, 3),
      p(way * 5, 14),
      p(0.6 + way * 0.6, 26),
      p(0.6, 22),
      p(way * 2.8, 10),
    ]);
    solid(pen, collar, { main: mix(main, '#fff6e4', 0.12), shade }, 0.9 * scale, 0);
  }
  // The belt sags in its loops, and both ends hang down.
  for (const spots of [
    [p(-14, 40), p(-7, 44), p(-1, 45)],
    [p(14, 40), p(8, 44), p(2, 45)],
    [p(-1, 45), p(-3, 54), p(-3.4, 64)],
    [p(2, 45), p(4.4, 53), p(5, 60)],
  ])
    stroke(pen, curve(spots), belt, 2 * scale);
  fill(pen, blob([p(-2, 43.6), p(2.6, 43.4), p(2.8, 46.6), p(-1.8, 46.8)]), mix(belt, '#2a1a24', 0.15));
  stroke(pen, curve([p(-2, 1.4), p(0, -1.6), p(2, 1.4)]), dark, 0.9 * scale);
}
