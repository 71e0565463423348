/** Frames a second of every clip; the frame is `frameWidth` x `frameHeight` of the pen. */
export const FPS = 24;

/** A frame's length in seconds. */
export const FRAME = 1 / FPS;

/** Eases from 0 to 1 with zero speed at both ends; values outside 0-1 are clamped. */
export function eased(amount: number): number {
  const x = Math.min(1, Math.max(0, amount));
  return x * x * x * (x * (x * 6 - 15) + 10);
}
