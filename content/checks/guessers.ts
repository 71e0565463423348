import type { Fault } from '../faults.ts';
import type { Pair } from './claims.ts';
import { wordsOf } from './spoken.ts';

/** How many answers a guesser gets right if it knows only the wording of the claims. */
export type Guess = { by: string; right: number; of: number };

type Features = (text: string) => Set<string>;

const singleWords: Features = (text) => new Set(wordsOf(text));

const wordPairs: Features = (text) => {
  const words = wordsOf(text);
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
};

/** Chance alone gives 18 to 33 of 50. */
const MOST_BY_WORDING = 31 / 50;
/** Chance alone gives 14 to 27 of the 41 that looking or hearing decides. */
const MOST_UNSEEN = 26 / 41;
const LONGER_IS_RIGHT = { least: 20 / 50, most: 30 / 50 };

/** Guesses by words, by word pairs and by length. An undecided guess counts half. */
export function guess(pairs: Pair[]): { wording: Guess[]; length: Guess[] } {
  const of = pairs.length;
  return {
    wording: [
      { by: 'words', right: guessByNaiveBayes(pairs, singleWords), of },
      { by: 'word pairs', right: guessByNaiveBayes(pairs, wordPairs), of },
    ],
    length: [
      { by: 'more words', right: guessLonger(pairs, (text) => wordsOf(text).length), of },
      { by: 'more letters', right: guessLonger(pairs, (text) => text.length), of },
    ],
  };
}

/** Finds out whether wording gives away what only looking or hearing should. */
export function checkUnseen(pairs: Pair[]): Fault[] {
  return guess(pairs)
    .wording.filter(({ right, of }) => right / of > MOST_UNSEEN)
    .map(({ by, right, of }) => ({
      file: 'exercises',
      field: 'main.options',
      reason: `what should be seen or heard can be read: guessing by ${by} is right in ${right} of ${of}, more than ${Math.floor(MOST_UNSEEN * of)}`,
    }));
}

/** Finds out whether the wording or the length of the claims gives the right ones away. */
export function checkGuessers(pairs: Pair[]): Fault[] {
  const { wording, length } = guess(pairs);
  const fault = ({ by, right, of }: Guess, limit: string): Fault => ({
    file: 'exercises',
    field: 'main.options',
    reason: `the claims give the answer away: guessing by ${by} is right in ${right} of ${of}, ${limit}`,
  });
  const share = ({ right, of }: Guess) => right / of;
  return [
    ...wording
      .filter((guessed) => share(guessed) > MOST_BY_WORDING)
      .map((guessed) => fault(guessed, `more than ${Math.floor(MOST_BY_WORDING * guessed.of)}`)),
    ...length
      .filter((guessed) => share(guessed) < LONGER_IS_RIGHT.least || share(guessed) > LONGER_IS_RIGHT.most)
      .map((guessed) =>
        fault(guessed, `not ${LONGER_IS_RIGHT.least * guessed.of} to ${LONGER_IS_RIGHT.most * guessed.of}`),
      ),
  ];
}

/**
 * Naive Bayes on the presence of features, add-one smoothing, leaving out the exercise that is guessed.
 * Returns how many of the pairs it gets right.
 */
export function guessByNaiveBayes(pairs: Pair[], features: Features): number {
  const read = pairs.map(({ exerciseId, right, wrong }) => ({
    exerciseId,
    right: features(right),
    wrong: features(wrong),
  }));
  return sumOf(read, (pair) => {
    const others = read.filter((other) => other.exerciseId !== pair.exerciseId);
    const right = countFeatures(others.map((other) => other.right));
    const wrong = countFeatures(others.map((other) => other.wrong));
    const share = (count = 0) => (count + 1) / (others.length + 2);
    /** Log odds that a claim with this feature, instead of one without it, is the right one. */
    const weight = (feature: string) => {
      const [inRight, inWrong] = [share(right.get(feature)), share(wrong.get(feature))];
      return Math.log((inRight * (1 - inWrong)) / (inWrong * (1 - inRight)));
    };
    return decided(sumOf(pair.right, weight), sumOf(pair.wrong, weight));
  });
}

function guessLonger(pairs: Pair[], length: (text: string) => number): number {
  return sumOf(pairs, ({ right, wrong }) => decided(length(right), length(wrong)));
}

/** 1 when the right claim scores more, 0 when the wrong one does, half when they score the same. */
export function decided(right: number, wrong: number): number {
  const lead = right - wrong;
  if (Math.abs(lead) < 1e-9) return 0.5;
  return lead > 0 ? 1 : 0;
}

function countFeatures(texts: Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const feature of text) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}

export function sumOf<T>(values: Iterable<T>, amount: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += amount(value);
  return sum;
}
