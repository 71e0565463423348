/**
 * A movement that goes out and comes back: 0 at both ends of a beat, 1 in its middle.
 * @param beat 0 to 1, as `moment.beat`
 */
export const thereAndBack = (beat: number): number => Math.sin(Math.PI * beat) ** 2;

/**
 * The same several times, each time less: something that flaps, shakes or swings until it rests.
 * @param beat 0 to 1, as `moment.beat`
 * @param times how often it goes out
 * @returns -1 to 1, and 0 at both ends
 */
export const swinging = (beat: number, times: number): number =>
  Math.sin(2 * Math.PI * times * beat) * (1 - beat);

/**
 * One movement of several in a beat, eased at both its ends.
 * @param beat 0 to 1, as `moment.beat` runs evenly
 * @param from share of the beat at which the movement begins
 * @param to share of the beat at which it ends
 * @returns 0 before, 1 after
 */
export function during(beat: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (beat - from) / (to - from)));
  return x * x * (3 - 2 * x);
}
