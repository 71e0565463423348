import { type Form, form, type Ring } from '../../canvas/form.ts';
import type { Shape } from '../../canvas/paint.ts';
import type { Point } from '../../canvas/pen.ts';
import { clamp, dot, type Frame, inFrame, minus, unit } from '../../canvas/space.ts';
import type { Place, Stage } from '../../canvas/stage.ts';
import type { FaceShape } from '../person.ts';

/** A head in the room. Heights are centimeters above the eyes, angles degrees from the nose to the own left. */
export type Head = {
  on(height: number, angle: number, lift?: number): Point;
  facing(height: number, angle: number): number;
  /** The visible edge on the own left (1) or own right (-1). */
  edge(height: number, side: 1 | -1, lift?: number): Point;
  outline(lift?: number, from?: number, to?: number): Shape;
  /** Pixels a centimeter. */
  scale: number;
  /** Degrees the face is turned towards the right of the picture, as the viewer sees it. */
  turn: number;
  /** Radians the head leans in the picture. */
  lean: number;
  frame: Frame;
  centre: Place;
};

/** How much of what a face is asked to be shows in its outline: taken whole, a broad jaw becomes a box. */
const SHOWN = { jaw: 0.55, chin: 0.45 };

/** Height above the eyes, half width, half depth, and how far the slice sits forward. From chin to crown. */
function slices({ head, cheeks, age, ...face }: FaceShape): readonly Slice[] {
  const jaw = 1 + (face.jaw - 1) * SHOWN.jaw;
  const chin = 1 + (face.chin - 1) * SHOWN.chin;
  const full = 0.34 * cheeks;
  // With age the flesh of the cheeks sinks to the jaw.
  const sunk = Math.max(0, age - 0.3);
  return [
    [-12, 0.1, 0.1, 4.4],
    [-11.7, 1.9 * chin, 1.5, 4.35],
    [-10.9, 3.45 * chin, 3.0, 3.9],
    [-9.4, (4.95 * chin + sunk * 0.2) * jaw, 4.7, 3.0],
    [-7.4, (6.15 + full * 0.8 + sunk * 0.3) * jaw, 6.4, 1.9],
    [-5, (6.95 + full) * jaw, 7.8, 0.9],
    [-2, 7.55 * head, 8.8, 0.1],
    [1, 7.8 * head, 9.4, -0.4],
    [4, 7.65 * head, 9.6, -0.7],
    [7, 6.95 * head, 8.9, -0.9],
    [9.4, 5.5 * head, 7.1, -1],
    [11, 3.85 * head, 4.9, -1],
    [11.8, 2.0 * head, 2.5, -1],
    [12.1, 0.1, 0.1, -1],
  ];
}

type Slice = readonly [height: number, halfWidth: number, halfDepth: number, ahead: number];

/**
 * @param center of the head, at the height of the eyes
 * @param size factor on the plain head of 23.5 cm
 */
export function headAt(view: Stage, frame: Frame, centre: Place, shape: FaceShape, size = 1): Head {
  const rows = slices(shape);
  const rings: Ring[] = rows.map(([height, width, depth, ahead]) => ({
    centre: inFrame(frame, centre, 0, height * size, ahead * size),
    left: frame.left,
    forward: frame.forward,
    width: width * size,
    depth: depth * size,
  }));
  const solid: Form = form(view, rings);
  const ringOf = (height: number) => {
    const above = rows.findIndex(([at]) => at >= height);
    if (above === 0) return 0;
    if (above === -1) return rows.length - 1;
    const low = rows[above - 1]?.[0] ?? 0;
    const high = rows[above]?.[0] ?? 0;
    return above - 1 + (height - low) / (high - low);
  };
  const scale = view.scale(centre.z) * size;
  const sight = unit(minus(view.eye, centre));
  const top = view.at(inFrame(frame, centre, 0, 10, 0));
  const bottom = view.at(inFrame(frame, centre, 0, -10, 0));
  return {
    on: (height, angle, lift = 0) => solid.on(ringOf(height), angle, lift * size),
    facing: (height, angle) => solid.facing(ringOf(height), angle),
    edge: (height, side, lift = 0) => solid.edge(ringOf(height), side, lift * size),
    outline: (lift = 0, from = -12, to = 12.1) => solid.outline(lift * size, ringOf(from), ringOf(to)),
    scale,
    turn: (Math.atan2(-dot(sight, frame.left), dot(sight, frame.forward)) * 180) / Math.PI,
    lean: Math.atan2(top.x - bottom.x, bottom.y - top.y),
    frame,
    centre,
  };
}

/** Degrees of turn over which a side becomes the far one, and the near one whose ear lies on the head. */
const BECOMES = { far: { from: 8, to: 22 }, near: { from: 8, to: 16 } };

const share = (value: number, { from, to }: { from: number; to: number }) =>
  clamp((value - from) / (to - from), 0, 1);

/** How much a side (1 is the own left) is the far one of a turned head, 0 to 1: evenly, or what is on it would jump. */
export const turnedAway = ({ turn }: Pick<Head, 'turn'>, side: number): number =>
  share(side * turn, BECOMES.far);

/** How much a side is the near one of a turned head, 0 to 1. */
export const turnedNear = ({ turn }: Pick<Head, 'turn'>, side: number): number =>
  share(-side * turn, BECOMES.near);
