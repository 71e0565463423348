import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Fault } from '../faults.ts';
import type { PlayerText } from './player-texts.ts';
import { countSentences, wordsOf } from './spoken.ts';

const HIGHEST_GRADE = 6;

/** Names and labels are too short to be measured. */
const tooShort: ReadonlySet<string> = new Set(['title', 'short', 'place', 'other']);

const known = new Map<string, number>();

/** The same few words are in all texts. */
function countSyllables(word: string): number {
  const count = known.get(word) ?? syllable(word);
  known.set(word, count);
  return count;
}

/** The US school grade (Flesch-Kincaid) of a text; below 0 for the simplest texts. */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: countSentences(text),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + countSyllables(word), 0),
  });
}

/** Checks that spoken and explaining texts read at grade 6 or below. Titles and names are too short to be measured. */
export function checkReading(texts: PlayerText[]): Fault[] {
  return texts
    .filter(({ kind }) => !tooShort.has(kind))
    .map((text) => ({ ...text, grade: readingGrade(text.text) }))
    .filter(({ grade }) => grade > HIGHEST_GRADE)
    .map(({ file, field, grade }) => ({
      file,
      field,
      reason: `reads at grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE}. Use shorter words and sentences`,
    }));
}
