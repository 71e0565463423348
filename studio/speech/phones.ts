import { partsWhere } from './levels.ts';
import { UNIT } from './model.ts';
import type { Token } from './pronounce.ts';
import { isMark, isStress } from './sounds.ts';
import { SAMPLE_RATE } from './voices.ts';

/** One speech sound; times in seconds, `word` counts the written words from 0, null in a pause. */
export type Phone = { start: number; end: number; phone: string; word: number | null; stressed: boolean };

export const SILENCE = { phone: 'pau', word: null, stressed: false };

const seconds = (units: number) => (units * UNIT) / SAMPLE_RATE;

/**
 * The sounds of tokens and their times, as the model tells them.
 * @param units of each token, with those of the silence before the first and after the last
 */
export function phonesOf(tokens: readonly Token[], units: readonly number[]): Phone[] {
  if (units.length !== tokens.length + 2)
    throw new Error(`the voice told ${units.length} times for ${tokens.length} sounds`);
  let at = units[0] ?? 0;
  const phones: Phone[] = [{ ...SILENCE, start: 0, end: seconds(at) }];
  /** Where the next sound begins, when a space or a stress mark comes before it. */
  let begun: number | null = null;
  let stressed = false;
  tokens.forEach(({ sound, word }, index) => {
    const [from, length] = [at, units[index + 1] ?? 0];
    at += length;
    const last = phones.at(-1);
    if (isStress(sound)) {
      begun ??= from;
      stressed = true;
    } else if (sound === ' ') {
      // One word runs into the next: the first half is the end of one, the second the closure before the other.
      begun = from + length / 2;
      if (last) last.end = seconds(begun);
    } else {
      const times = { start: seconds(begun ?? from), end: seconds(at) };
      phones.push(isMark(sound) ? { ...SILENCE, ...times } : { phone: sound, ...times, word, stressed });
      begun = null;
      stressed = false;
    }
  });
  phones.push({ ...SILENCE, start: seconds(at), end: seconds(at + (units.at(-1) ?? 0)) });
  return phones;
}

/** By its energy, a sound is heard this many seconds before the time that the model tells (docs/studio.md). */
const EARLY = 0.06;

/** A window is quiet below this share of the loudest one's level. */
const QUIET = 0.015;

/** Seconds: silence shorter than this is the closure of a consonant; how far a silence may lie from its mark. */
const SHORTEST = 0.04;
const NEAR = { before: 0.25, after: 0.06 };

type Span = { start: number; end: number };

/** The silences in a sound, in seconds. */
function quietSpans(pcm: Int16Array): Span[] {
  return partsWhere(pcm, (level, loudest) => level <= loudest * QUIET)
    .map(({ start, end }) => ({ start: start / SAMPLE_RATE, end: end / SAMPLE_RATE }))
    .filter(({ start, end }) => end - start >= SHORTEST);
}

/** The longest silence around a mark, between the sounds before and after it. */
function silenceAt(mark: Phone, before: Phone | undefined, spans: readonly Span[]): Span | null {
  const from = before ? Math.max(before.start + 0.01, mark.start - NEAR.before) : 0;
  const near = spans
    .filter(({ start, end }) => start < mark.end + NEAR.after && end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end }));
  return near.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null;
}

/**
 * The sounds when they are heard: earlier than the model tells them, and with pauses where the sound is silent. A mark at
 * which nobody pauses is no pause.
 */
export function heardPhones(told: readonly Phone[], pcm: Int16Array): Phone[] {
  const spans = quietSpans(pcm);
  const earlier = (at: number) => Math.max(0, at - EARLY);
  const phones = told.map((phone) => ({ ...phone, start: earlier(phone.start), end: earlier(phone.end) }));
  const kept: Phone[] = [];
  phones.forEach((phone, index) => {
    const [before, after] = [kept.at(-1), phones[index + 1]];
    if (phone.word !== null) kept.push(phone);
    else if (before?.word !== null) kept.push(...cut(phone, { before, after }, spans));
  });
  return kept;
}

/** A pause as long as its silence, with its neighbors moved to its ends; none where there is no silence. */
function cut(
  mark: Phone,
  { before, after }: { before: Phone | undefined; after: Phone | undefined },
  spans: readonly Span[],
): Phone[] {
  const silence = silenceAt(mark, before, spans);
  const [start, end] = silence ? [silence.start, silence.end] : [mark.end, mark.end];
  if (before) before.end = start;
  if (after) Object.assign(after, { start: end, end: Math.max(after.end, end + 0.01) });
  return silence ? [{ ...SILENCE, start: before ? start : 0, end }] : [];
}
