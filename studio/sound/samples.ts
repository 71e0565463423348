import { SAMPLE_RATE } from '../speech/voices.ts';

/** Mono sound at SAMPLE_RATE, -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

export const lengthOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

/** Sound from a function of time. @param at gives the sample at a second */
export function sampled(seconds: number, at: (second: number) => number): Samples {
  return Float32Array.from({ length: lengthOf(seconds) }, (_, index) => at(index / SAMPLE_RATE));
}

/** Lays sounds over each other, each from its second on; the result ends with the last of them. */
export function laid(parts: readonly { from: number; sound: Samples }[]): Samples {
  const end = Math.max(0, ...parts.map(({ from, sound }) => lengthOf(from) + sound.length));
  const whole = new Float32Array(end);
  for (const { from, sound } of parts) {
    const start = lengthOf(from);
    for (const [index, value] of sound.entries()) whole[start + index] = (whole[start + index] ?? 0) + value;
  }
  return whole;
}

/** A sine of some hertz with the given strengths of its overtones. */
export function ringing(hertz: number, second: number, overtones: readonly number[] = []): number {
  return overtones.reduce(
    (sum, strength, index) => sum + strength * Math.sin(2 * Math.PI * hertz * (index + 2) * second),
    Math.sin(2 * Math.PI * hertz * second),
  );
}

/** Rises and falls within some seconds, so that nothing clicks: 0 before `0` and after `long`. */
export function swelling(second: number, long: number, rise = 0.01, fall = 0.02): number {
  if (second < 0 || second > long) return 0;
  return Math.min(1, second / rise, (long - second) / fall);
}

/** White noise, the same for the same seed. */
export function noise(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** Takes away what is higher than some hertz, by 6 dB an octave. */
export function softened(sound: Samples, hertz: number): Samples {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let held = 0;
  return sound.map((value) => {
    held += share * (value - held);
    return held;
  });
}
