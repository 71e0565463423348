import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { apart, blob, fill, inside } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { inFrame } from '../../canvas/space.ts';
import type { Stage } from '../../canvas/stage.ts';
import type { HairStyle, Look } from '../person.ts';
import { curls } from './hair-curls.ts';
import { balding, bob, combed, cropped, parted, receding, sweptToBun, waved } from './hair-styles.ts';
import type { Head } from './head.ts';
import { fillRound } from './shading.ts';
import { fillStrands, hairEdge } from './strands.ts';

/** The lobes of a loose bun around its middle: no two alike. */
const BUN = [
  [-4.3, 0.6],
  [-3.9, -1.6],
  [-2.2, -3.2],
  [0.1, -3.5],
  [2.3, -3.3],
  [4.1, -1.7],
  [4.5, 0.5],
  [3.4, 2.6],
  [0.6, 3.3],
  [-2.6, 2.8],
] as const;

/** Turns of hair wound into a bun: from, by way of, to; half the width; lit or in shade. */
const TURNS = [
  { path: [-4.1, 1.2, -3.2, -3.4, 2.2, -3.6, 3.9, -0.6], half: 0.85, lit: true },
  { path: [-3.4, 2.2, -0.6, -1.4, 2.6, -0.4, 4.2, 1.2], half: 0.75, lit: false },
  { path: [-1.6, 2.9, -0.4, 0.2, 1.4, 0.2, 2.2, 2.6], half: 0.5, lit: true },
  { path: [-2.9, -1.9, -0.4, -2.6, 1.2, -1.4, 1.4, 0.6], half: 0.3, lit: false },
  { path: [2.4, -2.6, 4.6, -0.6, 4.0, 1.6, 2.0, 2.8], half: 0.5, lit: false },
] as const;

/** Hair that came loose from the bun. */
const LOOSE = [
  [-3.6, -1.0, -4.5, -2.2, -4.7, -2.8, -4.3, -3.7],
  [2.6, -2.6, 3.9, -3.5, 4.5, -3.4, 5.1, -2.8],
  [-0.6, -3.0, 0.2, -3.9, 1.0, -4.2, 2.0, -4.1],
] as const;

function bun(pen: Pen, view: Stage, head: Head, { hair }: Look) {
  const middle = view.at(inFrame(head.frame, head.centre, 0, 12.6, -5));
  const { main, shade } = hair.tone;
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    pen.rotate(head.lean);
    pen.scale(head.scale, head.scale);
    const strand = (
      [a, b, c, d, e, f, g, h]: (typeof LOOSE)[number] | (typeof TURNS)[number]['path'],
      half: number,
    ) =>
      ({
        path: [
          { x: a, y: b },
          { x: c, y: d },
          { x: e, y: f },
          { x: g, y: h },
        ],
        half,
      }) as const;
    fillStrands(
      pen,
      LOOSE.map((path) => strand(path, 0.16)),
      main,
    );
    const shape = blob(BUN.map(([x, y]) => ({ x, y })));
    fillRound(pen, shape, hair.tone, { x: -1.8, y: -2 }, 6.8, mix(hair.light, main, 0.25));
    inside(pen, shape, () => {
      for (const { path, half, lit } of TURNS)
        fillStrands(pen, [strand(path, half)], faint(lit ? hair.light : shade, lit ? 0.5 : 0.42));
      // Where it sits on the head, it is dark.
      softGlow(pen, { x: 0.6, y: 4.2 }, { x: 5, y: 2.2 }, shade, 0.8);
    });
  });
}

/** Rounded hair behind the face that ends at a height. @param lift how far it stands off the head */
function backMass(pen: Pen, head: Head, { hair }: Look, bottom: number, lift: number) {
  const heights = [
    [bottom, -2.4],
    [bottom + 0.9, 0.2],
    [bottom + 2.4, 0.95],
    [-2.4, 1],
    [0, 1],
    [4, 0.9],
    [8, 0.7],
    [11.5, 0.4],
  ] as const;
  const [left, right] = ([1, -1] as const).map((side) =>
    heights.map(([height, share]) => hairEdge(head, height, side, lift * share)),
  );
  const dark = mix(hair.tone.shade, '#241a2a', 0.22);
  fill(pen, blob([...(left ?? []), ...(right ?? []).toReversed()]), dark);
}

/** A ponytail that swings behind the neck. */
function tail(pen: Pen, view: Stage, head: Head, { hair }: Look) {
  const { scale } = head;
  const at = (left: number, up: number, back: number) =>
    view.at(inFrame(head.frame, head.centre, left, up, -back));
  const [root, out, end] = [at(0, 6.5, 10), at(0, 0, 14.5), at(0, -9.5, 12.5)];
  const shape = blob([
    { x: root.x - 1.6 * scale, y: root.y },
    { x: root.x + 1.6 * scale, y: root.y - 0.6 * scale },
    { x: out.x + 3.2 * scale, y: out.y },
    { x: end.x + 1.5 * scale, y: end.y - 2 * scale },
    { x: end.x + 0.2 * scale, y: end.y + 0.6 * scale },
    { x: end.x - 1.4 * scale, y: end.y - 2.4 * scale },
    { x: out.x - 2.6 * scale, y: out.y - 0.5 * scale },
  ]);
  fillRound(
    pen,
    shape,
    hair.tone,
    { x: out.x - 2 * scale, y: out.y - 3 * scale },
    14 * scale,
    hair.tone.main,
  );
}

const fronts: Record<HairStyle, (pen: Pen, head: Head, look: Look) => void> = {
  bun: sweptToBun,
  'short-bob': bob,
  'side-parted': parted,
  receding,
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
  if (style === 'bun' && !look.hat) bun(pen, view, head, look);
  if (style === 'short-bob') backMass(pen, head, look, -7.4, 2);
  if (style === 'waved') backMass(pen, head, look, -5.6, 1.5);
  if (style === 'curly') backMass(pen, head, look, -4.6, 1);
  if (style === 'ponytail') tail(pen, view, head, look);
}

/** What looks out from under a hat at both temples. */
function drawTemples(pen: Pen, head: Head, { hair }: Look) {
  for (const side of [1, -1] as const) {
    if (side * head.turn > 34) continue;
    const at = (height: number, angle: number) => head.on(height, angle * side, 0.4);
    const low = [at(7.5, 48), at(4.6, 58), at(1.6, 68), at(-1.4, 73), at(-2.2, 78)];
    const back = [at(-0.6, 84), at(3, 92), at(7.5, 94)];
    const sun = at(5, 60);
    fillRound(pen, blob([...low, ...back]), hair.tone, sun, 9 * head.scale, hair.light);
  }
}

/** Hair over the forehead and the skull: drawn after the face. */
export function drawHair(pen: Pen, head: Head, look: Look): void {
  fronts[look.hair.style](pen, head, look);
  if (look.hat && look.hair.style !== 'balding') drawTemples(pen, head, look);
}
