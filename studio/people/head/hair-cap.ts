import { faint, mix } from '../../canvas/color.ts';
import { softGlow } from '../../canvas/glow.ts';
import { blob, fill, inside, type Shape } from '../../canvas/paint.ts';
import type { Pen, Point } from '../../canvas/pen.ts';
import { randomFrom } from '../../canvas/random.ts';
import type { Look } from '../person.ts';
import { type Head, turnedAway, turnedNear } from './head.ts';
import { fillRound, sunOn } from './shading.ts';
import { fillStrands, hairAt, hairEdge, type Line, type Strand, strandOf } from './strands.ts';

/** Hair over the skull from one ear to the other. */
export type Cap = {
  /** Where it ends towards the face, from the own right ear to the own left one. */
  hairline: Line;
  /** How far its outline stands off the skull: heights from below to the crown, centimeters. */
  outline: readonly (readonly [height: number, lift: number])[];
  /** Lines that it is combed along, from the root on. */
  flow: readonly Line[];
  /** Centimeters over which it grows thinner towards the face. */
  thin: number;
  /** Whether it is combed away from the face: then its roots are seen. */
  rises: boolean;
  /** How uneven its edges are, in centimeters. */
  loose: number;
  /** How dark its shadow on the face is, 0 to 1: hair that is combed away from the face has none. */
  shadow: number;
  /** Strands that lie over the skin, and strands that stand off its outline. */
  wisps: number;
  strays: number;
};

/** Short hair ends above the ear; below lies only the hair of the nape, seen on the near side of a turned head. */
const ABOVE_EAR = 0.4;
const LONG_FROM = -4;
/** On the far side hair ends at the temple, in centimeters above the eyes: lower down it would be a stray sliver. */
const FAR_TEMPLE = 4;
/** Centimeters over which hair comes out from behind the face, on the near side and on the far one. */
const EMERGES = { near: 1.2, far: 5 };
/** What is not seen of a cap lies so far inside the edge of the face: outside, a gap would be seen beside the skin. */
const HIDDEN = -0.2;
const LIFT = 0.3;
/** From here on, as `facing` tells it, the hairline stands off the skin. */
const FACES_US = 0.4;
/** Degrees that a centimeter is around the skull. */
const PER_CENTIMETER = 7.3;

/** Down to which height a cap is seen on a side, and how soon above it is full. It changes evenly as a head turns. */
function endOf(head: Head, { outline }: Cap, side: number) {
  const bottom = outline[0]?.[0] ?? 0;
  const far = turnedAway(head, side);
  const near = turnedNear(head, side);
  const level = bottom < LONG_FROM ? bottom : ABOVE_EAR + (bottom - ABOVE_EAR) * near;
  return {
    low: level + (FAR_TEMPLE - level) * far,
    soft: EMERGES.near + (EMERGES.far - EMERGES.near) * far,
  };
}

/** A line with points between its own, each moved a little: an edge of hair is never even. */
function ragged(line: Line, amount: number, random: () => number): Line {
  return line.flatMap(([height, angle], index) => {
    const [next, aside] = line[index + 1] ?? [height, angle];
    const moved = (value: number) => value + (random() - 0.5) * 2 * amount;
    if (index === line.length - 1) return [[height, angle] as const];
    return [
      [index === 0 ? height : moved(height), angle] as const,
      [moved((height + next) / 2), (angle + aside) / 2] as const,
    ];
  });
}

/** A hairline that reaches further into the face. */
const further = (line: Line, centimeters: number): Line =>
  line.map(([height, angle]) => {
    const aside = Math.sin((angle * Math.PI) / 180);
    return [
      height - centimeters * (1 - Math.abs(aside)),
      angle - centimeters * PER_CENTIMETER * aside,
    ] as const;
  });

/** The hairline, and the outline of the hair around it. */
function capShape(head: Head, cap: Cap, hairline: Line, edges: readonly Point[]): Shape {
  const front = hairline.flatMap(([height, angle]) => {
    const seen = Math.min(1, head.facing(height, angle) / FACES_US);
    if (seen === 0 && height < endOf(head, cap, Math.sign(angle)).low) return [];
    return [hairAt(head, height, angle, HIDDEN + (LIFT - HIDDEN) * seen)];
  });
  return blob([...front, ...edges]);
}

/** The outline of the hair from the own left ear over the crown to the own right one. */
function edgesOf(head: Head, cap: Cap, random: () => number): Point[] {
  // Where both sides meet, at the crown, unevenness would make a peak.
  const uneven = cap.outline.map(([height]) => {
    const most = cap.loose * Math.min(1, Math.max(0, (12 - height) / 3));
    return [(random() - 0.5) * most, (random() - 0.5) * most] as const;
  });
  const edge = (side: 1 | -1) => {
    const { low, soft } = endOf(head, cap, side);
    return cap.outline.flatMap(([height, lift], index) => {
      if (height < low) return [];
      const more = uneven[index]?.[side === 1 ? 0 : 1] ?? 0;
      const share = Math.min(1, (height - low) / soft);
      return [hairEdge(head, height, side, (lift + more) * share + HIDDEN * (1 - share))];
    });
  };
  return [...edge(1), ...edge(-1).toReversed()];
}

/** Where on their lines strands begin and end, as shares of the line; each by chance within these. */
type Span = { from: readonly [number, number]; to: readonly [number, number] };

/** All along the hair, none as long as the next. */
const LONG: Span = { from: [0, 0.3], to: [0.62, 1] };
/** Across the crown, where all hair shines. */
const SHINE: Span = { from: [0.34, 0.44], to: [0.6, 0.72] };
/** From the skin on. */
const ROOTS: Span = { from: [0, 0.08], to: [0.36, 0.62] };

/** A lock that begins further out on the skin. @param out centimeters before its first point */
function rooted(lock: Line, out: number, aside = 0): Line {
  const [[height, angle], [next, beside]] = [lock[0] ?? [0, 0], lock[1] ?? [0, 0]];
  const long = Math.hypot(next - height, (beside - angle) / PER_CENTIMETER) || 1;
  const [up, around] = [(next - height) / long, (beside - angle) / long];
  return [[height - up * out, angle - around * out + aside], ...lock];
}

/** Some of the lines that hair is combed along, at uneven distances. @param half width in centimeters */
function pick(
  head: Head,
  flow: readonly Line[],
  { count, half, span }: { count: number; half: number; span: Span },
  random: () => number,
): Strand[] {
  const within = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  return Array.from({ length: count }, (_, index) => {
    const lock =
      flow[Math.min(flow.length - 1, Math.floor(((index + random()) / count) * flow.length))] ?? [];
    const [up, aside] = [(random() - 0.5) * 0.5, (random() - 0.5) * 6];
    const moved = lock.map(([height, angle]) => [height + up, angle + aside] as const);
    return strandOf(head, moved, within(span.from), within(span.to), half * (0.6 + 0.8 * random()), 0.5);
  });
}

/** Locks over the back of the head, down to where the hair ends. Those that are not seen lie on the head's edge. */
function locksBehind({ outline }: Cap): readonly Line[] {
  const low = Math.min((outline[0]?.[0] ?? 0) + 0.6, -1.5);
  return [-108, -94, -78, -62, 62, 78, 94, 108].map((angle) => {
    const side = Math.sign(angle);
    return [
      [11.4, angle],
      [8.8, angle + 14 * side],
      [4, angle + 22 * side],
      [low, angle + 20 * side],
    ];
  });
}

/** Broad locks in light and in shade, the shine of the crown, and a few fine strands: how the hair lies. */
function drawLocks(pen: Pen, head: Head, { hair, skin }: Look, cap: Cap, random: () => number) {
  const { main, shade } = hair.tone;
  const [dark, lit] = [mix(shade, '#2a2030', 0.12), mix(hair.light, main, 0.15)];
  const some = (count: number, half: number, color: string, span: Span = LONG, flow = cap.flow) =>
    fillStrands(pen, pick(head, flow, { count, half, span }, random), color);
  const behind = locksBehind(cap);
  some(6, 1.15, faint(dark, 0.26));
  some(4, 1.0, faint(lit, 0.3));
  some(12, 0.5, faint(lit, cap.rises ? 0.28 : 0.4), SHINE);
  some(9, 0.34, faint(dark, 0.34));
  some(7, 0.12, faint(dark, 0.55));
  some(8, 0.12, faint(hair.light, 0.8));
  // Where hair is combed away from the face, some skin is seen between its roots.
  some(8, 0.8, faint(dark, 0.3), LONG, behind);
  some(8, 0.2, faint(lit, 0.5), LONG, behind);
  if (!cap.rises) return;
  // It rises from the skin in shade.
  for (const [index, [height, angle]] of cap.hairline.entries()) {
    if (index % 2 === 1 || Math.abs(angle) > 70 || head.facing(height, angle) < 0.2) continue;
    const at = head.on(height + 0.2, angle, LIFT);
    softGlow(pen, at, { x: 2.1 * head.scale, y: 1.3 * head.scale }, dark, 0.4);
  }
  const roots = cap.flow.map((lock) => rooted(lock, 1.6));
  some(14, 0.2, faint(dark, 0.4), ROOTS, roots);
  some(18, 0.13, faint(skin.main, 0.3), ROOTS, roots);
}

/** Fine hair that lies over the edge of the forehead: it follows the locks, here more and there less. */
function drawWisps(pen: Pen, head: Head, { hair, skin }: Look, { flow, wisps }: Cap, random: () => number) {
  const strands = Array.from({ length: wisps }, (_, index): Strand[] => {
    const lock = flow[Math.floor(((index + random()) / wisps) * flow.length)] ?? [];
    const [out, deep, thick] = [0.1 + random() * 0.6, 0.16 + random() * 0.16, 0.1 + random() * 0.12];
    const aside = (random() - 0.5) * 7;
    const [height, angle] = lock[0] ?? [0, 0];
    if (head.facing(height, angle) < 0.2 || Math.abs(angle) > 80) return [];
    const root = rooted(lock, out, aside);
    return [strandOf(head, root, 0, deep + 0.2, thick, LIFT)];
  }).flat();
  fillStrands(pen, strands, faint(mix(hair.tone.main, skin.main, 0.18), 0.85));
}

/** Single hairs that stand off the outline. */
function drawStrays(pen: Pen, head: Head, { hair }: Look, cap: Cap, random: () => number) {
  const { outline, strays } = cap;
  const strands = Array.from({ length: strays }, (_, index): Strand[] => {
    const side = index % 2 === 0 ? 1 : -1;
    const step = Math.floor(random() * (outline.length - 2));
    const [[height, lift], [next, over]] = [outline[step] ?? [0, 0], outline[step + 2] ?? [0, 0]];
    const [off, half] = [0.25 + random() * 0.4, 0.1 + random() * 0.08];
    if (height < endOf(head, cap, side).low + 1) return [];
    const middle = hairEdge(head, (height + next) / 2, side, Math.max(lift, over) + off * 0.5);
    const end = hairEdge(head, next, side, over + off);
    return [
      {
        path: [hairEdge(head, height, side, lift - 0.3), middle, middle, end],
        half: half * head.scale,
      },
    ];
  }).flat();
  fillStrands(pen, strands, hair.tone.main);
}

/** How far into the face layers of thinner hair reach, as shares. */
const THINNER = [1, 0.72, 0.46, 0.22];

/** The hair with its shadow on the forehead, its light and its locks. */
export function paintCap(pen: Pen, head: Head, look: Look, cap: Cap): void {
  const { hair, skin } = look;
  const { scale } = head;
  const random = randomFrom(`${hair.style} ${hair.tone.main}`);
  const edges = edgesOf(head, cap, random);
  const hairline = ragged(cap.hairline, cap.loose * 0.5, random);
  const shape = capShape(head, cap, hairline, edges);
  if (cap.shadow > 0) {
    inside(pen, head.outline(), () => {
      for (const down of [0.4, 0.5]) {
        pen.translate(scale * 0.18, scale * down);
        fill(pen, shape, faint(skin.line, cap.shadow));
      }
    });
  }
  drawStrays(pen, head, look, cap, random);
  if (cap.thin > 0) {
    const root = mix(hair.tone.main, hair.tone.shade, 0.3);
    for (const share of THINNER)
      fill(
        pen,
        capShape(head, cap, further(ragged(cap.hairline, cap.loose * 0.6, random), cap.thin * share), edges),
        faint(root, 0.24),
      );
  }
  const sun = head.on(9, sunOn(head), 0.5);
  fillRound(pen, shape, hair.tone, sun, 15 * scale, mix(hair.light, hair.tone.main, 0.35));
  inside(pen, shape, () => {
    softGlow(pen, sun, { x: scale * 5, y: scale * 2.6 }, hair.light, 0.5);
    drawLocks(pen, head, look, cap, random);
  });
  drawWisps(pen, head, look, cap, random);
}
