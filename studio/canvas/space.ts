import type { Place } from './stage.ts';

export const add = (a: Place, b: Place): Place => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const times = (a: Place, factor: number): Place => ({
  x: a.x * factor,
  y: a.y * factor,
  z: a.z * factor,
});
export const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const length = (a: Place): number => Math.hypot(a.x, a.y, a.z);
export const unit = (a: Place): Place => times(a, 1 / (length(a) || 1));
export const cross = (a: Place, b: Place): Place => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** A place between two. @param amount 0 gives the first, 1 the second */
export const between = (a: Place, b: Place, amount: number): Place => add(a, times(minus(b, a), amount));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Three directions at right angles: own left, up and forward. */
export type Frame = { left: Place; up: Place; forward: Place };

/** Turns a direction around an axis. */
export function turned(direction: Place, axis: Place, angle: number): Place {
  const cos = Math.cos(angle);
  return add(
    add(times(direction, cos), times(cross(axis, direction), Math.sin(angle))),
    times(axis, dot(axis, direction) * (1 - cos)),
  );
}

/** The frame of a person who stands upright. @param turn degrees: 0 faces the viewer, 90 the right of the picture */
export function facing(turn: number): Frame {
  const angle = radians(turn);
  return {
    left: { x: Math.cos(angle), y: 0, z: Math.sin(angle) },
    up: { x: 0, y: 1, z: 0 },
    forward: { x: Math.sin(angle), y: 0, z: -Math.cos(angle) },
  };
}

/** Tips a frame: forward (towards its own front) and sideways (towards its own left), in degrees. */
export function tipped(frame: Frame, forward: number, sideways = 0): Frame {
  const bend = radians(forward);
  const up = add(times(frame.up, Math.cos(bend)), times(frame.forward, Math.sin(bend)));
  const ahead = add(times(frame.forward, Math.cos(bend)), times(frame.up, -Math.sin(bend)));
  const lean = radians(sideways);
  return {
    up: add(times(up, Math.cos(lean)), times(frame.left, Math.sin(lean))),
    left: add(times(frame.left, Math.cos(lean)), times(up, -Math.sin(lean))),
    forward: ahead,
  };
}

/** Turns a frame about its own upright, in degrees, in the sense of `facing`. */
export function swivelled(frame: Frame, turn: number): Frame {
  const angle = radians(turn);
  return {
    up: frame.up,
    left: add(times(frame.left, Math.cos(angle)), times(frame.forward, -Math.sin(angle))),
    forward: add(times(frame.forward, Math.cos(angle)), times(frame.left, Math.sin(angle))),
  };
}

/** A place given in a frame: own left, up and forward of an origin, in centimeters. */
export function inFrame(frame: Frame, origin: Place, left: number, up: number, forward: number): Place {
  return add(add(origin, times(frame.left, left)), add(times(frame.up, up), times(frame.forward, forward)));
}
