import type { Fault } from '../faults.ts';
import type { Language } from '../languages.ts';
import type { PlayerText, TextKind } from './player-texts.ts';
import { countSentences, wordsOf } from './spoken.ts';

type Limit = { least?: number; words: number; sentences?: number };

/**
 * The curriculum's limits, in words and sentences. The limit of a description is our own: about 20 seconds. Coaching clips
 * last up to 20 seconds too, at about 130 words a minute; two may be longer. Spanish needs about a fifth more words.
 */
const limits = {
  en: {
    title: { words: 6 },
    description: { words: 48 },
    scene: { words: 30 },
    claim: { least: 12, words: 26, sentences: 2 },
    prompt: { words: 15 },
    why: { words: 30 },
    why_other: { words: 22 },
    hint: { words: 12, sentences: 2 },
    why_not: { words: 25, sentences: 2 },
    try: { words: 26, sentences: 2 },
    short: { least: 3, words: 8 },
    place: { words: 8 },
    talk: { words: 18, sentences: 2 },
  },
  es: {
    title: { words: 7 },
    description: { words: 58 },
    scene: { words: 36 },
    claim: { least: 12, words: 30, sentences: 2 },
    prompt: { words: 18 },
    why: { words: 36 },
    why_other: { words: 26 },
    hint: { words: 14, sentences: 2 },
    why_not: { words: 30, sentences: 2 },
    try: { words: 31, sentences: 2 },
    short: { least: 3, words: 8 },
    place: { words: 9 },
    talk: { words: 22, sentences: 2 },
  },
} satisfies Record<Language, Partial<Record<TextKind, Limit>>>;

const coachingLimits: Record<Language, { instructions: number; final: number; other: number }> = {
  en: { instructions: 150, final: 100, other: 40 },
  es: { instructions: 180, final: 120, other: 48 },
};

/** Checks that texts are short enough to be understood when heard once. */
export function checkLengths(texts: PlayerText[], language: Language): Fault[] {
  const its: Partial<Record<TextKind, Limit>> = limits[language];
  return texts.flatMap(({ file, field, kind, text }) => {
    const faults: Fault[] = [];
    const limit = kind === 'coaching' ? coachingLimit(field, language) : its[kind];
    const words = wordsOf(text).length;
    const sentences = countSentences(text);
    if (limit?.least && words < limit.least) {
      faults.push({ file, field, reason: `has ${words} words; at least ${limit.least}` });
    }
    if (limit && words > limit.words) {
      faults.push({ file, field, reason: `has ${words} words; at most ${limit.words}` });
    }
    if (limit?.sentences && sentences > limit.sentences) {
      faults.push({ file, field, reason: `has ${sentences} sentences; at most ${limit.sentences}` });
    }
    return faults;
  });
}

function coachingLimit(clip: string, language: Language): Limit {
  const { instructions, final, other } = coachingLimits[language];
  return { words: clip === 'instructions' ? instructions : clip === 'final' ? final : other };
}
