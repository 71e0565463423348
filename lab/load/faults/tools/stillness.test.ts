import { expect, onTestFinished, test, vi } from 'vitest';
import { watchStillness } from './stillness.ts';

test('only a time in which nothing ran counts as stillness, not the delays of a busy machine', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let nowMs = 0;
  const stillness = watchStillness(() => nowMs);
  for (let tick = 0; tick < 40; tick += 1) {
    nowMs += 1200;
    vi.advanceTimersByTime(250);
  }
  expect(stillness.totalMs()).toBe(0);
  nowMs += 46_000;
  expect(stillness.totalMs()).toBe(45_750);
  expect(stillness.totalMs()).toBe(45_750);
  stillness.stop();
  expect(vi.getTimerCount()).toBe(0);
});
