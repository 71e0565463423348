import { faint, mix, type Tone } from './color.ts';
import { graded } from './gradient.ts';
import { fill, inside, polygon, type Round, type Shape, solid, wrap } from './paint.ts';
import type { Pen } from './pen.ts';
import { type Frame, facing, inFrame } from './space.ts';
import type { Place, Stage } from './stage.ts';

/** A thing that can be turned: where it stands, and the degrees its front is turned (0 faces the viewer, 90 right). */
export type Stand = { at: Place; turn: number };

/** Part of a thing in its own directions, in centimeters: from and to, to its left, up and forward. */
export type Part = {
  left: readonly [number, number];
  up: readonly [number, number];
  forward: readonly [number, number];
};

/** A place on a thing, given in its own directions. */
export const spotOn = ({ at, turn }: Stand, left: number, up: number, forward: number): Place =>
  inFrame(facing(turn), at, left, up, forward);

const cornersOf = (frame: Frame, at: Place, { left, up, forward }: Part, inset: number): Place[] =>
  [0, 1].flatMap((high) =>
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([side, ahead]) =>
      inFrame(
        frame,
        at,
        side ? left[1] - inset : left[0] + inset,
        high ? up[1] - inset : up[0] + inset,
        ahead ? forward[1] - inset : forward[0] + inset,
      ),
    ),
  );

/** The upper side of a cushion gets more light towards its middle: how large each patch is, and how light. */
const lidLight = [
  [1, 0.05],
  [0.84, 0.1],
  [0.68, 0.15],
  [0.5, 0.19],
] as const;

/** A rounded block: a cushion, a mattress, an upholstered arm. @param round of its edges, in centimeters */
export function padded(pen: Pen, view: Stage, stand: Stand, part: Part, tone: Tone, round: number): Shape {
  const frame = facing(stand.turn);
  const corners = cornersOf(frame, stand.at, part, round);
  const disc = (spot: Place, r: number): Round => ({ ...view.at(spot), r: r * view.scale(spot.z) });
  const shape = wrap(corners.map((spot) => disc(spot, round)));
  const scale = view.scale(stand.at.z);
  solid(pen, shape, tone, scale * 3.2, scale * 0.8);
  if (part.up[1] < view.eye.y) {
    const lid = (size: number) =>
      wrap(corners.slice(4).map((spot) => disc({ ...spot, y: spot.y + round * 0.45 }, round * size)));
    inside(pen, shape, () => {
      for (const [size, light] of lidLight) fill(pen, lid(size), mix(tone.main, '#fff6e4', light));
    });
  }
  // Cloth that hangs down gets less light towards its lower edge.
  const [low, high] = [0, 1].map((end) => {
    const ys = corners.slice(end * 4, end * 4 + 4).map((spot) => view.at(spot).y);
    return Math.max(...ys);
  });
  graded(pen, shape, { x: 0, y: high ?? 0 }, { x: 0, y: low ?? 0 }, [
    [0, faint(tone.shade, 0)],
    [1, faint(tone.shade, 0.5)],
  ]);
  return shape;
}

/** A sharp-edged block that can be turned: a table top, a drawer unit. */
export function turnedBlock(pen: Pen, view: Stage, stand: Stand, part: Part, tone: Tone): void {
  const frame = facing(stand.turn);
  const corner = (side: 0 | 1, high: 0 | 1, ahead: 0 | 1) =>
    inFrame(frame, stand.at, part.left[side], part.up[high], part.forward[ahead]);
  const face = (spots: Place[], color: string) => fill(pen, polygon(spots.map(view.at)), color);
  const towards = (x: number, z: number) => {
    const middle = corner(0, 0, 0);
    return (view.eye.x - middle.x) * x + (view.eye.z - middle.z) * z > 0;
  };
  const { left, forward } = frame;
  const sides = [
    {
      spots: [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)],
      x: forward.x,
      z: forward.z,
    },
    {
      spots: [corner(0, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)],
      x: -forward.x,
      z: -forward.z,
    },
    { spots: [corner(1, 0, 0), corner(1, 0, 1), corner(1, 1, 1), corner(1, 1, 0)], x: left.x, z: left.z },
    { spots: [corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1), corner(0, 1, 0)], x: -left.x, z: -left.z },
  ];
  for (const { spots, x, z } of sides) {
    if (towards(x, z)) face(spots, mix(tone.main, tone.shade, Math.min(1, Math.max(0, 0.35 + x * 0.75))));
  }
  if (part.up[1] < view.eye.y) {
    face(
      [corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)],
      mix(tone.main, '#fff6e4', 0.24),
    );
  }
}

/** A circle in an upright plane of a thing: a wheel. @param plane `side` for wheels that roll forward */
export function wheelShape(
  view: Stage,
  { at, turn }: Stand,
  left: number,
  up: number,
  forward: number,
  radius: number,
): Shape {
  const frame = facing(turn);
  return polygon(
    Array.from({ length: 36 }, (_, step) => {
      const angle = (step * Math.PI) / 18;
      return view.at(
        inFrame(frame, at, left, up + radius * Math.sin(angle), forward + radius * Math.cos(angle)),
      );
    }),
  );
}
