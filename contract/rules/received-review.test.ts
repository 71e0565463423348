import { expect, test } from 'vitest';
import { review } from '../testing/reviews.ts';
import { receiveReview } from './received-review.ts';

const at = '2026-06-10T09:00:00.000Z';

test.each([
  ['an hour ago', '2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.000Z'],
  ['ninety days ago, offline', '2026-03-12T09:00:00.000Z', '2026-03-12T09:00:00.000Z'],
  ['longer ago', '2026-03-12T08:59:59.999Z', at],
  ['by a clock that is a day ahead', '2026-06-11T09:00:00.000Z', '2026-06-11T09:00:00.000Z'],
  ['by a clock that is further ahead', '2026-06-11T09:00:00.001Z', at],
])('a review made %s is dated %s', (_when, reviewedAt, dated) => {
  expect(receiveReview(review({ reviewedAt }), at, null).reviewedAt).toBe(dated);
});

test.each([
  ['a wrong option sent as correct is incorrect', 'correct', 3, 2, 'incorrect'],
  ['the right option sent as incorrect is correct', 'incorrect', 2, 2, 'correct'],
  ['without a known answer the outcome stands as sent', 'correct', 3, null, 'correct'],
] as const)('%s', (_rule, outcome, selectedOptionId, answer, graded) => {
  expect(receiveReview(review({ outcome, selectedOptionId }), at, answer).outcome).toBe(graded);
});
