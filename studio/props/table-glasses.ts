import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { lettering } from '../canvas/lettering.ts';
import {
  apart,
  curve,
  ellipse,
  fill,
  inside,
  line,
  polygon,
  rectangle,
  solid,
  stroke,
  wrap,
} from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { facade } from '../canvas/solids.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';

/** Glasses and case are larger than life, so that two pairs can be told from across a hall. */
const larger = 1.5;

/** A pair of glasses: its frame, the size of a lens, and whether its lower part is for reading. */
type Pair = { color: string; wide: number; tall: number; progressive?: boolean };

const newPair: Pair = { color: '#2f3a42', wide: 5.3, tall: 4, progressive: true };
const casePaint = tone('#5f4a7a', 0.26);
const distancePair: Pair = { color: '#9a2f4b', wide: 6, tall: 4.9 };

/** Where a spot of a thing is, in its own centimeters. */
type Spot = (left: number, up: number, forward: number) => Place;

const spotsOf =
  (stand: Stand): Spot =>
  (left, up, forward) =>
    spotOn(stand, left * larger, up * larger, forward * larger);

/** The rim of one lens: a rectangle with very round corners. @param side 1 is the thing's own left */
function rimOf(view: Stage, spot: Spot, { wide, tall }: Pair, side: 1 | -1) {
  const points = Array.from({ length: 28 }, (_, step) => {
    const angle = (step * Math.PI) / 14;
    const soft = (share: number) => Math.sign(share) * Math.abs(share) ** 0.62;
    return view.at(
      spot(
        side * (wide / 2 + 0.9) + (soft(Math.cos(angle)) * wide) / 2,
        tall / 2 + (soft(Math.sin(angle)) * tall) / 2,
        0,
      ),
    );
  });
  return polygon(points);
}

/** The front of a pair: two lenses, their rims and the bridge. */
function drawFront(pen: Pen, view: Stage, spot: Spot, pair: Pair, scale: number) {
  const { color, wide, tall, progressive } = pair;
  const light = mix(color, '#ffffff', 0.4);
  for (const side of [-1, 1] as const) {
    const rim = rimOf(view, spot, pair, side);
    const at = (share: number, up: number) => view.at(spot(side * 0.9 + side * wide * share, tall * up, 0));
    const middle = at(0.5, 0.5);
    fill(pen, rim, faint('#dcecf3', 0.72));
    inside(pen, rim, () => {
      if (progressive) {
        const low = at(0.5, 0.06);
        fill(pen, ellipse(low.x, low.y, wide * 0.34 * scale, tall * 0.36 * scale), '#86b2c6');
      }
      const streak = [at(0.2, 0.2), at(0.44, 1), at(0.6, 1), at(0.36, 0.2)];
      fill(pen, polygon(streak), faint('#ffffff', 0.5));
    });
    stroke(pen, rim, color, 0.72 * scale);
    const top = middle.y - (tall / 2 + 0.1) * scale;
    const shine = [-0.3, 0.3].map((share) => ({ x: middle.x + wide * share * scale, y: top }));
    stroke(pen, line(shine), faint(light, 0.8), 0.18 * scale);
  }
  const bridge = [
    view.at(spot(-0.9, tall * 0.62, 0)),
    view.at(spot(0, tall * 0.78, 0.3)),
    view.at(spot(0.9, tall * 0.62, 0)),
  ];
  stroke(pen, curve(bridge), color, 0.8 * scale);
}

/**
 * Her new glasses, open on a table: the lenses stand on it and so do the ends of the arms. A cord lies around them, and
 * from it hangs a tag over the edge of the table.
 * @param stand under the bridge @param edge where the string of the tag goes over the edge @param words on the tag
 */
export function drawGlassesOnCord(pen: Pen, view: Stage, stand: Stand, edge: Place, words: string): void {
  const spot = spotsOf(stand);
  const scale = view.scale(stand.at.z) * larger;
  const { wide, tall, color } = newPair;
  const hinge = wide + 0.9;
  const cord = [
    spot(-hinge, 0.2, -11),
    spot(-hinge - 3.2, 0.1, -5),
    spot(-hinge - 2.4, 0.1, 3.6),
    spot(-1, 0.1, 5.6),
    spot(hinge + 2, 0.1, 3.4),
    spot(hinge + 3.2, 0.1, -4),
    spot(hinge, 0.2, -11),
  ].map(view.at);
  const foot = view.at(spot(0, 0, -3));
  softGlow(pen, foot, { x: 10 * scale, y: 1.6 * scale }, '#43263f', 0.4);
  stroke(
    pen,
    curve(cord.map(({ x, y }) => ({ x: x + 0.2 * scale, y: y + 0.3 * scale }))),
    faint('#43263f', 0.3),
    0.5 * scale,
  );
  stroke(pen, curve(cord), '#c4574f', 0.5 * scale);
  for (const side of [-1, 1] as const) {
    const arm = [
      spot(side * hinge, tall * 0.76, 0),
      spot(side * hinge, tall * 0.8, -8),
      spot(side * hinge, 0.4, -12.6),
    ].map(view.at);
    stroke(pen, line(arm), color, 0.62 * scale);
  }
  drawFront(pen, view, spot, newPair, scale);
  const knot = view.at(spot(-1, 0.1, 5.6));
  stroke(pen, line([knot, view.at(edge), view.at({ ...edge, y: edge.y - 3 })]), '#c4574f', 0.34 * scale);
  drawHangingTag(pen, view, { ...edge, y: edge.y - 2.4 }, words);
}

/** A paper tag that hangs from a string, its hole at a place. */
function drawHangingTag(pen: Pen, view: Stage, hole: Place, words: string) {
  facade(pen, view, hole, () => {
    pen.scale(larger, larger);
    const tag = polygon([
      { x: -1.4, y: -0.9 },
      { x: 1.4, y: -0.9 },
      { x: 9.3, y: 1.5 },
      { x: 9.3, y: 6.4 },
      { x: -9.3, y: 6.4 },
      { x: -9.3, y: 1.5 },
    ]);
    apart(pen, () => {
      pen.translate(0.3, 0.4);
      fill(pen, tag, faint('#43263f', 0.3));
    });
    fill(pen, tag, '#fbf1d2');
    stroke(pen, tag, '#d9c48f', 0.2);
    fill(pen, ellipse(0, 0.3, 0.5, 0.5), '#8a6748');
    lettering(pen, words, { x: 0, y: 4.1 }, 3, '#2c2a20', 700);
  });
}

/**
 * A spectacle case that lies open on a table, its lid up behind it and a word on its front.
 * @param stand under its middle @param full the glasses for distance stand in it
 */
export function drawOpenCase(pen: Pen, view: Stage, stand: Stand, words: string, { full = true } = {}): void {
  const spot = spotsOf(stand);
  const scale = view.scale(stand.at.z) * larger;
  const disc = (left: number, up: number, forward: number, r: number) => ({
    ...view.at(spot(left, up, forward)),
    r: r * scale,
  });
  const both = (up: number, forward: number, r: number, out = 9) =>
    [-1, 1].map((side) => disc(side * (out - r), up, forward, r));
  softGlow(pen, view.at(spot(0.8, 0, 1)), { x: 12 * scale, y: 2.6 * scale }, '#43263f', 0.5);
  const lid = wrap([...both(5, -3.6, 1.6), ...both(10, -5.4, 2.6)]);
  solid(pen, lid, casePaint, scale * 0.8, scale * 0.4);
  fill(pen, wrap([...both(5, -3.2, 0.8, 8), ...both(9.9, -5, 1.8, 8)]), '#cdbfe0');
  solid(
    pen,
    wrap([...both(1.6, -3, 1.6), ...both(3.6, -3.4, 0.7), ...both(1.6, 2.6, 1.6), ...both(3.6, 3.2, 0.7)]),
    casePaint,
    scale * 0.6,
  );
  fill(pen, wrap([...both(4.1, -2.8, 0.4, 8.2), ...both(4.1, 2.6, 0.4, 8.2)]), '#8f7fa8');
  if (full) {
    const raised: Spot = (left, up, forward) => spot(left, up + 3.3, forward - up * 0.3);
    const folded = [raised(-6.6, 3.9, 0), raised(0, 4.5, -1.2), raised(6, 4.3, -1.6)].map(view.at);
    stroke(pen, line(folded), mix(distancePair.color, '#43263f', 0.3), 0.6 * scale);
    drawFront(pen, view, raised, distancePair, scale);
  }
  const front = wrap([...both(1.7, 2.8, 1.7), ...both(3.7, 3.4, 0.7)]);
  solid(pen, front, casePaint, scale * 0.7, scale * 0.3);
  const { x, y, z } = spot(0, 1.9, 4);
  facade(pen, view, place(x, y, z), () => {
    fill(pen, rectangle(-7.6 * larger, -2.3 * larger, 15.2 * larger, 0.16 * larger), faint('#ffffff', 0.25));
    lettering(pen, words, { x: 0, y: 0.1 }, 3.1 * larger, '#fffaf0', 700);
  });
}
