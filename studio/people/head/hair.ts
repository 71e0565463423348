import { tone } from '../../canvas/color.ts';
import { blob, curve, ellipse, fill, polygon, solid, stroke } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { HairStyle, Look } from '../person.ts';
import { balding, bob, combed, cropped, curls, parted, waved } from './hair-styles.ts';
import type { Head } from './head.ts';

function knot(pen: Pen, view: Stage, head: Head, look: Look) {
  const { hair } = look;
  const middle = view.at(inFrame(head.frame, head.centre, 0, 12.4, -5.2));
  const { scale } = head;
  solid(pen, ellipse(middle.x, middle.y, 4.5 * scale, 3.7 * scale), hair.tone, scale * 1.3);
  for (const [dx, dy, size] of [
    [-0.7, -0.2, 2.6],
    [-0.2, 0.5, 1.5],
  ] as const) {
    const swirl = [
      { x: middle.x + (dx - size) * scale, y: middle.y + (dy + 0.7) * scale },
      { x: middle.x + (dx - size * 0.3) * scale, y: middle.y + (dy - size * 0.55) * scale },
      { x: middle.x + (dx + size * 0.9) * scale, y: middle.y + (dy - size * 0.1) * scale },
    ];
    stroke(pen, curve(swirl), hair.light, scale * 0.3);
  }
}

/** Rounded hair behind the face that ends at a height. */
function backMass(pen: Pen, head: Head, look: Look, bottom: number, lift: number) {
  const heights = [bottom, bottom + 1.4, -3.5, 0, 3, 6, 9.4, 11.5];
  const sides = ([1, -1] as const).map((side) =>
    heights.map((height) => {
      const held = Math.max(height, -3.5);
      const tuck = height === bottom ? -2.2 : height < -4 ? -0.3 : 1;
      const point = head.edge(held, side, lift * tuck);
      return { x: point.x, y: point.y + (held - height) * head.scale };
    }),
  );
  const [left, right] = [sides[0] ?? [], sides[1] ?? []];
  solid(pen, blob([...left, ...right.toReversed()]), tone(look.hair.tone.shade, 0.12), head.scale * 1.2);
}

const fronts: Record<HairStyle, (pen: Pen, head: Head, look: Look) => void> = {
  bun: combed,
  'short-bob': bob,
  'side-parted': parted,
  balding,
  cropped,
  curly: curls,
  waved,
  ponytail: combed,
};

/** Hair that lies behind the face: drawn before it. */
export function drawHairBehind(pen: Pen, view: Stage, head: Head, look: Look): void {
  const { style } = look.hair;
  // A hat sits on the head: the knot of hair is inside it.
  if (style === 'bun' && !look.hat) knot(pen, view, head, look);
  if (style === 'short-bob') backMass(pen, head, look, -7.2, 1.1);
  if (style === 'waved' || style === 'curly') backMass(pen, head, look, -5.5, 1);
  if (style === 'ponytail') {
    const root = view.at(inFrame(head.frame, head.centre, 0, 6, -10));
    const end = view.at(inFrame(head.frame, head.centre, 0, -10, -14));
    const { scale } = head;
    fill(
      pen,
      polygon([
        { x: root.x - 3 * scale, y: root.y },
        { x: root.x + 3 * scale, y: root.y },
        { x: end.x + 1.5 * scale, y: end.y },
        { x: end.x - 1.5 * scale, y: end.y },
      ]),
      look.hair.tone.shade,
    );
  }
}

/** What looks out from under a hat at both temples. */
function drawTemples(pen: Pen, head: Head, { hair }: Look) {
  for (const side of [1, -1] as const) {
    if (side * head.turn > 34) continue;
    const at = (height: number, angle: number) => head.on(height, angle * side, 0.4);
    const low = [at(7.5, 48), at(4.6, 58), at(1.6, 68), at(-1.4, 73), at(-2.2, 78)];
    const back = [at(-0.6, 84), at(3, 92), at(7.5, 94)];
    solid(pen, blob([...low, ...back]), hair.tone, head.scale * 0.6);
    stroke(pen, curve([at(6.5, 62), at(2.6, 74), at(-0.8, 78)]), hair.light, head.scale * 0.24);
  }
}

/** Hair over the forehead and the skull: drawn after the face. */
export function drawHair(pen: Pen, head: Head, look: Look): void {
  fronts[look.hair.style](pen, head, look);
  if (look.hat && look.hair.style !== 'balding') drawTemples(pen, head, look);
}
