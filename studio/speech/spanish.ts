import { execFileSync } from 'node:child_process';
import { stressed } from './lexicon.ts';
import { standingOut, type Token, type Tongue, type Undecided } from './pronounce.ts';
import { isSound } from './sounds.ts';
import type { ScriptWord } from './spoken-words.ts';

/** Names and foreign words, spelled as they are said; keys in lower case. */
export const SPELLED: Readonly<Record<string, string>> = {
  walter: 'wálter',
  joon: 'yun',
  haddad: 'jadad',
  okafor: 'ocáfor',
  kelly: 'queli',
  novak: 'nóvac',
  bell: 'bel',
  hayes: 'jeis',
};

/** The signs of the International Phonetic Alphabet as the model was taught them: two that are one sound are one sign. */
const ONE_SIGN: readonly (readonly [RegExp, string])[] = [
  [/t͡ʃ/g, 'ʧ'],
  [/d͡ʒ/g, 'ʤ'],
  [/a͡ɪ/g, 'I'],
  [/a͡ʊ/g, 'W'],
  [/e͡ɪ/g, 'A'],
  [/o͡ʊ/g, 'O'],
  [/ɔ͡ɪ/g, 'Y'],
  [/[͡ː-]/g, ''],
];

/** Reads a phrase without marks: what each of its words sounds like, as the International Phonetic Alphabet writes it. */
export type Reader = (words: readonly string[]) => string[];

/**
 * Spanish of the Americas: its spelling decides how it is said, so every word can be read, by espeak-ng. What is said
 * between two marks is read at once, as a consonant hangs on the sound before its word.
 */
export function spanish(read: Reader = espeak): Tongue {
  return {
    pronounced: (sentences) => standingOut(tokensOf(sentences, read), sentences),
    undecided: (sentences) => foreignIn(sentences, read),
    toHear: (sentences) => [
      ...new Set(
        sentences.flatMap((words) =>
          words.flatMap(({ spoken }) =>
            spoken.flatMap((word) => (spelled(word) === word ? [] : `${word} ${spelled(word)}`)),
          ),
        ),
      ),
    ],
  };
}

/** Words that are read with a sound that the voice does not have: names of another language. */
function foreignIn(sentences: readonly ScriptWord[][], read: Reader): Undecided[] {
  const written = sentences.flat();
  return tokensOf(sentences, read).flatMap(({ sound, word }) => {
    const text = word === null ? undefined : written[word]?.spoken.join(' ');
    if (text === undefined || isSound(sound)) return [];
    const reason = `is read with "${sound}", which the voice does not have: spell it in studio/speech/spanish.ts`;
    return [{ word: text, reason }];
  });
}

function tokensOf(sentences: readonly ScriptWord[][], read: Reader): Token[] {
  const tokens: Token[] = [];
  let word = 0;
  for (const phrase of sentences.flatMap(phrasesOf)) {
    const sounds = read(phrase.flatMap(({ spoken }) => spoken.map(spelled))).map(inSigns);
    let at = 0;
    for (const { spoken, mark, pause, isStressed } of phrase) {
      if (tokens.length > 0) tokens.push({ sound: ' ', word: null });
      spoken.forEach((_, part) => {
        const said = sounds[at] ?? '';
        at += 1;
        const one = `${part > 0 ? ' ' : ''}${isStressed ? stressed(said) : said}`;
        tokens.push(...[...one].map((sound) => ({ sound, word })));
      });
      if (mark ?? pause) tokens.push({ sound: mark ?? ',', word: null });
      word += 1;
    }
  }
  return tokens;
}

const spelled = (word: string) => SPELLED[word.toLowerCase()] ?? word;
const inSigns = (sounds: string) =>
  ONE_SIGN.reduce((text, [written, sign]) => text.replace(written, sign), sounds);

/** A sentence, cut behind its marks. */
function phrasesOf(sentence: readonly ScriptWord[]): ScriptWord[][] {
  const phrases: ScriptWord[][] = [[]];
  for (const word of sentence) {
    phrases.at(-1)?.push(word);
    if (word.mark !== null || word.pause) phrases.push([]);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

const known = new Map<string, string[]>();
/** A phrase takes some 20 ms; a program that hangs ends the command. */
const MOST_MS = 30_000;

/** Reads a phrase once: the same phrase is asked for by every clip that says it. */
function espeak(words: readonly string[]): string[] {
  const phrase = words.join(' ').toLowerCase();
  const sounds = known.get(phrase) ?? aligned(words, phrase);
  known.set(phrase, sounds);
  return sounds;
}

/** Where two words are read as one, each is read alone. */
function aligned(words: readonly string[], phrase: string): string[] {
  const together = ipaOf(phrase);
  return together.length === words.length
    ? together
    : words.map((word) => ipaOf(word.toLowerCase()).join(''));
}

function ipaOf(text: string): string[] {
  const how = ['-q', '--ipa', '--tie=͡', '-v', 'es-419', '--', text];
  return execFileSync('espeak-ng', how, { encoding: 'utf8', timeout: MOST_MS }).trim().split(/\s+/);
}
