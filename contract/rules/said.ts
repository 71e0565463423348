/** A clip to read: what sounds, and who says what. */
export function saidIn(
  character: string,
  { sounds, words }: { sounds: readonly string[]; words: string },
): string {
  return [...sounds, `${character}: ${words}`].join(' ');
}
