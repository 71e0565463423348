import { afterEach, expect, test, vi } from 'vitest';
import { fromBrowser } from './browser.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['never ends', () => new Promise<string>(() => {})],
  ['is refused', () => Promise.reject<string>(new DOMException('forbidden', 'SecurityError'))],
  ['has no interface', () => (undefined as unknown as { ask: () => Promise<string> }).ask()],
])('what a browser promises and %s is replaced within 3 s, and its name is in the log', async (how, ask) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = fromBrowser(how, ask, 'instead');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('instead');
  expect(performance.getEntriesByName(how)).toHaveLength(1);
});

test('what arrives is passed on, nothing too', async () => {
  expect(await fromBrowser('a', async () => 'arrived', 'instead')).toBe('arrived');
  expect(await fromBrowser('b', async () => undefined, 'instead')).toBeUndefined();
});
