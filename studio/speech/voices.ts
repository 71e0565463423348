/** Who speaks in the clips. */
export type Speaker = 'Presenter' | 'Rosa' | 'Walter' | 'Mina';

/** One RHVoice voice; rate and pitch in percent of the voice's own default. */
export type Voice = { profile: string; rate: number; pitch: number };

/**
 * The voices, LGPL-2.1-or-later, from Debian's packages rhvoice and rhvoice-english. Never use `evgeniy-eng` or
 * `lyubov` of the same package: their licence forbids derived works. Slower rates than these were measured to be
 * less intelligible, so the calm pace comes from the pauses as far as it can.
 */
export const VOICES: Record<Speaker, Voice> = {
  Presenter: { profile: 'bdl', rate: 72, pitch: 96 },
  Walter: { profile: 'alan', rate: 69, pitch: 94 },
  Mina: { profile: 'clb', rate: 76, pitch: 93 },
  Rosa: { profile: 'slt', rate: 70, pitch: 102 },
};

/** Silences in seconds: before the first word, after a comma, between sentences, after the last word. */
export const PAUSES = { lead: 0.35, comma: 0.45, sentence: 0.85, tail: 0.7 };

/**
 * The pace, in words a minute, that pauses are drawn out or shortened for, and how far they may be. Nobody is hurried,
 * and a long line does not fall apart into single sentences. A line that pauses cannot calm is spoken slower, down to
 * `slowerVoice` of the voice's own rate.
 */
export const PACE = { slowest: 120, fastest: 130, shortest: 0.5, longest: 2, slowerVoice: 0.8 };

/** Samples a second of all speech, mono, 16 bit: what the voices give and the clips carry. */
export const SAMPLE_RATE = 24000;
