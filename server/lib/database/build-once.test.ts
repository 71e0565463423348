import { expect, test } from 'vitest';
import { buildOnce } from './build-once.ts';
import type { Database } from './pool.ts';

test('a query is built once for each database', () => {
  const [first, second] = [{}, {}] as [Database, Database];
  const built: Database[] = [];
  const queryOf = buildOnce((database) => ({ number: built.push(database) }));
  expect([first, second, first, second].map((database) => queryOf(database).number)).toEqual([1, 2, 1, 2]);
  expect(built).toEqual([first, second]);
});
