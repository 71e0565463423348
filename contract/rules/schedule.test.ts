import { default_enable_fuzz, default_enable_short_term, default_request_retention } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { gameOf, noonOf, review } from '../testing/reviews.ts';
import { scheduleOf } from './schedule.ts';

/** How many days after the last answer each exercise is due. */
const restOf = (...given: Parameters<typeof scheduleOf>) =>
  scheduleOf(...given).map(({ dueAt, restedAt }) => {
    const answeredMs = Date.parse(restedAt) - 2 * 86_400_000;
    return (Date.parse(dueAt) - answeredMs) / 86_400_000;
  });

test('without answers nothing is scheduled, and an exercise only looked at or replaced since is not', () => {
  expect(scheduleOf(null, [])).toEqual([]);
  const game = gameOf('1:-');
  expect(scheduleOf(game, [])).toEqual([]);
  const replaced = gameOf('1:x').exercises.map((entry) => ({ ...entry, retired_title: 'An old one' }));
  expect(scheduleOf({ ...game, exercises: replaced }, [review({ retired: true })])).toEqual([]);
});

test('what was missed in the game is due two days later, and what was right a day after that', () => {
  expect(restOf(gameOf('1:✓ 2:x 3:a 4:s'), [])).toEqual([3, 2, 2, 2]);
});

test('the better the answer to a review, the longer the exercise rests', () => {
  const answers = [
    { outcome: 'incorrect' },
    { sure: false },
    { sure: null },
    { assisted: true },
    { sure: true },
  ] as const;
  const rests = answers.map((answer) => restOf(gameOf('1:✓'), [review(answer)])[0]);
  const [wrong, notSure, notSaid, helped, sure] = rests as [number, number, number, number, number];
  expect(wrong).toBe(2);
  expect([notSaid, helped]).toEqual([notSure, notSure]);
  expect(notSure).toBeGreaterThan(wrong);
  expect(sure).toBeGreaterThan(notSure);
});

test('a wrong answer that was called sure is a wrong answer', () => {
  expect(scheduleOf(null, [review({ outcome: 'incorrect', sure: true })])).toMatchObject([
    { isMissed: true },
  ]);
});

test('the rest grows with each right answer, and never beyond 90 days', () => {
  let day = 10;
  const reviews = [];
  const rests: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    reviews.push(review({ reviewedAt: noonOf(day) }));
    const [rest = 0] = restOf(gameOf('1:✓'), reviews);
    rests.push(rest);
    day += rest;
  }
  expect(rests).toEqual(rests.toSorted((a, b) => a - b));
  expect(rests.at(-1)).toBe(90);
});

test('answers within one day never shorten the rest below two days', () => {
  const reviews = ['09', '15', '21'].map((hour) =>
    review({ outcome: 'incorrect', reviewedAt: `2026-06-10T${hour}:00:00.000Z` }),
  );
  expect(scheduleOf(null, reviews)[0]?.dueAt).toBe('2026-06-12T21:00:00.000Z');
});

test.each([
  ['x', true],
  ['x✓', true],
  ['a', true],
  ['s', true],
  ['✓', false],
  ['✓x', false],
])('whether a game with %s counts as missed: %s', (marks, isMissed) => {
  expect(scheduleOf(gameOf(`1:${marks}`), [])).toMatchObject([{ isMissed }]);
});

test('a right review clears what was missed, sure or not; a wrong one brings it back', () => {
  const right = review({ sure: false });
  const wrong = review({ outcome: 'incorrect', reviewedAt: noonOf(20) });
  expect(scheduleOf(gameOf('1:x'), [right])).toMatchObject([{ isMissed: false }]);
  expect(scheduleOf(gameOf('1:x'), [right, wrong])).toMatchObject([{ isMissed: true }]);
});

test('a skip counts as missed until an answer follows in the game', () => {
  const later = gameOf('1:s', 1);
  const [answered] = gameOf('1:✓', 3).exercises;
  expect(scheduleOf({ ...later, exercises: answered ? [answered] : [] }, [])).toMatchObject([
    { isMissed: false, restedAt: noonOf(5) },
  ]);
});

test('the schedule knows the states of the last two reviews, whatever the game showed', () => {
  const statesAfter = (...reviews: Parameters<typeof scheduleOf>[1]) =>
    scheduleOf(gameOf('1:✓'), reviews)[0]?.lastStates;
  const first = review({ state: 'scene' });
  const second = review({ state: 'safe', reviewedAt: noonOf(20) });
  const third = review({ reviewedAt: noonOf(25) });
  expect([statesAfter(), statesAfter(first), statesAfter(first, second, third)]).toEqual([
    [],
    ['scene'],
    [null, 'safe'],
  ]);
});

test('an answer to an exercise that was put in other words counts, one to an exercise that was replaced does not', () => {
  const game = gameOf('1:x 2:x');
  const [rewritten, replaced] = game.exercises.map((entry) => ({ ...entry, retired_title: 'Before' }));
  const exercises = [{ ...rewritten, rewritten: true }, replaced] as typeof game.exercises;
  expect(scheduleOf({ ...game, exercises }, []).map(({ exerciseId }) => exerciseId)).toEqual([1]);
  const reviews = [
    review({ exerciseId: 3, retired: true, rewritten: true }),
    review({ exerciseId: 4, retired: true }),
  ];
  expect(scheduleOf(null, reviews).map(({ exerciseId }) => exerciseId)).toEqual([3]);
});

test('reviews of an earlier game count after "Start New", with the first answers of the new one', () => {
  const reviews = [review({ exerciseId: 7 }), review({ exerciseId: 1, reviewedAt: noonOf(12) })];
  const schedule = scheduleOf(gameOf('1:x', 20), reviews);
  expect(schedule).toMatchObject([
    { exerciseId: 1, isMissed: true, reviewedAt: noonOf(12), restedAt: noonOf(22) },
    { exerciseId: 7, reviewedAt: noonOf(10) },
  ]);
});

test('the library has the defaults that the decision record names', () => {
  expect([default_request_retention, default_enable_fuzz, default_enable_short_term]).toEqual([
    0.9,
    false,
    true,
  ]);
});
