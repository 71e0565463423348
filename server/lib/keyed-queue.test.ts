import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

const queueOfTwo = () => createKeyedQueue({ atOnce: 2, maxWaiting: 30 });

/** Work that runs until the test ends it, with its state. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { begun: false, end: resolve };
  const run = async () => {
    state.begun = true;
    await promise;
  };
  return { state, run };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('two calls of one account run at once, a third waits its turn, and another account does not wait', async () => {
  const inTurn = queueOfTwo();
  const [one, two, three, other] = [work(), work(), work(), work()];
  const runs = [one, two, three].map(({ run }) => inTurn('ann', run));
  runs.push(inTurn('bob', other.run));
  await aMoment();
  expect([one, two, three, other].map(({ state }) => state.begun)).toEqual([true, true, false, true]);
  one.state.end();
  await aMoment();
  expect(three.state.begun).toBe(true);
  for (const { state } of [two, three, other]) state.end();
  await Promise.all(runs);
});

test('a call that fails gives its turn to the next one', async () => {
  const inTurn = queueOfTwo();
  const fail = () => Promise.reject(new Error('no'));
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn('ann', fail)));
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await inTurn('ann', async () => 'fine')).toBe('fine');
});

test('of 40 calls of one account at once the last eight are rejected as busy', async () => {
  const inTurn = queueOfTwo();
  const { state, run } = work();
  const results = Array.from({ length: 40 }, () => inTurn('ann', run));
  const settled = Promise.allSettled(results);
  state.end();
  const rejected = (await settled).filter((result) => result.status === 'rejected');
  expect(rejected).toHaveLength(8);
  expect(rejected[0]).toMatchObject({ reason: { code: 'busy' } });
});
