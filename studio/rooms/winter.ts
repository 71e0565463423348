import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import {
  blob,
  curve,
  ellipse,
  fill,
  joined,
  line,
  polygon,
  rectangle,
  type Shape,
  stroke,
} from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { facade, sheet } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import type { Edges } from '../props/ice-path.ts';

/** The light of an early winter morning. */
export const winter = { low: '#fbe3cb', snow: '#fbfbfa', shadow: '#a9bdd6', lawn: '#a3bbae' };

const farAway = 2600;

/** The sky before the sun is up, hills, and the lawn to the horizon. @param sunX where the sky is brightest, in pixels */
export function drawWinterMorning(pen: Pen, view: Stage, sunX: number): void {
  const horizon = view.at(place(0, 0, farAway)).y;
  const all = rectangle(-400, -400, frameWidth + 800, frameHeight + 800);
  graded(pen, all, { x: 0, y: horizon - 150 }, { x: 0, y: horizon }, [
    [0, '#9fc0de'],
    [0.5, '#d3dfe8'],
    [1, winter.low],
  ]);
  softGlow(pen, { x: sunX, y: horizon - 10 }, { x: 460, y: 130 }, '#ffd9a0', 0.8);
  for (const [points, color] of [
    [[70, 44, 58, 34, 50, 76, 62], '#c3d0de'],
    [[34, 40, 22, 30, 16, 34, 44], '#aebfd2'],
  ] as const)
    fill(
      pen,
      blob([
        { x: -300, y: horizon + 90 },
        ...points.map((up, index) => ({ x: -240 + index * 300, y: horizon + 6 - up })),
        { x: 1700, y: horizon + 90 },
      ]),
      color,
    );
  graded(
    pen,
    rectangle(-400, horizon, frameWidth + 800, frameHeight),
    { x: 0, y: horizon },
    { x: 0, y: frameHeight },
    [
      [0, '#e9eef0'],
      [0.16, '#dbe5e6'],
      [0.36, mix(winter.lawn, '#eef3f2', 0.45)],
      [1, winter.lawn],
    ],
  );
}

/** A fir with snow on its branches. @param faded how much of the morning's haze lies before it, 0 to 1 */
export function drawFir(pen: Pen, view: Stage, at: Place, tall: number, faded: number): void {
  const foot = view.at(at);
  const scale = view.scale(at.z);
  const green = mix('#47685f', '#c9d6dd', faded);
  softGlow(pen, foot, { x: tall * 0.36 * scale, y: tall * 0.05 * scale }, '#5f7a9d', 0.5);
  fill(
    pen,
    rectangle(
      foot.x - tall * 0.03 * scale,
      foot.y - tall * 0.14 * scale,
      tall * 0.06 * scale,
      tall * 0.14 * scale,
    ),
    mix('#6b5240', '#c9d6dd', faded),
  );
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const low = tall * (0.1 + tier * 0.17);
    const high = low + tall * 0.34;
    const half = tall * 0.29 * (1 - tier / (tiers + 0.6));
    const top = Math.min(tall, high);
    const point = (x: number, up: number) => ({ x: foot.x + x * scale, y: foot.y - up * scale });
    const shape = polygon([
      point(0, top),
      point(half * 0.55, low + (top - low) * 0.4),
      point(half, low),
      point(half * 0.5, low + tall * 0.025),
      point(0, low - tall * 0.015),
      point(-half * 0.5, low + tall * 0.025),
      point(-half, low),
      point(-half * 0.55, low + (top - low) * 0.4),
    ]);
    graded(pen, shape, point(-half, low), point(half, low), [
      [0, mix(green, '#ffffff', 0.18)],
      [1, mix(green, '#2a3b55', 0.2)],
    ]);
    // Snow lies on the side of the light.
    const snow = blob([
      point(0, top),
      point(half * 0.2, low + (top - low) * 0.52),
      point(-half * 0.12, low + (top - low) * 0.36),
      point(-half * 0.36, low + (top - low) * 0.3),
      point(-half * 0.86, low + tall * 0.012),
      point(-half * 0.5, low + (top - low) * 0.46),
    ]);
    fill(pen, snow, mix(winter.snow, '#dbe4ee', faded));
  }
}

/** A house across the street, snow on its roof and light in its windows. @param at the middle of its foot */
export function drawSnowyHouse(pen: Pen, view: Stage, at: Place): void {
  facade(pen, view, at, () => {
    fill(pen, rectangle(-230, -210, 460, 210), '#b99a94');
    for (let y = -196; y < 0; y += 22) fill(pen, rectangle(-230, y, 460, 2), '#a88a88');
    fill(
      pen,
      polygon([
        { x: -262, y: -204 },
        { x: -150, y: -330 },
        { x: 150, y: -330 },
        { x: 262, y: -204 },
      ]),
      '#7f8294',
    );
    fill(
      pen,
      blob([
        { x: -268, y: -214 },
        { x: -160, y: -342 },
        { x: 0, y: -348 },
        { x: 160, y: -342 },
        { x: 268, y: -214 },
        { x: 130, y: -232 },
        { x: 0, y: -222 },
        { x: -130, y: -234 },
      ]),
      '#f1f4f7',
    );
    fill(pen, rectangle(92, -392, 44, 80), '#a07a72');
    fill(pen, rectangle(88, -402, 52, 16, 6), '#f4f7f9');
    for (const x of [-180, 96]) {
      fill(pen, rectangle(x - 8, -158, 96, 92), '#f3ece2');
      fill(pen, rectangle(x, -150, 80, 76), '#ffd88a');
      fill(pen, rectangle(x + 37, -150, 6, 76), '#f3ece2');
      fill(pen, rectangle(x - 12, -68, 104, 10, 5), '#f4f7f9');
    }
    fill(pen, rectangle(-40, -140, 76, 140), '#f3ece2');
    fill(pen, rectangle(-32, -132, 60, 132), '#6c7f92');
  });
}

/** Tufts of grass, each blade dark at its foot and white with frost at its tip. @param open whether grass grows there */
export function drawFrostedTufts(
  pen: Pen,
  view: Stage,
  from: number,
  to: number,
  open: (x: number, z: number) => boolean,
): void {
  const random = randomFrom('frosted tufts');
  const tufts = 2400;
  for (let tuft = 0; tuft < tufts; tuft++) {
    const z = to - (to - from) * (tuft / tufts);
    const x = (random() - 0.5) * 1100;
    const tall = 3 + random() * 3.6;
    if (!open(x, z)) continue;
    const blades = Array.from({ length: 5 }, (_, blade) => (blade - 2) * (1 + random() * 0.5));
    const part = (low: number, high: number) =>
      joined(
        blades.map((lean) =>
          line([
            view.at(place(x + lean * (0.5 + low), tall * low * (1 - Math.abs(lean) * 0.12), z)),
            view.at(place(x + lean * (0.5 + high), tall * high * (1 - Math.abs(lean) * 0.12), z)),
          ]),
        ),
      );
    const wide = view.scale(z) * 0.55;
    stroke(pen, part(0, 0.6), mix('#7c978c', '#cdd9d8', (z - from) / (to - from)), wide);
    stroke(pen, part(0.5, 1), '#f8fcfd', wide);
  }
}

/** How a bank of snow rises over its width, and how much light each part of it has: from the path outwards. */
const bank = { wide: 34, tall: 10, strips: 9 };

/** Snow that was shoveled to both sides of a path: low rounded banks, lit from the left, their shadow on the path. */
export function drawSnowBanks(pen: Pen, view: Stage, edges: Edges): void {
  for (const side of ['right', 'left'] as const) {
    const way = side === 'left' ? -1 : 1;
    // Seen from afar a bank is foreshortened: its bumps are as far apart in the picture as near us.
    const uneven = (z: number) => {
      const far = Math.log(z + 380);
      return 1 + 0.16 * Math.sin(far * 21 + way) + 0.09 * Math.sin(far * 47 + way * 2);
    };
    const along = (share: number, up = bank.tall) =>
      edges.map((edge) =>
        place(
          edge[side] + way * (share * bank.wide * uneven(edge.z) + 10 * (1 - uneven(edge.z))),
          up * Math.sin(Math.PI * share) ** 0.8 * uneven(edge.z),
          edge.z,
        ),
      );
    const strip = (from: Place[], to: Place[]): Shape => sheet(view, [...from, ...to.toReversed()]);
    if (side === 'left')
      for (const reach of [9, 6, 3])
        fill(
          pen,
          strip(
            along(0),
            along(0).map((spot) => ({ ...spot, x: spot.x + reach })),
          ),
          faint('#1f2d4d', 0.16),
        );
    for (let part = bank.strips - 1; part >= 0; part--) {
      const [from, to] = [part / bank.strips, (part + 1.25) / bank.strips];
      // A slope that faces left has the light; the other one is blue.
      const lit = 0.5 + 0.5 * Math.cos((Math.PI * (part + 0.5)) / bank.strips) * way;
      fill(pen, strip(along(from), along(Math.min(1, to))), mix('#b4c6dd', '#fffdf8', lit ** 0.7));
    }
    stroke(pen, curve(along(0.42).map(view.at)), faint('#ffffff', 0.5), view.scale(200) * 1.4);
  }
}

/** A long soft shadow on the snow. @param to where it ends @param wide in centimeters */
export function drawLongShadow(pen: Pen, view: Stage, from: Place, to: Place, wide: number): void {
  for (const more of [1.6, 1.2, 0.8])
    fill(
      pen,
      sheet(view, [
        place(from.x - (wide * more) / 2, 0, from.z),
        place(from.x + (wide * more) / 2, 0, from.z),
        place(to.x + wide * more, 0, to.z),
        place(to.x - wide * more, 0, to.z),
      ]),
      faint('#6f8db8', 0.12),
    );
}

/** A snow-capped round bush, cold green under its snow. @param size 1 is 90 cm wide */
export function drawSnowyBush(pen: Pen, view: Stage, at: Place, size: number): void {
  const foot = view.at(at);
  const scale = view.scale(at.z) * size;
  const random = randomFrom(`snowy bush ${at.x}`);
  softGlow(pen, { x: foot.x + 12 * scale, y: foot.y }, { x: 66 * scale, y: 12 * scale }, '#5f7a9d', 0.5);
  const puff = (x: number, up: number, r: number) =>
    ellipse(foot.x + x * scale, foot.y - up * scale, r * scale, r * 0.86 * scale);
  const puffs = Array.from(
    { length: 7 },
    (_, index) =>
      [(index - 3) * 13, 18 + (3 - Math.abs(index - 3)) * 7 + random() * 6, 17 + random() * 6] as const,
  );
  const [left, top, right, bottom] = joined(puffs.map(([x, up, r]) => puff(x, up, r))).getBounds();
  graded(
    pen,
    joined(puffs.map(([x, up, r]) => puff(x, up, r))),
    { x: left, y: top },
    { x: right, y: bottom },
    [
      [0, '#94aba3'],
      [1, '#5f7f80'],
    ],
  );
  graded(
    pen,
    joined(puffs.map(([x, up, r]) => puff(x - 2, up + r * 0.42, r * 0.78))),
    { x: left, y: top },
    { x: right, y: bottom },
    [
      [0, '#ffffff'],
      [0.6, '#eef3f8'],
      [1, '#c3d2e4'],
    ],
  );
}
