import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, line, rectangle, stroke } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { level, sheet } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

export type Weather = 'sunny' | 'gray' | 'rain';

const skies: Record<Weather, { sky: string; low: string; grass: Tone; hill: string }> = {
  sunny: { sky: '#bfe0ef', low: '#e3f1ee', grass: tone('#93b878', 0.2), hill: '#a9c99b' },
  gray: { sky: '#c3ccd1', low: '#d9dedd', grass: tone('#8aa37c', 0.22), hill: '#9cae9a' },
  rain: { sky: '#aab7c0', low: '#c4ced2', grass: tone('#86a07a', 0.22), hill: '#93a697' },
};

const farAway = 2600;

/** Sky, hills and grass to the horizon. */
export function drawOpenAir(pen: Pen, view: Stage, weather: Weather): void {
  const { sky, low, grass, hill } = skies[weather];
  const horizon = view.at(place(0, 0, farAway)).y;
  const all = rectangle(-400, -400, frameWidth + 800, frameHeight + 800);
  graded(pen, all, { x: 0, y: horizon - 420 }, { x: 0, y: horizon }, [
    [0, mix(sky, '#3f6f9a', 0.12)],
    [0.4, sky],
    [1, low],
  ]);
  if (weather === 'sunny') {
    fill(pen, ellipse(1010, 92, 46, 46), '#fff4cf');
    for (const [x, y, size] of [
      [250, 80, 1],
      [720, 50, 0.8],
    ] as const) {
      fill(pen, ellipse(x, y, 62 * size, 18 * size), faint('#ffffff', 0.9));
      fill(pen, ellipse(x - 20 * size, y - 14 * size, 30 * size, 22 * size), faint('#ffffff', 0.9));
      fill(pen, ellipse(x + 24 * size, y - 8 * size, 26 * size, 18 * size), faint('#ffffff', 0.9));
    }
  }
  for (const [x, wide, tall] of [
    [120, 460, 70],
    [640, 520, 50],
    [1130, 420, 80],
  ] as const) {
    fill(pen, ellipse(x, horizon + 14, wide / 1.4, tall), hill);
  }
  const ground = rectangle(-400, horizon, frameWidth + 800, frameHeight);
  graded(pen, ground, { x: 0, y: horizon }, { x: 0, y: frameHeight }, [
    [0, mix(grass.main, low, 0.45)],
    [0.3, grass.main],
    [1, mix(grass.main, grass.shade, 0.7)],
  ]);
  const random = randomFrom('grass');
  for (let blade = 0; blade < 160; blade++) {
    const z = random() * 700 - 100;
    const spot = view.at(place((random() - 0.5) * 1200, 0, z));
    const tall = 7 * view.scale(z);
    stroke(
      pen,
      line([spot, { x: spot.x + (random() - 0.5) * tall * 0.5, y: spot.y - tall }]),
      grass.shade,
      0.8 * view.scale(z),
    );
  }
}

/** Small stones of a path, in its own colors. */
function drawGravel(
  pen: Pen,
  view: Stage,
  edges: readonly { z: number; left: number; right: number }[],
  color: string,
) {
  const random = randomFrom('gravel');
  const [dark, light] = [line([]), line([])];
  edges.forEach((from, index) => {
    const to = edges[index + 1];
    if (!to) return;
    for (let stone = 0; stone < 150; stone++) {
      const share = random();
      const left = from.left + (to.left - from.left) * share;
      const right = from.right + (to.right - from.right) * share;
      const [x, z] = [left + (right - left) * random(), from.z + (to.z - from.z) * share];
      (stone % 2 ? dark : light).addPath(line([view.at(place(x, 0, z)), view.at(place(x + 1.4, 0, z))]));
    }
  });
  const wide = view.scale(edges.at(-1)?.z ?? 0) * 0.5;
  stroke(pen, dark, faint(color, 0.5), wide);
  stroke(pen, light, faint('#ffffff', 0.22), wide);
}

/** A strip of ground through places, left and right edge by turns of depth. */
export function drawPath(
  pen: Pen,
  view: Stage,
  edges: readonly { z: number; left: number; right: number }[],
  color: string,
  rim: string,
): void {
  const shape = sheet(view, [
    ...edges.map(({ z, left }) => place(left, 0, z)),
    ...edges.toReversed().map(({ z, right }) => place(right, 0, z)),
  ]);
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return;
  const [near, far] = [first, last].map(({ z }) => view.at(place(0, 0, z)));
  if (!near || !far) return;
  graded(pen, shape, { x: 0, y: near.y }, { x: 0, y: far.y }, [
    [0, mix(color, '#43263f', 0.1)],
    [0.6, color],
    [1, mix(color, '#ffffff', 0.14)],
  ]);
  drawGravel(pen, view, edges, rim);
  stroke(pen, shape, rim, 2);
}

/** A flat sidewalk of slabs running away from the viewer. @returns nothing; a lifted slab is drawn over it */
export function drawSlabs(
  pen: Pen,
  view: Stage,
  {
    x,
    width,
    from,
    to,
    slab = 90,
    color = '#d6d0c4',
    joint = '#a9a294',
  }: { x: number; width: number; from: number; to: number; slab?: number; color?: string; joint?: string },
): void {
  fill(pen, level(view, x, from, width, to - from), color);
  const random = randomFrom('slabs');
  for (let z = from; z < to; z += slab) {
    const patch = level(view, x, z, width, Math.min(slab, to - z));
    fill(pen, patch, faint(random() < 0.5 ? '#b9b2a4' : '#e9e4da', 0.3));
    stroke(pen, line([view.at(place(x, 0, z)), view.at(place(x + width, 0, z))]), joint, 1.4 * view.scale(z));
  }
}

/** A slab whose near edge stands up: a dark gap and a shadow line under it. @param lift centimeters */
export function drawLiftedSlab(
  pen: Pen,
  view: Stage,
  {
    x,
    width,
    z,
    depth,
    lift,
    color = '#ded8cc',
  }: { x: number; width: number; z: number; depth: number; lift: number; color?: string },
): void {
  fill(pen, level(view, x - 1, z - 9, width + 4, 10, 0.1), faint('#2f2430', 0.42));
  const top = sheet(view, [
    place(x, lift, z),
    place(x + width, lift * 0.55, z),
    place(x + width, 0.3, z + depth),
    place(x, 0.3, z + depth),
  ]);
  fill(pen, top, mix(color, '#ffffff', 0.25));
  fill(
    pen,
    sheet(view, [
      place(x, 0, z),
      place(x + width, 0, z),
      place(x + width, lift * 0.55, z),
      place(x, lift, z),
    ]),
    '#6d6358',
  );
  fill(
    pen,
    sheet(view, [
      place(x, 0, z),
      place(x + width, 0, z),
      place(x + width, lift * 0.2, z),
      place(x, lift * 0.42, z),
    ]),
    '#3b3136',
  );
  stroke(
    pen,
    line([view.at(place(x, lift, z)), view.at(place(x + width, lift * 0.55, z))]),
    '#fffaf0',
    0.9 * view.scale(z),
  );
}
