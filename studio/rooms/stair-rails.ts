import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { chain, curve, ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { block, facesOf, level, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { type Flight, going0, rise0, tread } from './stairs.ts';

const shadow = '#3a2434';
const oak = tone('#9a673f', 0.3);

/** A place on a rail. @param share 0 lower end, 1 upper end */
export function onRail([low, high]: [Place, Place], share: number): Place {
  return place(
    low.x + (high.x - low.x) * share,
    low.y + (high.y - low.y) * share,
    low.z + (high.z - low.z) * share,
  );
}

/** A round rail through places, thinner where it is farther away. @param radius in centimeters */
function drawRod(pen: Pen, view: Stage, spots: readonly Place[], radius: number, { main, shade }: Tone) {
  const rod = (share: number, up: number) =>
    chain(
      spots.map((spot) => {
        const r = radius * view.scale(spot.z);
        const { x, y } = view.at(spot);
        return { x, y: y - r * up, r: r * share };
      }),
    );
  fill(pen, rod(1, 0), shade);
  fill(pen, rod(0.74, 0.24), main);
  fill(pen, rod(0.3, 0.44), mix(main, '#ffe9c8', 0.3));
}

/** A wooden handrail. @param levelEnds how far it runs on level beyond each end, in centimeters */
export function drawStairRail(
  pen: Pen,
  view: Stage,
  rail: [Place, Place],
  { paint = oak, radius = 3, levelEnds = 0 }: { paint?: Tone; radius?: number; levelEnds?: number } = {},
): void {
  drawRod(pen, view, withLevelEnds(rail, levelEnds), radius, paint);
}

function withLevelEnds([low, high]: [Place, Place], levelEnds: number): Place[] {
  if (!levelEnds) return [low, high];
  const way = Math.sign(high.x - low.x) * levelEnds;
  return [{ ...low, x: low.x - way }, low, high, { ...high, x: high.x + way }];
}

/**
 * A rail along the wall beside a flight seen from its side: its shadow on the wall, its brackets, and itself.
 * @param wall depth of the wall @param brackets where they are, as shares of the slope
 */
export function drawWallRail(
  pen: Pen,
  view: Stage,
  rail: [Place, Place],
  {
    wall,
    brackets,
    paint = oak,
    radius = 3,
    levelEnds = 30,
  }: { wall: number; brackets: readonly number[]; paint?: Tone; radius?: number; levelEnds?: number },
): void {
  drawRailShadow(pen, view, rail, { wall, radius, levelEnds });
  const iron = tone('#6d675f', 0.34);
  for (const share of brackets) {
    const over = onRail(rail, share);
    const scale = view.scale(wall);
    const plate = view.at(place(over.x, over.y - 9, wall));
    fill(
      pen,
      ellipse(plate.x + scale * 0.5, plate.y + scale * 0.7, scale * 2.4, scale * 2.8),
      faint(shadow, 0.2),
    );
    fill(pen, ellipse(plate.x, plate.y, scale * 2.2, scale * 2.7), iron.main);
    fill(
      pen,
      ellipse(plate.x - scale * 0.5, plate.y - scale * 0.6, scale * 1.1, scale * 1.4),
      mix(iron.main, '#ffffff', 0.3),
    );
    const top = view.at(over);
    stroke(pen, curve([plate, { x: top.x, y: (plate.y * 2 + top.y) / 3 }, top]), iron.shade, scale * 1.7);
  }
  drawStairRail(pen, view, rail, { paint, radius, levelEnds });
}

/** The shadow of a rail on the wall behind it, without a hard edge. */
export function drawRailShadow(
  pen: Pen,
  view: Stage,
  rail: [Place, Place],
  { wall, radius = 3, levelEnds = 30 }: { wall: number; radius?: number; levelEnds?: number },
): void {
  const scale = view.scale(wall);
  const path = withLevelEnds(rail, levelEnds).map(({ x, y }) => view.at(place(x + 2, y - 7, wall)));
  for (const wider of [0.7, 1, 1.35])
    fill(pen, chain(path.map((spot) => ({ ...spot, r: radius * scale * wider }))), faint(shadow, 0.045));
}

/** An upright bar with a square section, from one height to another: lit on its left. @param wide in centimeters */
function drawBar(pen: Pen, view: Stage, foot: Place, top: number, wide: number, color: Tone) {
  const bar = upright(view, foot.x - wide / 2, foot.y, wide, top - foot.y, foot.z);
  graded(
    pen,
    bar,
    view.at(place(foot.x - wide / 2, foot.y, foot.z)),
    view.at(place(foot.x + wide / 2, foot.y, foot.z)),
    [
      [0, mix(color.main, '#ffffff', 0.2)],
      [0.55, color.main],
      [0.62, mix(color.main, color.shade, 0.8)],
      [1, color.shade],
    ],
  );
}

/** A square post with a base and a cap, at the end of a balustrade. @param wide in centimeters */
export function drawNewel(pen: Pen, view: Stage, foot: Place, height: number, color: Tone, wide = 9): void {
  const faces = facesOf(color);
  const part = (y: number, tall: number, size: number) =>
    block(
      pen,
      view,
      { x: foot.x - size / 2, y: foot.y + y, z: foot.z - size / 2, width: size, height: tall, depth: size },
      faces,
    );
  const { x, y } = view.at(foot);
  const scale = view.scale(foot.z);
  softGlow(
    pen,
    { x: x + wide * 0.3 * scale, y },
    { x: wide * 1.3 * scale, y: wide * 0.4 * scale },
    shadow,
    0.5,
  );
  part(0, 9, wide + 2.4);
  part(9, height - 9, wide);
  part(height, 2.2, wide + 3.4);
  part(height + 2.2, 3, wide + 1.2);
  const face = view.at(place(foot.x - wide / 2, foot.y + height, foot.z - wide / 2));
  pen.fillStyle = faint(shadow, 0.16);
  pen.fill(rectangle(face.x, face.y, wide * view.scale(foot.z - wide / 2), 2 * scale));
}

/** How a balustrade is made. */
export type Balustrade = {
  /** Wood of the handrail. */
  rail?: Tone;
  /** Bars and posts. */
  bars: Tone;
  /** Bars on each tread. */
  each?: number;
};

/** How high over the edges of the steps the rail lies. */
const railHeight = 88;

/**
 * A balustrade on one end of a flight that climbs away: a post before the lowest step, one on the highest, upright bars
 * at equal distances on every tread, and the rail, parallel to the edges of the steps.
 * @param x where it stands
 */
export function drawBalustrade(
  pen: Pen,
  view: Stage,
  flight: Flight,
  x: number,
  { rail = oak, bars, each = 2 }: Balustrade,
): void {
  const { z, steps, rise = rise0, going = going0, base = 0 } = flight;
  const lineOver = (depth: number) => base + rise + railHeight + ((depth - z) * rise) / going;
  const [foot, head] = [z - 8, z + (steps - 0.5) * going];
  drawNewel(pen, view, place(x, base + steps * rise, head), railHeight + 16, bars, 8);
  for (let step = steps - 1; step >= 0; step--) {
    for (let bar = each - 1; bar >= 0; bar--) {
      const depth = z + (step + (bar + 0.5) / each) * going - tread.nose;
      if (depth > head - 6) continue;
      const at = place(x, base + (step + 1) * rise, depth);
      fill(pen, level(view, x - 2.4, depth - 2, 4.8, 4, at.y + 0.05), faint(shadow, 0.3));
      drawBar(pen, view, at, lineOver(depth), 2.6, bars);
    }
  }
  const end = (depth: number) => place(x, lineOver(depth), depth);
  drawRod(pen, view, [end(foot), end(head)], 3.1, rail);
  drawNewel(pen, view, place(x, base, foot), lineOver(foot) - base + 6, bars, 9.5);
}

/** A place on the rail of a balustrade, for a hand. @param depth z of the place */
export function onBalustrade(
  { z, rise = rise0, going = going0, base = 0 }: Flight,
  x: number,
  depth: number,
): Place {
  return place(x, base + rise + railHeight + ((depth - z) * rise) / going, depth);
}
