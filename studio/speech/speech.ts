import type { Phone } from './phones.ts';

/** One written word with its time in the clip, in seconds; `sentence` counts from 0. */
export type TimedWord = { text: string; start: number; end: number; sentence: number };

/** A spoken line: sound at SAMPLE_RATE with its silences, phones (their `word` counts `words`) and words. */
export type Speech = { pcm: Int16Array<ArrayBuffer>; phones: Phone[]; words: TimedWord[]; seconds: number };

/**
 * Words a minute between the start of the first and the end of the last word: the pace a listener hears.
 */
export function wordsPerMinute({ words }: Pick<Speech, 'words'>): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 0;
  return (words.length * 60) / (last.end - first.start);
}
