import { faint, mix } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, ellipse, fill, inside, line, polygon, stroke, wrap } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { groundShadow, level } from '../canvas/solids.ts';
import { minus, unit } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawOvalRug, type OvalRug } from './rugs.ts';

// Pale blue with a dark rim: neither the pale tiles nor the red rug has it.
const tape = { main: '#93c8ec', shade: '#4a86b4' };
const rim = '#23527c';
/** From the left corner of the front edge to the right one, as angles around the middle of the rug. */
const TAPED = { from: Math.PI * 1.02, to: Math.PI * 1.98, pieces: 7 };

const onRug = ({ x, z, radiusX, radiusZ }: OvalRug, angle: number, share: number, up = 0): Place =>
  place(x + radiusX * share * Math.cos(angle), up, z + radiusZ * share * Math.sin(angle));

/** Where the tape of a rug is pressed down. @param share 0 at its left end to 1 at its right one */
export const onTape = (rug: OvalRug, share: number): Place =>
  onRug(rug, TAPED.from + (TAPED.to - TAPED.from) * share, 1, 1.5);

/** A flat oval rug with tape along its whole front edge and around both corners, half on it and half on the floor. */
export function drawTapedRug(pen: Pen, view: Stage, rug: OvalRug): void {
  drawOvalRug(pen, view, rug);
  const [inner, outer] = [0.87, 1.11];
  const arc = (from: number, to: number, share: number, up = 0) =>
    Array.from({ length: 9 }, (_, step) => view.at(onRug(rug, from + ((to - from) * step) / 8, share, up)));
  const step = (TAPED.to - TAPED.from) / TAPED.pieces;
  const scale = view.scale(rug.z - rug.radiusZ);
  for (let piece = 0; piece < TAPED.pieces; piece++) {
    const from = TAPED.from + piece * step - 0.02;
    const to = from + step + 0.06;
    const edge = arc(from, to, outer);
    const shape = polygon([...edge, ...arc(from + 0.012, to - 0.014, inner, 1).toReversed()]);
    pen.save();
    pen.translate(scale * 0.3, scale * 0.9);
    fill(pen, shape, faint('#43263f', 0.3));
    pen.restore();
    fill(pen, shape, piece % 2 ? tape.main : mix(tape.main, '#ffffff', 0.16));
    // The edge of the rug is felt through the tape.
    stroke(pen, line(arc(from, to, 1, 0.8)), faint(tape.shade, 0.7), scale * 0.8);
    stroke(pen, line(edge), rim, scale * 1.1);
    stroke(pen, line(arc(from + 0.012, to - 0.014, inner, 1)), rim, scale * 0.7);
    stroke(
      pen,
      line([edge[8] ?? { x: 0, y: 0 }, view.at(onRug(rug, to - 0.014, inner, 1))]),
      rim,
      scale * 0.6,
    );
  }
}

/** Half the depth of what lies rolled up, once the roll has come so far to the left. */
const halfOf = ({ x, radiusX, radiusZ }: OvalRug, at: number) =>
  at < x ? radiusZ : radiusZ * Math.sqrt(Math.max(0.05, 1 - ((at - x) / radiusX) ** 2));

/** Where the roll of a rug is, and how thick. @param share of the rug that is rolled up, from its right end */
export function rollOf(rug: OvalRug, share: number): { x: number; radius: number; half: number } {
  const x = rug.x + rug.radiusX * (1 - 2 * share);
  return { x, radius: 3 + 8 * Math.sqrt(share), half: halfOf(rug, x) };
}

/** A rug that is rolled up from its right end, the bare floor behind the roll. */
export function drawRollingRug(pen: Pen, view: Stage, rug: OvalRug, share: number): void {
  const { x, radius, half } = rollOf(rug, share);
  const left = rug.x - rug.radiusX - 8;
  inside(pen, level(view, left, rug.z - 60, x - left, 120), () => drawOvalRug(pen, view, rug));
  groundShadow(pen, view, x + 4, rug.z - half * 0.4, radius * 1.7, half * 0.9, 0.26);
  drawRugRoll(pen, view, place(x, radius, rug.z - half), place(x, radius, rug.z + half), radius, rug);
}

/** A rug rolled up, its backing outside: lying, or carried. @param near the end whose windings are seen */
export function drawRugRoll(
  pen: Pen,
  view: Stage,
  near: Place,
  far: Place,
  radius: number,
  rug: OvalRug,
): void {
  const { backing, tone: pile } = rug;
  const ends = [near, far].map((at) => ({ ...view.at(at), r: radius * view.scale(at.z) }));
  const [front, back] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const body = wrap(ends);
  const [, top, , low] = body.getBounds();
  graded(pen, body, { x: front.x - front.r, y: top }, { x: front.x + front.r * 0.6, y: low }, [
    [0, mix(backing.main, '#fff6e4', 0.3)],
    [0.45, backing.main],
    [1, backing.shade],
  ]);
  inside(pen, body, () => {
    const seam = (shift: number) => ends.map(({ x, y, r }) => ({ x: x + shift * r, y: y - 0.45 * r }));
    stroke(pen, line(seam(0.62)), faint('#7a5c3c', 0.5), front.r * 0.09);
    softGlow(pen, { x: back.x, y: back.y + back.r }, { x: back.r * 2, y: back.r * 0.7 }, '#43263f', 0.2);
  });
  drawWindings(pen, front, unit(minus(far, near)), Math.atan2(back.y - front.y, back.x - front.x), [
    backing.main,
    pile.main,
    mix(pile.shade, '#2a1420', 0.4),
  ]);
}

/** The end of a roll: pile and backing wound around each other. */
function drawWindings(
  pen: Pen,
  { x, y, r }: { x: number; y: number; r: number },
  along: Place,
  slant: number,
  [backing, pile, dark]: readonly [string, string, string],
) {
  const flat = Math.max(0.3, Math.abs(along.z));
  apart(pen, () => {
    pen.translate(x, y);
    pen.rotate(slant);
    pen.scale(flat, 1);
    pen.rotate(-slant);
    fill(pen, ellipse(0, 0, r, r), backing);
    fill(pen, ellipse(0, 0, r * 0.9, r * 0.9), pile);
    const winding = Array.from({ length: 64 }, (_, step) => {
      const out = r * 0.86 * (1 - step / 64);
      const angle = 0.4 + step * 0.3;
      return { x: out * Math.cos(angle), y: out * Math.sin(angle) };
    });
    stroke(pen, line(winding), dark, r * 0.11);
    pen.translate(r * 0.02, r * 0.03);
    stroke(pen, line(winding), faint(backing, 0.75), r * 0.06);
  });
}
