import { mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import {
  chain,
  curve,
  ellipse,
  fill,
  line,
  polygon,
  rectangle,
  solid,
  stroke,
  withOpacity,
} from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** Pieces of a jigsaw puzzle on a table. @param at left front of the heap */
export function drawPuzzle(pen: Pen, view: Stage, at: Place): void {
  const colors = ['#7fa3b0', '#d9a84e', '#9dbb97', '#c98a6a'];
  for (let piece = 0; piece < 11; piece++) {
    const spot = view.at(place(at.x + ((piece * 7.3) % 26), at.y, at.z + ((piece * 5.1) % 17)));
    const s = view.scale(at.z) * 2.2;
    fill(pen, rectangle(spot.x - s, spot.y - s * 0.5, s * 2, s, s * 0.3), colors[piece % 4] ?? '#7fa3b0');
    fill(pen, ellipse(spot.x + s, spot.y, s * 0.34, s * 0.26), colors[piece % 4] ?? '#7fa3b0');
  }
}

/** A roll of bright tape. */
export function drawTapeRoll(pen: Pen, view: Stage, at: Place, color: string): void {
  const spot = view.at(place(at.x, at.y + 4.6, at.z));
  const scale = view.scale(at.z);
  stroke(pen, ellipse(spot.x, spot.y, 3.8 * scale, 3.8 * scale), mix(color, '#43263f', 0.2), 2.4 * scale);
  stroke(
    pen,
    ellipse(spot.x - 0.4 * scale, spot.y - 0.3 * scale, 3.8 * scale, 3.8 * scale),
    color,
    1.6 * scale,
  );
}

/** White wall clips for a tube, lying in a row. */
export function drawClips(pen: Pen, view: Stage, at: Place, count = 4): void {
  for (let clip = 0; clip < count; clip++) {
    const spot = view.at(place(at.x + clip * 5, at.y, at.z + (clip % 2) * 3));
    const s = view.scale(at.z);
    stroke(
      pen,
      curve([
        { x: spot.x - 1.6 * s, y: spot.y },
        { x: spot.x - 1.2 * s, y: spot.y - 2.6 * s },
        { x: spot.x + 1.2 * s, y: spot.y - 2.6 * s },
        { x: spot.x + 1.6 * s, y: spot.y },
      ]),
      '#fbfbf7',
      1.1 * s,
    );
  }
}

/** An open, shallow tray on a table. */
export function drawTray(
  pen: Pen,
  view: Stage,
  at: Place,
  { width = 26, depth = 15, color = tone('#d2a878', 0.22) as Tone } = {},
): void {
  block(
    pen,
    view,
    { x: at.x, y: at.y, z: at.z, width, height: 2.4, depth },
    { ...facesOf(color), top: mix(color.main, color.shade, 0.7) },
  );
  const rim = [
    place(at.x, at.y + 2.4, at.z),
    place(at.x + width, at.y + 2.4, at.z),
    place(at.x + width, at.y + 2.4, at.z + depth),
    place(at.x, at.y + 2.4, at.z + depth),
  ].map(view.at);
  stroke(pen, polygon(rim), mix(color.main, '#fff6e4', 0.3), view.scale(at.z) * 1.1);
}

/** Prints of a hand that touched something: a trail that fades. @param at points in the picture, oldest first */
export function drawHandprints(
  pen: Pen,
  spots: readonly { at: Point; scale: number; turn?: number }[],
): void {
  spots.forEach(({ at, scale, turn = 0 }, index) => {
    // Soft and without an edge, in the color of a hand: what is left where a hand held on.
    withOpacity(pen, 0.5 + (0.5 * (index + 1)) / spots.length, () =>
      placed(pen, at, scale, turn, () => {
        for (const [x, y, wide, long, lean] of [...pads, ...fingers])
          placed(pen, { x, y }, 1, (lean * 180) / Math.PI, () =>
            softGlow(pen, { x: 0, y: 0 }, { x: wide, y: long }, '#a8623c', 0.62),
          );
      }),
    );
  });
}

/** Middle, half width, half length and lean of what touches: the heel of the hand, the ball of the thumb, below the fingers. */
const pads = [
  [-1.4, 1.6, 3.4, 4.2, 0.1],
  [2, 1.4, 3, 3.8, -0.5],
  [0, -1.6, 5.2, 3, 0.05],
] as const;

/** The same of each finger, in two pieces. */
const fingers = [
  [-3.2, -5.2, 1.6, 2.5, -0.2],
  [-3.9, -8.2, 1.6, 2.2, -0.2],
  [-1.2, -6.2, 1.6, 2.9, -0.06],
  [-1.4, -9.8, 1.6, 2.3, -0.06],
  [1.1, -6, 1.6, 2.9, 0.08],
  [1.4, -9.5, 1.6, 2.3, 0.08],
  [3.2, -4.8, 1.6, 2.5, 0.22],
  [3.9, -7.6, 1.6, 2.1, 0.22],
  [5.2, -0.6, 1.6, 3.4, 0.9],
] as const;

/** A robe on a hook. @param at the hook */
export function drawHangingRobe(pen: Pen, view: Stage, at: Place, color: Tone, long = 88): void {
  facade(pen, view, at, () => {
    stroke(
      pen,
      curve([
        { x: 0, y: 4 },
        { x: 1.6, y: 0.6 },
        { x: 0, y: -1 },
      ]),
      '#8f9aa1',
      1,
    );
    for (const side of [-1, 1]) {
      const sleeve = chain([
        { x: side * 13, y: 13, r: 5 },
        { x: side * 22, y: 34, r: 6 },
        { x: side * 24, y: 58, r: 6.5 },
      ]);
      solid(pen, sleeve, { main: mix(color.main, color.shade, 0.3), shade: color.shade }, 2.4, 0);
    }
    const cloth = curve([
      { x: -3, y: 4 },
      { x: 3, y: 4 },
      { x: 13, y: 8 },
      { x: 17, y: 22 },
      { x: 15, y: 42 },
      { x: 20, y: long },
      { x: 0, y: long + 1.6 },
      { x: -20, y: long },
      { x: -15, y: 42 },
      { x: -17, y: 22 },
      { x: -13, y: 8 },
      { x: -3, y: 4 },
    ]);
    solid(pen, cloth, color, 5, 0);
    stroke(
      pen,
      line([
        { x: 0, y: 12 },
        { x: 2, y: long },
      ]),
      color.shade,
      0.9,
    );
    stroke(
      pen,
      line([
        { x: -6, y: 6 },
        { x: 0, y: 30 },
        { x: 7, y: 6 },
      ]),
      color.shade,
      1.6,
    );
    fill(pen, rectangle(-15.4, 40, 30.8, 4.4), color.shade);
  });
}
