import type { Language } from '#content/languages.ts';

/** Who speaks in the clips. */
export const SPEAKERS = ['Presenter', 'Rosa', 'Walter', 'Mina'] as const;
export type Speaker = (typeof SPEAKERS)[number];

/**
 * Whoever in the studio has an id of content/people.yaml.
 * @throws Error for anybody who has no voice
 */
export function speakerOf(id: string): Speaker {
  const speaker = SPEAKERS.find((name) => name.toLowerCase() === id);
  if (!speaker) throw new Error(`nobody has drawn or recorded "${id}"`);
  return speaker;
}

/** People in a scene who are heard once: the therapist, and a resident of the care center. */
export type Caller = 'Dana' | 'Mrs. Okafor';

/**
 * A voice of the model, or a person between two: the shares of the voices it is blended from, which add up to 1. `speed`
 * is the model's, at which this person speaks calmly.
 */
export type Voice = { blend: Record<string, number>; speed: number };

/** docs/studio.md tells how far these are from each other. */
export const VOICES: Record<Language, Record<Speaker | Caller, Voice>> = {
  en: {
    Presenter: { blend: { am_michael: 1 }, speed: 0.78 },
    Walter: { blend: { am_fenrir: 0.6, am_onyx: 0.4 }, speed: 0.72 },
    Mina: { blend: { af_kore: 1 }, speed: 0.74 },
    Rosa: { blend: { af_heart: 0.85, af_kore: 0.15 }, speed: 0.7 },
    Dana: { blend: { af_aoede: 1 }, speed: 0.78 },
    'Mrs. Okafor': { blend: { bf_emma: 1 }, speed: 0.64 },
  },
  es: {
    Presenter: { blend: { em_alex: 0.6, am_fenrir: 0.4 }, speed: 0.75 },
    Walter: { blend: { em_santa: 0.6, am_onyx: 0.4 }, speed: 0.75 },
    Mina: { blend: { ef_dora: 0.3, af_bella: 0.7 }, speed: 0.8 },
    Rosa: { blend: { ef_dora: 0.6, af_kore: 0.4 }, speed: 0.78 },
    // These two never meet, and each says one line.
    Dana: { blend: { ef_dora: 0.3, bf_emma: 0.7 }, speed: 0.85 },
    'Mrs. Okafor': { blend: { ef_dora: 0.3, bf_emma: 0.7 }, speed: 0.68 },
  },
};

/** Silences in seconds: before the first word, at a pause of the script, between sentences, after the last word. */
export const PAUSES = { lead: 0.35, marked: 0.4, sentence: 0.6, tail: 0.7 };

/**
 * Words a minute of a line. One that is slower or faster is spoken again at another speed of the model, within these
 * bounds, so that it comes `inside` by as much. A listener who hears where the words begin and end counts up to 3 more or
 * fewer than the limits of a clip (film/limits.ts), which are wider by that.
 */
export const PACE: Record<Language, Pace> = {
  en: { slowest: 123, fastest: 142, inside: 4, speeds: { slowest: 0.6, fastest: 0.95 } },
  es: { slowest: 118, fastest: 137, inside: 4, speeds: { slowest: 0.6, fastest: 0.95 } },
};

type Pace = {
  slowest: number;
  fastest: number;
  inside: number;
  speeds: { slowest: number; fastest: number };
};

/** Samples a second of all speech, mono, 16 bit: what the model gives and the clips carry. */
export const SAMPLE_RATE = 24000;
