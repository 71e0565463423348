/** Numbers from 0 to 1 that look random and are the same for the same seed on every machine. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The values in an order that `random` draws. */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
