import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, ellipse, fill, inside, line, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { place, type Stage, stage } from '../canvas/stage.ts';
import { measuresOf } from '../people/measures.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/pose.ts';
import { onTheFloor } from '../people/poses.ts';

/** Where she sits, and where the wet tiles end. */
export const slipSpot = { at: place(30, 0, 158), turn: -30 };
const wall = { z: 330, low: 12 };
const wet = tone('#8fc1d8', 0.2);

/** The room of the thought, around the middle of its cloud. @param size pixels to its upper and lower edge */
export function slipView(size: number): Stage {
  const focal = size * 8.4;
  return stage({ eyeHeight: 190, horizon: -size * 2.12, focal, distance: 440, centre: 0 });
}

/** Sits on the wet tiles: the nearer leg is drawn up, the other slid away, one hand holds her up. */
export function slipPose(person: Person): Pose {
  const { thigh, shin } = measuresOf(person.build);
  const floor = onTheFloor(person, { lean: -6 });
  const long = thigh + shin;
  return {
    ...floor,
    feet: {
      left: { left: 10, up: 0, forward: long * 0.957, out: 14, heel: -30 },
      right: { left: -20, up: 0, forward: long * 0.57, out: 14, heel: 0 },
    },
    hands: {
      left: { to: { left: 28, up: 3, forward: -10 }, shape: 'flat', elbow: { out: 0.4, up: 0, forward: -1 } },
      right: {
        to: { left: -16, up: 36, forward: 36 },
        shape: 'flat',
        elbow: { out: 0.6, up: -0.6, forward: -0.5 },
      },
    },
  };
}

/** A puddle that lies on the tiles, wider than deep, with the light of the window in it. */
function drawPuddle(pen: Pen, view: Stage) {
  const spots = [
    [-60, 138],
    [-54, 154],
    [-30, 166],
    [0, 178],
    [44, 180],
    [74, 170],
    [82, 148],
    [60, 128],
    [22, 116],
    [-14, 108],
    [-46, 118],
  ] as const;
  const on = (x: number, z: number) => view.at(place(x, 0, z));
  const puddle = blob(spots.map(([x, z]) => on(x, z)));
  const [far, near] = [on(0, 180), on(0, 108)];
  graded(pen, puddle, far, near, [
    [0, mix(wet.main, '#ffffff', 0.45)],
    [0.6, wet.main],
    [1, mix(wet.main, wet.shade, 0.7)],
  ]);
  const scale = view.scale(150);
  inside(pen, puddle, () => {
    for (const [x, z, wide] of [
      [-40, 148, 14],
      [0, 178, 40],
      [60, 138, 20],
    ] as const)
      softGlow(pen, on(x, z), { x: wide * scale, y: wide * 0.26 * scale }, '#ffffff', 0.8);
  });
  stroke(pen, puddle, faint(wet.shade, 0.7), 1.2 * scale);
}

/** Wet kitchen tiles in a cloud of thought, drawn around its middle. @param paint draws the person who sits on them */
export function drawSlip(pen: Pen, view: Stage, size: number, paint: () => void): void {
  const frame = ellipse(0, 0, size * 1.62, size);
  inside(pen, frame, () => {
    const edge = view.at(place(0, 0, wall.z)).y;
    fill(pen, rectangle(-size * 2, -size * 2, size * 4, size * 4), '#e6eeec');
    const tiles = rectangle(-size * 2, edge, size * 4, size * 3);
    graded(pen, tiles, { x: 0, y: edge }, { x: 0, y: size }, [
      [0, '#e6dcc8'],
      [1, '#f5eede'],
    ]);
    const skirting = view.at(place(0, wall.low, wall.z)).y;
    fill(pen, rectangle(-size * 2, skirting, size * 4, edge - skirting), '#fffaf0');
    const joint = (from: readonly [number, number], to: readonly [number, number]) =>
      stroke(pen, line([from, to].map(([x, z]) => view.at(place(x, 0, z)))), '#cdbfa4', size * 0.016);
    for (let x = -320; x <= 320; x += 40) joint([x, -60], [x, wall.z]);
    for (let z = -30; z < wall.z; z += 40) joint([-400, z], [400, z]);
    drawPuddle(pen, view);
    paint();
  });
  stroke(pen, frame, faint('#b9b3b8', 0.5), size * 0.02);
}
