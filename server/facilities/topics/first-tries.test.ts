import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '#server/lib/database/pool.ts';
import { type SQL, sql } from '#server/lib/database/query.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findFirstTries } from './first-tries.ts';

const { services } = await testApp();

test('each game is found by its member, however many members and games there are', async () => {
  const plan = await services.database.transaction(async (tx) => {
    // The plan of tables so large that PostgreSQL would rather read them whole and join them.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_nestloop = off`);
    const explained = { execute: (query: SQL) => tx.execute(sql`explain ${query}`) };
    return findFirstTries(explained as unknown as Database, randomUUID());
  });
  const conditions = JSON.stringify(plan).match(/Index Cond: \([^"]*account_id\)/g);
  expect(conditions).toEqual([
    expect.stringContaining('(id = member.account_id)'),
    expect.stringContaining('(account_id = member.account_id)'),
  ]);
});
