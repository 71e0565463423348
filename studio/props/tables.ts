import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, rectangle, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { type Stand, spotOn, turnedBlock } from '../canvas/solid-turned.ts';
import { block, disc, facade, facesOf, groundShadow, tube, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawFurnitureWheel } from './aids.ts';

const wood = tone('#a9744a', 0.24);

/** The grain of a level wooden top: quiet lines along it. */
export function drawGrain(
  pen: Pen,
  view: Stage,
  { x, y, z, width, depth }: { x: number; y: number; z: number; width: number; depth: number },
  color: string,
): void {
  if (y > view.eye.y) return;
  const random = randomFrom('grain');
  const grain = line([]);
  for (let at = 0.06; at < 0.97; at += 0.035 + random() * 0.05) {
    const [from, to] = [random() * 0.5, 0.5 + random() * 0.5];
    const along = (share: number) => view.at(place(x + width * share, y, z + depth * at));
    grain.addPath(line([along(from), along(to)]));
  }
  stroke(pen, grain, faint(color, 0.2), view.scale(z) * 0.5);
}

/** The edge of a round top, darker away from the light. */
function drawDiscEdge(
  pen: Pen,
  view: Stage,
  { x, z }: Place,
  { height, radius }: { height: number; radius: number },
  { main, shade }: Tone,
) {
  const rim = Array.from({ length: 36 }, (_, step) => {
    const angle = (step * Math.PI) / 18;
    return [height, height - 3].map((y) => ({
      ...view.at(place(x + radius * Math.cos(angle), y, z + radius * Math.sin(angle))),
      r: 0.01,
    }));
  });
  const [left, right] = [-radius, radius].map((aside) => view.at(place(x + aside, height, z)));
  if (!left || !right) return;
  graded(pen, wrap(rim.flat()), left, right, [
    [0, mix(main, shade, 0.6)],
    [0.3, mix(main, shade, 0.25)],
    [1, mix(shade, '#43263f', 0.12)],
  ]);
}

/** A small round side table. @param at the floor under its middle */
export function drawSideTable(
  pen: Pen,
  view: Stage,
  at: Place,
  { height = 52, radius = 24, paint = wood } = {},
): void {
  groundShadow(pen, view, at.x, at.z, radius * 0.9, radius * 0.8);
  for (const [dx, dz] of [
    [-0.6, 0.5],
    [0.6, 0.5],
    [0, -0.6],
  ] as const) {
    tube(
      pen,
      view,
      [
        place(at.x + dx * radius * 0.6, height - 2, at.z + dz * radius * 0.6),
        place(at.x + dx * radius, 0, at.z + dz * radius),
      ],
      1.8,
      paint,
    );
  }
  drawDiscEdge(pen, view, at, { height, radius }, paint);
  const [far, near] = [at.z + radius, at.z - radius].map((z) => view.at(place(at.x, height, z)));
  if (!far || !near) return;
  graded(pen, disc(view, at.x, at.z, radius, radius, height), far, near, [
    [0, mix(paint.main, '#fff6e4', 0.36)],
    [1, mix(paint.main, '#fff6e4', 0.08)],
  ]);
}

/** A rectangular table with four legs. @param at the floor under its left front corner */
export function drawTable(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 130, depth = 75, height = 74, paint = wood } = {},
): void {
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.52, depth * 0.5, 0.14);
  for (const [dx, dz] of [
    [5, depth - 6],
    [width - 5, depth - 6],
    [5, 6],
    [width - 5, 6],
  ] as const) {
    const far = dz > depth / 2;
    const faces = facesOf(far ? { main: mix(paint.main, paint.shade, 0.75), shade: paint.shade } : paint);
    block(
      pen,
      view,
      { x: at.x + dx - 3, y: 0, z: at.z + dz - 3, width: 6, height: height - 4, depth: 6 },
      faces,
    );
  }
  block(
    pen,
    view,
    { x: at.x + 4, y: height - 11, z: at.z + 3, width: width - 8, height: 8, depth: depth - 6 },
    facesOf({ main: paint.shade, shade: paint.shade }),
  );
  // The top keeps the light from what is under it.
  const under = upright(view, at.x + 4, height - 11, width - 8, 8, at.z + 3);
  graded(pen, under, view.at(place(0, height - 3, at.z + 3)), view.at(place(0, height - 11, at.z + 3)), [
    [0, faint('#43263f', 0.3)],
    [1, faint('#43263f', 0)],
  ]);
  block(pen, view, { x: at.x, y: height - 4, z: at.z, width, height: 4, depth }, facesOf(paint));
  drawGrain(pen, view, { x: at.x, y: height, z: at.z, width, depth }, paint.shade);
}

/** A bedside cabinet with two drawers. */
export function drawNightstand(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 46, depth = 38, height = 56, paint = wood } = {},
): void {
  groundShadow(pen, view, at.x + width / 2, at.z + depth / 2, width * 0.6, depth * 0.6);
  block(pen, view, { x: at.x, y: 4, z: at.z, width, height: height - 4, depth }, facesOf(paint));
  const faces = (z: number, top: number, tall: number) =>
    facade(pen, view, place(at.x + 3, top, z), () => {
      fill(pen, rectangle(-0.5, -0.3, width - 5, tall + 1, 0.8), paint.shade);
      graded(pen, rectangle(0, 0, width - 6, tall, 0.8), { x: 0, y: 0 }, { x: 0, y: tall }, [
        [0, mix(paint.main, '#fff6e4', 0.3)],
        [0.2, mix(paint.main, '#fff6e4', 0.14)],
        [1, paint.main],
      ]);
      fill(pen, ellipse((width - 6) / 2 + 0.5, tall / 2 + 1, 2, 1.9), faint('#43263f', 0.3));
      fill(pen, ellipse((width - 6) / 2, tall / 2, 1.8, 1.8), '#6b5344');
      fill(pen, ellipse((width - 6) / 2 - 0.5, tall / 2 - 0.6, 0.7, 0.6), '#b99f84');
    });
  faces(at.z, height - 24, height - 32);
  faces(at.z, height - 6, 14);
}

/** A hospital table on small wheels that reaches over a bed. Its stand is under the column; the top reaches forward. */
export function drawOverbedTable(
  pen: Pen,
  view: Stage,
  stand: Stand,
  { height = 80, top = tone('#d2a878', 0.2) } = {},
): void {
  const metal = tone('#b9c2c8', 0.34);
  const floor = spotOn(stand, 0, 0, 20);
  groundShadow(pen, view, floor.x, floor.z, 42, 22, 0.22);
  const spot = (left: number, up: number, forward: number) => spotOn(stand, left, up, forward);
  for (const side of [-17, 17]) {
    tube(pen, view, [spot(side, 9, -14), spot(side, 9, 48)], 2.2, metal);
    for (const forward of [-12, 46]) drawFurnitureWheel(pen, view, spot(side, 0, forward));
  }
  tube(pen, view, [spot(-17, 9, -10), spot(17, 9, -10)], 2.2, metal);
  tube(pen, view, [spot(0, 9, -10), spot(0, height - 4, -10)], 2.8, metal);
  turnedBlock(pen, view, stand, { left: [-20, 20], up: [height - 4, height], forward: [-18, 58] }, top);
}
