import { expect, test } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { scrubDeletedRows } from './scrub-deleted-rows.ts';

const { services } = await testApp();
const pool = services.database.$client;

test('a table in use keeps its statistics, and so does a rewritten one', {
  timeout: 60_000,
}, async () => {
  await signUpPerson(services, { userType: 'facilityUser' });
  await pool.query('analyze accounts, sessions');
  const [accounts, sessions] = [await statisticsOf('accounts'), await statisticsOf('sessions')];
  expect(Math.min(accounts, sessions)).toBeGreaterThan(3);
  const client = await pool.connect();
  await client.query('begin; lock table accounts in access share mode');
  await scrubDeletedRows(services);
  await client.query('rollback');
  client.release();
  expect(await statisticsOf('accounts')).toBe(accounts);
  expect(await statisticsOf('sessions')).toBe(sessions);
});

test('a table without rows keeps no samples', { timeout: 60_000 }, async () => {
  await pool.query(`create table emptied as select 'a person' as name; analyze emptied; delete from emptied`);
  expect(await statisticsOf('emptied')).toBe(1);
  await expect
    .poll(
      async () => {
        await scrubDeletedRows(services);
        return statisticsOf('emptied');
      },
      { timeout: 30_000 },
    )
    .toBe(0);
});

async function statisticsOf(table: string): Promise<number> {
  const statement = 'select count(*)::int as count from pg_stats where tablename = $1';
  return (await pool.query(statement, [table])).rows[0].count;
}
