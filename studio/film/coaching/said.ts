import type { TimedWord } from '../../speech/speech.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d' ]/gu, '')
    .trim();

/**
 * The time at which a phrase is spoken, in seconds, ignoring case and punctuation. Null if it is not spoken: a board then
 * stays hidden rather than appearing at a wrong time.
 */
export function saidAt(words: TimedWord[], phrase: string): number | null {
  const wanted = phrase.split(' ').map(plain);
  const found = words.findIndex((_, index) =>
    wanted.every((text, offset) => plain(words[index + offset]?.text ?? '') === text),
  );
  return words[found]?.start ?? null;
}
