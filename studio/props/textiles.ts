import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  rectangle,
  solid,
  stroke,
  wrap,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { cylinder, disc, facesOf, level, sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { Skeleton } from '../people/skeleton.ts';

/** A blanket over the lap of a seated person: draw it after the body and before the arms. */
export function drawLapBlanket(pen: Pen, view: Stage, skeleton: Skeleton, color: Tone, stripe: string): void {
  const discs = [skeleton.legs.left, skeleton.legs.right].flatMap((leg) => {
    const lower = place(
      leg.knee.x + (leg.ankle.x - leg.knee.x) * 0.55,
      leg.knee.y + (leg.ankle.y - leg.knee.y) * 0.55,
      leg.knee.z + (leg.ankle.z - leg.knee.z) * 0.55,
    );
    return [
      { ...view.at(leg.hip), r: 9 * view.scale(leg.hip.z) },
      { ...view.at(leg.knee), r: 9 * view.scale(leg.knee.z) },
      { ...view.at(lower), r: 8 * view.scale(lower.z) },
    ];
  });
  const cloth = wrap(discs);
  const scale = view.scale(skeleton.neck.z);
  solid(pen, cloth, color, scale * 4, scale);
  inside(pen, cloth, () => {
    const knee = view.at(skeleton.legs.left.knee);
    for (let row = -5; row < 6; row++) {
      const y = knee.y + row * 9 * scale;
      stroke(
        pen,
        line([
          { x: knee.x - 140 * scale, y },
          { x: knee.x + 140 * scale, y: y + 8 * scale },
        ]),
        stripe,
        scale * (row % 2 ? 0.8 : 2),
      );
    }
  });
}

/** A basket of laundry in the hands or on the floor. @param at the floor or palm height under its middle @param full 0-1 */
export function drawLaundryBasket(pen: Pen, view: Stage, at: Place, { size = 1, full = 1 } = {}): void {
  const top = view.at(place(at.x, at.y + 27 * size, at.z));
  const scale = view.scale(at.z) * size;
  cylinder(
    pen,
    view,
    { x: at.x, z: at.z, y: at.y, height: 27 * size, radius: 21 * size, topRadius: 27 * size },
    { ...facesOf(tone('#e3d3b4', 0.22)), top: '#b9a580' },
  );
  for (const [dx, dy, rx, ry, color] of [
    [-14, -3, 14, 9, '#8fb0c4'],
    [13, -4, 14, 10, '#f2e6d4'],
    [0, -9, 17, 11, '#d98d73'],
    [-7, -15, 13, 9, '#f7f0e2'],
    [9, -16, 12, 8, '#9dbb97'],
  ] as const) {
    solid(
      pen,
      ellipse(top.x + dx * scale, top.y + dy * full * scale, rx * scale, ry * scale),
      tone(color, 0.18),
      3 * scale,
      2 * scale,
    );
  }
  const low = view.at(place(at.x, at.y, at.z)).y;
  for (let row = 1; row < 4; row++) {
    const y = top.y + ((low - top.y) * row) / 4 + 4 * scale;
    const half = (27 - row * 1.5) * scale;
    stroke(
      pen,
      curve([
        { x: top.x - half, y: y - 3 * scale },
        { x: top.x, y: y + 2 * scale },
        { x: top.x + half, y: y - 3 * scale },
      ]),
      '#c7b48e',
      0.9 * scale,
    );
  }
  stroke(
    pen,
    curve([
      { x: top.x - 27 * scale, y: top.y + 1 * scale },
      { x: top.x, y: top.y + 7 * scale },
      { x: top.x + 27 * scale, y: top.y + scale },
    ]),
    '#c7b48e',
    2.6 * scale,
  );
}

/** A ball of yarn with a loose end. */
export function drawYarn(
  pen: Pen,
  view: Stage,
  at: Place,
  color: Tone = tone('#4f7fc0', 0.24),
  radius = 8,
): void {
  const middle = view.at(place(at.x, at.y + radius, at.z));
  const scale = view.scale(at.z);
  const r = radius * scale;
  softGlow(pen, { x: middle.x + r * 0.2, y: middle.y + r }, { x: r * 1.5, y: r * 0.36 }, '#43263f', 0.5);
  stroke(
    pen,
    curve([
      { x: middle.x + r * 0.6, y: middle.y + r * 0.9 },
      { x: middle.x + r * 2, y: middle.y + r * 1.15 },
      { x: middle.x + r * 2.8, y: middle.y + r * 0.8 },
      { x: middle.x + r * 3.6, y: middle.y + r * 1.1 },
    ]),
    color.main,
    r * 0.13,
  );
  solid(pen, ellipse(middle.x, middle.y, r, r), color, r * 0.35, r * 0.2);
  for (const turn of [-0.5, -0.15, 0.2, 0.55]) {
    stroke(
      pen,
      curve([
        { x: middle.x - r * 0.8, y: middle.y + turn * r },
        { x: middle.x, y: middle.y + (turn - 0.35) * r },
        { x: middle.x + r * 0.8, y: middle.y + turn * r },
      ]),
      mix(color.main, '#ffffff', 0.35),
      r * 0.08,
    );
  }
}

/** A thin mat that lies askew on a floor. @param turn degrees */
export function drawMat(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 70, depth = 48, turn = 0, color = tone('#d9b3a3', 0.2) } = {},
): void {
  const angle = (turn * Math.PI) / 180;
  const corner = (x: number, z: number, up = 0.6): Place =>
    place(
      at.x + x * Math.cos(angle) - z * Math.sin(angle),
      up,
      at.z + x * Math.sin(angle) + z * Math.cos(angle),
    );
  const [w, d] = [width / 2, depth / 2];
  const quad = (inset: number, up: number) =>
    sheet(view, [
      corner(-w + inset, -d + inset, up),
      corner(w - inset, -d + inset, up),
      corner(w - inset, d - inset, up),
      corner(-w + inset, d - inset, up),
    ]);
  const shadow = sheet(view, [
    corner(-w + 2, -d - 2, 0),
    corner(w + 3, -d - 2, 0),
    corner(w + 3, d - 1, 0),
    corner(-w + 2, d - 1, 0),
  ]);
  fill(pen, shadow, faint('#43263f', 0.22));
  fill(pen, quad(0, 0.6), color.main);
  stroke(pen, quad(4, 0.6), color.shade, view.scale(at.z) * 1);
  for (let row = -0.6; row <= 0.6; row += 0.3) {
    stroke(
      pen,
      line([view.at(corner(-w + 6, d * row)), view.at(corner(w - 6, d * row))]),
      mix(color.main, color.shade, 0.5),
      view.scale(at.z) * 0.8,
    );
  }
}

/** A folded towel over an arm. @param at the forearm's middle in the picture */
export function drawTowelOver(pen: Pen, at: Point, scale: number, color: Tone = tone('#8fb6b9', 0.2)): void {
  const cloth = polygon([
    { x: at.x - 9 * scale, y: at.y - 4 * scale },
    { x: at.x + 9 * scale, y: at.y - 4 * scale },
    { x: at.x + 10 * scale, y: at.y + 30 * scale },
    { x: at.x - 8 * scale, y: at.y + 32 * scale },
  ]);
  solid(pen, cloth, color, 3 * scale, 0);
  inside(pen, cloth, () =>
    fill(pen, rectangle(at.x - 20 * scale, at.y + 22 * scale, 40 * scale, 3 * scale), '#fff6e4'),
  );
}

/** A round or square patterned floor rug that lies flat. */
export function drawFlatRug(
  pen: Pen,
  view: Stage,
  {
    x,
    z,
    width,
    depth,
    color,
    border,
  }: { x: number; z: number; width: number; depth: number; color: Tone; border: string },
): void {
  fill(pen, level(view, x + 2, z - 2, width, depth, 0), faint('#43263f', 0.16));
  fill(pen, level(view, x, z, width, depth, 0.4), color.main);
  stroke(pen, level(view, x + 9, z + 7, width - 18, depth - 14, 0.4), border, view.scale(z) * 1.6);
  stroke(
    pen,
    level(view, x + 15, z + 11, width - 30, depth - 22, 0.4),
    mix(border, color.main, 0.4),
    view.scale(z) * 0.8,
  );
  for (let spot = 1; spot < 6; spot++) {
    fill(
      pen,
      disc(view, x + (width * spot) / 6, z + depth / 2, width * 0.045, depth * 0.13, 0.4),
      spot % 2 ? border : color.shade,
    );
  }
}

/** A sagging heap of cloth: a coat laid down, a towel dropped. */
export function drawHeap(pen: Pen, at: Point, scale: number, color: Tone): void {
  solid(
    pen,
    blob([
      { x: at.x - 20 * scale, y: at.y },
      { x: at.x - 12 * scale, y: at.y - 9 * scale },
      { x: at.x + 2 * scale, y: at.y - 12 * scale },
      { x: at.x + 15 * scale, y: at.y - 7 * scale },
      { x: at.x + 21 * scale, y: at.y },
    ]),
    color,
    3 * scale,
  );
}
