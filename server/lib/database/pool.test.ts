import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StartError } from '#server/lib/start-error.ts';
import { atDatabase, withServer } from '#server/testing/database/database-server.ts';
import { startStallingProxy } from '#server/testing/database/stalling-proxy.ts';
import { asSuperuser, testDatabase } from '#server/testing/database/test-database.ts';
import { outageOf } from './outage.ts';
import { type Database, type OpenDatabase, openDatabase } from './pool.ts';
import { sql } from './query.ts';
import { databaseUse } from './tables.ts';

const { url, pool } = await testDatabase();

type Wired = { connection: { stream: { destroy(): void } } };

/** Ends the connection of a transaction, and waits until the driver has noticed. */
async function endConnectionOf(tx: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  await sleep(50);
}

test('a statement that runs too long is canceled', async () => {
  const { db, close } = await openDatabase(url, { statementTimeoutMs: 100 });
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  await close();
});

test('pages out of order cost as on an SSD, for counts as well', async () => {
  const { pool: opened, counterPool, close } = await openDatabase(url);
  for (const one of [opened, counterPool]) {
    expect((await one.query('show random_page_cost')).rows).toEqual([{ random_page_cost: '1.1' }]);
  }
  await close();
});

test('dates are read whatever form the server writes them in by itself', async () => {
  const own = await testDatabase();
  const name = new URL(own.url).pathname.slice(1);
  await asSuperuser(own.pool, (client) => client.query(`alter database ${name} set datestyle = 'SQL, DMY'`));
  const { rows } = await withServer(own.url, (client) => client.query('show datestyle'));
  expect(rows).toEqual([{ DateStyle: 'SQL, DMY' }]);
  const at = new Date('2026-05-06T07:08:09.010Z');
  const opened = await openDatabase(own.url);
  for (const one of [opened.db, opened.counters]) {
    await one.insert(databaseUse).values({ mode: 'sandbox', provider: 'sandbox', namedAt: at });
    expect(await one.select({ at: databaseUse.namedAt }).from(databaseUse)).toEqual([{ at }]);
    const { rows: raw } = await one.$client.query(
      `select $1::timestamptz as at, '2026-05-06'::date::text as day`,
      [at],
    );
    expect(raw).toEqual([{ at, day: '2026-05-06' }]);
    await one.delete(databaseUse);
  }
  await opened.close();
});

test('idle connections are kept for minutes, not reopened for each burst', async () => {
  const { pool: opened, close } = await openDatabase(url);
  expect(opened.options.idleTimeoutMillis).toBeGreaterThanOrEqual(5 * 60_000);
  await close();
});

test('a connection that breaks is replaced', async () => {
  const errors: Error[] = [];
  const opened = await openDatabase(url, { connections: 1, onError: (error) => errors.push(error) });
  const { rows } = await opened.pool.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
  await expect.poll(() => opened.pool.query('select 1').catch(() => undefined)).toBeTruthy();
  expect(errors).not.toEqual([]);
  await opened.close();
});

test('a connection that ends between two statements fails only its transaction, and is reported', async () => {
  const errors: Error[] = [];
  const opened = await openDatabase(url, { connections: 1, onError: (error) => errors.push(error) });
  const failing = opened.db.transaction(async (tx) => {
    await endConnectionOf(tx);
    await tx.execute(sql`select 1`);
  });
  await expect(failing).rejects.toThrow();
  expect(errors).not.toEqual([]);
  expect(await opened.db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  await opened.close();
});

test('a connection that leads to a read-only PostgreSQL is not used again: the primary is elsewhere now', async () => {
  const opened = await openDatabase(url, { connections: 1 });
  const pidOf = async () => (await opened.pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const before = await pidOf();
  const failing = opened.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table never_made (id integer)`);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '25006' } });
  expect(await pidOf()).not.toBe(before);
  await opened.close();
});

test('the failure within a transaction is thrown, not the rollback that failed after it', async () => {
  const opened = await openDatabase(url, { connections: 1 });
  const failing = opened.db.transaction(async (tx) => {
    await endConnectionOf(tx);
    throw new Error('the cause');
  });
  await expect(failing).rejects.toThrow('the cause');
  await opened.close();
});

test('a connection that ends before its transaction begins frees its place in the pool', async () => {
  const opened = await openDatabase(url, { connections: 1 });
  opened.pool.once('acquire', (client) => (client as unknown as Wired).connection.stream.destroy());
  await expect(opened.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect(await opened.db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  await opened.close();
});

test.for([
  ['a statement', (opened: OpenDatabase) => opened.pool.query('select 1')],
  [
    'a transaction that begins',
    (opened: OpenDatabase) => opened.db.transaction((tx) => tx.execute(sql`select 1`)),
  ],
] as const)(
  'a connection that stops responding is dropped, and its place is free again: %s',
  async ([, ask]) => {
    const line = await startStallingProxy(url);
    const opened = await openDatabase(line.url, { connections: 1, statementTimeoutMs: 200 });
    line.stall();
    expect(outageOf(await ask(opened).catch((error) => error))).toBe('Query read timeout');
    await expect(ask(opened)).resolves.toBeTruthy();
    await opened.close();
  },
);

test('a connection that stops responding within a transaction is dropped at once, and its place is free again', async () => {
  const line = await startStallingProxy(url);
  const opened = await openDatabase(line.url, { connections: 1, statementTimeoutMs: 1000 });
  const begun = performance.now();
  const failing = opened.db.transaction(async (tx) => {
    line.stall();
    await tx.execute(sql`select 1`);
  });
  expect(outageOf(await failing.catch((error) => error))).toBe('Query read timeout');
  expect(performance.now() - begun).toBeLessThan(2500);
  expect(await opened.db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  await opened.close();
});

test('an idle connection is kept alive, and a statement has a timeout on our side too', async () => {
  const { pool: opened, close } = await openDatabase(url);
  const { keepAlive, keepAliveInitialDelayMillis, query_timeout } = opened.options;
  const asked = `select setting from pg_settings where name = 'statement_timeout'`;
  const [timeout] = (await opened.query(asked)).rows;
  expect(keepAlive).toBe(true);
  expect(keepAliveInitialDelayMillis).toBeLessThanOrEqual(120_000);
  expect(Number(query_timeout)).toBeGreaterThan(Number(timeout.setting));
  expect(Number(query_timeout)).toBeLessThan(20_000);
  await close();
});

test.for([
  ['not an address', 'mysql://here/there', /DATABASE_URL is not an address of a database/],
  ['no address at all', 'localhost', /DATABASE_URL is not an address of a database/],
  [
    'nobody listens',
    'postgresql://me:secret@127.0.0.1:1/name',
    /127.0.0.1:1 .*nothing answers there.*DATABASE_URL/,
  ],
  ['a missing database', atDatabase(url, 'missing'), /missing at .*there is no database of this name/],
])('a wrong address is explained in plain words, without its password: %s', async ([, wrong, message]) => {
  const failure = await openDatabase(wrong as string).catch((error) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).toMatch(message as RegExp);
  expect(failure.message).not.toContain('secret');
});

test('a wrong password is explained in plain words', async () => {
  const wrong = new URL(url);
  wrong.password = 'secret';
  await expect(openDatabase(wrong.href)).rejects.toThrow(/user or password is wrong/);
});

/** How many statements the only connection has prepared. */
async function preparedOn({ pool: opened }: OpenDatabase): Promise<number> {
  const { rows } = await opened.query('select count(*)::int as prepared from pg_prepared_statements');
  return rows[0].prepared;
}

test('a statement that is sent often is prepared once on its connection', async () => {
  const opened = await openDatabase(url, { connections: 1 });
  const double = async (n: number) =>
    (await opened.db.execute<{ twice: number }>(sql`select ${n}::int * 2 as twice`)).rows[0]?.twice;
  for (let run = 1; run < 5; run += 1) await double(run);
  expect(await preparedOn(opened)).toBe(0);
  expect([await double(5), await double(6), await double(7)]).toEqual([10, 12, 14]);
  expect(await preparedOn(opened)).toBe(1);
  await opened.db.transaction(async (tx) => tx.execute(sql`select ${8}::int * 2 as twice`));
  expect(await preparedOn(opened)).toBe(1);
  await opened.close();
});

test('a connection keeps a limited number of prepared statements, and the rest still run', async () => {
  const opened = await openDatabase(url, { connections: 1 });
  for (let text = 1; text <= 120; text += 1) {
    const last = () => opened.pool.query({ text: `select $1::int + ${text} as sum` }, [1]);
    for (let run = 1; run <= 5; run += 1) expect((await last()).rows[0].sum).toBe(text + 1);
  }
  expect(await preparedOn(opened)).toBe(100);
  await opened.close();
});
