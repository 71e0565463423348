import { countSentences, wordsOf } from '../spoken.ts';

/** Both scales go from 0, hard, to 100, easy; INFLESZ calls 65 to 80 fairly easy. */
export type Ease = { fernandezHuerta: number; inflesz: number };

/** A number as it is said, digit by digit or not: about one word of two syllables for each digit. */
const numbersSaid = (text: string) => text.replace(/[.,](?=\d)/g, '').replace(/\d/g, ' ocho ');

/**
 * How many syllables a Spanish word has: one for each strong or accented vowel, with the weak ones beside it, and one for
 * weak vowels alone. Silent letters and a vowel that is written y are taken into account.
 */
export function countSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replaceAll('qu', 'k')
    .replace(/gu(?=[eéií])/g, 'g')
    .replaceAll('h', '')
    .replace(/y(?![aeiouáéíóúü])/g, 'i');
  const vowels = spoken.match(/[iuü]?[aeoáéóíú][iuü]?|[iuü]+/g)?.length ?? 0;
  return Math.max(1, vowels);
}

/** The ease of reading by Fernández Huerta (1959) and by Szigriszt Pazos, whose scale is INFLESZ. */
export function readingEase(text: string): Ease {
  const words = wordsOf(numbersSaid(text));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0) / Math.max(1, words.length);
  const length = words.length / countSentences(text);
  return {
    fernandezHuerta: 206.84 - 60 * syllables - 1.02 * length,
    inflesz: 206.835 - 62.3 * syllables - length,
  };
}
