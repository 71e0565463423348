import { form } from '../canvas/form.ts';
import { polygon, type Round, type Shape, wrap } from '../canvas/paint.ts';
import type { Point } from '../canvas/pen.ts';
import { dot, inFrame, minus } from '../canvas/space.ts';
import type { Stage } from '../canvas/stage.ts';
import type { Arm, Skeleton } from './skeleton.ts';

const levels = [-0.2, 0, 0.36, 0.66, 0.8, 0.9, 0.955, 0.99, 1.03];

/**
 * The upper body as cloth sees it. Levels: 0 hip, 0.36 waist, 0.66 chest, 0.8 armpit, 0.92 shoulder, 1.03 neck. Angles
 * run in degrees from the breast bone to the own left.
 */
export type Torso = {
  on(level: number, angle: number, lift?: number): Point;
  outline(lift?: number, from?: number, to?: number): Shape;
  /** Cloth between two edges, each an angle or an angle for each level. */
  panel(from: number, to: number, right: Edge, left: Edge, lift?: number): Shape;
  /** A belt or a knitted edge all around, as far as it is seen. */
  band(from: number, to: number, lift?: number): Shape;
  /** The cloth from the neck to both shoulders, which rises with an arm that is raised. */
  yoke: Shape;
  /** The inner side of a collar behind the neck. @param up how high it stands, in centimeters */
  nape(up: number): Shape;
  /** The line in the picture along which cloth goes from light into shade. */
  light: { from: Point; to: Point };
  /** 1 when the own left is on the right of the picture, the side in shade; otherwise -1. */
  shaded: 1 | -1;
  /** Pixels a centimeter. */
  scale: number;
};

type Edge = number | ((level: number) => number);
const angleAt = (edge: Edge, level: number) => (typeof edge === 'number' ? edge : edge(level));

/** How far inside the joint of the shoulder the cloth over it is round, and its radius, in centimeters. */
const ROUND = { inward: 0.8, down: 1.5, r: 3.6 };

/** The round of cloth over a shoulder: as low as the slope from the neck, so that nothing stands out of it. */
export function shoulderRound(view: Stage, { neck, chest }: Skeleton, { shoulder }: Arm): Round {
  const side = dot(minus(shoulder, neck), chest.left) > 0 ? 1 : -1;
  const spot = inFrame(chest, shoulder, -side * ROUND.inward, -ROUND.down, 0);
  return { ...view.at(spot), r: ROUND.r * view.scale(spot.z) };
}

function yokeOf(view: Stage, skeleton: Skeleton): Shape {
  const { neck, arms, chest, measures } = skeleton;
  const spot = inFrame(chest, neck, 0, -measures.spine * 0.19, 0);
  const root: Round = { ...view.at(spot), r: 5.4 * view.scale(spot.z) };
  return wrap([shoulderRound(view, skeleton, arms.left), shoulderRound(view, skeleton, arms.right), root]);
}

/** Half the way from light into shade, in centimeters, and its direction in the picture. */
const LIGHT = { half: 25, x: 0.88, y: 0.47 };

function lightOf(view: Stage, { rings, neck }: Skeleton): Torso['light'] {
  const middle = view.at(rings[3]?.centre ?? neck);
  const [x, y] = [LIGHT.half * LIGHT.x * view.scale(neck.z), LIGHT.half * LIGHT.y * view.scale(neck.z)];
  return { from: { x: middle.x - x, y: middle.y - y }, to: { x: middle.x + x, y: middle.y + y } };
}

/** A collar behind the neck, in centimeters: half its width, and how far below the neck its ends are. */
const NAPE = { half: 5.9, low: 2.6 };

function napeOf(view: Stage, { neck, chest }: Skeleton, up: number): Shape {
  const spots = Array.from({ length: 9 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    const rise = Math.sin(angle);
    const across = NAPE.half * Math.cos(angle);
    return inFrame(chest, neck, across, -NAPE.low + (up + NAPE.low) * rise, -5 * Math.sin(angle));
  });
  return polygon(spots.map(view.at));
}

export function torsoOf(view: Stage, skeleton: Skeleton): Torso {
  const body = form(view, skeleton.rings);
  const ring = (level: number) => {
    const above = levels.findIndex((at) => at >= level);
    if (above <= 0) return above === 0 ? 0 : levels.length - 1;
    const low = levels[above - 1] ?? 0;
    const high = levels[above] ?? 1;
    return above - 1 + (level - low) / (high - low);
  };
  const on = (level: number, angle: number, lift = 0) => body.on(ring(level), angle, lift);
  return {
    on,
    scale: view.scale(skeleton.neck.z),
    yoke: yokeOf(view, skeleton),
    nape: (up) => napeOf(view, skeleton, up),
    light: lightOf(view, skeleton),
    shaded: on(0.6, 60).x > on(0.6, -60).x ? 1 : -1,
    outline: (lift = 0, from = -0.2, to = 1.03) => body.outline(lift, ring(from), ring(to)),
    band: (from, to, lift = 0) => {
      const row = (level: number) =>
        Array.from({ length: 9 }, (_, step) => body.across(ring(level), step / 4 - 1, lift));
      return polygon([...row(from), ...row(to).toReversed()]);
    },
    panel: (from, to, right, left, lift = 0) => {
      const steps = Array.from({ length: 13 }, (_, step) => from + ((to - from) * step) / 12);
      return polygon([
        ...steps.map((level) => on(level, angleAt(right, level), lift)),
        ...steps.toReversed().map((level) => on(level, angleAt(left, level), lift)),
      ]);
    },
  };
}
