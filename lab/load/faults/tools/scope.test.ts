import { expect, test, vi } from 'vitest';
import { limitTo, openScope } from './scope.ts';

test('the steps of a fault are undone once, the last one first, and a failed one does not stop the others', async () => {
  const undone: string[] = [];
  const scope = openScope();
  scope.onEnd(() => void undone.push('first'));
  scope.onEnd(() => {
    throw new Error('it was gone already');
  });
  scope.onEnd(async () => void undone.push('last'));
  const ends = [scope.end(), scope.end()];
  for (const end of ends)
    await expect(end).rejects.toThrow('Something was left behind: Error: it was gone already');
  expect(undone).toEqual(['last', 'first']);
});

test('nothing starts after the end, and what starts during the end is undone with it', async () => {
  const undone: string[] = [];
  const scope = openScope();
  const message = 'It was started after the end of the fault.';
  const beginLate = vi.fn(() => scope.onEnd(() => void undone.push('late')));
  scope.onEnd(beginLate);
  scope.checkOpen();
  await expect(scope.end()).rejects.toThrow(message);
  expect(beginLate.mock.results).toMatchObject([{ type: 'throw', value: { message } }]);
  expect(undone).toEqual(['late']);
  expect(scope.checkOpen).toThrow(message);
});

test('no more works run at the same time than allowed, also after one has failed', async () => {
  const inTurn = limitTo(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (fails) throw new Error('no');
    });
  const outcomes = await Promise.allSettled([true, false, true, false, false].map(work));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(2);
});
