import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { lettering } from '../canvas/lettering.ts';
import { blob, ellipse, fill, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { block, facade, facesOf, level, sheet, tube, upright } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { winter } from '../rooms/winter.ts';
import { drawPorchLamp } from './lamps.ts';

/** The porch at our feet: where its boards end, how high they lie, and where the beam of its roof is. */
export const porch = { edge: 24, height: 15, top: 217 };
const post = { x: -150, z: 12, width: 19 };
export const lamp = place(-84, 190, porch.edge - 14);
const lampArm = 211;
const white = tone('#f1ece3', 0.2);
const shadow = '#43263f';

/** A cushion of snow on something level: it sags a little over the front. */
function drawSnowCap(
  pen: Pen,
  view: Stage,
  { x, y, z, width, tall = 4 }: { x: number; y: number; z: number; width: number; tall?: number },
): void {
  const random = randomFrom(`snow cap ${x} ${width}`);
  const bumps = Math.max(3, Math.round(width / 11));
  const point = (share: number, up: number) => view.at(place(x + width * share, y + up, z));
  const edge = (up: number, sway: number) =>
    Array.from({ length: bumps + 1 }, (_, bump) => point(bump / bumps, up + (random() - 0.5) * sway));
  const cap = blob([
    point(-0.004, 0),
    ...edge(tall, tall * 0.4),
    point(1.004, 0),
    ...edge(-1.6, 1.8).toReversed(),
  ]);
  const [, top, , bottom] = cap.getBounds();
  graded(pen, cap, { x: 0, y: top }, { x: 0, y: bottom }, [
    [0, '#ffffff'],
    [0.5, '#f3f6fa'],
    [1, winter.shadow],
  ]);
}

/** Boards that run away from us, each of its own shade, with frost on them where the roof ends. */
function drawBoards(pen: Pen, view: Stage) {
  const wood = tone('#a98867', 0.26);
  block(
    pen,
    view,
    { x: -420, y: 0, z: -160, width: 840, height: porch.height, depth: porch.edge + 160 },
    facesOf(wood),
  );
  const random = randomFrom('porch boards');
  for (let x = -420; x < 420; x += 18) {
    const shade = random();
    fill(
      pen,
      level(view, x, -160, 18, porch.edge + 160, porch.height),
      faint(shade < 0.5 ? '#5d4031' : '#f0d3ad', 0.05 + shade * 0.1),
    );
    for (let streak = 0; streak < 3; streak++) {
      const at = x + 3 + random() * 12;
      const from = -120 + random() * 90;
      stroke(
        pen,
        line([
          view.at(place(at, porch.height, from)),
          view.at(place(at, porch.height, from + 20 + random() * 40)),
        ]),
        faint('#6d4c37', 0.22),
        1.4,
      );
    }
    fill(pen, level(view, x, -160, 0.9, porch.edge + 160, porch.height), mix(wood.shade, '#3a2434', 0.3));
  }
  const [edge, inside] = [porch.edge, porch.edge - 20].map((z) => view.at(place(0, porch.height, z)));
  if (edge && inside)
    graded(pen, level(view, -420, porch.edge - 20, 840, 20, porch.height), edge, inside, [
      [0, faint('#f4f9fd', 0.85)],
      [0.3, faint('#f4f9fd', 0.4)],
      [1, faint('#f4f9fd', 0)],
    ]);
}

/** A mat of coir before the door, with a woven border. */
function drawDoormat(pen: Pen, view: Stage) {
  const [x, z, wide, deep] = [-58, -120, 116, 116];
  const y = porch.height;
  for (const out of [3, 2, 1])
    fill(pen, level(view, x - out, z, wide + out * 2.4, deep + out, y), faint(shadow, 0.12));
  fill(pen, level(view, x, z, wide, deep, y + 1), '#8c6a45');
  const random = randomFrom('coir');
  for (let tuft = 0; tuft < 1500; tuft++) {
    const spot = view.at(place(x + random() * wide, y + 1.2, z + random() * deep));
    const long = 2.4 + random() * 3;
    stroke(
      pen,
      line([spot, { x: spot.x + (random() - 0.5) * 3, y: spot.y - long }]),
      random() < 0.5 ? '#a5825a' : '#76563a',
      1.2,
    );
  }
  for (const [inset, width] of [
    [6, 4.5],
    [11, 1.6],
  ] as const)
    stroke(pen, level(view, x + inset, z, wide - inset * 2, deep - inset, y + 1.2), '#3f4f5e', width * 2.6);
  fill(pen, upright(view, x, y, wide, 1.4, z), '#5d4530');
}

/** The stone step between the porch and the path, dry and swept, with a rim of frost. */
export function drawDoorstep(pen: Pen, view: Stage): void {
  const stone = { x: -92, z: porch.edge, width: 184, depth: 44, height: 8 };
  fill(pen, level(view, stone.x - 5, stone.z, stone.width + 14, stone.depth + 8), faint('#1d2940', 0.35));
  const top = level(view, stone.x, stone.z, stone.width, stone.depth, stone.height);
  const [far, near] = [stone.z + stone.depth, stone.z + 20].map((z) => view.at(place(0, stone.height, z)));
  if (far && near)
    graded(pen, top, far, near, [
      [0, '#d8d5d0'],
      [1, '#a9a3a0'],
    ]);
  stroke(
    pen,
    line([stone.x, stone.x + stone.width].map((x) => view.at(place(x, stone.height, stone.z + stone.depth)))),
    '#f7fafc',
    4,
  );
}

/** Turned white spindles between two rails, with snow on the upper one. */
function drawRailing(pen: Pen, view: Stage, from: number, to: number) {
  const [low, high] = [porch.height + 9, porch.height + 78];
  const z = post.z + 4;
  for (let x = from + 6; x < to - 3; x += 13) {
    const spindle = upright(view, x - 2, low, 4, high - low, z);
    graded(pen, spindle, view.at(place(x - 2, 0, z)), view.at(place(x + 2, 0, z)), [
      [0, '#ffffff'],
      [0.5, white.main],
      [1, white.shade],
    ]);
  }
  for (const [y, tall] of [
    [low - 3, 5],
    [high - 2, 7],
  ] as const)
    block(pen, view, { x: from, y, z: z - 4, width: to - from, height: tall, depth: 8 }, facesOf(white));
  drawSnowCap(pen, view, { x: from, y: high + 5, z: z - 2, width: to - from, tall: 5 });
}

/** A square post with a base, its light side to the left. */
function drawPost(pen: Pen, view: Stage, x: number, top: number, wide = post.width) {
  const foot = view.at(place(x, porch.height, post.z));
  const scale = view.scale(post.z);
  softGlow(
    pen,
    { x: foot.x + wide * 0.5 * scale, y: foot.y },
    { x: wide * 1.5 * scale, y: wide * 0.4 * scale },
    shadow,
    0.5,
  );
  const part = (y: number, height: number, size: number) =>
    block(
      pen,
      view,
      { x: x - size / 2, y, z: post.z - (size - wide) / 2, width: size, height, depth: size },
      facesOf(white),
    );
  part(porch.height, 16, wide + 5);
  part(porch.height + 16, 3, wide + 2.4);
  part(porch.height + 19, top - porch.height - 19, wide);
}

/** Icicles of many lengths under the beam of the roof. */
function drawIcicles(pen: Pen, view: Stage) {
  const random = randomFrom('icicles');
  facade(pen, view, place(-250, porch.top, post.z - 1), () => {
    for (let x = 0; x < 500; x += 7 + random() * 13) {
      const [half, long] = [1 + random() * 1.1, 3 + random() ** 2 * 13];
      graded(
        pen,
        polygon([
          { x: x - half, y: 0 },
          { x: x + half, y: 0 },
          { x: x + 0.2, y: long },
        ]),
        { x: 0, y: 0 },
        { x: 0, y: long },
        [
          [0, faint('#f7fbfd', 0.95)],
          [1, faint('#a9cbe2', 0.85)],
        ],
      );
      fill(pen, rectangle(x - half * 0.4, 0, half * 0.5, long * 0.6), faint('#ffffff', 0.9));
    }
  });
}

/** A thermometer of painted wood, screwed to the post: numbers above, a glass tube with its scale below. */
function drawPostThermometer(pen: Pen, view: Stage) {
  const [wide, tall] = [37, 76];
  facade(pen, view, place(post.x - wide / 2, 171, post.z - 2), () => {
    for (const far of [3.2, 2.2, 1.2])
      fill(pen, rectangle(far, far * 1.3, wide, tall, 5), faint(shadow, 0.1));
    graded(pen, rectangle(0, 0, wide, tall, 5), { x: 0, y: 0 }, { x: wide, y: tall }, [
      [0, '#4d7396'],
      [1, '#2f4f70'],
    ]);
    graded(pen, rectangle(1.8, 1.8, wide - 3.6, tall - 3.6, 3.6), { x: 0, y: 0 }, { x: wide, y: tall }, [
      [0, '#fffef8'],
      [1, '#ece6d8'],
    ]);
    for (const y of [4.6, tall - 4.6]) {
      fill(pen, ellipse(wide / 2, y, 1.3, 1.3), '#b08d55');
      fill(pen, rectangle(wide / 2 - 0.9, y - 0.2, 1.8, 0.4), '#6d5532');
    }
    lettering(pen, '28 °F', { x: wide / 2, y: 14.5 }, 11, '#1f4478', 800);
    lettering(pen, '-2 °C', { x: wide / 2, y: 27 }, 9.6, '#1f4478', 800);
    for (let mark = 0; mark < 11; mark++)
      for (const side of [-1, 1]) {
        const long = mark % 5 ? 3.4 : 6;
        fill(
          pen,
          rectangle(wide / 2 + (side < 0 ? -4.2 - long : 4.2), 35 + mark * 2.5, long, 0.6),
          '#5f6b73',
        );
      }
    fill(pen, rectangle(wide / 2 - 2.4, 33, 4.8, 32, 2.4), '#d5dee4');
    fill(pen, ellipse(wide / 2, 64.5, 4.4, 4.4), '#2f66a8');
    fill(pen, rectangle(wide / 2 - 1.2, 50, 2.4, 14, 1.2), '#2f66a8');
    fill(pen, rectangle(wide / 2 - 1.7, 34.4, 0.9, 26, 0.4), faint('#ffffff', 0.9));
    fill(pen, ellipse(wide / 2 - 1.4, 63, 1.2, 1.2), faint('#ffffff', 0.8));
  });
}

/** The lantern hangs from an arm on the post, and warms what is around it. */
function drawLantern(pen: Pen, view: Stage) {
  const iron = tone('#4d4a52', 0.3);
  tube(pen, view, [place(post.x, lampArm, lamp.z), place(lamp.x + 4, lampArm, lamp.z)], 1.6, iron);
  tube(pen, view, [place(post.x + 4, lampArm - 26, lamp.z), place(lamp.x - 26, lampArm, lamp.z)], 1.1, iron);
  tube(pen, view, [place(lamp.x, lampArm, lamp.z), place(lamp.x, lamp.y + 14, lamp.z)], 0.8, iron);
  const spot = view.at(lamp);
  softGlow(pen, spot, { x: 330, y: 300 }, '#ffc56b', 0.34);
  drawPorchLamp(pen, view, lamp);
  const pool = view.at(place(lamp.x + 14, porch.height, -12));
  softGlow(pen, pool, { x: 420, y: 96 }, '#ffc56b', 0.42);
}

/** The porch of a house on a winter morning, seen from its door. */
export function drawWinterPorch(pen: Pen, view: Stage): void {
  drawBoards(pen, view);
  drawDoormat(pen, view);
  drawRailing(pen, view, -420, post.x - post.width / 2);
  drawRailing(pen, view, 178, 420);
  drawPost(pen, view, 172, porch.height + 92, 13);
  drawSnowCap(pen, view, { x: 163, y: porch.height + 92, z: post.z - 2, width: 18, tall: 7 });
  drawPost(pen, view, post.x, porch.top);
  fill(pen, upright(view, -420, porch.top, 840, 90, post.z), white.main);
  fill(
    pen,
    sheet(
      view,
      [-420, 420, 420, -420].map((x, corner) => place(x, porch.top + (corner > 1 ? 2.4 : 0), post.z)),
    ),
    white.shade,
  );
  drawIcicles(pen, view);
  drawPostThermometer(pen, view);
  drawLantern(pen, view);
}

/** A place in the ice where the lantern is mirrored. */
export const lampInIce: Place = place(-46, 0, 128);
