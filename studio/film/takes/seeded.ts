/** Numbers from 0 to 1 that look random and are the same for the same seed, on every machine. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A slow, endless drift between about -1 and 1: the small movement of a person who stands still. */
export function drift(random: () => number): (seconds: number) => number {
  const waves = [1, 2, 3].map((n) => ({
    hertz: 0.09 * n + random() * 0.08,
    phase: random() * 2 * Math.PI,
    size: 1 / n,
  }));
  return (seconds) =>
    waves.reduce(
      (sum, { hertz, phase, size }) => sum + size * Math.sin(2 * Math.PI * hertz * seconds + phase),
      0,
    ) / 1.9;
}
