import type { Expression, Gesture, Performance } from '#studio/scenes/scene.ts';
import { isVowel } from '#studio/speech/sounds.ts';
import type { Speech, TimedWord } from '#studio/speech/speech.ts';
import { mouthTrack } from '#studio/speech/visemes.ts';
import { eased, FRAME } from '../frames.ts';
import { alive } from './alive.ts';

/** How a speaker plays one sentence. */
export type Cue = {
  expression: Expression;
  gesture: Gesture | null;
  /** When the eyes are on the object of interest: never, at the sentence's start, or all through. */
  look: 'viewer' | 'glance' | 'object';
};

/** Chooses a cue for each sentence of a line. */
export type Part = (sentence: Sentence & { index: number; count: number }) => Cue;

/** Times in seconds. */
type Sentence = { start: number; end: number; question: boolean };

const GESTURE_EASE = 0.6;
/** Nobody holds up a hand for longer than this. */
const GESTURE_HOLD = 3;
const LOOK_EASE = 0.35;
const EXPRESSION_EASE = 0.7;
const GLANCE = 1.2;

/** The sentences of a line with their times. */
export function sentencesOf(words: TimedWord[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const word of words) {
    const known = sentences[word.sentence];
    const question = /\?["'”’]*$/.test(word.text);
    if (known) Object.assign(known, { end: word.end, question });
    else sentences[word.sentence] = { start: word.start, end: word.end, question };
  }
  return sentences;
}

/** A silence of at least this many seconds is a pause that eyes close for. */
const PAUSE = 0.2;

/** When somebody stops for a moment while speaking, in seconds. */
function pausesOf({ phones, words }: Speech): number[] {
  const begins = words[0]?.start ?? 0;
  return phones
    .filter(({ word, start, end }) => word === null && end - start >= PAUSE && start > begins)
    .map(({ start }) => start);
}

/** 0 outside, 1 inside a span, eased at both ends within the given seconds. */
function within(at: number, span: { start: number; end: number }, ease: number): number {
  return eased((at - span.start) / ease) * (1 - eased((at - span.end) / ease));
}

/**
 * Turns a spoken line into a performance: lips from the phones, head and brows from the stresses, and for each
 * sentence the look, gesture and expression of the part.
 */
export function perform(speech: Speech, part: Part, seed: string): (at: number) => Performance {
  const base = alive(seed, speech.seconds, pausesOf(speech));
  const mouth = mouthTrack(speech.phones, FRAME);
  const sentences = sentencesOf(speech.words);
  const cues = sentences.map((sentence, index) => ({
    ...part({ ...sentence, index, count: sentences.length }),
    ...sentence,
  }));
  const stresses = speech.phones
    .filter(({ stressed, phone, start, end }) => stressed && isVowel(phone) && end - start > 0.09)
    .map(({ start, end }) => (start + end) / 2);

  const gestureAt = (at: number): Performance['gesture'] => {
    for (const { gesture, start, end } of cues) {
      // Hands start just before the words, and are down again before the next sentence lifts them.
      const until = Math.min(end - 0.25, start + GESTURE_HOLD);
      const amount = within(at, { start: start - 0.15, end: until }, GESTURE_EASE);
      if (gesture && amount > 0) return { name: gesture, amount };
    }
    return null;
  };
  const attentionAt = (at: number) =>
    Math.max(
      0,
      ...cues.map(({ look, start, end }) => {
        if (look === 'viewer') return 0;
        const until = look === 'glance' ? Math.min(end, start + GLANCE) : end;
        return within(at, { start: start - 0.2, end: until - 0.1 }, LOOK_EASE);
      }),
    );
  // A face goes through calm from one feeling to the next: half of the time for each way.
  const expressionAt = (at: number): Performance['expression'] => {
    const now = cues.findLast(({ start }) => at >= start - EXPRESSION_EASE) ?? cues[0];
    if (!now) return { name: 'neutral', amount: 1 };
    const before = cues[cues.indexOf(now) - 1];
    if (!before || before.expression === now.expression) return { name: now.expression, amount: 1 };
    const through = ((at - (now.start - EXPRESSION_EASE)) / EXPRESSION_EASE) * 2;
    return through < 1
      ? { name: before.expression, amount: 1 - eased(through) }
      : { name: now.expression, amount: eased(through - 1) };
  };

  return (at) => {
    const beat = Math.min(
      1,
      stresses.reduce((sum, stress) => sum + Math.exp(-(((at - stress) / 0.12) ** 2)), 0),
    );
    const asking = Math.max(
      0,
      ...sentences.map((sentence) => (sentence.question ? within(at, sentence, LOOK_EASE) : 0)),
    );
    const still = base(at);
    return {
      ...still,
      mouth: mouth(at),
      attention: attentionAt(at),
      expression: expressionAt(at),
      gesture: gestureAt(at),
      nod: still.nod + 0.3 * beat,
      tilt: still.tilt + 0.3 * asking,
      brow: Math.min(1, 0.2 * beat + 0.7 * asking),
    };
  };
}
