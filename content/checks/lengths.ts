import type { Fault } from '../faults.ts';
import type { PlayerText, TextKind } from './player-texts.ts';
import { countSentences, wordsOf } from './spoken.ts';

type Limit = { least?: number; words: number; sentences?: number };

/** The curriculum's limits, in words and sentences. The limit of a description is our own: about 20 seconds. */
const limits: Partial<Record<TextKind, Limit>> = {
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
};

/** Coaching clips last up to 20 seconds, at about 130 words a minute; these two may be longer. */
const COACHING_WORDS = 40;
const LONG_COACHING = { instructions: 150, final: 100 };

/** Checks that texts are short enough to be understood when heard once. */
export function checkLengths(texts: PlayerText[]): Fault[] {
  return texts.flatMap(({ file, field, kind, text }) => {
    const faults: Fault[] = [];
    const limit = kind === 'coaching' ? coachingLimit(field) : limits[kind];
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

function coachingLimit(clip: string): Limit {
  const long = Object.entries(LONG_COACHING).find(([name]) => name === clip);
  return { words: long ? long[1] : COACHING_WORDS };
}
