import { faint, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { apart, ellipse, fill, inside, rectangle, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { tube } from '../canvas/solids.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawKeys } from './carried.ts';
import { drawWalkerLeg } from './close-views.ts';

/** Where the front legs of a walker stand, to its own left and forward, and the height of their pins. */
const leg = { left: 25.5, forward: 22 };
export const pinHeight = 30;
/** A pin that is only halfway out of its hole. */
export const halfOut = 0.5;
/** The bar that joins the front legs, on which the keys hang. */
const bar = 40.5;
const steel = tone('#b9c2c8', 0.34);
const plastic = '#333c45';

/** How the front of a walker is at an instant. */
export type PinnedFront = {
  /** How far the pin of the own left leg is out of its hole; 1 is all the way. The other is all the way out. */
  pin: number;
  /** Centimeters its outer tube has slipped down. */
  slip?: number;
  /** Degrees the keys swing; null where no keys hang. */
  keys: number | null;
};

/** All the way out: a brass dome that stands off the sleeve and throws a shadow on it. */
function drawPinOut(pen: Pen) {
  softGlow(pen, { x: 1.6, y: 2 }, { x: 4.6, y: 4.2 }, '#000000', 0.75);
  fill(pen, ellipse(0.5, 0.6, 3.5, 3.5), '#7d5418');
  fill(pen, ellipse(0, 0.2, 3.5, 3.5), '#a87423');
  graded(pen, ellipse(-0.5, -0.4, 3.4, 3.4), { x: -2.6, y: -2.8 }, { x: 1.8, y: 2.4 }, [
    [0, '#fff3c4'],
    [0.4, '#f2bb4d'],
    [1, '#b27a22'],
  ]);
  softGlow(pen, { x: -1.5, y: -1.4 }, { x: 1.2, y: 0.9 }, '#ffffff', 0.9);
}

/** Halfway: the tube is turned, so that the dome is caught behind the rim and half of the hole is black. */
function drawPinHalf(pen: Pen, pin: number) {
  const hole = ellipse(0, 0, 3.3, 3.3);
  fill(pen, ellipse(0, 0, 4, 4), '#eef2f4');
  fill(pen, hole, '#08090b');
  const out = -2.9 + 2.4 * pin;
  inside(pen, hole, () => {
    graded(pen, ellipse(out, 0.5, 2.9, 3), { x: out - 2, y: -2 }, { x: out + 2.6, y: 2.6 }, [
      [0, '#f7d583'],
      [0.6, '#d0973a'],
      [1, '#7a4d14'],
    ]);
    softGlow(pen, { x: 1.6, y: -1 }, { x: 2, y: 2.6 }, '#000000', 0.7);
  });
  stroke(pen, hole, '#7d878e', 0.3);
}

/** The dark sleeve around the pin, with the white line that shows whether the tube stands straight. */
function drawSleeve(pen: Pen, pin: number) {
  const turned = pin < 1 ? (1 - pin) * 2 : 0;
  const sleeve = rectangle(-4.6, -11, 9.2, 21, 1.4);
  graded(pen, sleeve, { x: -4.6, y: 0 }, { x: 4.6, y: 0 }, [
    [0, '#20262c'],
    [0.28, '#5b6872'],
    [0.5, plastic],
    [1, '#1b2026'],
  ]);
  inside(pen, sleeve, () => {
    fill(pen, rectangle(1.9 * turned - 1.3, -11, 2.6, 21), '#e9eef0');
    fill(pen, ellipse(turned, 0, 4.7, 4.7), plastic);
    apart(pen, () => {
      pen.translate(turned, 0);
      if (pin >= 1) drawPinOut(pen);
      else drawPinHalf(pen, pin);
    });
  });
  stroke(pen, sleeve, faint('#12161a', 0.8), 0.3);
}

/** Both front legs, thicker than life, with a pin each, and the bar between them with the keys. */
export function drawPinnedFront(pen: Pen, view: Stage, walker: Stand, front: PinnedFront): void {
  const { pin, slip = 0, keys } = front;
  const along = (up: number) => leg.forward - up * 0.02;
  const left = spotOn(walker, leg.left, bar - slip, along(bar));
  const right = spotOn(walker, -leg.left, bar, along(bar));
  tube(pen, view, [right, left], 1.9, steel);
  for (const side of [-1, 1]) {
    const foot = spotOn(walker, side * leg.left, 0, leg.forward);
    const scale = view.scale(foot.z);
    const here = side > 0 ? { pin, slip } : { pin: 1, slip: 0 };
    drawWalkerLeg(pen, view.at(foot), scale, here.slip);
    placed(pen, view.at({ ...foot, y: pinHeight - here.slip }), scale, 0, () => drawSleeve(pen, here.pin));
  }
  if (keys === null) return;
  drawSwingingKeys(pen, view, keysOn(walker), keys);
}

/** Where the ring of the keys is on the bar. */
export const keysOn = (walker: Stand): Place => spotOn(walker, 9, bar - 2.6, leg.forward);

/** @param ring where the ring is @param swing degrees */
export function drawSwingingKeys(pen: Pen, view: Stage, ring: Place, swing: number): void {
  const { x, y } = view.at(ring);
  apart(pen, () => {
    pen.translate(x, y);
    pen.rotate(((swing - 20) * Math.PI) / 180);
    drawKeys(pen, { x: 0, y: 0 }, view.scale(ring.z) * 1.25);
  });
}
