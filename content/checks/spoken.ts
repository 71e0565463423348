/** The words of a text in lower case, with apostrophes, and split at hyphens. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}

/** How many sentences a text has; the period of a title such as Mr. or of p.m. before more words does not end one. */
export function countSentences(text: string): number {
  const ends = text
    .replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1')
    .replace(/\b([ap])\.m\.(?=\s+\p{Ll})/gu, '$1m')
    .match(/[.!?]+['"’”)]*(?=\s|$)/g);
  return Math.max(1, ends?.length ?? 0);
}
