import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { readTexts } from '#content/texts.ts';
import { filmedIn, filmIn } from '../../language.ts';
import { cardPresence } from './board.ts';
import { boardOf } from './boards.ts';
import { saidAt } from './said.ts';

function coachingIn(language: (typeof languages)[number]) {
  const read = readTexts('content', { language });
  if (!read.ok) throw new Error('the content is broken');
  return read.texts.coaching;
}
const coaching = { en: coachingIn('en'), es: coachingIn('es') };

afterEach(() => filmIn('en'));

/** The line with a word every half second. */
function spoken(clip: string) {
  const texts = coaching[filmedIn()].find((line) => line.clip === clip)?.script.split(/\s+/) ?? [];
  const words = texts.map((text, index) => ({ text, start: index / 2, end: index / 2 + 0.4, sentence: 0 }));
  return { pcm: new Int16Array(0), phones: [], words, seconds: words.length / 2 };
}

test('a phrase is found whatever its case and marks, and null when it is not said', () => {
  const { words } = spoken('instructions');
  expect(saidAt(words, 'tap okay')).toBeGreaterThan(saidAt(words, 'Tap the person') ?? Infinity);
  expect(saidAt(words, 'never said')).toBeNull();
});

describe.each(languages)('in %s', (language) => {
  beforeEach(() => filmIn(language));

  test.each([
    'instructions',
    'final',
    'please-choose-the-best-answer-below',
    'sorry-that-is-not-the-right-answer-please-try-again',
    'why-did-you-choose-rosa-here',
  ])('everything on the board of %s comes while the clip still runs', (clip) => {
    const speech = spoken(clip);
    const items = boardOf(clip, speech, null)?.items ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const { from, to } of items) {
      expect(from).toBeLessThan(speech.seconds);
      expect(to).toBeGreaterThan(from + 1);
    }
  });

  test('in the final clip Rosa, Walter and Mina come when they are named, and no card hides them', () => {
    const speech = spoken('final');
    const board = boardOf('final', speech, null);
    const names = ['Rosa', 'Walter', 'Mina'];
    expect(board?.guests).toEqual(names.map((who) => ({ who, from: saidAt(speech.words, who) })));
    const last = board?.guests?.at(-1)?.from ?? 0;
    expect(cardPresence(board?.items ?? [], last)).toBe(0);
  });
});

test('the opening of a part names it', () => {
  const board = boardOf('part-1-opening', spoken('part-1-opening'), {
    number: 1,
    title: 'Recognizing Hazards',
  });
  expect(board?.shows).toBe('the words "Part 1, Recognizing Hazards"');
});

test('there is a card only while something is on it, and it stays over a short pause', () => {
  const draw = () => {};
  const items = [
    { from: 1, to: 3, draw },
    { from: 3.6, to: 6, draw },
    { from: 9, to: 12, draw },
  ];
  const presence = (at: number) => cardPresence(items, at);
  expect([0, 1, 7.5, 12].map(presence)).toEqual([0, 0, 0, 0]);
  expect([2, 3.3, 5, 10].map(presence)).toEqual([1, 1, 1, 1]);
});
