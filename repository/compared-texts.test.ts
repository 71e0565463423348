import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What a database makes of a letter in capitals depends on its own settings: a Turkish one has a dotless i for I. Names
 * and addresses are therefore compared by `name_key` and `address_key` alone, which follow Unicode everywhere.
 */

/** The last migration from before the rule. */
const lastBefore = '0044';

/** Their texts have no letter beyond F. */
const ofHexadecimals = ['server/lib/is-uuid.ts'];

const programs = globSync('server/**/*.ts').filter(
  (file) => !/\.test\.ts$/.test(file) && !ofHexadecimals.includes(file),
);
const migrations = globSync('server/lib/database/migrations/*.sql').filter(
  (file) => basename(file).slice(0, 4) > lastBefore,
);

/** Capitals by the settings of the database, and comparisons that do without them by those. */
const bySettings =
  /\b(?:lower|upper|initcap) ?\((?![^()]{0,200} collate "und-x-icu"\))|\bilike\b|\bcitext\b| !?~~?\* /gi;

const withoutComments = (text: string) => text.replaceAll(/^\s*(?:--|\/\/|\/?\*).*$/gm, '');

const faultsIn = (text: string) => withoutComments(text).match(bySettings) ?? [];

test('no statement compares texts by the capitals of the database', () => {
  expect(programs.length).toBeGreaterThan(500);
  expect(migrations.length).toBeGreaterThan(0);
  const found = [...programs, ...migrations].flatMap((file) =>
    faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'where lower(email) = lower($1)',
  'create index by_name on units (upper(name))',
  "where name ilike '%a%'",
  "where name ~* 'a'",
  "where name ~~* 'a'",
])('it is noticed in %j', (statement) => {
  expect(faultsIn(statement)).not.toEqual([]);
});

test.each([
  'where address_key(email) = address_key($1)',
  'lower($1 collate "und-x-icu")',
  '-- lower() is not used here',
  'typed.toLowerCase()',
])('%j is no fault', (statement) => {
  expect(faultsIn(statement)).toEqual([]);
});
