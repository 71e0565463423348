import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SceneState } from '../game.ts';
import { dayOf, gameOf, noonOf, review } from '../testing/reviews.ts';
import type { Schedule, ScheduledExercise } from './schedule.ts';
import { scheduleOf } from './schedule.ts';
import { todaysThree } from './todays-three.ts';

const offeredOn = (schedule: Schedule, day: number) =>
  todaysThree(schedule, dayOf(day)).offered.map(({ exerciseId }) => exerciseId);
const reviewedOn = (day: number, ...exercises: number[]) =>
  exercises.map((exerciseId) => review({ exerciseId, reviewedAt: noonOf(day) }));

const game = gameOf('1:✓ 2:✓ 3:x 4:✓ 5:s 6:a 7:x✓');

test('nothing is offered before the first answer, and nothing within two days of it', () => {
  expect(todaysThree([], dayOf(1))).toEqual({ offered: [], reviewed: 0, oneMore: null });
  const schedule = scheduleOf(game, []);
  expect(todaysThree(schedule, dayOf(2))).toEqual({ offered: [], reviewed: 0, oneMore: null });
  expect(offeredOn(schedule, 3)).not.toEqual([]);
});

test('three are offered, the missed ones first', () => {
  expect(offeredOn(scheduleOf(game, []), 3)).toEqual([3, 5, 6]);
  expect(offeredOn(scheduleOf(game, reviewedOn(3, 3, 5, 6)), 4)).toEqual([7, 1, 2]);
});

test('a missed exercise goes before one that has waited longer', () => {
  const wrong = review({ exerciseId: 4, outcome: 'incorrect', reviewedAt: noonOf(20) });
  expect(offeredOn(scheduleOf(gameOf('1:✓ 2:✓ 3:✓ 4:✓'), [wrong]), 22)).toEqual([4, 1, 2]);
});

test('what is reviewed leaves the three, and nothing takes its place on that day', () => {
  const after = (...exercises: number[]) =>
    todaysThree(scheduleOf(game, reviewedOn(3, ...exercises)), dayOf(3));
  expect(after(3).offered.map(({ exerciseId }) => exerciseId)).toEqual([5, 6]);
  expect(after(3, 5).offered.map(({ exerciseId }) => exerciseId)).toEqual([6]);
  expect(after(3, 5, 6)).toMatchObject({ offered: [], reviewed: 3 });
});

test('after a month away three are offered, not more, and nothing says how many are due', () => {
  const today = todaysThree(scheduleOf(game, []), dayOf(40));
  expect(today.offered).toHaveLength(3);
  expect(Object.keys(today).sort()).toEqual(['offered', 'oneMore', 'reviewed']);
});

test('"One more" comes after the three, then again and again, the missed and the due ones first', () => {
  const oneMoreAfter = (...exercises: number[]) =>
    todaysThree(scheduleOf(game, reviewedOn(3, ...exercises)), dayOf(3)).oneMore?.exerciseId ?? null;
  expect(oneMoreAfter(3, 5)).toBe(null);
  expect(oneMoreAfter(3, 5, 6)).toBe(7);
  expect(oneMoreAfter(3, 5, 6, 7)).toBe(1);
  expect(oneMoreAfter(1, 2, 3, 4, 5, 6, 7)).toBe(null);
});

test('with nothing due "One more" is the exercise that is due next and has rested for two days', () => {
  const reviews = [...reviewedOn(10, 2), ...reviewedOn(11, 1), ...reviewedOn(13, 3)];
  const schedule = scheduleOf(null, reviews);
  const rested = todaysThree(schedule, dayOf(13));
  expect(rested).toMatchObject({ reviewed: 1 });
  expect([rested.offered, rested.oneMore].flat()).not.toContainEqual(
    expect.objectContaining({ exerciseId: 3 }),
  );
  const known = [
    review({ exerciseId: 1, reviewedAt: noonOf(12) }),
    review({ exerciseId: 1, reviewedAt: noonOf(15) }),
  ];
  expect(todaysThree(scheduleOf(null, known), dayOf(16))).toMatchObject({ offered: [], oneMore: null });
  expect(todaysThree(scheduleOf(null, known), dayOf(17))).toMatchObject({
    offered: [],
    oneMore: { exerciseId: 1 },
  });
});

const scheduled = (over: Partial<ScheduledExercise>): ScheduledExercise => ({
  exerciseId: 1,
  dueAt: noonOf(3),
  restedAt: noonOf(3),
  reviewedAt: null,
  isMissed: false,
  lastStates: [],
  ...over,
});

test('a day has its first instant, and not that of the next day', () => {
  const today = dayOf(3);
  const on = (over: Partial<ScheduledExercise>) => todaysThree([scheduled(over)], today);
  const dueLater = { dueAt: noonOf(9), restedAt: noonOf(9) };
  expect(on({ ...dueLater, reviewedAt: today.start }).reviewed).toBe(1);
  expect(on({ ...dueLater, reviewedAt: today.end }).reviewed).toBe(0);
  expect(on({ dueAt: today.start }).offered).toHaveLength(1);
  expect(on({ dueAt: today.end, restedAt: today.start })).toMatchObject({
    offered: [],
    oneMore: { exerciseId: 1 },
  });
  expect(on({ dueAt: noonOf(9), restedAt: today.end }).oneMore).toBe(null);
});

test('of exercises that are due at the same time the first of the game comes first', () => {
  const same = [3, 1, 2].map((exerciseId) => scheduled({ exerciseId }));
  expect(offeredOn(same, 3)).toEqual([1, 2, 3]);
  const later = same.map((one) => ({ ...one, dueAt: noonOf(9) }));
  expect(todaysThree(later, dayOf(3)).oneMore?.exerciseId).toBe(1);
});

test('an exercise reviewed on two devices on one day counts once', () => {
  const twice = [...reviewedOn(3, 3), ...reviewedOn(3, 3)];
  expect(todaysThree(scheduleOf(game, twice), dayOf(3))).toMatchObject({ reviewed: 1 });
});

test('the three of a day do not change while the game is played', () => {
  const before = gameOf('1:✓ 2:✓ 3:x 4:✓');
  const during = { ...before, exercises: [...before.exercises, ...gameOf('5:x 6:x 7:s', 3).exercises] };
  expect(offeredOn(scheduleOf(during, []), 3)).toEqual(offeredOn(scheduleOf(before, []), 3));
});

test('chance decides the state and the order of the claims, but each state comes at least once in three reviews', () => {
  const draw = (lastStates: ScheduledExercise['lastStates'], random: number) =>
    todaysThree([scheduled({ lastStates })], dayOf(3), () => random).offered;
  expect([draw([], 0), draw(['scene'], 0.9)]).toEqual([
    [{ exerciseId: 1, order: 'filmed', state: 'scene' }],
    [{ exerciseId: 1, order: 'swapped', state: 'safe' }],
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 12 }),
      (luck) => {
        const states: SceneState[] = [];
        for (const random of luck) {
          const [offered] = draw(
            [states.at(-1), states.at(-2)].filter((state) => state !== undefined),
            random,
          );
          states.push(offered?.state as SceneState);
        }
        for (let start = 0; start + 3 <= states.length; start += 1)
          expect(new Set(states.slice(start, start + 3)).size).toBe(2);
      },
    ),
  );
});
