import { mix, tone } from '../canvas/color.ts';
import { fill, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { padded, type Stand, spotOn, turnedBlock, wheelShape } from '../canvas/solid-turned.ts';
import { groundShadow, tube } from '../canvas/solids.ts';
import { between, facing } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import type { SeatLayers } from './chairs.ts';

const metal = tone('#aab4ba', 0.34);
const rubber = tone('#46434a', 0.3);
const vinyl = tone('#4a5a72', 0.26);

/** Height of a wheelchair's seat and armrests. */
export const wheelchairSeat = 50;
export const wheelchairArm = 74;

/** On: the lever is pushed forward and the pad lies on the tire; a share from 0 (off) to 1 (on) while a hand moves it. */
export type BrakeState = 'on' | 'off' | number;

export type WheelchairSpec = {
  stand: Stand;
  /** Own left and own right brake; without them neither is drawn. */
  brakes?: { left: BrakeState; right: BrakeState };
  /** Footplates down to rest feet on, or folded up to stand. */
  footplates: 'down' | 'up';
  /** Color of the lever ends. */
  levers?: string;
};

const axle = { up: 30, forward: -14, radius: 30 };

const pressedOf = (state: BrakeState): number => (typeof state === 'number' ? state : state === 'on' ? 1 : 0);

const sideOf = (side: 'left' | 'right') => (side === 'left' ? 29 : -29);

/** The end of a brake lever, where a hand or a tag goes. */
export function brakeLever({ stand, brakes }: WheelchairSpec, side: 'left' | 'right'): Place {
  const pressed = pressedOf(brakes?.[side] ?? 'off');
  return spotOn(stand, sideOf(side), 69 - 3 * pressed + 3 * Math.sin(Math.PI * pressed), 6 + 25 * pressed);
}

function drawBrake(pen: Pen, view: Stage, spec: WheelchairSpec, side: 'left' | 'right') {
  const { stand, brakes, levers = '#3a3a42' } = spec;
  if (!brakes) return;
  const left = sideOf(side);
  const pressed = pressedOf(brakes[side]);
  const hinge = spotOn(stand, left, 50, 20);
  const end = brakeLever(spec, side);
  tube(pen, view, [hinge, end], 1.5, metal);
  tube(pen, view, [between(hinge, end, 0.62), end], 2.8, tone(levers, 0.25));
  // The pad: pressed into the tire, or with a clear gap.
  const pad = 22.5 - 8.9 * pressed;
  tube(pen, view, [hinge, spotOn(stand, left, 45, pad + 2)], 1.2, metal);
  tube(
    pen,
    view,
    [spotOn(stand, left, 47.5, pad), spotOn(stand, left, 41, pad + 1.4)],
    2.9,
    tone('#dd6c2f', 0.3),
  );
}

function drawWheel(pen: Pen, view: Stage, stand: Stand, left: number) {
  const scale = view.scale(stand.at.z);
  const at = (radius: number) => wheelShape(view, stand, left, axle.up, axle.forward, radius);
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke * Math.PI) / 6;
    const end = (way: number) =>
      spotOn(stand, left, axle.up + way * 27 * Math.sin(angle), axle.forward + way * 27 * Math.cos(angle));
    tube(pen, view, [end(1), end(-1)], 0.35, metal);
  }
  stroke(pen, at(axle.radius - 1.6), rubber.shade, scale * 3.6);
  stroke(pen, at(axle.radius - 2), rubber.main, scale * 1.8);
  stroke(pen, at(axle.radius - 6), metal.main, scale * 1.2);
  fill(pen, at(4), metal.shade);
  fill(pen, at(2.4), mix(metal.main, '#ffffff', 0.3));
}

function drawCaster(pen: Pen, view: Stage, stand: Stand, left: number) {
  tube(pen, view, [spotOn(stand, left * 0.88, 44, 26), spotOn(stand, left * 0.88, 16, 28)], 1.4, metal);
  const rim = wheelShape(view, stand, left * 0.88, 9, 28, 9);
  fill(pen, rim, rubber.main);
  stroke(pen, rim, rubber.shade, view.scale(stand.at.z) * 1.4);
  fill(pen, wheelShape(view, stand, left * 0.88, 9, 28, 3.6), metal.main);
}

function drawFootplate(pen: Pen, view: Stage, stand: Stand, side: 1 | -1, down: boolean) {
  const left = side * 13;
  tube(pen, view, [spotOn(stand, side * 20, 46, 24), spotOn(stand, left, 14, 46)], 1.4, metal);
  if (down)
    turnedBlock(pen, view, stand, { left: [left - 8, left + 8], up: [11, 13.4], forward: [42, 62] }, rubber);
  else
    turnedBlock(
      pen,
      view,
      stand,
      { left: [side * 19 - 1.4, side * 19 + 1.4], up: [13, 30], forward: [42, 58] },
      rubber,
    );
}

function drawSide(pen: Pen, view: Stage, spec: WheelchairSpec, side: 1 | -1) {
  const { stand, footplates } = spec;
  const left = side * 25;
  drawWheel(pen, view, stand, side * 29);
  tube(pen, view, [spotOn(stand, left, 96, -27), spotOn(stand, left, 50, -24)], 1.5, metal);
  tube(pen, view, [spotOn(stand, left, 94, -27), spotOn(stand, left, 95, -38)], 2, rubber);
  tube(pen, view, [spotOn(stand, left, 50, -24), spotOn(stand, left, 48, 26)], 1.5, metal);
  tube(
    pen,
    view,
    [spotOn(stand, left, 72, -22), spotOn(stand, left, 72, 14), spotOn(stand, left, 50, 18)],
    1.4,
    metal,
  );
  padded(
    pen,
    view,
    stand,
    { left: [left - 3, left + 3], up: [70.5, wheelchairArm], forward: [-18, 15] },
    rubber,
    1.6,
  );
  drawCaster(pen, view, stand, left);
  if (footplates === 'up') drawFootplate(pen, view, stand, side, false);
  drawBrake(pen, view, spec, side === 1 ? 'left' : 'right');
}

/** A wheelchair. Its place is under the middle of the seat; who sits in it is drawn between the two layers. */
export function wheelchair(view: Stage, spec: WheelchairSpec): SeatLayers {
  const { stand } = spec;
  const near = facing(stand.turn).left.z < 0 ? 1 : -1;
  const faces = Math.abs(stand.turn) < 12;
  return {
    behind: (pen) => {
      const floor = spotOn(stand, 0, 0, 6);
      groundShadow(pen, view, floor.x, floor.z, 44, 40);
      padded(pen, view, stand, { left: [-23, 23], up: [52, 94], forward: [-28, -24] }, vinyl, 2);
      drawSide(pen, view, spec, near === 1 ? -1 : 1);
      padded(pen, view, stand, { left: [-23, 23], up: [44, wheelchairSeat], forward: [-24, 24] }, vinyl, 2.4);
      if (faces) drawSide(pen, view, spec, near);
      // Feet stand on them, so both lie behind who sits here.
      if (spec.footplates === 'down')
        for (const side of [-1, 1] as const) drawFootplate(pen, view, stand, side, true);
    },
    front: (pen) => {
      if (!faces) drawSide(pen, view, spec, near);
    },
  };
}
