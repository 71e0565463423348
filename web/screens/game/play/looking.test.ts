import { expect, test } from 'vitest';
import { isDone, type Looking, show, startLooking, tap } from './looking.ts';

const onPlace = (looking: Looking) => tap(looking, true);
const elsewhere = (looking: Looking) => tap(looking, false);

test.each([
  ['a tap on the place', [onPlace], { result: 'hit', wasShown: false }],
  ['a tap elsewhere, then on the place', [elsewhere, onPlace], { result: 'missed', wasShown: false }],
  ['taps elsewhere, then "Show me"', [elsewhere, elsewhere, show], { result: 'missed', wasShown: true }],
  ['"Show me"', [show], { result: 'shown', wasShown: true }],
])('the first thing that was done is the result: %s', (_what, steps, result) => {
  const looking = steps.reduce((before, step) => step(before), startLooking);
  expect(looking).toMatchObject(result);
  expect(isDone(looking)).toBe(true);
});

test('the question stays open after misses, and is not a result before the first tap', () => {
  expect(isDone(startLooking)).toBe(false);
  expect(startLooking.result).toBe('notAsked');
  const missed = elsewhere(elsewhere(startLooking));
  expect(isDone(missed)).toBe(false);
  expect(missed.misses).toBe(2);
});

test('nothing changes once the place is marked', () => {
  const found = onPlace(startLooking);
  expect([elsewhere(found), show(found)]).toEqual([found, found]);
});
