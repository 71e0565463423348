import { faint, mix, type Tone } from '../canvas/color.ts';
import { graded } from '../canvas/gradient.ts';
import { fill, inside, line, type Shape, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { level } from '../canvas/solids.ts';
import { place, type Stage } from '../canvas/stage.ts';

export type Floor =
  | { kind: 'boards' | 'tiles'; tone: Tone; joint: string; size?: number }
  | { kind: 'plain' | 'carpet'; tone: Tone };

/** A patch of floor, in centimeters. */
type Patch = { from: number; to: number; near: number; back: number };

const shadow = '#43263f';

/** Nearest depth a floor is drawn from: below the lower edge of every picture. */
export const floorNear = -120;

/** The floor from the front of the picture to the back wall. */
export function drawFloor(pen: Pen, view: Stage, floor: Floor, back: number, from = -900, to = 900): void {
  const patch = { from, to, near: floorNear, back };
  const ground = level(view, from, floorNear, to - from, back - floorNear);
  fill(pen, ground, floor.tone.main);
  inside(pen, ground, () => {
    if (floor.kind === 'boards') drawBoards(pen, view, patch, floor.tone, floor.joint, floor.size ?? 16);
    if (floor.kind === 'tiles') drawTiles(pen, view, patch, floor.tone, floor.joint, floor.size ?? 40);
    if (floor.kind === 'plain') drawVinyl(pen, view, patch, floor.tone);
    if (floor.kind === 'carpet') drawPile(pen, view, patch, floor.tone);
  });
  drawFall(pen, view, patch, ground);
}

/** Light on the floor: shade at the foot of the wall, most light in the middle, a little less before our feet. */
function drawFall(pen: Pen, view: Stage, { back, near }: Patch, ground: Shape) {
  const [far, close] = [view.at(place(0, 0, back)), view.at(place(0, 0, near))];
  const share = (deep: number) => (view.at(place(0, 0, back - deep)).y - far.y) / (close.y - far.y);
  graded(pen, ground, { x: 0, y: far.y }, { x: 0, y: close.y }, [
    [0, faint(shadow, 0.26)],
    [share(10), faint(shadow, 0.15)],
    [share(40), faint(shadow, 0.05)],
    [share(100), faint(shadow, 0)],
    [share(260), faint(shadow, 0)],
    [1, faint(shadow, 0.16)],
  ]);
}

/** Collects patches of floor so that one fill paints them all. */
function gather(view: Stage) {
  const shape = line([]);
  return {
    shape,
    add: (x: number, z: number, width: number, depth: number) =>
      shape.addPath(level(view, x, z, width, depth)),
  };
}

/** Lines on the floor, painted together. */
function gatherLines(view: Stage) {
  const shape = line([]);
  return {
    shape,
    add: (x: number, z: number, toX: number, toZ: number) =>
      shape.addPath(line([view.at(place(x, 0, z)), view.at(place(toX, 0, toZ))])),
  };
}

/** What can be seen of a floor at a depth: nothing is drawn beyond it. */
function seen(view: Stage, { from, to }: Patch, z: number) {
  const half = 1000 / view.scale(z);
  return { left: Math.max(from, view.eye.x - half), right: Math.min(to, view.eye.x + half) };
}

function drawBoards(pen: Pen, view: Stage, patch: Patch, tone: Tone, joint: string, size: number) {
  const random = randomFrom('boards');
  const tints = [
    { color: faint(tone.shade, 0.1), ...gather(view) },
    { color: faint(tone.shade, 0.2), ...gather(view) },
    { color: faint('#fff3d8', 0.1), ...gather(view) },
    { color: faint('#fff3d8', 0.2), ...gather(view) },
  ];
  const rows: { grain: Shape; joints: Shape; z: number }[] = [];
  for (let z = patch.near; z < patch.back; z += size) {
    const { left, right } = seen(view, patch, z);
    const [grain, joints] = [gatherLines(view), gatherLines(view)];
    for (let x = patch.from - random() * 160; x < patch.to; ) {
      const long = 110 + random() * 90;
      const pick = Math.floor(random() * 6);
      const [first, second] = [random(), random()];
      if (x + long > left && x < right) {
        tints[pick]?.add(x, z, long, size);
        joints.add(x, z, x, z + size);
        for (const share of [first, second]) {
          const at = z + size * (0.15 + share * 0.7);
          const start = x + long * 0.4 * second;
          grain.add(start, at, start + long * (0.3 + first * 0.3), at);
        }
      }
      x += long;
    }
    joints.add(patch.from, z, patch.to, z);
    rows.push({ grain: grain.shape, joints: joints.shape, z });
  }
  for (const { shape, color } of tints) fill(pen, shape, color);
  for (const { grain, joints, z } of rows) {
    stroke(pen, grain, faint(tone.shade, 0.28), view.scale(z) * 0.3);
    stroke(pen, joints, faint(joint, 0.85), view.scale(z) * 0.35);
  }
}

function drawTiles(pen: Pen, view: Stage, patch: Patch, tone: Tone, joint: string, size: number) {
  const random = randomFrom('tiles');
  const dark = gather(view);
  const light = gather(view);
  const { from, to, near, back } = patch;
  const first = Math.ceil(from / size) * size;
  for (let z = back - size; z > near - size; z -= size) {
    const { left, right } = seen(view, patch, z);
    for (let x = first; x <= to; x += size) {
      const pick = random();
      if (x + size < left || x > right) continue;
      if (pick < 0.3) dark.add(x, z, size, size);
      else if (pick > 0.68) light.add(x, z, size, size);
    }
  }
  fill(pen, dark.shape, faint(tone.shade, 0.26));
  fill(pen, light.shape, faint('#ffffff', 0.32));
  for (let z = back; z > near; z -= size) {
    const row = (shift: number) =>
      line([view.at(place(from, 0, z + shift)), view.at(place(to, 0, z + shift))]);
    stroke(pen, row(-0.7), faint('#ffffff', 0.5), view.scale(z) * 0.4);
    stroke(pen, row(0), joint, view.scale(z) * 0.5);
  }
  for (let x = first; x <= to; x += size) {
    const column = line([view.at(place(x, 0, near)), view.at(place(x, 0, back))]);
    stroke(pen, column, joint, view.scale(back / 2) * 0.5);
  }
}

/** Sheets of vinyl: a seam now and then, and flecks. */
function drawVinyl(pen: Pen, view: Stage, patch: Patch, tone: Tone) {
  const random = randomFrom('vinyl');
  const dark = gatherLines(view);
  const light = gatherLines(view);
  for (let fleck = 0; fleck < 700; fleck++) {
    const z = patch.near + random() * (patch.back - patch.near);
    const { left, right } = seen(view, patch, z);
    const x = left + random() * (right - left);
    (fleck % 2 ? dark : light).add(x, z, x + 0.8, z);
  }
  const wide = view.scale(patch.back / 2) * 0.4;
  stroke(pen, dark.shape, faint(tone.shade, 0.22), wide);
  stroke(pen, light.shape, faint('#ffffff', 0.13), wide);
  const seams = gatherLines(view);
  for (let x = -480; x <= 480; x += 160) seams.add(x, patch.near, x, patch.back);
  stroke(pen, seams.shape, faint(tone.shade, 0.6), view.scale(patch.back) * 0.4);
}

/** The pile of a carpet: short strokes, darker and lighter. */
function drawPile(pen: Pen, view: Stage, patch: Patch, tone: Tone) {
  const random = randomFrom('pile');
  const dark = gatherLines(view);
  const light = gatherLines(view);
  for (let tuft = 0; tuft < 1500; tuft++) {
    const z = patch.near + random() * (patch.back - patch.near);
    const { left, right } = seen(view, patch, z);
    const x = left + random() * (right - left);
    (tuft % 2 ? dark : light).add(x, z, x + 0.6, z + 2.4);
  }
  const wide = view.scale(patch.back / 2) * 0.5;
  stroke(pen, dark.shape, mix(tone.main, tone.shade, 0.4), wide);
  stroke(pen, light.shape, mix(tone.main, '#ffffff', 0.18), wide);
}
