import { mix, type Tone } from '../../canvas/color.ts';
import { chain, curve, inside, joined, line, type Shape, solid, stroke, wrap } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { between, inFrame } from '../../canvas/space.ts';
import type { Place, Stage } from '../../canvas/stage.ts';
import { drawSoleShadow } from '../floor-shadow.ts';
import type { Shoe } from '../outfit.ts';
import type { Leg } from '../skeleton.ts';
import { seen } from './seen.ts';

/** A spot of a foot in the centimeters of an average one: towards the other foot, up from the floor, forward. */
type Spot = readonly [inner: number, up: number, forward: number];
type Disc = readonly [...Spot, radius: number];

/** Where the spots of a foot are in the room. */
type Sole = { on(spot: Spot): Place; size: number };

function soleOf({ frame, ankle, side, sole }: Leg, size: number): Sole {
  const inward = side === 'left' ? -1 : 1;
  const base = inFrame(frame, ankle, 0, -sole, 0);
  return {
    on: ([inner, up, forward]) => inFrame(frame, base, inner * inward * size, up * size, forward * size),
    size,
  };
}

// The big toe reaches farthest, so the tip of a foot is round and slants outwards.
const toes: readonly Disc[] = [
  [1.3, 3, 14.8, 2.3],
  [-1.6, 2.8, 12.9, 2.2],
];
const low: readonly Disc[] = [
  [0.8, 3.9, -4.2, 3],
  [-0.8, 3.9, -4.2, 3],
  [1.7, 3.5, 9.2, 2.7],
  [-1.9, 3.3, 8.2, 2.6],
  ...toes,
];
const high: readonly Disc[] = [
  [0, 7.4, -1.2, 3.5],
  [0, 4.4, -4.4, 3],
  [0, 6, 4.6, 3],
  [0.2, 4.4, 9.4, 2.2],
];
/** A sock has no opening: it is as narrow as the ankle. */
const bareHigh: readonly Disc[] = [[0, 8, -0.6, 2.9], ...high.slice(1)];
const bottom: readonly Disc[] = [
  [1.8, 0.9, -6.2, 0.9],
  [-1.8, 0.9, -6.2, 0.9],
  [0, 0.9, -7.2, 0.9],
  [3.8, 0.9, 9.4, 0.9],
  [-3.8, 0.9, 8, 0.9],
  [1.9, 0.9, 16.4, 0.9],
  [-2.2, 0.9, 14.6, 0.9],
];

const hull = (view: Stage, sole: Sole, discs: readonly Disc[]): Shape =>
  wrap(discs.map(([inner, up, forward, r]) => seen(view, sole.on([inner, up, forward]), r * sole.size)));

/** The dark place below a foot; one in the air has none. */
export function drawFootShadow(pen: Pen, view: Stage, leg: Leg, size: number): void {
  if (leg.foot.aloft) return;
  const sole = soleOf(leg, size);
  const middle: Spot = leg.foot.heel > 20 ? [0, 0, 11] : [0, 0, 4];
  const long = leg.foot.heel > 20 ? 10 : 17;
  const on = (spot: Spot) => ({ ...sole.on(spot), y: sole.on([0, 0, 11]).y });
  const [inner, , forward] = middle;
  drawSoleShadow(pen, view, on(middle), on([inner, 0, forward + long]), on([inner + 9, 0, forward]));
}

/** A shoe or a sock on a foot that stands flat, with its ankle. */
export function drawFoot(pen: Pen, view: Stage, leg: Leg, shoe: Shoe, size: number): void {
  const sole = soleOf(leg, size);
  const scale = view.scale(leg.ankle.z) * size;
  const soft = shoe.kind === 'sock';
  const upper = joined([hull(view, sole, low), hull(view, sole, soft ? bareHigh : high)]);
  if (!soft) drawSole(pen, view, sole, shoe, scale);
  solid(pen, upper, shoe.tone, scale * 1.1, scale * 0.5);
  /** Across the foot, from one side over its top to the other; from the side only the half that faces us is seen. */
  const across = (spots: readonly Spot[], tone: string, width: number) => {
    const places = spots.map((spot) => sole.on(spot));
    const [one, two] = [places[0], places.at(-1)];
    if (!one || !two) return;
    const sideways = Math.abs(one.z - two.z) > 1.3 * Math.abs(one.x - two.x);
    const ordered = one.z < two.z ? places : places.toReversed();
    const shown = sideways ? ordered.slice(0, Math.ceil(places.length / 2)) : ordered;
    inside(pen, upper, () => stroke(pen, curve(shown.map(view.at)), tone, scale * width));
  };
  const dark = mix(shoe.tone.shade, '#2a1a24', soft ? 0.14 : 0.3);
  across(
    [
      [4.3, 2.2, 11.4],
      [2.7, 5, 12],
      [0, 6, 12.1],
      [-2.8, 4.9, 11.2],
      [-4.4, 2, 9.8],
    ],
    dark,
    0.45,
  );
  if (soft) {
    for (const up of [7.2, 8.8])
      across(
        [
          [3.2, up - 1.4, 1.4],
          [1.8, up - 0.3, 3],
          [0, up, 3.8],
          [-1.8, up - 0.3, 3],
          [-3.2, up - 1.4, 1.4],
        ],
        dark,
        0.32,
      );
    drawSockHeel(pen, view, sole, upper, dark, scale);
    return;
  }
  if (shoe.laces) drawLaces(pen, view, sole, shoe.laces, scale);
}

/** A flat sole under the whole shoe; its heel is a darker block. */
function drawSole(pen: Pen, view: Stage, sole: Sole, { sole: color, kind }: Shoe, scale: number) {
  const shape = hull(view, sole, bottom);
  const tone: Tone = { main: color, shade: mix(color, '#2a1a24', 0.32) };
  solid(pen, shape, tone, scale * 0.5, scale * 0.5);
  if (kind === 'slipper') return;
  const [back, front] = [view.at(sole.on([0, 0, -8.4])), view.at(sole.on([0, 0, -1.4]))];
  if (Math.abs(front.x - back.x) < scale * 3) return;
  inside(pen, shape, () => stroke(pen, line([back, front]), tone.shade, scale * 3.4));
}

/** Short bars over the instep. */
function drawLaces(pen: Pen, view: Stage, sole: Sole, tone: string, scale: number) {
  for (const [up, forward] of [
    [8.3, 5.6],
    [7.2, 7.5],
    [6.3, 9.3],
  ] as const) {
    const bar = [sole.on([1.7, up - 0.4, forward]), sole.on([-1.7, up - 0.4, forward])];
    stroke(pen, line(bar.map(view.at)), tone, scale * 0.6);
  }
}

/** The heel that is knitted into a sock. */
function drawSockHeel(pen: Pen, view: Stage, sole: Sole, upper: Shape, tone: string, scale: number) {
  for (const inner of [3.6, -3.6]) {
    if (!facesUs(sole, inner)) continue;
    const spots: readonly Spot[] = [
      [inner, 1, -0.6],
      [inner, 4.4, -2.2],
      [inner, 6.4, -6],
    ];
    const seam = curve(spots.map((spot) => view.at(sole.on(spot))));
    inside(pen, upper, () => stroke(pen, seam, tone, scale * 0.35));
  }
}

/** Whether a side of the foot faces us: the other one is hidden behind the instep. */
const facesUs = ({ on }: Sole, inner: number): boolean =>
  on([inner, 3, 0]).z - on([0, 3, 0]).z < -0.55 * Math.abs(inner);

/** The ankle in its sock, from inside the shoe up into the trouser leg. */
export const ankleShape = (view: Stage, { knee, ankle }: Leg, thick: number): Shape =>
  chain([seen(view, between(ankle, knee, 0.3), 3.7 * thick), seen(view, ankle, 3.1 * thick)]);
