import { faint, mix, type Tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { curve, ellipse, fill, inside, line, type Shape, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

export type MatSpec = { width: number; depth: number; turn: number; color: Tone };

/** A place of the floor in a mat's own directions: along it from its middle, across it away from us, and up. */
const onMat =
  (at: Place, turn: number) =>
  (along: number, across: number, up = 0): Place => {
    const angle = (turn * Math.PI) / 180;
    return place(
      at.x + along * Math.cos(angle) - across * Math.sin(angle),
      up,
      at.z + along * Math.sin(angle) + across * Math.cos(angle),
    );
  };

/** A rectangle with round corners, smaller by `inset` on every side. */
function padOf(view: Stage, at: Place, { width, depth, turn }: MatSpec, inset: number, up: number): Shape {
  const spot = onMat(at, turn);
  const [w, d, round] = [width / 2 - inset, depth / 2 - inset, Math.max(1, 7 - inset)];
  return sheet(
    view,
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].flatMap(([sx = 1, sz = 1], quarter) =>
      [0, 18, 36, 54, 72, 90].map((step) => {
        const turned = ((quarter * 90 + step) * Math.PI) / 180;
        return spot(
          sx * (w - round) + Math.cos(turned) * round,
          sz * (d - round) + Math.sin(turned) * round,
          up,
        );
      }),
    ),
  );
}

/**
 * A thin bath mat that floats on water: soaked and dark at its rim, and pressed down where a foot stands.
 * @param pressed how far along it, from its middle, the foot stands
 */
export function drawSlippingMat(pen: Pen, view: Stage, at: Place, spec: MatSpec & { pressed: number }): void {
  const { width, depth, turn, color, pressed } = spec;
  const spot = onMat(at, turn);
  const scale = view.scale(at.z);
  const pad = (inset: number, up: number) => padOf(view, at, spec, inset, up);
  // The film of water creeps a little way out from below it, and mirrors its edge.
  fill(pen, pad(-2.2, 0), faint('#3f6f8c', 0.22));
  fill(pen, pad(-0.8, 0), faint('#2c4456', 0.34));
  fill(pen, pad(0, 0), mix(color.shade, '#43203a', 0.3));
  const top = pad(0, 0.9);
  const [far, near] = [view.at(spot(0, depth / 2, 0.9)), view.at(spot(0, -depth / 2, 0.9))];
  graded(pen, top, { x: 0, y: far.y }, { x: 0, y: near.y }, [
    [0, mix(color.main, '#fff6e4', 0.26)],
    [1, color.main],
  ]);
  inside(pen, top, () => {
    for (const [wide, strength] of [
      [15, 0.12],
      [9, 0.14],
      [4, 0.18],
    ] as const)
      stroke(pen, pad(0, 0.9), faint('#7a2f35', strength), scale * wide);
    const tufts = line([]);
    for (let across = -depth / 2 + 3; across < depth / 2 - 2; across += 2.7)
      for (
        let along = -width / 2 + 4 + (Math.round(across * 10) % 2) * 1.6;
        along < width / 2 - 4;
        along += 3.6
      )
        tufts.addPath(line([view.at(spot(along, across, 0.9)), view.at(spot(along + 1.5, across, 0.9))]));
    stroke(pen, tufts, faint(color.shade, 0.5), scale * 0.6);
    stroke(pen, pad(4, 0.9), mix(color.main, '#fff6e4', 0.6), scale * 1.1);
    const foot = view.at(spot(pressed, 0, 0.9));
    softGlow(pen, foot, { x: 21 * scale, y: 7 * scale }, '#5f1f2b', 0.5);
  });
}

/** Lines on the floor beside both ends of a mat, along its edges: it slides to and fro. */
export function drawSlideLines(
  pen: Pen,
  view: Stage,
  at: Place,
  { width, depth, turn }: MatSpec,
  seconds: number,
): void {
  const spot = onMat(at, turn);
  const sway = Math.sin(seconds * 7) * 0.8;
  for (const side of [-1, 1])
    for (const [row, share] of [
      [0, 0.32],
      [1, 0.25],
      [2, 0.17],
    ] as const) {
      const out = side * (width / 2 + 4 + row * 4.4) + sway;
      const bow = [-1, -0.5, 0, 0.5, 1].map((along) =>
        view.at(
          spot(out + side * 2.4 * (1 - along * along), along * depth * share - (side > 0 ? 6 : 0), 0.4),
        ),
      );
      stroke(pen, curve(bow), faint('#b8432f', 0.95 - row * 0.2), view.scale(at.z) * (1.15 - row * 0.2));
    }
}

/** Drops around a puddle, and light on its water. @param reach half of its width and of its depth */
export function drawSplashes(pen: Pen, view: Stage, at: Place, reach: { x: number; z: number }): void {
  const random = randomFrom('bath water');
  const scale = view.scale(at.z);
  for (let drop = 0; drop < 26; drop++) {
    const angle = random() * Math.PI * 2;
    const away = 1.08 + random() * 0.3;
    const { x, y } = view.at(
      place(at.x + Math.cos(angle) * reach.x * away, 0, at.z + Math.sin(angle) * reach.z * away),
    );
    const r = (0.5 + random() * 1.3) * scale;
    fill(pen, ellipse(x, y, r, r * 0.4), faint('#5f95b0', 0.5));
    fill(pen, ellipse(x - r * 0.3, y - r * 0.12, r * 0.3, r * 0.12), faint('#ffffff', 0.9));
  }
  for (const [x, z, wide] of [
    [-0.72, 0.2, 0.2],
    [-0.8, -0.2, 0.12],
    [0.72, -0.3, 0.16],
    [0.8, 0.25, 0.12],
    [-0.1, -0.84, 0.2],
    [0.1, 0.84, 0.24],
  ] as const) {
    const spot = view.at(place(at.x + x * reach.x, 0, at.z + z * reach.z));
    softGlow(pen, spot, { x: wide * reach.x * scale, y: 0.9 * scale }, '#ffffff', 0.95);
  }
}

/** The panel of a bathtub below its rounded rim, wet where somebody stepped over it. @param x its left end */
export function drawBathPanel(
  pen: Pen,
  view: Stage,
  { x, z, width, height }: { x: number; z: number; width: number; height: number },
): void {
  const across = (y: number, from = x, to = x + width) =>
    line([view.at(place(from, y, z)), view.at(place(to, y, z))]);
  const scale = view.scale(z);
  const band = (low: number, high: number) =>
    sheet(view, [place(x, low, z), place(x + width, low, z), place(x + width, high, z), place(x, high, z)]);
  const down = (from: number, to: number) => [view.at(place(x, from, z)), view.at(place(x, to, z))] as const;
  // The rim is round: light above, and a shadow below it on the panel.
  graded(pen, band(height - 5, height), ...down(height, height - 5), [
    [0, '#ffffff'],
    [0.55, '#f1f4f3'],
    [1, '#c6d2d4'],
  ]);
  graded(pen, band(0, height - 5), ...down(height - 5, 0), [
    [0, '#c3d0d3'],
    [0.12, '#e1e9e9'],
    [0.6, '#edf1ef'],
    [1, '#cfdadb'],
  ]);
  for (let board = x + 11; board < x + width - 4; board += 11) {
    const groove = (aside: number) =>
      line([view.at(place(board + aside, height - 6, z)), view.at(place(board + aside, 6, z))]);
    stroke(pen, groove(0), faint('#7f959b', 0.42), scale * 0.5);
    stroke(pen, groove(0.55), faint('#ffffff', 0.9), scale * 0.5);
  }
  graded(pen, band(0, 6), ...down(6, 0), [
    [0, '#f4f7f5'],
    [1, '#b9c7ca'],
  ]);
  stroke(pen, across(6), faint('#7f959b', 0.45), scale * 0.4);
}
