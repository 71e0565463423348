import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Fault } from '../faults.ts';
import type { Language } from '../languages.ts';
import type { PlayerText } from './player-texts.ts';
import { readingEase } from './spanish/ease.ts';
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

/** Spanish: on both scales, for texts long enough to be measured. */
const LEAST_EASE = 70;
const FEWEST_WORDS = 8;

/** The ease of a Spanish text, from about 0 (hard) to 100 (easy): the lower one of both scales. */
export function readingEaseOf(text: string): number {
  const { fernandezHuerta, inflesz } = readingEase(text);
  return Math.min(fernandezHuerta, inflesz);
}

/** Whether the ease of a Spanish text says something: one long word decides that of a short text. */
export function isLongEnough(text: string): boolean {
  return wordsOf(text).length >= FEWEST_WORDS;
}

/**
 * Why a text reads too hard, or null. The US school grade may be `grade` at most; the ease of Spanish is the same for all.
 */
export function tooHard(text: string, language: Language, grade = HIGHEST_GRADE): string | null {
  if (language === 'en') {
    const its = readingGrade(text);
    return its > grade ? `reads at grade ${its.toFixed(1)}; at most ${grade}` : null;
  }
  const ease = readingEaseOf(text);
  return isLongEnough(text) && ease < LEAST_EASE
    ? `reads at an ease of ${ease.toFixed(0)} (Fernández Huerta, INFLESZ); at least ${LEAST_EASE}`
    : null;
}

/** Checks that spoken and explaining texts are easy to read. Titles and names are too short to be measured. */
export function checkReading(texts: PlayerText[], language: Language): Fault[] {
  return texts
    .filter(({ kind }) => !tooShort.has(kind))
    .flatMap(({ file, field, text }) => {
      const reason = tooHard(text, language);
      return reason === null ? [] : [{ file, field, reason: `${reason}. Use shorter words and sentences` }];
    });
}
