import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, fill, inside } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Look } from '../person.ts';
import { clipped, close, sweptUp } from './caps-combed.ts';
import { bobbed, partedAside, wavy } from './caps-parted.ts';
import { paintCap } from './hair-cap.ts';
import { type Head, turnedAway } from './head.ts';
import { fillRound } from './shading.ts';
import { fillStrands, hairAt, type Line, strandOf } from './strands.ts';

/** Loose hair that falls before both ears. */
function drawTendrils(pen: Pen, head: Head, { hair }: Look) {
  for (const side of [1, -1] as const) {
    const left = 1 - turnedAway(head, side);
    const falls = (aside: number, long: number): Line => [
      [3.4, (70 + aside) * side],
      [0.6, (72 + aside) * side],
      [-2.2 * long, (66 + aside) * side],
      [-4.6 * long, (72 + aside) * side],
    ];
    fillStrands(
      pen,
      [strandOf(head, falls(4, 0.8), 0, 1, 0.34 * left, 0.4)],
      mix(hair.tone.main, hair.tone.shade, 0.6),
    );
    fillStrands(
      pen,
      [strandOf(head, falls(0, 1), 0, 1, 0.32 * left, 0.4)],
      mix(hair.tone.main, hair.light, 0.3),
    );
  }
}

/** Swept up softly, with volume at the temples: under a bun. */
export function sweptToBun(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, sweptUp);
  drawTendrils(pen, head, look);
}

/** Combed back: under a ponytail. */
export function combed(pen: Pen, head: Head, look: Look): void {
  const close = sweptUp.outline.map(([height, lift]) => [height, lift * 0.7] as const);
  paintCap(pen, head, look, { ...sweptUp, outline: close, loose: 0.2, strays: 0, wisps: 7 });
}

/** A bob with body that frames the face. */
export function bob(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, bobbed);
}

export function parted(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, partedAside);
}

/** Short and close, a little receded at the temples. */
export function receding(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, close);
}

/** Where the hair of balding people ends above the ear: each step is fuller than the one before. */
const THINNING = [
  { grow: 0.9, strength: 0.3 },
  { grow: 0.4, strength: 0.45 },
  { grow: 0, strength: 1 },
] as const;

export function balding(pen: Pen, head: Head, look: Look): void {
  const { hair, skin } = look;
  const { scale } = head;
  // A bare skull is smooth: it shines.
  softGlow(
    pen,
    head.on(9.2, -22, 0),
    { x: 3.6 * scale, y: 1.8 * scale },
    mix(skin.main, '#fffaf0', 0.75),
    0.5,
  );
  for (const side of [1, -1] as const) {
    if (side * head.turn > 34) continue;
    const front: Line = [
      [-3, 74],
      [-0.8, 67],
      [1.2, 66],
      [3, 61],
      [4.8, 64],
      [6.4, 72],
      [7.4, 84],
    ];
    const edge = [7.2, 5, 2.6, 0, -2, -3.2].map((height, index) =>
      head.edge(height, side, [0.15, 0.75, 1.25, 1.25, 0.9, 0.2][index] ?? 0),
    );
    const patch = (grow: number) =>
      blob([
        ...front.map(([height, angle]) =>
          hairAt(head, height + grow * (height > 4 ? 0.9 : 0), (angle - grow * 6) * side, 0.3),
        ),
        ...edge,
      ]);
    const tone = side === 1 ? { ...hair.tone, main: mix(hair.tone.main, hair.tone.shade, 0.3) } : hair.tone;
    for (const { grow, strength } of THINNING) {
      if (strength < 1) fill(pen, patch(grow), faint(tone.main, strength));
    }
    const whole = patch(0);
    const lit = hairAt(head, 4, 74 * side, 0.5);
    fillRound(pen, whole, tone, { x: lit.x - scale, y: lit.y }, 8.5 * scale, mix(hair.light, tone.main, 0.4));
    inside(pen, whole, () => {
      const flow = (height: number): Line => [
        [height + 1.6, 62 * side],
        [height + 0.7, 74 * side],
        [height - 0.4, 86 * side],
        [height - 2, 100 * side],
      ];
      fillStrands(
        pen,
        [3.4, 0.6].map((at) => strandOf(head, flow(at), 0, 1, 0.5, 0.5)),
        faint(tone.shade, 0.5),
      );
      fillStrands(
        pen,
        [5, 2, -0.6].map((at) => strandOf(head, flow(at), 0.1, 0.9, 0.26, 0.5)),
        hair.light,
      );
    });
  }
}

/** Short, fuller above, clipped at the temples. */
export function cropped(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, clipped);
  const { tone } = look.hair;
  for (const side of [1, -1] as const) {
    const inner: Line = [
      [6.2, 64],
      [4.2, 69],
      [2.2, 75],
      [-0.6, 80],
      [-2.4, 88],
    ];
    for (const grow of [0, 0.9]) {
      const front = inner.map(([height, angle]) => hairAt(head, height - grow * 0.6, angle * side, 0.28));
      const back = [-2.2, 0, 2, 3.6].map((height) => hairAt(head, height - grow * 0.8, 97 * side, 0.3));
      fill(
        pen,
        blob([...front, ...back]),
        faint(mix(tone.main, look.skin.main, 0.55), 0.45 * (1 - turnedAway(head, side))),
      );
    }
  }
}

export function waved(pen: Pen, head: Head, look: Look): void {
  paintCap(pen, head, look, wavy);
}
