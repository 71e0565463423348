import { expect, test } from 'vitest';
import { countRunning } from './count-running.ts';

test('work that runs is counted until it has ended, also when it fails', async () => {
  const ends: ((isGood: boolean) => void)[] = [];
  const { running, counted } = countRunning(
    (name: string) =>
      new Promise<string>((resolve, reject) =>
        ends.push((isGood) => (isGood ? resolve(name) : reject(new Error(name)))),
      ),
  );
  const [first, second] = [counted('first'), counted('second')];
  expect(running()).toBe(2);
  ends[0]?.(true);
  expect(await first).toBe('first');
  ends[1]?.(false);
  await expect(second).rejects.toThrow('second');
  expect(running()).toBe(0);
});
