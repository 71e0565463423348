import { expect, test, vi } from 'vitest';
import { uuid } from '#contract/fields.ts';
import { newId } from './new-id.ts';

test('without a secure connection, ids are still valid and distinct UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  expect(ids.filter((id) => !uuid.safeParse(id).success)).toEqual([]);
  expect(ids.filter((id) => !/^.{14}4.{4}[89ab]/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  vi.unstubAllGlobals();
});
