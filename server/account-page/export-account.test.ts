import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { testApp } from '#server/testing/test-app.ts';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
const tested = await testApp({}, log);
const { services } = tested;
const { person } = peopleOf(tested);

afterEach(() => vi.restoreAllMocks());

/** A person with this many attempts, all of one save. */
async function playerWith(attempts: number) {
  const player = await person({ userType: 'facilityAdmin' });
  const { id } = player.account;
  const [session, save] = [randomUUID(), randomUUID()];
  await services.database.$client.query(
    'insert into playthroughs (account_id, id, started_at) values ($1, $2, now())',
    [id, session],
  );
  await services.database.$client.query(
    `insert into saves (account_id, save_id, playthrough_id, exercise_id, time, elapsed_ms, repeats, skip, received_at,
      total_answered, last_answered_exercise) values ($1, $2, $3, 1, 1, 1, 0, false, now(), 1, 1)`,
    [id, save, session],
  );
  await services.database.$client.query(
    `insert into attempts select $1, $2, 1 + n % 50, gen_random_uuid(), $3, 0, 'correct', null, false, false, '1', now()
    from generate_series(1, $4) n`,
    [id, session, save, attempts],
  );
  return player;
}

/** The most rows of an account that one statement has fetched. */
function watchRows() {
  const execute = vi.spyOn(services.database, 'execute');
  return async () => {
    const results = (await Promise.all(execute.mock.results.map(({ value }) => value))) as {
      rows: unknown[];
    }[];
    return Math.max(...results.map(({ rows }) => rows.length));
  };
}

test.each([1250, 1251])(
  'of %i attempts each is in the download once, and few are in memory at a time',
  async (attempts) => {
    const { call } = await playerWith(attempts);
    const maxRows = watchRows();
    const response = await call(endpoints.exportAccount);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const ids = response.json().attempts.map(({ attempt_id }: { attempt_id: string }) => attempt_id);
    expect([ids.length, new Set(ids).size]).toEqual([attempts, attempts]);
    expect(await maxRows()).toBeLessThanOrEqual(250);
  },
);

test('a download that fails before its first byte returns a problem', async () => {
  const { call } = await person();
  vi.spyOn(services.database, 'execute').mockRejectedValue(new Error('The database is gone.'));
  const response = await call(endpoints.exportAccount);
  expect([response.statusCode, response.json().code]).toEqual([500, 'unknown']);
});

test('a download that fails midway is cut off, so that nobody takes a part for the whole', async () => {
  const { call } = await playerWith(1000);
  const execute = services.database.execute.bind(services.database);
  let hasBegun = false;
  vi.spyOn(services.database, 'execute').mockImplementation((async (query: Parameters<typeof execute>[0]) => {
    if (hasBegun) throw new Error('The database is gone.');
    const result = await execute(query);
    hasBegun = result.rows.length === 250;
    return result;
  }) as unknown as typeof execute);
  await expect(call(endpoints.exportAccount)).rejects.toThrow(/destroyed/);
  expect(logged.at(-1)).toContain('a response broke off');
});
