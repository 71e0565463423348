import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { curve, fill, inside, joined, polygon, solid, stroke, tapered, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { add, between, minus, times } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { seen } from '../people/body/seen.ts';
import type { Leg, Skeleton } from '../people/skeleton.ts';
import { HEM, hemMiddle, type Plaid } from './robe-hem.ts';
import { smooth } from './trailing-belt.ts';

/** Where the bands that run down the cloth lie: 0 at the own right, 90 in front, 180 at the own left. */
const DOWN = [14, 44, 74, 106, 136, 166];

/** Half of the width over both knees: each lies inside the cloth. */
const halfOver = (left: Place, right: Place) => Math.hypot(left.x - right.x, left.z - right.z) / 2 + 8;

/** A place on the lap, over both thighs as over one: cloth is drawn tight by the knees. @param along 0 hips to 1 knees @param angle as in `DOWN` */
function onLap({ legs: { left, right }, frame }: Skeleton, along: number, angle: number): Place {
  const [one, two] = [between(left.hip, left.knee, along), between(right.hip, right.knee, along)];
  const middle = between(one, two, 0.5);
  const turn = (angle * Math.PI) / 180;
  return add(
    add(middle, times(frame.left, -Math.cos(turn) * halfOver(one, two))),
    times({ x: 0, y: 1, z: 0 }, 9 * Math.sin(turn) ** 0.7),
  );
}

/**
 * A place on the cloth that falls from the knees.
 * @param down 0 knees to 1 the floor @param rested 0 for a band that hangs straight, 1 for the hem that lies on each instep
 */
function onFall(skeleton: Skeleton, down: number, angle: number, rested = 1): Place {
  const { legs, frame } = skeleton;
  const knees = between(legs.left.knee, legs.right.knee, 0.5);
  const half = halfOver(legs.left.knee, legs.right.knee);
  const foot = hemMiddle(skeleton);
  const turn = (angle * Math.PI) / 180;
  const flare = down ** 2.2;
  const aside = -Math.cos(turn) * (half + (HEM.aside - half) * flare);
  const middle = { ...between(knees, foot, down), y: knees.y * (1 - down) };
  // Over each shoe the hem lies on the instep.
  const rests = [legs.left, legs.right].map(({ ankle }) => {
    const way = minus(ankle, foot);
    return rested * 7 * Math.exp(-(((aside - (way.x * frame.left.x + way.z * frame.left.z)) / 6.5) ** 2));
  });
  // Cloth is round over each shin and sinks between them, so that bands bend twice.
  const round = Math.sin(2 * turn) ** 2;
  const bulge = (1 - rested) * (round - 0.5) * 5 * (1 - 0.55 * down);
  const up = 0.4 + (rests[0] ?? 0) * flare + (rests[1] ?? 0) * flare - bulge;
  const fold = 1 + 0.07 * rested * flare * Math.sin(angle * 0.22);
  const ahead = Math.sin(turn) * (5 + (HEM.front - 5) * flare) * fold + round * 4;
  return add(
    add({ ...middle, y: middle.y + up }, times(frame.left, aside * fold)),
    times(frame.forward, ahead),
  );
}

const ANGLES = Array.from({ length: 37 }, (_, step) => step * 5);

/** A robe that is too long, over the lap of somebody seated and down to the floor: draw it over the person, before the arms. */
export function drawLongRobe(
  pen: Pen,
  view: Stage,
  skeleton: Skeleton,
  { tone, bands }: Plaid,
  thick: number,
): void {
  const { legs } = skeleton;
  const both = [legs.right, legs.left];
  const scale = view.scale(legs.left.knee.z);
  const dark = mix(tone.shade, '#2a1a24', 0.2);
  const side = (angle: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].map((down) => view.at(onFall(skeleton, down, angle)));
  const hem = ANGLES.map((angle) => view.at(onFall(skeleton, 1, angle)));
  const fall = polygon([...smooth(side(0)), ...hem, ...smooth(side(180)).toReversed()]);
  const thigh = (leg: Leg, far = 1) => [
    seen(view, leg.hip, 9 * thick),
    seen(view, between(leg.hip, leg.knee, far), 7.8 * thick),
  ];
  // Each knee is round: between both, cloth hangs less far forward.
  const lap = joined([...both.map((leg) => wrap(thigh(leg))), wrap(both.flatMap((leg) => thigh(leg, 0.86)))]);
  const plaid = (spots: readonly Place[]) =>
    stroke(pen, curve(spots.map(view.at)), faint(bands, 0.7), 1.6 * scale);

  solid(pen, fall, tone, 3 * scale, 0.6 * scale);
  inside(pen, fall, () => {
    for (const down of [0.14, 0.38, 0.62, 0.84])
      plaid(ANGLES.map((angle) => onFall(skeleton, down, angle, 0)));
    for (const angle of DOWN)
      plaid([0, 0.25, 0.5, 0.75, 0.9, 1.02].map((down) => onFall(skeleton, down, angle, 0)));
    drawFallFolds(pen, view, skeleton, scale, dark);
    // The lap's shadow fades down the cloth.
    for (const far of [0.8, 1.2, 1.8, 2.6, 3.4]) {
      pen.translate(scale * far * 0.2, scale * far);
      fill(pen, lap, faint(dark, 0.3));
    }
  });
  stroke(pen, curve(hem), dark, 0.5 * scale);

  solid(pen, lap, tone, 1.8 * scale, 1.4 * scale);
  inside(pen, lap, () => {
    for (const along of [0.12, 0.42, 0.72]) {
      const over = ANGLES.map((angle) => onLap(skeleton, along, angle));
      // On the nearer thigh a band goes on down its side.
      const [side] = over;
      plaid(side ? [{ ...side, y: side.y - 12 }, ...over] : over);
    }
    for (const angle of DOWN)
      plaid([
        ...[-0.2, 0.2, 0.6, 0.9].map((along) => onLap(skeleton, along, angle)),
        onFall(skeleton, 0.06, angle, 0),
        onFall(skeleton, 0.2, angle, 0),
      ]);
    drawThighs(pen, view, skeleton, scale, dark);
  });
}

/** Light lies along both thighs and on each knee; between them cloth sinks, and it is drawn from the waist to the knees. */
function drawThighs(pen: Pen, view: Stage, skeleton: Skeleton, scale: number, dark: string) {
  const brush = (spots: readonly (readonly [number, number])[], width: number, color: string) =>
    fill(
      pen,
      tapered(
        spots.map(([along, angle]) => view.at(onLap(skeleton, along, angle))),
        scale * width,
      ),
      color,
    );
  for (const width of [9, 6, 3.4])
    brush(
      [
        [0.2, 90],
        [0.65, 90],
        [1.2, 92],
      ],
      width,
      faint(dark, 0.26),
    );
  for (const angle of [52, 124])
    for (const width of [11, 8, 5])
      brush(
        [
          [1.04, angle],
          [0.7, angle],
          [0.48, angle],
        ],
        width,
        faint('#ffc9ae', 0.05),
      );
  for (const [angle, way] of [
    [40, 1],
    [140, -1],
  ] as const)
    for (const along of [0.1, 0.3])
      brush(
        [
          [along, angle + way * 44],
          [along + 0.16, angle + way * 20],
          [along + 0.2, angle],
        ],
        1.5,
        faint(dark, 0.42),
      );
  for (const { knee } of [skeleton.legs.right, skeleton.legs.left]) {
    const at = view.at({ ...knee, y: knee.y + 4 });
    softGlow(pen, { x: at.x - scale, y: at.y }, { x: 8.5 * scale, y: 6 * scale }, '#ffd0b4', 0.26);
  }
}

/** Folds hang from the knees and open towards the floor: light on each shin, shade between them, creases where cloth bends. */
function drawFallFolds(pen: Pen, view: Stage, skeleton: Skeleton, scale: number, dark: string) {
  const brush = (spots: readonly (readonly [number, number])[], width: number, color: string) =>
    fill(
      pen,
      tapered(
        spots.map(([down, angle]) => view.at(onFall(skeleton, down, angle))),
        scale * width,
      ),
      color,
    );
  const hanging = (angle: number, from: number, spread = 0) =>
    [from, 0.35, 0.6, 0.85, 1.02].map((down) => [down, angle + spread * down] as const);
  for (const width of [13, 9, 5]) brush(hanging(90, -0.05), width, faint(dark, 0.2));
  for (const [angle, spread] of [
    [50, -8],
    [126, 8],
  ] as const)
    for (const width of [11, 8.5, 6, 3.5]) brush(hanging(angle, 0.1, spread), width, faint('#ffb59a', 0.075));
  for (const [angle, from, width, spread] of [
    [12, 0.2, 2.6, 4],
    [30, 0.3, 2, -8],
    [72, 0.1, 2.6, -4],
    [108, 0.1, 2.6, 4],
    [150, 0.3, 2, 8],
    [168, 0.2, 2.6, -4],
  ] as const)
    brush(hanging(angle, from, spread), width, faint(dark, 0.42));
  // From the inner side of each knee cloth is drawn down into the hollow.
  for (const way of [-1, 1])
    for (const [down, reach] of [
      [0.1, 26],
      [0.2, 20],
    ] as const)
      brush(
        [
          [down - 0.06, 90 + way * (reach + 26)],
          [down + 0.05, 90 + way * reach],
          [down + 0.1, 90 + way * 6],
        ],
        1.5,
        faint(dark, 0.5),
      );
}
