import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { ellipse, fill, inside, joined, type Round, type Shape, shaped } from '../../canvas/paint.ts';
import type { Pen } from '../../canvas/pen.ts';
import { randomFrom } from '../../canvas/random.ts';
import { clamp } from '../../canvas/space.ts';
import type { Look } from '../person.ts';
import { type Head, turnedAway } from './head.ts';
import { fillRound, sunOn } from './shading.ts';
import { hairAt, hairEdge } from './strands.ts';

/** Rows of curls from the ears to the crown: height, radius, and how far they lie over the forehead. */
const ROWS = [
  { height: -2.3, size: 1.6, from: 80 },
  { height: 0, size: 1.9, from: 78 },
  { height: 2.4, size: 2.1, from: 72 },
  { height: 4.9, size: 2.2, from: 62 },
  { height: 7.2, size: 2.1, from: 0 },
  { height: 9.4, size: 2.3, from: 0 },
  { height: 11.2, size: 2.4, from: 0 },
] as const;
const ACROSS = [-130, -108, -87, -66, -44, -22, 0, 22, 44, 66, 87, 108, 130] as const;

/** Beside the far eye curls stand off and get fewer, or they would hide it. */
const goneAt = (head: Head, side: number, height: number) => (height < 5 ? turnedAway(head, side) : 0);

/** Every curl as it is seen, none as large as the next: those at the edge of the head, and those within it. */
function curlsOf(head: Head, random: () => number): { edge: Round[]; inner: Round[] } {
  const { scale } = head;
  const vary = () => (random() - 0.5) * 0.7;
  const rows = ROWS.map(({ height, size, from }) => {
    const sides = ([1, -1] as const).map((side) => {
      const away = goneAt(head, side, height);
      const at = hairEdge(head, height + vary(), side, 0.35 + 0.8 * away + vary() * 0.5);
      return { ...at, r: (size * (1 - 0.25 * away) + vary() * 0.6) * scale };
    });
    const over = ACROSS.filter((angle) => Math.abs(angle) >= from).map((angle) => {
      const at = hairAt(head, height + 0.5 + vary(), angle + height * 2 + vary() * 8, 0.6);
      const seen = clamp((head.facing(height, angle) - 0.05) / 0.25, 0, 1);
      const share = seen * (1 - goneAt(head, Math.sign(angle), height));
      return { ...at, r: (size * 0.95 + vary() * 0.6) * scale * share };
    });
    return { sides, over };
  });
  return {
    edge: rows.flatMap(({ sides }) => sides),
    inner: rows.flatMap(({ over }) => over),
  };
}

/** Crescents along some curls. @param turn where they lie on their curl, @param thick as a share of its radius */
const crescents = (curls: readonly Round[], turn: number, long: number, thick: number): Shape =>
  shaped((shape) => {
    for (const [index, { x, y, r }] of curls.entries()) {
      const [from, to] = [turn - long / 2 + Math.sin(index * 2.3) * 0.9, turn + long / 2];
      shape.moveTo(x + Math.cos(from) * r * 0.8, y + Math.sin(from) * r * 0.8);
      shape.arc(x, y, r * 0.8, from, to);
      const [inner, middle] = [r * (0.8 - thick * 2), (from + to) / 2];
      shape.quadraticCurveTo(
        x + Math.cos(middle) * inner,
        y + Math.sin(middle) * inner,
        x + Math.cos(from) * r * 0.8,
        y + Math.sin(from) * r * 0.8,
      );
    }
  });

/** A cloud of curls: one mass with one light on it, as curls that were shaded one by one would look like beads. */
export function curls(pen: Pen, head: Head, look: Look): void {
  const { hair, skin } = look;
  const { scale } = head;
  const { edge, inner } = curlsOf(head, randomFrom(`curls ${hair.tone.main}`));
  const mass = joined([...edge, ...inner].map(({ x, y, r }) => ellipse(x, y, r, r * 0.96)));
  inside(pen, head.outline(), () => {
    for (const down of [0.4, 0.5]) {
      pen.translate(scale * 0.18, scale * down);
      fill(pen, mass, faint(skin.line, 0.16));
    }
  });
  const sun = head.on(9, sunOn(head), 0.5);
  const lit = mix(hair.light, hair.tone.main, 0.3);
  // Between the curls lies more hair.
  for (const shape of [head.outline(0.5, 7), mass]) fillRound(pen, shape, hair.tone, sun, 17 * scale, lit);
  inside(pen, mass, () => {
    softGlow(pen, sun, { x: scale * 5.5, y: scale * 3.4 }, hair.light, 0.5);
    const some = (step: number, first: number) => inner.filter((_, index) => index % step === first);
    fill(pen, crescents(some(2, 0), 0.9, 2.7, 0.16), faint(hair.tone.shade, 0.48));
    fill(pen, crescents(some(3, 1), 1.3, 2.2, 0.1), faint(mix(hair.tone.shade, '#2a2030', 0.2), 0.4));
    fill(pen, crescents(some(2, 1), 3.9, 2.2, 0.12), faint(hair.light, 0.6));
  });
}
