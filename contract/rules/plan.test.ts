import { expect, test } from 'vitest';
import type { PlanChange } from '../plans.ts';
import { planChange, timeOf } from '../testing/plan-changes.ts';
import { planOf } from './plan.ts';

const planOn = (day: number, ...changes: PlanChange[]) => planOf(changes, new Date(timeOf(day)));
const have = planChange();
const chosen = planChange({ kind: 'chosen', madeAt: timeOf(1, 1) });
const outcome = (kind: 'done' | 'notYet' | 'hand', day: number, afterDays: 0 | 7 | 28 = 0) =>
  planChange({ kind, afterDays, madeAt: timeOf(day, 2) });

test('without changes the plan is empty', () => {
  expect(planOn(1)).toEqual({ things: [], chosen: null });
});

test('of several marks of an exercise the last one counts, and one that was taken back is gone', () => {
  const safe = planChange({ kind: 'safe', madeAt: timeOf(2) });
  const unmarked = planChange({ kind: 'unmarked', madeAt: timeOf(3) });
  expect(planOn(4, safe, have).things).toEqual([{ exerciseId: 1, mark: 'safe', isDone: false }]);
  expect(planOn(4, safe, have, unmarked).things).toEqual([]);
});

test('all fifty exercises can be in a plan, in the order of the game', () => {
  const changes = Array.from({ length: 50 }, (_, index) => planChange({ exerciseId: 50 - index }));
  const ids = planOn(2, ...changes).things.map(({ exerciseId }) => exerciseId);
  expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('what is chosen is also something that the player has', () => {
  expect(planOn(1, chosen)).toEqual({
    things: [{ exerciseId: 1, mark: 'have', isDone: false }],
    chosen: {
      exerciseId: 1,
      what: 'Put the rug away',
      when: 'thisWeek',
      helper: '',
      chosenAt: chosen.madeAt,
      outcome: null,
      followUp: null,
    },
  });
});

test('one thing is chosen at a time: another choice takes its place and starts its own days', () => {
  const other = planChange({ kind: 'chosen', exerciseId: 7, madeAt: timeOf(6) });
  expect(planOn(9, chosen, other)).toMatchObject({
    things: [{ exerciseId: 1 }, { exerciseId: 7 }],
    chosen: { exerciseId: 7, followUp: null },
  });
});

test.each(['elsewhere', 'safe', 'unmarked', 'unchosen', 'done'] as const)(
  'after %s nothing is chosen, and nothing is asked',
  (kind) => {
    const after = planChange({ kind, madeAt: timeOf(3) });
    expect(planOn(40, have, chosen, after).chosen).toBe(null);
  },
);

test('what is done stays in the plan as done, until the player has it again', () => {
  const again = planChange({ madeAt: timeOf(20) });
  expect(planOn(9, chosen, outcome('done', 8)).things).toMatchObject([{ mark: 'have', isDone: true }]);
  expect(planOn(21, chosen, outcome('done', 8), again).things).toMatchObject([{ isDone: false }]);
});

test.each([
  [7, null],
  [8, null],
  [9, 7],
  [28, 7],
  [30, 28],
  [400, 28],
])('on day %i after a choice on day 1 the follow-up due is %s', (day, followUp) => {
  const late = { ...chosen, madeAt: timeOf(1, 60) };
  expect(planOn(day, late).chosen).toMatchObject({ followUp });
});

test('a follow-up is asked once: after "Not yet" on day 8 the next one comes after 28 days, and then none', () => {
  const first = [chosen, outcome('notYet', 8, 7)];
  expect(planOn(9, ...first).chosen).toMatchObject({ outcome: 'notYet', followUp: null });
  expect(planOn(30, ...first).chosen).toMatchObject({ followUp: 28 });
  const second = [...first, outcome('hand', 30, 28)];
  expect(planOn(300, ...second).chosen).toMatchObject({ outcome: 'hand', followUp: null });
});

test('an outcome that nobody asked for leaves the follow-ups as they are', () => {
  expect(planOn(10, chosen, outcome('hand', 2)).chosen).toMatchObject({ outcome: 'hand', followUp: 7 });
});

test('what was said of an earlier choice answers no follow-up of the next one', () => {
  const again = planChange({ kind: 'chosen', madeAt: timeOf(9) });
  expect(planOn(20, chosen, outcome('notYet', 8, 7), again).chosen).toMatchObject({
    outcome: null,
    followUp: 7,
  });
});

test('an outcome of something that is not chosen changes no choice, and "Done" still counts', () => {
  const done = planChange({ kind: 'done', exerciseId: 3, afterDays: 0, madeAt: timeOf(2) });
  expect(planOn(3, chosen, done)).toMatchObject({
    things: [{ exerciseId: 1 }, { exerciseId: 3, isDone: true }],
    chosen: { exerciseId: 1 },
  });
});

test('a clock that jumps back asks nothing, and loses nothing', () => {
  const early = planOf([have, chosen], new Date(timeOf(-400)));
  expect(early).toMatchObject({ things: [{ exerciseId: 1 }], chosen: { followUp: null } });
});

test('what was said of an exercise that has been replaced is not in the plan', () => {
  expect(planOn(9, { ...have, retired: true }, { ...chosen, retired: true })).toEqual({
    things: [],
    chosen: null,
  });
});
