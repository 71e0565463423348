import { expect, test } from 'vitest';
import { hasPlan, type Plan, shortened, tablesReadWhole, tablesWithoutIndex } from './plans.ts';

test('a table that is read whole is found at any depth of a plan', () => {
  const plan = {
    'Node Type': 'Nested Loop',
    Plans: [
      { 'Node Type': 'Index Scan', 'Relation Name': 'saves', 'Index Cond': 'true' },
      { 'Node Type': 'Hash', Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'accounts' }] },
    ],
  };
  expect(tablesReadWhole(plan)).toEqual(['accounts']);
});

test('an index without a condition reads a table whole, unless a limit ends it', () => {
  const byIndex = { 'Node Type': 'Index Only Scan', 'Relation Name': 'saves' };
  const under = (...types: string[]) =>
    tablesReadWhole(types.reduceRight<Plan>((plan, type) => ({ 'Node Type': type, Plans: [plan] }), byIndex));
  expect(under('Aggregate')).toEqual(['saves']);
  expect(under('Limit')).toEqual([]);
  expect(under('Limit', 'Nested Loop')).toEqual([]);
  expect(under('Limit', 'Sort')).toEqual(['saves']);
  expect(tablesReadWhole({ ...byIndex, 'Index Name': 'unfinished' }, ['unfinished'])).toEqual([]);
});

test('where indexes are forced, only a table without one is read by itself', () => {
  const scan = (type: string, table: string) => ({ 'Node Type': type, 'Relation Name': table });
  const plan = {
    'Node Type': 'Hash Join',
    Plans: [scan('Index Scan', 'saves'), scan('Seq Scan', 'tickets')],
  };
  expect(tablesWithoutIndex(plan)).toEqual(['tickets']);
});

test.each([
  ['\nwith seen as (select 1) select 1', true],
  ['Insert into saves values ($1)', true],
  ['begin', false],
  ['selection', false],
])('%j has a plan: %s', (statement, has) => {
  expect(hasPlan(statement)).toBe(has);
});

test('a statement is shown in one line without its comments', () => {
  expect(shortened('select 1 -- why\n  from saves')).toBe('select 1 from saves');
  expect(shortened(`select ${'x'.repeat(200)}`)).toHaveLength(160);
});
