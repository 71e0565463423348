import { faint, mix, type Tone, tone } from '../canvas/color.ts';
import { softGlow } from '../canvas/glow.ts';
import { graded } from '../canvas/gradient.ts';
import { chain, curve, ellipse, fill, inside, line, rectangle, solid, stroke } from '../canvas/paint.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import { placed } from '../canvas/placed.ts';
import { radians } from '../canvas/space.ts';

const metal = tone('#b9c2c8', 0.34);
const tireRadius = 26;
const p = (x: number, y: number): Point => ({ x, y });

/** A steel tube: dark below, with a line of light along it. */
function drawTube(pen: Pen, from: Point, to: Point, r: number) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const up = p(((to.y - from.y) / long) * r, (-(to.x - from.x) / long) * r);
  // Across the tube towards the light, which comes from the upper left.
  const side = up.x + up.y > 0 ? -1 : 1;
  const shifted = (share: number) =>
    line([
      p(from.x + up.x * side * share, from.y + up.y * side * share),
      p(to.x + up.x * side * share, to.y + up.y * side * share),
    ]);
  for (const [color, width, share] of [
    ['#6f7780', 2, 0],
    [metal.shade, 1.76, 0.08],
    [metal.main, 1.4, 0.22],
    ['#dfe5e8', 0.7, 0.4],
    ['#ffffff', 0.22, 0.48],
  ] as const)
    stroke(pen, shifted(share), color, width * r);
}

/** A wheelchair's wheel with its hand rim, its upper half behind the seat's frame. @param rolled degrees, clockwise */
function drawChairWheel(pen: Pen, middle: Point, rolled: number) {
  const ring = (radius: number) => ellipse(middle.x, middle.y, radius, radius);
  const on = (angle: number, radius: number) =>
    p(middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius);
  const arc = (from: number, to: number, radius: number) =>
    curve(Array.from({ length: 13 }, (_, step) => on(radians(from + ((to - from) * step) / 12), radius)));
  // Spokes leave the hub aslant, two and two across each other.
  for (let spoke = 0; spoke < 24; spoke++) {
    const angle = (spoke * Math.PI) / 12 + radians(rolled);
    const way = line([on(angle + (spoke % 2 ? 0.9 : -0.9), 3), on(angle, tireRadius - 4)]);
    stroke(pen, way, '#8b959d', 0.42);
    stroke(pen, way, '#d7dee2', 0.2);
  }
  stroke(pen, ring(tireRadius - 4.4), '#7d878f', 1.5);
  stroke(pen, ring(tireRadius - 4.5), '#c6ced3', 0.8);
  stroke(pen, ring(tireRadius - 2), '#2e2b31', 4.4);
  stroke(pen, ring(tireRadius - 1.7), '#47444b', 2.6);
  for (let tread = 0; tread < 90; tread++) {
    const angle = (tread * Math.PI) / 45 + radians(rolled);
    stroke(pen, line([on(angle, tireRadius - 0.9), on(angle + 0.02, tireRadius + 0.1)]), '#242127', 0.34);
  }
  stroke(pen, arc(-166, -100, tireRadius - 2.4), faint('#ffffff', 0.16), 0.7);
  // The rim that hands push.
  stroke(pen, ring(tireRadius - 7.2), '#5f6870', 1.7);
  stroke(pen, ring(tireRadius - 7.3), metal.main, 1.3);
  stroke(pen, arc(-175, -80, tireRadius - 7.5), '#ffffff', 0.4);
  stroke(pen, arc(10, 90, tireRadius - 7.1), '#8a939b', 0.7);
  graded(pen, ring(3.8), on(-2.4, 3.8), on(0.8, 3.8), [
    [0, '#eef2f4'],
    [0.5, '#a9b3ba'],
    [1, '#6d767e'],
  ]);
  graded(pen, ring(2.1), on(-2.4, 2.1), on(0.8, 2.1), [
    [0, '#8f989f'],
    [1, '#dfe5e8'],
  ]);
}

/** A red rubber grip over the end of a lever, with ribs for the fingers. */
function drawLeverGrip(pen: Pen, from: Point, to: Point) {
  const grip = chain([
    { ...from, r: 2.2 },
    { ...to, r: 2.7 },
  ]);
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = p((to.x - from.x) / long, (to.y - from.y) / long);
  const aside = p(along.y, -along.x);
  const off = (at: Point, share: number) => p(at.x + aside.x * share, at.y + aside.y * share);
  const light = aside.x + aside.y > 0 ? -1 : 1;
  graded(pen, grip, off(from, 2.6 * light), off(from, -2.6 * light), [
    [0, '#e2604c'],
    [0.35, '#cc4031'],
    [1, '#7d2430'],
  ]);
  inside(pen, grip, () => {
    for (let rib = 2.4; rib < long; rib += 1.7) {
      const at = p(from.x + along.x * rib, from.y + along.y * rib);
      stroke(pen, line([off(at, 1.9), off(at, -1.9)]), faint('#4a1420', 0.4), 0.42);
    }
    stroke(pen, line([off(from, 1.3 * light), off(to, 1.5 * light)]), faint('#ffffff', 0.4), 0.5);
  });
}

/** His thigh, knee and shin, with the folds of the cloth at the knee. @param back how far the foot is drawn back, 0 to 1 */
function drawLeg(pen: Pen, trouser: Tone, back: number) {
  const round = (x: number, y: number, r: number) => ({ x, y, r });
  const shin = chain([round(-27, -15, 6.8), round(-29 + 3 * back, 14, 6), round(-31 + 12 * back, 60, 5.2)]);
  const thigh = chain([round(60, -18.6, 8), round(10, -17.2, 7.5), round(-26.4, -16, 7)]);
  for (const [shape, from, to] of [
    [shin, p(-36, 20), p(-22, 22)],
    [thigh, p(0, -25), p(0, -8)],
  ] as const) {
    graded(pen, shape, from, to, [
      [0, mix(trouser.main, '#fff2da', 0.2)],
      [0.45, trouser.main],
      [1, trouser.shade],
    ]);
  }
  inside(pen, thigh, () => {
    stroke(pen, curve([p(60, -14), p(20, -13.6), p(-14, -14.6)]), faint('#2a1a24', 0.26), 0.4);
    for (const fold of [
      [p(-18, -24), p(-20, -20), p(-19, -15)],
      [p(-13, -25), p(-16, -20.6), p(-15.4, -17)],
      [p(-8, -10), p(-12, -12.6), p(-18, -12)],
    ])
      stroke(pen, curve(fold), faint('#2a1a24', 0.24), 0.5);
  });
  inside(pen, shin, () => {
    stroke(pen, curve([p(-33, 0), p(-32.4, 26), p(-34, 58)]), faint('#fff2da', 0.2), 0.6);
    for (const fold of [
      [p(-22, -8), p(-26, -6), p(-31, -7)],
      [p(-21, -4), p(-25, -1), p(-29, -1.6)],
    ])
      stroke(pen, curve(fold), faint('#2a1a24', 0.3), 0.5);
  });
}

/** The cushion of the seat, piped at its edges. */
function drawCushion(pen: Pen) {
  const cushion = rectangle(-27, -10.6, 90, 8, 2.6);
  graded(pen, cushion, p(0, -10.6), p(0, -2.6), [
    [0, '#6b7f9c'],
    [0.3, '#4f6180'],
    [1, '#33405a'],
  ]);
  inside(pen, cushion, () => {
    stroke(pen, line([p(-26, -8.6), p(70, -8.6)]), faint('#ffffff', 0.24), 0.35);
    stroke(pen, line([p(-26, -5), p(70, -5)]), faint('#1c2436', 0.4), 0.35);
    softGlow(pen, p(-8, -10.8), { x: 26, y: 2 }, '#1c1420', 0.5);
  });
}

/**
 * The brake of a wheelchair, large, from its side; the chair looks to the left. The middle of the seat's frame is the
 * origin; 55 wide and high.
 * @param pressed 1: the lever is pushed forward and the pad presses on the tire; 0: it is pulled back and leaves a gap
 * @param rolled degrees the wheel has turned back
 * @param back how far his foot is drawn back, 0 to 1
 * @param hold draws the hand on the lever
 */
export function drawWheelchairBrake(
  pen: Pen,
  at: Point,
  scale: number,
  { pressed, rolled = 0, back = 0, trouser = tone('#5b5148', 0.3), hold }: LargeBrake,
): void {
  placed(pen, at, scale, 0, () => {
    drawLeg(pen, trouser, back);
    drawCushion(pen);
    const hub = p(16, 18);
    drawChairWheel(pen, hub, rolled);
    drawTube(pen, p(-27, -2), p(-31, 60), 1.6);
    drawTube(pen, p(-32, -3), p(62, -3), 1.8);
    // Along the way from the hub to the hinge the pad moves; across it the pad lies.
    const far = Math.hypot(hinge.x - hub.x, hinge.y - hub.y);
    const way = p((hinge.x - hub.x) / far, (hinge.y - hub.y) / far);
    const off = tireRadius + 11.4 - 8.4 * pressed;
    const pad = p(hub.x + way.x * off, hub.y + way.y * off);
    const end = leverEnd(pressed);
    const along = (share: number) =>
      p(hinge.x + (end.x - hinge.x) * share, hinge.y + (end.y - hinge.y) * share);
    drawTube(pen, hinge, pad, 1.5);
    drawPad(pen, pad, way);
    drawTube(pen, hinge, along(0.7), 1.4);
    drawLeverGrip(pen, along(0.56), end);
    drawHinge(pen, hinge);
    hold?.();
  });
}

type LargeBrake = { pressed: number; rolled?: number; back?: number; trouser?: Tone; hold?: () => void };

/** About what the lever turns, from the middle of the seat's frame. */
const hinge = p(-22, -4);

/** Where the end of the lever is, from the middle of the seat's frame. */
export function leverEnd(pressed: number): Point {
  const [from, to] = [Math.atan2(-27, 21), Math.atan2(-27, -13)];
  const angle = from + (to - from) * pressed;
  const long = 29 - 3 * pressed;
  return p(hinge.x + long * Math.cos(angle), hinge.y + long * Math.sin(angle));
}

/** The block that presses on the tire: steel behind, orange rubber before. @param way from the hub of the wheel to it */
function drawPad(pen: Pen, at: Point, way: Point) {
  const block = (out: number, half: number, r: number) =>
    chain([
      { x: at.x + way.x * out - way.y * half, y: at.y + way.y * out + way.x * half, r },
      { x: at.x + way.x * out + way.y * half, y: at.y + way.y * out - way.x * half, r },
    ]);
  fill(pen, block(1.8, 6, 2.2), '#7f8990');
  const rubber = block(-0.2, 6.5, 3.2);
  solid(pen, rubber, tone('#dd6c2f', 0.3), 0.9);
  inside(pen, rubber, () => {
    for (let groove = -5; groove <= 5; groove += 2)
      stroke(
        pen,
        line([
          p(at.x - way.x * 3.4 - way.y * groove, at.y - way.y * 3.4 + way.x * groove),
          p(at.x - way.x * 1.4 - way.y * groove, at.y - way.y * 1.4 + way.x * groove),
        ]),
        faint('#5c2412', 0.6),
        0.4,
      );
  });
}

/** The plate and the bolt about which the lever turns. */
function drawHinge(pen: Pen, { x, y }: Point) {
  softGlow(pen, p(x + 0.8, y + 1), { x: 4.6, y: 4.4 }, '#2a1420', 0.4);
  graded(pen, ellipse(x, y, 3, 3), p(x - 2, y - 2.4), p(x + 2, y + 2.4), [
    [0, '#e9eef0'],
    [0.5, '#9da7ae'],
    [1, '#646d75'],
  ]);
  fill(pen, ellipse(x, y, 1.4, 1.4), '#4d5961');
  fill(pen, ellipse(x - 0.15, y - 0.15, 1.1, 1.1), '#8a949b');
  stroke(pen, line([p(x - 0.7, y - 0.3), p(x + 0.5, y + 0.3)]), '#3a444b', 0.3);
}
