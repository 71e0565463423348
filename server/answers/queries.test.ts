import { expect, test, vi } from 'vitest';
import { eq } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { servicesIn } from '#server/services/services.ts';
import { attempts } from '#server/tables/answers.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getCurrentPlaythrough } from './queries.ts';

const { services } = await testApp();

test('each attempt of a game is read once, however many saves it has, and none of others', async () => {
  const other = await signUpPerson(services, { userType: 'facilityAdmin' });
  await playGame(services, other.account.id, '1:x✓');
  const { account } = await signUpPerson(services, { userType: 'facilityAdmin' });
  await playGame(services, account.id, '1:x✓ 2:✓ 3:s 3:x✓ 4:xx✓ 5:✓ 6:-');
  const { playthrough, rowsRead } = await services.database.transaction(async (tx) => {
    const read = await getCurrentPlaythrough(servicesIn(services, tx), account.id);
    const { rows } = await tx.execute<{ rowsRead: number }>(
      `select (idx_tup_fetch + seq_tup_read)::int as "rowsRead" from pg_stat_xact_user_tables where relname = 'attempts'`,
    );
    return { playthrough: read, rowsRead: rows[0]?.rowsRead };
  });
  expect(playthrough?.exercises.flatMap(({ main }) => main)).toHaveLength(9);
  expect(rowsRead).toBe(await services.database.$count(attempts, eq(attempts.accountId, account.id)));
});

test('a save that arrives between the two reads is left to the next call, with its attempts', async () => {
  const { account } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const session = await playGame(services, account.id, '1:✓');
  const send = services.database.$client.query.bind(services.database.$client) as (
    ...sent: unknown[]
  ) => Promise<unknown>;
  const query = vi.spyOn(services.database.$client, 'query').mockImplementation((async (
    ...sent: unknown[]
  ) => {
    if ((sent[0] as { name?: string }).name === 'find_attempts') {
      query.mockRestore();
      await playGame(services, account.id, '2:x✓', session);
    }
    return send(...sent);
  }) as never);
  const attemptsRead = async () => {
    const playthrough = await getCurrentPlaythrough(services, account.id);
    return playthrough?.exercises.flatMap(({ exercise_id, main }) => main.map(() => exercise_id));
  };
  expect(await attemptsRead()).toEqual([1]);
  expect(await attemptsRead()).toEqual([1, 2, 2]);
});
