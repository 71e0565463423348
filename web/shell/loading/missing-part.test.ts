// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest';
import { tabItems } from '#web/lib/storage.ts';
import { takeTyped } from './missing-part.ts';

afterEach(() => tabItems.clear());

const keep = (typed: unknown, path = location.pathname) =>
  tabItems.set('typed', JSON.stringify({ path, typed }));

test('what was typed comes back once, on its own page alone', () => {
  keep([['text email 0', 'rosa@example.org']]);
  expect(takeTyped()).toEqual([['text email 0', 'rosa@example.org']]);
  expect(takeTyped()).toEqual([]);
  keep([['text email 0', 'rosa@example.org']], '/elsewhere');
  expect(takeTyped()).toEqual([]);
});

test.each(['no JSON', 'null', '7', '{}', '{"path":"/","typed":"all"}'])(
  'nonsense (%s) is nothing',
  (item) => {
    tabItems.set('typed', item);
    expect(takeTyped()).toEqual([]);
  },
);

test('of a list only what could have been typed comes back', () => {
  keep([['text email 0', 7], 'email', null, ['checkbox age 0', true]]);
  expect(takeTyped()).toEqual([['checkbox age 0', true]]);
});
