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
