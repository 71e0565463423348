import { faint, mix, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { ellipse, fill, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { sheet, slanted, tube } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';

const steel = tone('#c3ccd2', 0.26);
const dark = '#3f4347';

/** What a meal cart measures, in centimeters, and the height of its floor: its wheels are below. */
export const mealCart = { width: 74, length: 84, height: 160, floor: 25 };

/** Where hands hold the bar at an end of a cart. @param end 1 its front, -1 its back */
export function mealCartGrips(cart: Stand, end: 1 | -1): { one: Place; other: Place } {
  const forward = end * (mealCart.length / 2 + 9);
  return { one: spotOn(cart, -15, 100, forward), other: spotOn(cart, 15, 100, forward) };
}

/** Where its lamp stands, above the front end. */
export const mealCartLamp = (cart: Stand): Place =>
  spotOn(cart, 0, mealCart.height, mealCart.length / 2 - 12);

/** An upright side of the cart to draw on, in centimeters from its upper left corner as it is seen. */
type Face = { at: (across: number, up: number) => Place; width: number };

function onFace(pen: Pen, view: Stage, { at }: Face, draw: () => void) {
  const { height } = mealCart;
  slanted(pen, view, at(0, height), at(1, height), at(0, height - 1), draw);
}

function fillFace(pen: Pen, view: Stage, { at, width }: Face, lit: number) {
  const { height, floor } = mealCart;
  graded(
    pen,
    sheet(view, [at(0, floor), at(width, floor), at(width, height), at(0, height)]),
    view.at(at(0, height)),
    view.at(at(width, floor)),
    [
      [0, mix(steel.main, '#ffffff', 0.5 * lit)],
      [0.35, mix(steel.shade, steel.main, lit)],
      [0.62, mix(steel.main, '#ffffff', 0.36 * lit)],
      [1, mix(steel.shade, steel.main, lit * 0.5)],
    ],
  );
}

/** The end: a field with a sign of knife and fork, slots for air, and a rubber bumper. */
function drawEnd(pen: Pen, view: Stage, face: Face) {
  fillFace(pen, view, face, 1);
  const { height, floor, width } = mealCart;
  const tall = height - floor;
  onFace(pen, view, face, () => {
    stroke(pen, rectangle(6, 7, width - 12, tall - 24, 3), faint('#5c676e', 0.55), 1.1);
    stroke(pen, rectangle(7, 8, width - 12, tall - 24, 3), faint('#ffffff', 0.75), 0.7);
    fill(pen, ellipse(width / 2, 31, 13.5, 13.5), '#2f5d73');
    for (const side of [-1, 1]) fill(pen, rectangle(width / 2 + side * 5 - 1.1, 23, 2.2, 16, 1), '#fffdf6');
    for (const tine of [-2.6, 0, 2.6])
      fill(pen, rectangle(width / 2 - 5 + tine - 0.6, 22, 1.2, 6.4, 0.5), '#fffdf6');
    fill(pen, rectangle(width / 2 - 8.2, 27.4, 6.4, 2, 1), '#fffdf6');
    fill(pen, ellipse(width / 2 + 5.4, 25.4, 2.1, 4), '#fffdf6');
    for (const slot of [0, 1, 2, 3])
      fill(pen, rectangle(22, 84 + slot * 6, width - 44, 2.4, 1.2), faint('#39434a', 0.62));
    graded(pen, rectangle(-1.5, tall - 13, width + 3, 9, 3), { x: 0, y: tall - 13 }, { x: 0, y: tall - 4 }, [
      [0, '#74777b'],
      [0.4, '#54575b'],
      [1, dark],
    ]);
  });
}

/** The long side: two doors with handles. */
function drawDoors(pen: Pen, view: Stage, face: Face) {
  fillFace(pen, view, face, 0.42);
  const { height, floor, length } = mealCart;
  const tall = height - floor;
  onFace(pen, view, face, () => {
    for (const left of [4, length / 2 + 1]) {
      stroke(pen, rectangle(left, 7, length / 2 - 5, tall - 24, 2), faint('#48535a', 0.6), 1.2);
      fill(pen, rectangle(left + (left < 10 ? length / 2 - 11 : 4), 50, 3, 26, 1.5), '#5d666c');
    }
    fill(pen, rectangle(-1.5, tall - 13, length + 3, 9, 3), dark);
  });
}

/** A wheel in its fork, as it is seen along its way. */
function drawWheel(pen: Pen, view: Stage, at: Place) {
  const scale = view.scale(at.z);
  const { x, y } = view.at(at);
  softGlow(pen, { x, y }, { x: 9 * scale, y: 2.4 * scale }, '#2a1a24', 0.6);
  fill(pen, rectangle(x - 3.6 * scale, y - 15 * scale, 7.2 * scale, 15.4 * scale, 2.6 * scale), '#2f3034');
  fill(pen, rectangle(x - 2.2 * scale, y - 14 * scale, 2 * scale, 13 * scale, scale), '#55575c');
  fill(pen, rectangle(x - 5.4 * scale, y - 26 * scale, 10.8 * scale, 14 * scale, 2 * scale), '#8d979d');
}

function drawBar(pen: Pen, view: Stage, cart: Stand) {
  const spot = (left: number, out: number) => spotOn(cart, left, 100, mealCart.length / 2 + out);
  tube(pen, view, [spot(-28, 0), spot(-28, 9), spot(28, 9), spot(28, 0)], 1.7, tone('#5a6268', 0.3));
}

/** A tall closed cart with meals, its front end towards us and its own left side seen from there. */
export function drawMealCart(pen: Pen, view: Stage, cart: Stand): void {
  const { width, length } = mealCart;
  const [half, long] = [width / 2, length / 2];
  const spot = (left: number, up: number, forward: number) => spotOn(cart, left, up, forward);
  const middle = view.at(cart.at);
  const scale = view.scale(cart.at.z);
  softGlow(pen, { x: middle.x + 6, y: middle.y }, { x: 66 * scale, y: 17 * scale }, '#43263f', 0.5);
  for (const forward of [-long + 8, long - 8])
    for (const left of [-half + 9, half - 9]) drawWheel(pen, view, spot(left, 0, forward));
  drawDoors(pen, view, { at: (across, up) => spot(half, up, long - across), width: length });
  drawEnd(pen, view, { at: (across, up) => spot(-half + across, up, long), width });
  drawBar(pen, view, cart);
}
