import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { blob, ellipse, fill, joined, line, polygon, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { block, facade, facesOf } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { edgeOf, type Flight, going0, rise0 } from '../rooms/stairs.ts';

const shadow = '#3a2434';

/** A lawn of many tufts, darker at their feet. @param open whether grass grows there */
export function drawLawnTufts(
  pen: Pen,
  view: Stage,
  { from, to }: { from: number; to: number },
  open: (x: number, z: number) => boolean,
): void {
  const random = randomFrom('lawn tufts');
  const tufts = 3200;
  for (let tuft = 0; tuft < tufts; tuft++) {
    const z = to - (to - from) * (tuft / tufts);
    const x = (random() - 0.5) * 760;
    const tall = 4 + random() * 5;
    const [lean, fresh] = [(random() - 0.5) * 2, random()];
    if (!open(x, z)) continue;
    const blades = [-2, -1, 0, 1, 2].map((blade) =>
      polygon([
        view.at(place(x + blade * 0.7 - 0.45, 0, z)),
        view.at(place(x + blade * 0.7 + 0.45, 0, z)),
        view.at(place(x + blade * 1.9 + lean, tall * (1 - Math.abs(blade) * 0.16), z)),
      ]),
    );
    const [foot, tip] = [view.at(place(x, 0, z)), view.at(place(x, tall, z))];
    graded(pen, joined(blades), foot, tip, [
      [0, '#64875a'],
      [1, mix('#7fa56c', '#a9c684', fresh)],
    ]);
  }
}

/** The white board that closes the end of each step, so that the steps have a thickness: drawn before them. */
export function drawStepCheek(pen: Pen, view: Stage, flight: Flight, wide = 8): void {
  const faces = facesOf(tone('#ece5d8', 0.24));
  const { x, steps, rise = rise0, going = going0 } = flight;
  for (let step = steps - 1; step >= 0; step--) {
    const [edge] = edgeOf(flight, step);
    const height = (step + 1) * rise + 1.4;
    block(pen, view, { x: x - wide, y: 0, z: edge.z - 1, width: wide, height, depth: going }, faces);
  }
}

/** The way of the tape over the ground, in centimeters: flat, over a small bow, and up into a curl that gets tighter. */
function tapeWay(): { x: number; y: number }[] {
  const way = [{ x: 0, y: 0.4 }];
  let heading = 0;
  for (let step = 0; step < 98; step++) {
    const last = way.at(-1) ?? { x: 0, y: 0 };
    if (step > 42) heading += 0.088 + (step - 42) * 0.0019;
    const bow = step < 42 ? Math.max(0, Math.sin((step - 6) * 0.175)) * 2.2 : 0;
    way.push({
      x: last.x + Math.cos(heading),
      y: step < 42 ? 0.4 + bow : last.y + Math.sin(heading),
    });
  }
  return way;
}

/** Tape that came off: it lies slantwise before the step, and its end curls up. @param at where the curl touches the ground */
export function drawCurledTape(pen: Pen, view: Stage, at: Place): void {
  const scale = view.scale(at.z);
  const way = tapeWay();
  const edge = ({ x, y }: { x: number; y: number }, side: number) =>
    place(at.x - 43 + x + side * 3.4, y, at.z + side * 4.4);
  const flat = way.slice(0, 44).map((spot) => view.at({ ...edge(spot, -1), y: 0, z: at.z - 6 }));
  for (const more of [4, 2.6, 1.4]) stroke(pen, line(flat), faint(shadow, 0.09), scale * more);
  const under = view.at(place(at.x + 5, 0, at.z - 1));
  softGlow(pen, under, { x: scale * 24, y: scale * 4.6 }, shadow, 0.6);
  const parts = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    const corners = [edge(from, -1), edge(to, -1), edge(to, 1), edge(from, 1)].map(view.at);
    const [a, b, , d] = corners;
    const sticky = a && b && d ? (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x) > 0 : false;
    // What faces the sky has the light.
    return { corners, sticky, light: Math.abs(to.x - from.x) };
  });
  for (const { corners, sticky, light } of [
    ...parts.filter((part) => part.sticky),
    ...parts.filter((part) => !part.sticky),
  ]) {
    const color = sticky ? mix('#c9b88f', '#fbf4df', light) : mix('#c78f08', '#ffd21f', light);
    fill(pen, polygon(corners), color);
    stroke(pen, polygon(corners), color, 0.7);
  }
}

/** A window of the house from outside: a white frame, curtains, and a box of flowers under it. @param at its lower left corner */
export function drawHouseWindow(pen: Pen, view: Stage, at: Place, { width = 84, height = 110 } = {}): void {
  facade(pen, view, place(at.x, at.y + height, at.z), () => {
    fill(pen, rectangle(-7, -8, width + 16, height + 17, 1), faint(shadow, 0.12));
    fill(pen, rectangle(-8, -9, width + 16, height + 17, 1), '#fdfaf3');
    graded(pen, rectangle(0, 0, width, height), { x: 0, y: 0 }, { x: width, y: height }, [
      [0, '#9db7c4'],
      [0.5, '#7f9dae'],
      [1, '#6b8798'],
    ]);
    for (const [left, wide] of [
      [0, width * 0.24],
      [width * 0.76, width * 0.24],
    ] as const) {
      graded(pen, rectangle(left, 0, wide, height), { x: left, y: 0 }, { x: left + wide, y: 0 }, [
        [0, '#f1e6d6'],
        [0.35, '#d8c9b6'],
        [0.6, '#f1e6d6'],
        [1, '#cdbda9'],
      ]);
    }
    fill(
      pen,
      polygon([
        { x: width * 0.3, y: 0 },
        { x: width * 0.48, y: 0 },
        { x: width * 0.3, y: height },
        { x: width * 0.12, y: height },
      ]),
      faint('#ffffff', 0.16),
    );
    fill(pen, rectangle(width / 2 - 1.6, 0, 3.2, height), '#fdfaf3');
    fill(pen, rectangle(0, height * 0.46, width, 3.2), '#fdfaf3');
    fill(pen, rectangle(0, 0, width, 2.4), faint(shadow, 0.24));
    drawFlowerBox(pen, width, height + 8);
  });
}

/** Red and white flowers over the rim of a wooden box. */
function drawFlowerBox(pen: Pen, width: number, top: number) {
  const random = randomFrom('flower box');
  fill(pen, rectangle(-10, top + 13, width + 22, 18, 2), faint(shadow, 0.16));
  graded(pen, rectangle(-12, top + 8, width + 24, 19, 2), { x: 0, y: top + 8 }, { x: 0, y: top + 27 }, [
    [0, '#8fa6b4'],
    [1, '#5f7a8c'],
  ]);
  for (let leaf = 0; leaf < 46; leaf++) {
    const [x, y] = [-10 + random() * (width + 20), top + 7 - random() * 13];
    fill(pen, ellipse(x, y, 4.6, 2.4, random() * 3), mix('#4f7a4d', '#8db374', random()));
  }
  for (let flower = 0; flower < 26; flower++) {
    const [x, y] = [-8 + random() * (width + 16), top + 1 - random() * 13];
    const color = random() < 0.68 ? '#c9503f' : '#fbf3ea';
    for (const [dx, dy] of [
      [-1.5, 0],
      [1.5, 0],
      [0, -1.5],
      [0, 1.5],
    ] as const)
      fill(pen, ellipse(x + dx, y + dy, 1.8, 1.8), color);
    fill(pen, ellipse(x, y, 1, 1), '#e9b949');
  }
}

/** A clay pot of ferns that stands on something level. @param at the middle of its foot */
export function drawFernPot(pen: Pen, view: Stage, at: Place, size = 1): void {
  const scale = view.scale(at.z) * size;
  const foot = view.at(at);
  const spot = (x: number, up: number) => ({ x: foot.x + x * scale, y: foot.y - up * scale });
  softGlow(pen, spot(4, 0), { x: 24 * scale, y: 5 * scale }, shadow, 0.5);
  const pot = polygon([spot(-15, 30), spot(15, 30), spot(11, 0), spot(-11, 0)]);
  graded(pen, pot, spot(-15, 0), spot(15, 0), [
    [0, '#c9785a'],
    [0.3, '#d98d6d'],
    [1, '#96513f'],
  ]);
  fill(pen, rectangle(foot.x - 17 * scale, foot.y - 36 * scale, 34 * scale, 8 * scale, 2 * scale), '#c9785a');
  fill(
    pen,
    rectangle(foot.x - 15 * scale, foot.y - 28.4 * scale, 30 * scale, 1.6 * scale),
    faint(shadow, 0.3),
  );
  const random = randomFrom(`fern ${at.x}`);
  for (let frond = 0; frond < 23; frond++) {
    const side = ((frond * 7) % 23) / 11 - 1;
    const reach = 34 + random() * 10;
    const tip = spot(side * reach, 36 + (1 - side * side) * 40 - Math.abs(side) * 8 + random() * 8);
    const arch = spot(side * reach * 0.5, 56 + (1 - side * side) * 22);
    const leaf = blob([
      spot(side * 5, 34),
      { x: arch.x - 2.6 * scale, y: arch.y },
      tip,
      { x: arch.x + 2.6 * scale, y: arch.y + 2 * scale },
    ]);
    graded(pen, leaf, spot(0, 36), tip, [
      [0, '#3f6b45'],
      [1, mix('#6f9f5f', '#a3c47c', random())],
    ]);
  }
}
