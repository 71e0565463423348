import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR } from '../folders.ts';
import { speechOf } from '../speech/line.ts';
import { type Speech, wordsPerMinute } from '../speech/speech.ts';
import { writeWav } from '../speech/wav.ts';
import type { SpokenLine } from './lines.ts';

const SAID_DIR = join(CACHE_DIR, 'said');

/** The clip that `ex07 3`, `ex07_3` or `final` means. */
export const clipAsked = (asked: readonly string[]): string => asked.join('_');

/**
 * Speaks one line, without the sounds of its scene.
 * @returns the wav file, and its words
 */
export async function say(line: SpokenLine): Promise<{ file: string; speech: Speech }> {
  const speech = await speechOf(line.clip, line);
  mkdirSync(SAID_DIR, { recursive: true });
  const file = join(SAID_DIR, `${line.clip}.wav`);
  writeFileSync(file, writeWav(speech.pcm));
  return { file, speech };
}

/** What is said when, one line a word, and the pace. */
export function wordsTold({ words, seconds }: Pick<Speech, 'words' | 'seconds'>): string {
  const lines = words.map(({ text, start }) => `${start.toFixed(2).padStart(6)}  ${text}`);
  return [...lines, `${seconds.toFixed(1)} s, ${wordsPerMinute({ words }).toFixed(0)} words a minute`].join(
    '\n',
  );
}
