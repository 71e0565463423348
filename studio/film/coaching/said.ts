import type { TimedWord } from '../../speech/speech.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d' ]/gu, '')
    .trim();

/**
 * When a phrase is said, in seconds, whatever its case and marks. Null when it is not: a board then stays away rather
 * than come at a wrong time.
 */
export function saidAt(words: TimedWord[], phrase: string): number | null {
  const wanted = phrase.split(' ').map(plain);
  const found = words.findIndex((_, index) =>
    wanted.every((text, offset) => plain(words[index + offset]?.text ?? '') === text),
  );
  return words[found]?.start ?? null;
}
