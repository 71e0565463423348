import { expect, test } from 'vitest';
import { longestRun } from './balance.ts';
import { checkWording } from './banned-wording.ts';
import type { Pair } from './claims.ts';
import { checkGuessers, guess } from './guessers.ts';
import { readingGrade } from './reading.ts';
import { countSentences, wordsOf } from './spoken.ts';

const pairs = (count: number, right: (n: number) => string, wrong: (n: number) => string): Pair[] =>
  Array.from({ length: count }, (_, n) => ({ exerciseId: n + 1, right: right(n), wrong: wrong(n) }));

test('words keep their apostrophes and are split at hyphens', () => {
  expect(wordsOf("Don’t use Joon's non-slip mat, Mr. Bell!")).toEqual([
    "don't",
    'use',
    "joon's",
    'non',
    'slip',
    'mat',
    'mr',
    'bell',
  ]);
});

test('the period of a title ends no sentence, and a closing quote does not hide an end', () => {
  expect(countSentences("Mr. Bell says, 'Wait!' Then he sits.")).toBe(2);
});

test('a word that only right claims say gives every answer away', () => {
  const claims = pairs(
    50,
    (n) => `ask about thing${n}`,
    (n) => `walk past thing${n}`,
  );
  expect(guess(claims).wording).toEqual([
    { by: 'words', right: 50, of: 50 },
    { by: 'word pairs', right: expect.any(Number), of: 50 },
  ]);
});

test('a word pair gives the answer away where the single words do not', () => {
  const claims = pairs(
    50,
    (n) => `please go now or wait for thing${n}`,
    (n) => `please wait now or go for thing${n}`,
  );
  const [words, wordPairs] = guess(claims).wording;
  expect(words?.right).toBe(25);
  expect(wordPairs?.right).toBe(50);
});

test('claims that share no words can only be guessed by chance: half of the answers', () => {
  const silent = pairs(
    50,
    (n) => `right${n} one${n}`,
    (n) => `wrong${n} two${n}`,
  );
  expect(guess(silent).wording.map((by) => by.right)).toEqual([25, 25]);
});

test('the guesser does not know the exercise that it guesses', () => {
  const twoOnly = pairs(
    2,
    (n) => `alpha${n}`,
    (n) => `beta${n}`,
  );
  expect(guess(twoOnly).wording[0]?.right).toBe(1);
});

test('the longer claim must not be right too often or too rarely', () => {
  const longRight = pairs(
    50,
    (n) => `alpha${n} and more words`,
    (n) => `beta${n}`,
  );
  const longWrong = pairs(
    50,
    (n) => `alpha${n}`,
    (n) => `beta${n} and more words`,
  );
  for (const claims of [longRight, longWrong]) {
    expect(checkGuessers(claims).map((fault) => fault.reason)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/guessing by more words is right in (0|50) of 50, not 20 to 30/),
        expect.stringMatching(/guessing by more letters is right in (0|50) of 50, not 20 to 30/),
      ]),
    );
  }
});

/** Grades by the Flesch-Kincaid formula from words, sentences and syllables counted by hand. */
test.each([
  { text: 'The cat sat on the mat. The dog ran to the red ball.', words: 13, sentences: 2, syllables: 13 },
  {
    text:
      'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in ' +
      'Liberty, and dedicated to the proposition that all men are created equal.',
    words: 30,
    sentences: 1,
    syllables: 48,
  },
  {
    text: 'Numb feet can’t warn you about edges and wet spots. Bare feet, socks, and slippers are linked with more serious injury in falls at home.',
    words: 25,
    sentences: 2,
    syllables: 32,
  },
])('the reading grade of "$text" is that of a count by hand', ({ text, words, sentences, syllables }) => {
  const byHand = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  expect(Math.abs(readingGrade(text) - byHand)).toBeLessThan(0.6);
});

test('the longest run of one position is found anywhere', () => {
  const answers = [2, 3, 3, 2, 2, 2, 3];
  const exercises = answers.map((answer) => ({ main: { answer } }));
  expect(longestRun(exercises as Parameters<typeof longestRun>[0])).toBe(3);
});

const violations = (text: string, ours = true) =>
  checkWording([{ file: 'f', field: 'script', kind: 'why', text, ours }]).length;

test.each([
  'Falls are a normal part of aging.',
  'You should know better.',
  'Take two tablets: 20 mg is enough.',
  'Stop taking your pill.',
  'This game prevents falls.',
  'It cuts falls by 26%.',
  'She is at high risk, a high-risk person.',
  'A wheelchair-bound man.',
  'Lift him with a neighbor.',
  'Put up both bed rails.',
  'Hold it until they come.',
  'Do not tell anyone.',
  'They may take away her freedom.',
  "Don't cut back on drinks.",
  'These last moments are new.',
  'I feel light in the head.',
  'Have him wear his hearing aids.',
  'Keep him in his chair.',
  'Rest when he is clean.',
])('a safety rule bans "%s"', (text) => {
  expect(violations(text)).toBeGreaterThan(0);
});

test.each([
  'Do not stop or change a medicine on your own.',
  "Don't lift him. Check for pain first.",
  'Hold on to the rail until you are steady.',
  'A drop in blood pressure can make you dizzy.',
  'At the senior lunch a man is shaky.',
  'Have the loose tape replaced.',
  'She likes to have them near.',
  'A firm pair keeps him steady.',
])('no safety rule bans "%s"', (text) => {
  expect(violations(text)).toBe(0);
});

test('a wrong claim may say what the game refutes, but never what harms dignity', () => {
  expect(violations('Put up both bed rails.', false)).toBe(0);
  expect(violations('He is a stubborn old victim.', false)).toBeGreaterThan(0);
});
