import { expect, test } from 'vitest';
import { hasPlan, shortened, tablesReadWhole } from './plans.ts';

test('a table that is read whole is found at any depth of a plan', () => {
  const plan = {
    'Node Type': 'Nested Loop',
    Plans: [
      { 'Node Type': 'Index Scan', 'Relation Name': 'saves' },
      { 'Node Type': 'Hash', Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'accounts' }] },
    ],
  };
  expect(tablesReadWhole(plan)).toEqual(['accounts']);
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
