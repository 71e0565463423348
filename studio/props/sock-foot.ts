import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, curve, fill, inside, line, polygon, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { inFrame } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';
import type { Leg } from '../people/skeleton.ts';

/** Where a trouser leg ends, as a share of the way from the knee to the ankle. */
const HEM = 0.905;

/**
 * A foot in a thick sock, from its side, large: heel, arch and ankle. It covers the plain foot of a figure and ends below
 * the hem of the trousers.
 * @param size 1 is an average foot
 */
export function drawSockFoot(pen: Pen, view: Stage, leg: Leg, size: number, { main, shade }: Tone): void {
  const base = inFrame(leg.frame, leg.ankle, 0, -leg.sole, 0);
  const on = (forward: number, up: number) => view.at(inFrame(leg.frame, base, 0, up * size, forward * size));
  const scale = view.scale(leg.ankle.z) * size;
  const [knee, ankle] = [view.at(leg.knee), view.at(leg.ankle)];
  const up = { x: knee.x - ankle.x, y: knee.y - ankle.y };
  const long = Math.hypot(up.x, up.y) || 1;
  const shin = { x: up.x / long, y: up.y / long };
  /** Along the shin from the ankle, and to its front, in centimeters. */
  const shaft = (along: number, ahead: number): Point => ({
    x: ankle.x + (shin.x * along - shin.y * ahead) * scale,
    y: ankle.y + (shin.y * along + shin.x * ahead) * scale,
  });
  const foot = blob([
    on(-4.6, 0.6),
    on(-7.2, 1.8),
    on(-8, 4.4),
    on(-7.3, 7.2),
    on(-5, 10.4),
    shaft(3, -3.9),
    shaft(11, -4.4),
    shaft(11, 4.4),
    shaft(3.4, 3.7),
    on(4.4, 10.6),
    on(8.6, 7.8),
    on(14, 5.8),
    on(17, 3.6),
    on(14.6, 1.4),
    on(9, 0.6),
    on(3, 0.6),
    on(-1, 0.3),
  ]);
  const hem = HEM * long;
  const beyond = (along: number, ahead: number): Point => ({
    x: knee.x - shin.x * along - shin.y * ahead,
    y: knee.y - shin.y * along + shin.x * ahead,
  });
  const below = polygon([
    beyond(hem, -900),
    beyond(hem, 900),
    beyond(hem + 1800, 900),
    beyond(hem + 1800, -900),
  ]);
  inside(pen, below, () => {
    graded(pen, foot, on(1, 12), on(-0.6, 0.4), [
      [0, mix(main, '#ffffff', 0.25)],
      [0.5, main],
      [1, shade],
    ]);
    inside(pen, foot, () => {
      // The knitted heel, the ribs of the leg, and folds where the ankle bends.
      fill(
        pen,
        blob([on(-9, 0), on(-2.4, 0), on(-2.2, 3), on(-4, 5.6), on(-6, 8), on(-9, 8)]),
        faint('#c6ab8c', 0.5),
      );
      stroke(
        pen,
        curve([on(-2.4, 0), on(-2.2, 3), on(-4, 5.6), on(-7, 8.4)]),
        faint('#43263f', 0.22),
        scale * 0.22,
      );
      for (let rib = -3; rib <= 3; rib++)
        stroke(
          pen,
          line([shaft(2.6, rib * 1.15), shaft(11, rib * 1.25)]),
          faint('#43263f', 0.1),
          scale * 0.34,
        );
      for (const [from, to] of [
        [9.6, 4.6],
        [8.6, 5.6],
      ] as const)
        stroke(
          pen,
          curve([on(to, from), on(2.2, from - 0.9), on(-0.4, from - 0.4)]),
          faint('#43263f', 0.16),
          scale * 0.32,
        );
      softGlow(pen, on(0.4, 5.6), { x: scale * 2.2, y: scale * 1.6 }, '#ffffff', 0.35);
      // The hem throws its shadow.
      stroke(
        pen,
        line([beyond(hem + scale * 0.7, -900), beyond(hem + scale * 0.7, 900)]),
        faint('#2a1a24', 0.26),
        scale * 1.5,
      );
    });
  });
}
