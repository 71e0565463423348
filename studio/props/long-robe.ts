import { faint, type Tone } from '../canvas/color.ts';
import { blob, curve, fill, inside, line, solid, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/**
 * The hem of a robe that lies on the floor round somebody's feet: draw it before the person, so that the shoes stand on it.
 * @param feet both places on the floor @param spread centimetres the cloth reaches beyond them
 */
export function drawTrailingHem(
  pen: Pen,
  view: Stage,
  feet: readonly [Place, Place],
  { main, shade }: Tone,
  plaid: string,
  spread = 22,
): void {
  const middle = { x: (feet[0].x + feet[1].x) / 2, z: (feet[0].z + feet[1].z) / 2 };
  const half = Math.abs(feet[0].x - feet[1].x) / 2 + spread;
  const scale = view.scale(middle.z);
  const rim = (more: number) =>
    blob(
      Array.from({ length: 26 }, (_, step) => {
        const angle = (step * Math.PI) / 13;
        const fold = 1 + 0.05 * Math.sin(step * 2.6) + more;
        return view.at(
          place(
            middle.x + half * fold * Math.cos(angle),
            0.4,
            middle.z + spread * 1.15 * fold * Math.sin(angle),
          ),
        );
      }),
    );
  fill(pen, rim(0.1), faint('#43263f', 0.24));
  const cloth = rim(0);
  solid(pen, cloth, { main, shade }, 2.4 * scale, 1.2 * scale);
  inside(pen, cloth, () => {
    for (let step = -6; step <= 6; step++) {
      const across = [
        place(middle.x - 90, 0, middle.z + step * 9),
        place(middle.x + 90, 0, middle.z + step * 9),
      ];
      const along = [
        place(middle.x + step * 11, 0, middle.z - 60),
        place(middle.x + step * 13, 0, middle.z + 60),
      ];
      for (const band of [across, along]) stroke(pen, line(band.map(view.at)), plaid, 1.4 * scale);
    }
    for (let step = 0; step < 26; step += 2) {
      const angle = (step * Math.PI) / 13;
      const fold = (share: number) =>
        view.at(
          place(
            middle.x + half * share * Math.cos(angle),
            0.4,
            middle.z + spread * 1.15 * share * Math.sin(angle),
          ),
        );
      stroke(pen, line([fold(0.62), fold(0.98)]), shade, 1.2 * scale);
    }
  });
}

/** A cloth belt that hangs down and lies on the floor. @param spots along it, its loose end last */
export function drawTrailingBelt(
  pen: Pen,
  view: Stage,
  spots: readonly Place[],
  color: Tone,
  width = 5,
): void {
  const last = spots.at(-1);
  if (!last) return;
  const scale = view.scale(last.z);
  const points = spots.map(view.at);
  stroke(
    pen,
    curve(points.map(({ x, y }) => ({ x: x + scale, y: y + 1.2 * scale }))),
    faint('#43263f', 0.28),
    width * scale,
  );
  stroke(pen, curve(points), color.shade, width * scale);
  stroke(
    pen,
    curve(points.map(({ x, y }) => ({ x: x - 0.5 * scale, y: y - 0.4 * scale }))),
    color.main,
    width * 0.7 * scale,
  );
}
