import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { getTableColumns, is } from './query.ts';
import { readUniqueIndexes, uniqueIndexes } from './unique-indexes.ts';

const { pool } = await testDatabase();

/** Used by the migration runner and by the library for rate limits, never by us. */
const notOurs = ['migrations', 'rate_limits'];

const modules: object[] = await Promise.all(
  globSync(['server/tables/*.ts', 'server/lib/**/tables.ts']).map((file) => import(resolve(file))),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));

test.for(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the Drizzle table %s is the table that the migrations create',
  async ([name, table]) => {
    const { rows } = await pool.query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull"
       from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attname`,
      [name],
    );
    const declared = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType().replace(/^timestamp$/, 'timestamp without time zone'),
      notNull: column.notNull,
    }));
    expect(declared.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
  },
);

test('every table that the migrations create has a Drizzle table', async () => {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const declared = tables.map((table) => getTableConfig(table).name);
  expect(rows.map((row) => row.name).filter((name) => !notOurs.includes(name))).toEqual(declared.sort());
});

test('the start knows every unique index that the migrations create', async () => {
  expect(await readUniqueIndexes(pool)).toEqual(uniqueIndexes);
});

test('PostgreSQL takes no names apart for its statistics', async () => {
  await pool.query(
    `insert into accounts (id, user_type, user_name, name, created_at)
     values (gen_random_uuid(), 'individualUser', 'grace', 'Grace Lee', now())`,
  );
  await pool.query('analyze accounts');
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_stats where tablename like 'accounts\\_by\\_%' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain('accounts_by_plain_name');
  expect(names).not.toContain('accounts_by_words');
});
