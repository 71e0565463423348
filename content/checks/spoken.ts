/** The words of a text, lower case, apostrophes kept, hyphenated words apart. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}

/** How many sentences a text has; the dot of a title such as Mr. ends none. */
export function countSentences(text: string): number {
  const ends = text.replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1').match(/[.!?]+['"’”)]*(?=\s|$)/g);
  return Math.max(1, ends?.length ?? 0);
}
