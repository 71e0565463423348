import { expect, test } from 'vitest';
import { createVisitClock } from './visit-clock.ts';

test('the timer starts at 10 and counts whole seconds while it runs', () => {
  let now = 5000;
  const clock = createVisitClock(() => now);
  expect([clock.seconds(), clock.elapsedMs()]).toEqual([10, 0]);
  clock.setRunning(true);
  now += 2999;
  expect([clock.seconds(), clock.elapsedMs()]).toEqual([12, 2999]);
  clock.setRunning(false);
  now += 60_000;
  expect(clock.elapsedMs()).toBe(2999);
  clock.setRunning(true);
  clock.setRunning(true);
  now += 1;
  expect([clock.seconds(), clock.elapsedMs()]).toEqual([13, 3000]);
  clock.reset();
  expect([clock.seconds(), clock.elapsedMs()]).toEqual([10, 0]);
});
