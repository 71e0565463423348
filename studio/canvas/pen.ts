import type { SKRSContext2D } from '@napi-rs/canvas';

/** What every drawing function draws on: a 2D context whose user space is the scene space. */
export type Pen = SKRSContext2D;

/** A place in scene space, in pixels of the 1280 x 720 picture. */
export type Point = { x: number; y: number };

/** A rectangle in scene space, in pixels of the 1280 x 720 picture. */
export type Box = { x: number; y: number; width: number; height: number };

export const frameWidth = 1280;
export const frameHeight = 720;
