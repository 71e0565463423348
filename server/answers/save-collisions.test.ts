import { expect, test, vi } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { playersOf } from './testing/player.ts';

const tested = await testApp();
const pool = tested.services.database.$client;
const { correct, player } = playersOf(tested);

/** Makes the database reject the next saves with this error, the given number of times. Returns a spy of the calls. */
function rejectSaves(code: string, times: number) {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  const attempted = vi.fn();
  vi.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
    const isSave = (given[0] as { name?: string }).name === 'save_answer';
    if (isSave) attempted();
    if (isSave && attempted.mock.calls.length <= times) throw Object.assign(new Error(code), { code });
    return query(...given);
  }) as typeof pool.query);
  return attempted;
}

test.each([
  ['a unique key', '23505'],
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('the server retries a save that collides with another one: %s', async (_what, code) => {
  const { save, playthrough } = await player();
  const attempted = rejectSaves(code, 2);
  expect((await save({ exercise: { main: [correct()] } })).statusCode).toBe(200);
  vi.restoreAllMocks();
  expect(attempted).toHaveBeenCalledTimes(3);
  expect(await playthrough()).toMatchObject({ totalAnswered: 1 });
});

test('a save that fails for another reason is not retried', async () => {
  const { save } = await player();
  const attempted = rejectSaves('23514', 1);
  expect((await save({ exercise: { main: [correct()] } })).statusCode).toBe(500);
  vi.restoreAllMocks();
  expect(attempted).toHaveBeenCalledTimes(1);
});
