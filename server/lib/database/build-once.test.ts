import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { buildOnce } from './build-once.ts';
import { type Database, openDatabase } from './pool.ts';
import { sql } from './query.ts';

const { url } = await testDatabase();

test('a query is built once for the pool and once for each connection with transactions', async () => {
  const { db, close } = await openDatabase(url);
  let built = 0;
  const numberOf = buildOnce((database) => {
    built += 1;
    return database
      .select({ number: sql<number>`${sql.placeholder('number')}::int` })
      .from(sql`pg_backend_pid()`)
      .prepare('number_of');
  });
  const ask = async (database: Database, number: number) =>
    expect(await numberOf(database).execute({ number })).toEqual([{ number }]);
  await ask(db, 1);
  await ask(db, 2);
  expect(built).toBe(1);
  // One after another they get the same connection, two at a time get two.
  for (const number of [3, 4, 5]) await db.transaction((tx) => ask(tx, number));
  expect(built).toBe(2);
  await db.transaction(async (tx) => {
    await ask(tx, 6);
    await db.transaction((other) => ask(other, 7));
    await tx.transaction((inner) => ask(inner, 8));
  });
  expect(built).toBe(3);
  await close();
});
