import { mix, type Tone } from '../../canvas/color.ts';
import {
  chain,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  type Round,
  type Shape,
  solid,
  stroke,
  wrap,
} from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { between, inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { LegWear, Shoe } from '../outfit.ts';
import type { Skin } from '../person.ts';
import type { Leg, Skeleton } from '../skeleton.ts';
import { seen } from './seen.ts';

function drawFoot(pen: Pen, view: Stage, leg: Leg, shoe: Shoe) {
  const { frame, ankle } = leg;
  const base = inFrame(frame, ankle, 0, -6.6 - 2.3, 0);
  const soft = shoe.kind === 'sock';
  const at = (forward: number, up: number, radius: number) =>
    seen(view, inFrame(frame, base, 0, up, forward), radius);
  const heel = at(-4.2, 3.6, 3.5);
  const ball = at(10, 3.2, soft ? 3.2 : 3.7);
  const toe = at(15.5, 2.5, soft ? 2.3 : 2.7);
  const ankleRound = at(-0.5, 8.2, 3.9);
  const instep = at(5, 5.6, 3.4);
  const upper = wrap([heel, ball, toe, instep, ankleRound]);
  const scale = view.scale(ankle.z);
  const backless = shoe.kind === 'backless';
  solid(pen, upper, shoe.tone, scale * 1.2, scale * 0.2);
  const floor = (forward: number) => {
    const point = view.at(inFrame(frame, base, 0, 0, forward));
    return { x: point.x, y: point.y };
  };
  if (!soft) {
    const whole = wrap([heel, ball, toe]);
    inside(pen, whole, () => stroke(pen, line([floor(-7), floor(17)]), shoe.sole, scale * 2.4));
    drawHeel(pen, whole, floor, shoe, scale);
  }
  if (shoe.laces) {
    const tone = shoe.laces;
    for (const [forward, up] of [
      [6.4, 7.6],
      [8.6, 6.6],
      [10.8, 5.7],
    ] as const) {
      const left = view.at(inFrame(frame, base, 1.7, up - 0.3, forward));
      const right = view.at(inFrame(frame, base, -1.7, up - 0.3, forward));
      stroke(pen, line([left, right]), tone, scale * 0.62);
    }
  }
  if (backless) fill(pen, ellipse(heel.x, heel.y - heel.r * 0.6, heel.r * 0.8, heel.r * 0.4), shoe.sole);
}

/** The heel of a shoe: a block below its back, and the arch before it in shade. */
function drawHeel(
  pen: Pen,
  whole: Shape,
  floor: (forward: number) => Point,
  { sole, tone, kind }: Shoe,
  scale: number,
) {
  if (kind === 'slipper') return;
  const [back, front, ball] = [floor(-7.6), floor(-1.2), floor(5.4)];
  if (Math.hypot(ball.x - back.x, ball.y - back.y) < scale * 5) return;
  const up = scale * 2.6;
  inside(pen, whole, () => {
    const arch = [
      front,
      { x: front.x, y: front.y - up * 0.75 },
      { x: ball.x, y: ball.y - up * 0.2 },
      { x: ball.x, y: ball.y + up },
    ];
    fill(pen, polygon(arch), mix(tone.shade, '#2a1a24', 0.35));
    const block = [
      { x: back.x, y: back.y - up },
      { x: front.x, y: front.y - up },
      { x: front.x, y: front.y + up },
      { x: back.x, y: back.y + up },
    ];
    fill(pen, polygon(block), mix(sole, '#2a1a24', 0.3));
  });
}

/** The straight hem of a trouser leg, a hand's width above the sole: its two corners. */
function hem(end: Round, knee: Round): [Round, Round] {
  const long = Math.hypot(end.x - knee.x, end.y - knee.y) || 1;
  const side = { x: (knee.y - end.y) / long, y: (end.x - knee.x) / long };
  const r = end.r * 0.16;
  const corner = (way: number): Round => ({
    x: end.x + side.x * (end.r - r) * way,
    y: end.y + side.y * (end.r - r) * way,
    r,
  });
  return [corner(1), corner(-1)];
}

/** A trouser leg: thigh, shin, and a hem above the ankle. */
function trouser(view: Stage, leg: Leg, thick: number, seated: boolean): Shape[] {
  const knee = seen(view, leg.knee, 6.3 * thick);
  const end = seen(view, between(leg.knee, leg.ankle, 0.88), 5 * thick);
  const thigh = chain([seen(view, leg.hip, (seated ? 7.6 : 8.6) * thick), knee]);
  return [thigh, wrap([{ ...knee, r: knee.r * 0.98 }, ...hem(end, knee)])];
}

/** A leg with its trouser, the sock in its shoe, and the shoe. */
export function drawLeg(
  pen: Pen,
  view: Stage,
  leg: Leg,
  { legs: wear, shoes: shoe }: { legs: LegWear; shoes: Shoe },
  { skin, thick, seated }: { skin: Skin; thick: number; seated: boolean },
): void {
  const scale = view.scale(leg.knee.z);
  if (wear.bare) {
    drawFoot(pen, view, leg, shoe);
    const shape = chain([
      seen(view, leg.hip, 8.6 * thick),
      seen(view, leg.knee, 5.2 * thick),
      seen(view, leg.ankle, 3.2 * thick),
    ]);
    solid(pen, shape, skin, scale * 2.6, scale * 0.6);
    return;
  }
  const shin = between(leg.knee, leg.ankle, 0.7);
  const ankle = chain([seen(view, shin, 3.7 * thick), seen(view, leg.ankle, 3.3 * thick)]);
  solid(pen, ankle, sockOf(shoe, wear), scale * 1.4, 0);
  drawFoot(pen, view, leg, shoe);
  for (const shape of trouser(view, leg, thick, seated))
    solid(pen, shape, wear.tone, scale * 2.4, scale * 0.4);
}

/** Socks are the shoe's own when it is a sock, otherwise darker than the trousers. */
function sockOf(shoe: Shoe, { tone: { main, shade } }: LegWear): Tone {
  if (shoe.kind === 'sock') return shoe.tone;
  return { main: mix(main, '#2a2430', 0.45), shade: mix(shade, '#2a2430', 0.5) };
}

/** The seat of the trousers: low under a seated person's thighs. */
export function drawHips(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, thick, seated }: { tone: Tone; thick: number; seated: boolean },
): void {
  const { left, right } = skeleton.legs;
  const ring = skeleton.rings[1];
  if (!ring) return;
  const round = (seated ? 7.6 : 8.6) * thick;
  const middle = seen(view, ring.centre, ring.depth * (seated ? 0.7 : 0.95));
  const shape = wrap([seen(view, left.hip, round), seen(view, right.hip, round), middle]);
  solid(pen, shape, tone, view.scale(left.hip.z) * 2.4, 0);
}
