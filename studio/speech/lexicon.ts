import { readFileSync } from 'node:fs';
import { SAID } from './decided.ts';
import { isVowel, STRESS } from './sounds.ts';

/** One reading, or several by part of speech; `None` is the strong one, before a pause. */
type Entry = string | Record<string, string | null>;

/** Where entries come from, the most trusted first; `unchecked` has wrong ones, so somebody hears its words once. */
const SOURCES = ['decided', 'checked', 'unchecked'] as const;
type Source = (typeof SOURCES)[number];

/** American English: written word -> its sounds. */
export type Lexicon = Record<Source, Record<string, Entry>>;

export function readLexicon(files: { checked: string; unchecked: string }): Lexicon {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;
  return { decided: SAID, checked: read(files.checked), unchecked: read(files.unchecked) };
}

/** `strong` is said before a pause: "by" in "close by". Other readings have to be decided by hand. */
export type Reading = { plain: string; strong: string; others: string[]; source: Source | 'ending' };

function readingOf(entry: Entry, source: Source): Reading | null {
  if (typeof entry === 'string') return { plain: entry, strong: entry, others: [], source };
  const { DEFAULT: plain, None: strong, DT: _, ...byKind } = entry;
  if (!plain) return null;
  const others = Object.values(byKind).filter((other) => other !== null && other !== plain);
  return { plain, strong: strong ?? plain, others: [...new Set(others as string[])], source };
}

/** A word as it is, or without one of the endings that English adds by rule; null where the lexicon has neither. */
export function lookUp(lexicon: Lexicon, word: string): Reading | null {
  for (const source of SOURCES) {
    const entry = lexicon[source][word.toLowerCase()] ?? lexicon[source][word];
    const reading = entry && readingOf(entry, source);
    if (reading) return reading;
  }
  for (const { end, stems, add } of ENDINGS) {
    if (!word.endsWith(end)) continue;
    for (const stem of stems(word.slice(0, -end.length))) {
      const reading = lookUp(lexicon, stem);
      if (reading) return { ...mapped(reading, add), source: 'ending' };
    }
  }
  return null;
}

const mapped = (reading: Reading, add: (sounds: string) => string): Omit<Reading, 'source'> => ({
  plain: add(reading.plain),
  strong: add(reading.strong),
  others: reading.others.map(add),
});

const hushed = /[ptkfθ]$/;
const hissing = /[szʃʒʧʤ]$/;
const plural = (sounds: string) => sounds + (hushed.test(sounds) ? 's' : hissing.test(sounds) ? 'ᵻz' : 'z');
/** A t between vowels is a tap: "waited". */
const tapped = (sounds: string) => {
  const before = [...sounds].at(-2) ?? '';
  return /t$/.test(sounds) && (isVowel(before) || before === 'ɹ') ? `${sounds.slice(0, -1)}ɾ` : sounds;
};
const past = (sounds: string) => {
  if (/[td]$/.test(sounds)) return `${tapped(sounds)}ᵻd`;
  return sounds + (/[pkfθsʃʧ]$/.test(sounds) ? 't' : 'd');
};
/** "stopped" comes from "stop". */
const single = (stem: string) => (/([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : []);
const fromY = (stem: string) => (stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []);

/** The endings, what a word was before them, and what they add to its sounds. */
const ENDINGS: { end: string; stems: (stem: string) => string[]; add: (sounds: string) => string }[] = [
  { end: "'s", stems: (stem) => [stem], add: plural },
  { end: "'ll", stems: (stem) => [stem], add: (sounds) => `${sounds}ᵊl` },
  { end: "'d", stems: (stem) => [stem], add: (sounds) => `${sounds}d` },
  { end: 'es', stems: (stem) => [`${stem}e`, stem, ...fromY(stem)], add: plural },
  { end: 's', stems: (stem) => [stem], add: plural },
  { end: 'ed', stems: (stem) => [`${stem}e`, stem, ...single(stem), ...fromY(stem)], add: past },
  {
    end: 'ing',
    stems: (stem) => [stem, `${stem}e`, ...single(stem)],
    add: (sounds) => `${tapped(sounds)}ɪŋ`,
  },
];

/** The same word with its main stress, as one says what matters in a sentence. */
export function stressed(sounds: string): string {
  if (sounds.includes(STRESS.main)) return sounds;
  if (sounds.includes(STRESS.second)) return sounds.replace(STRESS.second, STRESS.main);
  const vowel = [...sounds].findIndex(isVowel);
  return [...sounds].toSpliced(Math.max(0, vowel), 0, STRESS.main).join('');
}
