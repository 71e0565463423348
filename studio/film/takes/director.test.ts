import { expect, test } from 'vitest';
import { FRAME } from '../frames.ts';
import { alive } from './alive.ts';
import { type Cue, perform, sentencesOf } from './director.ts';
import { claimer, coach } from './parts.ts';

const words = [
  { text: 'Look', start: 0.5, end: 1, sentence: 0 },
  { text: 'here.', start: 1, end: 3, sentence: 0 },
  { text: 'Who', start: 4, end: 5, sentence: 1 },
  { text: 'now?', start: 5, end: 6, sentence: 1 },
];
const speech = {
  pcm: new Int16Array(0),
  phones: [{ phone: 'ɑ', start: 0.5, end: 3, word: 0, stressed: true }],
  words,
  seconds: 7,
};
const cues: Cue[] = [
  { expression: 'concern', gesture: 'point', look: 'object' },
  { expression: 'warm', gesture: null, look: 'viewer' },
];
const act = (seed: string) =>
  perform(
    speech,
    ({ index }) => cues[index] ?? { expression: 'neutral', gesture: null, look: 'viewer' },
    seed,
  );
const frames = Array.from({ length: 7 * 24 }, (_, index) => index * FRAME);

test('a sentence ends where its last word ends and knows if it asks', () => {
  expect(sentencesOf(words)).toEqual([
    { start: 0.5, end: 3, question: false },
    { start: 4, end: 6, question: true },
  ]);
});

test('gesture, look and expression follow the part of each sentence', () => {
  const at = act('a');
  expect(at(1.8)).toMatchObject({ gesture: { name: 'point', amount: 1 }, attention: 1 });
  expect(at(1.8).expression).toEqual({ name: 'concern', amount: 1 });
  expect(at(5)).toMatchObject({ gesture: null, attention: 0 });
  expect(at(5).expression).toEqual({ name: 'warm', amount: 1 });
});

test('a question lifts the brows', () => {
  const at = act('a');
  expect(at(5).brow).toBeGreaterThan(0.6);
  expect(at(3.5).brow).toBeLessThan(0.2);
});

test('nothing jumps: hands, eyes, head, face and brows move little from frame to frame', () => {
  const at = act('a');
  for (const seconds of frames.slice(1)) {
    const [before, now] = [at(seconds - FRAME), at(seconds)];
    expect(Math.abs((now.gesture?.amount ?? 0) - (before.gesture?.amount ?? 0))).toBeLessThan(0.15);
    const shown = (performance: typeof now) =>
      ({ concern: 1, warm: -1 })[performance.expression.name as string] ?? 0;
    const feeling = (performance: typeof now) => shown(performance) * performance.expression.amount;
    expect(Math.abs(feeling(now) - feeling(before))).toBeLessThan(0.25);
    for (const name of ['attention', 'breath', 'nod', 'tilt', 'brow'] as const) {
      expect(Math.abs(now[name] - before[name])).toBeLessThan(0.25);
    }
  }
});

test('the same seed moves the same way, another seed another way', () => {
  const movement = (seed: string) => frames.map(alive(seed, 7));
  expect(movement('Joon')).toEqual(movement('Joon'));
  expect(movement('Joon')).not.toEqual(movement('Rosa'));
});

test('head, breath and glance depend on the seed alone, whatever the length and the pauses of a clip', () => {
  const movement = (seconds: number, pauses: number[] = []) =>
    frames.map(alive('Joon', seconds, pauses)).map(({ blink: _, ...rest }) => rest);
  for (const seconds of [1, 4, 30]) expect(movement(seconds)).toEqual(movement(7));
  expect(movement(7, [1.5, 3])).toEqual(movement(7));
});

test('everybody blinks, a few times in ten seconds, fully and briefly', () => {
  for (const seed of ['Joon', 'Rosa', 'Walter', 'Mina']) {
    const at = alive(seed, 10);
    const lids = Array.from({ length: 240 }, (_, index) => at(index * FRAME).blink);
    const blinks = lids.filter((lid, index) => lid > 0.5 && (lids[index - 1] ?? 0) <= 0.5).length;
    expect(blinks).toBeGreaterThanOrEqual(2);
    expect(blinks).toBeLessThanOrEqual(4);
    expect(lids.filter((lid) => lid > 0.5).length).toBeLessThanOrEqual(blinks * 5);
  }
});

test('who speaks blinks when a pause begins', () => {
  const pauses = [3, 6.2];
  const at = alive('Rosa', 10, pauses);
  for (const pause of pauses) expect(at(pause + 0.1).blink).toBe(1);
  const said = perform(
    {
      ...speech,
      phones: [...speech.phones, { phone: 'pau', start: 3, end: 4, word: null, stressed: false }],
    },
    () => ({ expression: 'neutral', gesture: null, look: 'viewer' }),
    'Rosa',
  );
  expect(said(3.1).blink).toBe(1);
});

const played = (part: ReturnType<typeof coach>, index: number) =>
  part({ start: 0, end: 3, question: false, index, count: 2 }).expression;

test('who gives advice is earnest in one sentence and friendly in the next, whatever the advice', () => {
  for (const clip of ['ex01_2', 'ex01_3', 'ex07_2']) {
    const part = claimer(clip);
    expect([0, 1].map((index) => played(part, index)).sort()).toEqual(['neutral', 'warm']);
  }
});

test('the Presenter does not smile at a wrong answer, and then does', () => {
  const missed = coach('sorry-that-is-not-the-right-answer-please-try-again');
  expect([played(missed, 0), played(missed, 1)]).toEqual(['neutral', 'warm']);
  expect(played(coach('right-you-got-it'), 0)).toBe('warm');
});
