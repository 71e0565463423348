import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { purgeArchivedPlaythroughs } from '#server/answers/archived-playthroughs.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { dayMs } from '#server/lib/clock.ts';
import { sql } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { personalTables } from '#server/tables/personal-data.ts';
import { testApp } from '#server/testing/test-app.ts';
import {
  agedRows,
  deleteExpired,
  mostRows,
  rowsOfAccounts,
  rowsOfJobs,
  rowsThatStay,
} from './expired-rows.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person, logIn } = peopleOf(tested);

test('every table has an end: rows go by their age, with the account, or there are few', async () => {
  const { rows } = await services.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const aged = agedRows.map(({ table }) => table);
  const ended = [...aged, ...[rowsOfJobs, rowsOfAccounts, rowsThatStay].flatMap(Object.keys)];
  expect(ended.sort()).toEqual(rows.map(({ name }) => name).sort());
  const withAccount = personalTables.filter(({ kept }) => !kept).map(({ table }) => table);
  expect(withAccount).toEqual(expect.arrayContaining(Object.keys(rowsOfAccounts)));
  const kept = personalTables.flatMap(({ table, kept }) => (kept ? [table] : []));
  expect(aged).toEqual(expect.arrayContaining(kept));
});

test('what is kept goes in the end: notices and payments after two years, books and the audit log after seven; games never', async () => {
  const { account } = await person({ isSubscribed: true });
  await playGame(services, account.id, '1:✓');
  await playGame(services, account.id, '2:✓');
  const { database } = services;
  const count = async () => {
    const { rows } = await database.execute<Record<string, number>>(sql`
      select (select count(*)::int from subscription_notices where account_id = ${account.id}) as notices,
        (select count(*)::int from payment_operations where account_id = ${account.id}) as operations,
        (select count(*)::int from playthroughs where account_id = ${account.id}) as games,
        (select count(*)::int from receipts where account_id = ${account.id} or id = ${account.id}) as receipts,
        (select count(*)::int from audit_log where subject = ${account.id}) as log`);
    return rows[0];
  };
  await database.execute(
    sql`insert into subscription_notices values (${account.id}, 'renewal', 'old', ${clock.now()})`,
  );
  await database.execute(sql`
    insert into receipts (id, provider_id, amount_cents, paid_at, period_start, period_end)
    values (${account.id}, 'old', 999, ${clock.now()}, ${clock.now()}, ${clock.now()})`);
  await recordAudit(database, { operator: 'ruth', command: 'price set', subject: account.id }, clock.now());
  const before = await count();
  expect(before).toMatchObject({ notices: 1, games: 2, receipts: 2, log: 1 });
  expect(before?.operations).toBeGreaterThan(0);
  clock.advance(31 * dayMs);
  await purgeArchivedPlaythroughs(services);
  await deleteExpired(services);
  expect(await count()).toEqual(before);
  clock.advance(702 * dayMs);
  await deleteExpired(services);
  expect(await count()).toEqual({ notices: 0, operations: 0, games: 2, receipts: 2, log: 1 });
  clock.advance(5 * 366 * dayMs);
  await deleteExpired(services);
  // As long as there is an account, it shows what was paid.
  expect(await count()).toEqual({ notices: 0, operations: 0, games: 2, receipts: 1, log: 0 });
});

/** What makes a copy of a row another one. */
const copies: Record<string, string> = {
  sessions: `'id', gen_random_uuid(), 'token_hash', 'copy ' || n`,
  security_events: `'at', at - n * interval '1 second'`,
  helper_links: `'token_hash', 'copy ' || n, 'ended_at', made_at`,
  feedback: `'id', gen_random_uuid(), 'idempotency_key', null`,
  tickets: `'id', gen_random_uuid(), 'idempotency_key', null`,
  payment_operations: `'id', gen_random_uuid()`,
  saves: `'save_id', gen_random_uuid()`,
  playthroughs: `'id', gen_random_uuid(), 'archived_at', started_at`,
};

/** Somebody with a row in each list that a person can add to without end. */
async function personWithLists() {
  const one = await person({ isSubscribed: true });
  const { call, account } = one;
  await playGame(services, account.id, '1:✓');
  await call(endpoints.giveFeedback, { feedback: 'I like it' });
  await call(endpoints.contactUs, { name: 'Ann', email: one.email, issue: 'How do I begin?' });
  await call(endpoints.makeHelperLink);
  await logIn(one.email as string, one.password);
  return one;
}

test('a list that a person can add to without end keeps the newest of them, and nobody else loses a row', async () => {
  const [filler, other] = [await personWithLists(), await personWithLists()];
  const countOf = async (table: string, accountId: string) => {
    const { rows } = await services.database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where account_id = ${accountId}`,
    );
    return rows[0]?.count;
  };
  const lists = mostRows.map(({ table }) => table);
  expect(Object.keys(copies)).toEqual(lists);
  const before = await Promise.all(lists.map((table) => countOf(table, other.account.id)));
  expect(before).not.toContain(0);
  for (const { table, most } of mostRows) {
    await services.database.execute(sql`
      insert into ${sql.identifier(table)} overriding user value
      select (jsonb_populate_record(
        null::${sql.identifier(table)}, to_jsonb(one) || jsonb_build_object(${sql.raw(copies[table] as string)})
      )).*
      from (select * from ${sql.identifier(table)} where account_id = ${filler.account.id} limit 1) as one,
        generate_series(1, ${most + 5}) as n`);
  }
  await deleteExpired(services);
  // Beside those of a list stands what it does not count: the open link, the answer of the game, and the game itself.
  const beside: Record<string, number> = { helper_links: 1, saves: 1, playthroughs: 1 };
  for (const { table, most } of mostRows) {
    expect([table, await countOf(table, filler.account.id)]).toEqual([table, most + (beside[table] ?? 0)]);
  }
  expect(await Promise.all(lists.map((table) => countOf(table, other.account.id)))).toEqual(before);
});
