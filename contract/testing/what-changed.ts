import type { Review } from '../reviews.ts';
import { noonOf, review } from './reviews.ts';

/**
 * What players may have seen again, and every word that the Reports tab and the PDF must say about it: written by hand,
 * never by the code under test.
 */
export type ChangeCase = {
  name: string;
  /** The marks of `gameOf` and `playGame`. */
  game: string;
  /** Reviews in order, see `reviewsOf`. */
  reviews: string;
  /** Exercises of the plan that are done. */
  done?: number[];
  /** The sentence that comes first, and the numbers after it; nothing is counted without it. */
  all?: [lead: string, numbers: string];
  /** Kind of signal, right at once in the latest reviews, of how many, and at first. */
  kinds?: [kind: string, now: number, seenAgain: number, first: number][];
  sureAndWrong?: number[];
};

/** `✓` right, `x` wrong, `a` right with help; then `!` sure, `?` not sure, nothing if not said: `2:✓! 3:x? 4:a`. */
export function reviewsOf(marks: string, day = 10): Review[] {
  return marks
    .split(' ')
    .filter(Boolean)
    .map((visit) => {
      const [id, [mark, sure] = ''] = visit.split(':') as [string, string?];
      return review({
        exerciseId: Number(id),
        outcome: mark === 'x' ? 'incorrect' : 'correct',
        assisted: mark === 'a',
        sure: sure === undefined ? null : sure === '!',
        reviewedAt: noonOf(day),
      });
    });
}

const numbers = (seenAgain: number, now: number | 'none', first: number | 'none') =>
  `You looked at ${seenAgain} moments again and spotted ${now} right away. The first time, you spotted ${first}.`;

export const changeCases: readonly ChangeCase[] = [
  { name: 'no review and nothing done', game: '1:✓ 2:x 3:s', reviews: '' },
  { name: 'two reviews are too few to count', game: '1:x 2:x', reviews: '1:✓! 2:✓!' },
  {
    name: 'three reviews, more than the first time',
    game: '1:✓ 2:x✓ 3:x',
    reviews: '1:✓! 2:✓ 3:x?',
    all: ['You spotted more than the first time.', numbers(3, 2, 1)],
  },
  {
    name: 'everything is still noticed',
    game: '1:✓ 2:✓ 3:✓',
    reviews: '1:✓! 2:✓? 3:✓',
    all: ['What you noticed has stayed with you.', numbers(3, 3, 3)],
  },
  {
    name: 'as much as before, of other moments',
    game: '1:✓ 2:x 3:x',
    reviews: '1:x 2:✓ 3:x',
    all: ['You spotted as much as the first time.', numbers(3, 1, 1)],
  },
  {
    name: 'less than the first time: nothing sounds like a loss',
    game: '1:✓ 2:✓ 3:✓',
    reviews: '1:x 2:a! 3:✓',
    all: ['It is good that you looked again.', numbers(3, 1, 3)],
  },
  {
    name: 'nothing right away, now or then',
    game: '1:x 2:a 3:xxa',
    reviews: '1:x 2:a 3:x',
    all: ['You spotted as much as the first time.', numbers(3, 'none', 'none')],
  },
  {
    name: 'of several reviews the latest counts',
    game: '1:x 2:x 3:x',
    reviews: '1:x! 2:✓ 3:✓ 1:✓! 2:x',
    all: ['You spotted more than the first time.', numbers(3, 2, 'none')],
  },
  {
    name: 'sure and wrong is worth another look, also with one review',
    game: '1:✓ 2:✓ 4:s',
    reviews: '4:x! 1:x! 2:x?',
    sureAndWrong: [1, 4],
  },
  {
    name: 'a skipped exercise has no first time',
    game: '1:s 2:✓ 3:✓ 4:-',
    reviews: '1:✓! 2:✓! 3:✓! 4:✓!',
  },
  {
    name: 'kinds of signal, the one that got better most comes first',
    game: '1:✓ 2:✓ 3:✓ 32:✓ 34:x 11:x 12:x 13:x 14:✓ 15:x 27:x 28:x 29:x 30:x',
    reviews: '1:✓ 2:✓ 3:x 32:✓ 34:x 11:✓ 12:✓ 13:✓ 14:✓ 15:x 27:✓ 28:✓ 29:✓ 30:✓',
    all: ['You spotted more than the first time.', numbers(14, 11, 5)],
    kinds: [
      ['Signals you can hear', 4, 5, 1],
      ['Hazards', 3, 5, 4],
    ],
  },
  { name: 'only the plan', game: '1:✓', reviews: '', done: [1, 7] },
];
